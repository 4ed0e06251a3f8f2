import { useEffect, useState } from 'react'
import { DESTINATION_SEARCH_LIMIT_DEMO, type ExplainedMatch, searchDestinations } from '@meander/sdk/contract/destinations'
import { request } from '../shell/request.ts'
import { Readings } from './Readings.tsx'

/** Milliseconds of quiet before a search is made. */
const QUIET = 300
const WORDS = { exact: 'Whole name', starts_with: 'Beginning', alias: 'Another name', word: 'A word in it', contains: 'A part of it', fuzzy: 'Likeness' }

/** What matches the letters typed, asked for after a moment of quiet; and how often the server was asked. */
function useMatches(typed: string) {
  const [calls, setCalls] = useState(0)
  const [found, setFound] = useState<{ matches: ExplainedMatch[]; milliseconds: number }>({ matches: [], milliseconds: 0 })

  useEffect(() => {
    if (!typed.trim()) return setFound({ matches: [], milliseconds: 0 })
    let wanted = true
    const timer = window.setTimeout(async () => {
      setCalls((count) => count + 1)
      const query = { query: typed, limit: DESTINATION_SEARCH_LIMIT_DEMO, explain: 'true' } as const
      const answer = await request(searchDestinations, { query }).catch(() => null)
      if (wanted) setFound({ matches: (answer?.reply.matches ?? []) as ExplainedMatch[], milliseconds: answer?.milliseconds ?? 0 })
    }, QUIET)
    return () => {
      wanted = false
      window.clearTimeout(timer)
    }
  }, [typed])

  return { ...found, calls }
}

export function SmartDestinations() {
  const [typed, setTyped] = useState('Lis')
  const [letters, setLetters] = useState(1)
  const { matches, milliseconds, calls } = useMatches(typed)
  const best = matches[0]
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
        <ul className="choices" aria-label="Matches">
          {matches.map((match) => (
            <li key={match.name}>
              <button type="button" onClick={() => setTyped(match.name)}>
                <b>{match.name}</b>
                <span>
                  {match.matchType}, {match.score.toFixed(2)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <Readings
        readings={[
          { label: 'Last answer', figure: `${milliseconds} ms` },
          { label: 'Results', figure: `${matches.length} of ${DESTINATION_SEARCH_LIMIT_DEMO}` },
          { label: 'Calls saved by waiting', figure: `${Math.max(0, letters - calls)} of ${letters}` },
          ...(best ? [{ label: 'Matched by', figure: WORDS[best.matchType], note: `Score ${best.score.toFixed(2)} of 1.` }] : []),
        ]}
      />
    </>
  )
}
