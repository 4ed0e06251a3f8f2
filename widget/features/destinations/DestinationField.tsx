import { useStore } from '@nanostores/react'
import type { DestinationMatch } from '@meander/sdk/contract/destinations'
import { useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { destinations as text } from '../../i18n/en/destinations.ts'
import { useSheet } from '../../kit/ui/later.ts'
import sheet from './DestinationField.css?inline'
import { foundNothing, type DestinationSearch } from './destination-search.ts'
import { Suggestions } from './Suggestions.tsx'

interface DestinationFieldProps {
  label: string
  placeholder?: string
  value: string
  search: DestinationSearch
  onChange: (value: string) => void
}

/** 'Lisbon, Portugal' */
export function placeName({ name, region }: DestinationMatch): string {
  return region && region !== name ? `${name}, ${region}` : name
}

/** A text field that suggests destinations: arrow keys choose, Enter takes (the first, where none is chosen), Escape leaves what was typed. */
export function DestinationField({ label, placeholder, value, search, onChange }: DestinationFieldProps) {
  const id = useId()
  const { found, matches, active, take, handleKey } = useChoices(search, onChange)
  const open = matches.length > 0
  useSheet(sheet)
  const leaving = useLeaving(search)
  const handleBlur = (event: FocusEvent<HTMLDivElement>) => {
    const next = event.relatedTarget
    if (!(next instanceof Node) || !event.currentTarget.contains(next)) leaving.begin()
  }
  return (
    <div className="destination-field" onBlur={handleBlur} onFocus={leaving.cancel}>
      <label className="field">
        <span className="label">{label}</span>
        <input
          className="answer"
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          aria-activedescendant={open && active >= 0 ? `${id}-${active}` : undefined}
          value={value}
          placeholder={placeholder}
          maxLength={200}
          onInput={(event) => {
            onChange(event.currentTarget.value)
            search.type(event.currentTarget.value)
          }}
          onKeyDown={handleKey}
        />
      </label>
      {open && (
        <>
          <Suggestions id={id} matches={matches} typed={value.trim()} active={active} onTake={take} />
          <p className="credit">{text.credit}</p>
        </>
      )}
      {foundNothing(found) && (
        <p className="nothing-found" role="status">
          {text.none(found.query)}
        </p>
      )}
      <span className="hidden" role="status">
        {found.state === 'ready' && open ? text.found(matches.length) : ''}
      </span>
    </div>
  )
}

/** As long as a press takes: what is pressed beneath the list must not move away before the finger is lifted. */
const PRESS_MS = 250

/** The list goes a moment after the focus has. */
function useLeaving(search: DestinationSearch): { begin: () => void; cancel: () => void } {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => cancel, [])
  return {
    begin() {
      cancel()
      timer.current = setTimeout(() => search.clear(), PRESS_MS)
    },
    cancel,
  }
}

/** The suggestions, which of them the arrow keys stand on, and how one is taken. */
function useChoices(search: DestinationSearch, onChange: (value: string) => void) {
  const found = useStore(search.$search)
  // A choice belongs to the list that it was made in: with other suggestions none is chosen.
  const [chosen, setChosen] = useState({ of: found, index: -1 })
  const active = chosen.of === found ? chosen.index : -1
  useEffect(() => () => search.clear(), [search])

  const matches = found.state === 'idle' ? [] : found.matches
  const take = (match: DestinationMatch) => {
    onChange(placeName(match))
    search.clear()
  }
  const handleKey = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    // Who types a beginning and presses Enter means the first of what it may become.
    const match = matches[Math.max(active, 0)]
    if (by !== 0 && matches.length > 0) setChosen({ of: found, index: (active + by + matches.length + (active < 0 && by < 0 ? 1 : 0)) % matches.length })
    else if (event.key === 'Enter' && match) take(match)
    else if (event.key === 'Escape' && found.state !== 'idle') search.clear()
    else return
    event.preventDefault()
  }
  return { found, matches, active, take, handleKey }
}
