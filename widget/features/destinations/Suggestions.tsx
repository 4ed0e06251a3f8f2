import { useLayoutEffect, useRef } from 'react'
import { destinations as text } from '../../i18n/en/destinations.ts'
import { useSheet } from '../../kit/ui/later.ts'
import sheet from './Suggestions.css?inline'
import { foundNothing, type SearchState } from './destination-search.ts'
import type { DestinationChoices } from './use-destination-choices.ts'

interface SuggestionsProps {
  id: string
  choices: DestinationChoices
  typed: string
}

/** The list while there is one, with the names' licence; how many there are is said in any case. */
export function Suggestions({ id, choices: { found, matches, active, take }, typed }: SuggestionsProps) {
  const open = matches.length > 0
  const list = useRef<HTMLUListElement>(null)
  useSheet(sheet)
  // The list may be longer than its place.
  useLayoutEffect(() => list.current?.children[active]?.scrollIntoView?.({ block: 'nearest' }), [active])
  return (
    <>
      {open && (
        <>
          <ul ref={list} className="choices" role="listbox" id={id} aria-label={text.suggestions}>
            {matches.map((match, index) => (
              <li
                key={`${match.name}, ${match.region}`}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                // The focus stays in the field.
                onPointerDown={(event) => event.preventDefault()}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(match)}
              >
                <b>
                  <Marked name={match.name} typed={typed} />
                </b>
                <span>{match.region}</span>
              </li>
            ))}
          </ul>
          <p className="credit">{text.credit}</p>
        </>
      )}
      <span className="hidden" role="status">
        {found.state === 'ready' && open ? text.found(matches.length) : ''}
      </span>
    </>
  )
}

export function NothingFound({ found }: { found: SearchState }) {
  return foundNothing(found) ? (
    <p className="nothing-found" role="status">
      {text.none(found.query)}
    </p>
  ) : null
}

/** The name with what was typed underlined in it. */
function Marked({ name, typed }: { name: string; typed: string }) {
  const at = typed ? name.toLowerCase().indexOf(typed.toLowerCase()) : -1
  if (at < 0) return name
  return (
    <>
      {name.slice(0, at)}
      <mark>{name.slice(at, at + typed.length)}</mark>
      {name.slice(at + typed.length)}
    </>
  )
}
