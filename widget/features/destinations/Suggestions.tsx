import type { DestinationMatch } from '@meander/sdk/contract/destinations'
import { destinations as text } from '../../i18n/en/destinations.ts'

interface SuggestionsProps {
  id: string
  matches: readonly DestinationMatch[]
  typed: string
  /** Which one the arrow keys stand on; -1 is none. */
  active: number
  onTake: (match: DestinationMatch) => void
}

export function Suggestions({ id, matches, typed, active, onTake }: SuggestionsProps) {
  return (
    <ul className="choices" role="listbox" id={id} aria-label={text.suggestions}>
      {matches.map((match, index) => (
        <li key={`${match.name}, ${match.region}`} id={`${id}-${index}`} role="option" aria-selected={index === active}>
          {/* The focus stays in the field. */}
          <button type="button" tabIndex={-1} onPointerDown={(event) => event.preventDefault()} onClick={() => onTake(match)}>
            <b>
              <Marked name={match.name} typed={typed} />
            </b>
            <span>{match.region}</span>
          </button>
        </li>
      ))}
    </ul>
  )
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
