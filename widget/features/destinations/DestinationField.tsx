import { useId } from 'react'
import type { DestinationSearch } from './destination-search.ts'
import { DestinationInput } from './DestinationInput.tsx'
import { NothingFound, Suggestions } from './Suggestions.tsx'
import { useDestinationChoices } from './use-destination-choices.ts'

interface DestinationFieldProps {
  label: string
  placeholder?: string
  value: string
  search: DestinationSearch
  onChange: (value: string) => void
}

/** A text field that suggests destinations: arrow keys choose, Enter takes (the first, where none is chosen), Escape leaves what was typed. */
export function DestinationField({ label, search, onChange, ...field }: DestinationFieldProps) {
  const id = useId()
  const choices = useDestinationChoices(search, onChange)
  return (
    <div className="destination-field" {...choices.leaving}>
      <label className="field">
        <span className="label">{label}</span>
        <DestinationInput {...field} className="answer" list={id} choices={choices} />
      </label>
      <Suggestions id={id} choices={choices} typed={field.value.trim()} />
      <NothingFound found={choices.found} />
    </div>
  )
}
