import type { DestinationMatch } from '@meander/sdk/contract/destinations'
import { useEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react'
import { useStore } from '../../kit/use-store.ts'
import type { DestinationSearch } from './destination-search.ts'

/** 'Lisbon, Portugal': not by a district that only says the name again, unless that is what tells it from another. */
export function placeName(match: DestinationMatch, matches: readonly DestinationMatch[] = []): string {
  const short = shortName(match)
  return matches.some((other) => other !== match && shortName(other) === short) ? fullName(match) : short
}

const SAME_LETTERS = 4
const beginning = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').slice(0, SAME_LETTERS).toLowerCase()
const fullName = ({ name, region }: DestinationMatch): string => (region && region !== name ? `${name}, ${region}` : name)

function shortName(match: DestinationMatch): string {
  const [district = '', ...rest] = match.region.split(', ')
  return rest.length > 0 && beginning(district) === beginning(match.name) ? [match.name, ...rest].join(', ') : fullName(match)
}

/** As long as a press takes: what is pressed beneath the list must not move away before the finger is lifted. */
const PRESS_MS = 250

/** The list goes a moment after the focus has. */
function useLeaving(search: DestinationSearch) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const cancel = () => clearTimeout(timer.current)
  useEffect(() => cancel, [])
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    const next = event.relatedTarget
    if (next instanceof Node && event.currentTarget.contains(next)) return
    cancel()
    timer.current = setTimeout(() => search.clear(), PRESS_MS)
  }
  return { onBlur: handleBlur, onFocus: cancel }
}

export type DestinationChoices = ReturnType<typeof useDestinationChoices>

/** The suggestions, which of them the arrow keys stand on, and how one is taken. */
export function useDestinationChoices(search: DestinationSearch, onChange: (value: string) => void) {
  const found = useStore(search.$search)
  // A choice belongs to the list that it was made in: with other suggestions none is chosen.
  const [chosen, setChosen] = useState({ of: found, index: -1 })
  const active = chosen.of === found ? chosen.index : -1
  useEffect(() => () => search.clear(), [search])

  const matches = found.state === 'idle' ? [] : found.matches
  const take = (match: DestinationMatch) => {
    onChange(placeName(match, matches))
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
  const handleInput = (text: string) => {
    onChange(text)
    search.type(text)
  }
  return { found, matches, active, take, handleKey, handleInput, leaving: useLeaving(search) }
}
