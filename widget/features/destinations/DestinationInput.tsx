import type { ComponentProps } from 'react'
import type { DestinationChoices } from './use-destination-choices.ts'

interface DestinationInputProps extends Omit<ComponentProps<'input'>, 'list' | 'onInput' | 'onKeyDown'> {
  choices: DestinationChoices
  /** The id of the list of suggestions. */
  list: string
}

/** The field itself, without its label and without the list. */
export function DestinationInput({ choices: { matches, active, handleInput, handleKey }, list, ...rest }: DestinationInputProps) {
  const open = matches.length > 0
  return (
    <input
      {...rest}
      role="combobox"
      autoComplete="off"
      aria-autocomplete="list"
      aria-expanded={open}
      aria-controls={open ? list : undefined}
      aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
      maxLength={200}
      onInput={(event) => handleInput(event.currentTarget.value)}
      onKeyDown={handleKey}
    />
  )
}
