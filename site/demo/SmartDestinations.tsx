import { useEffect, useState } from 'react'
import { DESTINATION_SEARCH_LIMIT_DEMO, searchDestinations, type DestinationMatch, type ExplainedMatch } from '@meander/sdk/contract/destinations'
import { request } from '../shell/request.ts'
import { Readings } from './Readings.tsx'

/** Milliseconds of quiet before a search is made. */
const QUIET = 300
const WORDS = { exact: 'Whole name', starts_with: 'Beginning', alias: 'Another name', word: 'A word in it', contains: 'A part of it', fuzzy: 'Likeness' }

interface Place extends ExplainedMatch {
  region: string
}

interface Found {
  places: readonly Place[]
  /** How long each answer took, the last at the end; ms. */
  took: readonly number[]
}

/** Why each place matched, and where it lies: two answers to one question, in the same order. */
async function search(query: string): Promise<{ places: Place[]; milliseconds: number }> {
  const ask = (more: { explain?: 'true' }) => request(searchDestinations, { query: { query, limit: DESTINATION_SEARCH_LIMIT_DEMO, ...more } })
  const [explained, plain] = await Promise.all([ask({ explain: 'true' }), ask({})])
  const regions = plain.reply.matches as DestinationMatch[]
  const places = (explained.reply.matches as ExplainedMatch[]).map((match, index) => ({ ...match, region: regions[index]?.name === match.name ? regions[index].region : '' }))
  return { places, milliseconds: explained.milliseconds }
}

/** What matches the letters typed, asked for after a moment of quiet; `took` has an entry for each time that the server was asked. */
function useMatches(typed: string): Found {
  const [found, setFound] = useState<Found>({ places: [], took: [] })

  useEffect(() => {
    if (!typed.trim()) return setFound(({ took }) => ({ places: [], took }))
    let wanted = true
    const timer = window.setTimeout(async () => {
      const answer = await search(typed).catch(() => ({ places: [], milliseconds: 0 }))
      if (wanted) setFound(({ took }) => ({ places: answer.places, took: [...took, answer.milliseconds] }))
    }, QUIET)
    return () => {
      wanted = false
      window.clearTimeout(timer)
    }
  }, [typed])

  return found
}

export function SmartDestinations() {
  const [typed, setTyped] = useState('Lis')
  const [letters, setLetters] = useState(1)
  const { places, took } = useMatches(typed)
  const best = places[0]
  return (
    <>
      <div>
        <h2>Smart Destinations</h2>
        <p className="say">
          Type a few letters. Suggestions arrive after 300 ms of quiet, ten at most here, with the place a traveller would mean first.
        </p>
        <label className="field">
          <span className="label">Destination</span>
          <input
            className="answer"
            value={typed}
            autoComplete="off"
            onChange={(event) => {
              setTyped(event.target.value)
              setLetters((count) => count + 1)
            }}
          />
        </label>
        <Matches places={places} letters={typed.trim()} onChoose={setTyped} />
      </div>
      <Readings
        readings={[
          { label: 'Last answer', figure: `${took.at(-1) ?? 0} ms`, trace: took },
          { label: 'Results', figure: `${places.length} of ${DESTINATION_SEARCH_LIMIT_DEMO}` },
          { label: 'Calls saved by waiting', figure: `${Math.max(0, letters - took.length)} of ${letters}` },
          ...(best ? [{ label: 'Matched by', figure: WORDS[best.matchType], note: `Score ${best.score.toFixed(2)} of 1.` }] : []),
        ]}
      />
    </>
  )
}

function Matches({ places, letters, onChoose }: { places: readonly Place[]; letters: string; onChoose: (name: string) => void }) {
  return (
    <ul className="choices" aria-label="Matches">
      {places.map(({ name, region, matchType, score }, index) => (
        <li key={index}>
          <button type="button" onClick={() => onChoose(name)}>
            <span className="where">
              <b>
                <Marked name={name} letters={letters} />
              </b>
              {region && <small>{region}</small>}
            </span>
            <span>
              {matchType}, {score.toFixed(2)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

/** The letters that were typed, where the name begins with them. */
function Marked({ name, letters }: { name: string; letters: string }) {
  if (!letters || !name.toLowerCase().startsWith(letters.toLowerCase())) return name
  return (
    <>
      <mark>{name.slice(0, letters.length)}</mark>
      {name.slice(letters.length)}
    </>
  )
}
