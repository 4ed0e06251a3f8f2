import { useEffect, useRef, useState } from 'react'
import { DESTINATION_SEARCH_LIMIT_DEMO, searchDestinations, type DestinationMatch, type ExplainedMatch } from '@meander/sdk/contract/destinations'
import { request } from '../shell/request.ts'
import { readingOfTime, Readings } from './Readings.tsx'
import { Failed } from './States.tsx'
import { type Answered, type Asked, useAsking } from './use-asking.ts'

/** Milliseconds of quiet before a search is made. */
const QUIET = 300
/** A question is so many calls. */
const CALLS = 2
const WORDS = { exact: 'Whole name', starts_with: 'Beginning', alias: 'Another name', word: 'A word in it', contains: 'A part of it', fuzzy: 'Likeness' }

interface Place extends ExplainedMatch {
  region: string
}

/** Why each place matched, and where it lies: two answers to one question, in the same order. */
async function search(query: string): Promise<Answered<Place[]>> {
  const ask = (more: { explain?: 'true' }) => request(searchDestinations, { query: { query, limit: DESTINATION_SEARCH_LIMIT_DEMO, ...more } })
  const [explained, plain] = await Promise.all([ask({ explain: 'true' }), ask({})])
  const regions = plain.reply.matches as DestinationMatch[]
  const places = (explained.reply.matches as ExplainedMatch[]).map((match, index) => ({ ...match, region: regions[index]?.name === match.name ? regions[index].region : '' }))
  return { reply: places, milliseconds: explained.milliseconds }
}

/** What matches the letters typed, asked for after a moment of quiet; and how many questions that has saved. */
function useMatches(typed: string) {
  const asking = useAsking(search)
  const [saved, setSaved] = useState(0)
  const { ask, forget } = asking
  useEffect(() => {
    if (!typed.trim()) return forget()
    let waits = true
    const timer = window.setTimeout(() => {
      waits = false
      void ask(typed)
    }, QUIET)
    return () => {
      window.clearTimeout(timer)
      if (waits) setSaved((before) => before + 1)
    }
  }, [typed, ask, forget])
  return { ...asking, saved }
}

const NONE: readonly Place[] = []

/** What was answered last stands until the next answer: nothing flickers while one types. */
function useLast(now: Asked<readonly Place[]>): readonly Place[] {
  const last = useRef(NONE)
  if (now.state !== 'asking') last.current = now.state === 'answered' ? now.reply : NONE
  return last.current
}

export function SmartDestinations() {
  const [typed, setTyped] = useState('Lis')
  const { now, took, count, saved, ask } = useMatches(typed)
  const places = useLast(now)
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
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {now.state === 'failed' ? <Failed onAgain={() => void ask(typed)} /> : <Matches places={places} letters={typed.trim()} onChoose={setTyped} />}
        {now.state === 'answered' && places.length === 0 && (
          <p className="say" role="status">
            No place is called so, nor anything like it.
          </p>
        )}
      </div>
      <Readings
        readings={[
          readingOfTime('Last answer', took, now.state === 'failed'),
          { label: 'Results', figure: `${places.length} of ${DESTINATION_SEARCH_LIMIT_DEMO}` },
          { label: 'Calls saved by waiting', figure: `${saved * CALLS} of ${(saved + count) * CALLS}` },
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
