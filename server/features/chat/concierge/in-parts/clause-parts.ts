import type { Clause } from '../../reader/index.ts'
import { OF_THINGS } from '../clauses/change-of-plan.ts'
import { asks, isOfTrip, looks, sureOf } from '../clauses/sure.ts'
import type { Reading } from '../read-prompt.ts'
import type { MessagePart } from './message-parts.ts'

/** Which one is left to the desk: its day has to be read with it. */
const ANY_OF_THEM = /^(?:one|a|some|any|an other|another)?\s*(?:things?|of (?:them|it|those|these))$|^(?:something|anything|etwas|irgendwas|eins davon|quelque chose|l['’]une? d['’]eux|algo|una? de ell[oa]s)$/iu

/** More would be a letter of its own. */
const MOST = 4

/**
 * The message cut by its clauses: what it tells of the trip with what it looks for, all that it does to single things together, every
 * other wish or question by itself, and nothing of what is only said beside. Null where the reading is not sure, or too many things are said.
 */
export function partsByClauses({ turns, lastLength, clauses = [] }: Reading): MessagePart[] | null {
  const sure = sureOf(clauses)
  if (sure === null || sure.some(({ act, spans }) => OF_THINGS.has(act) && spans.some(({ words }) => ANY_OF_THEM.test(words)))) return null
  const text = turns.at(-lastLength) ?? ''
  // Several questions are answered out of their own cards together.
  if (sure.every(asks)) return [{ text, clauses: sure }]
  // What goes stands in what was said before it.
  if (sure.some(({ act, spans }, at) => at > 0 && act === 'replace' && !spans.some(({ label }) => label === 'out' || label === 'item'))) return null
  const groups = sure.reduce<Clause[][]>((all, clause) => {
    const kind = kindOf(clause)
    const same = kind === 'things' ? all.find(([first]) => first !== undefined && kindOf(first) === kind) : all.at(-1)
    if (same?.[0] !== undefined && belongs(kindOf(same.at(-1) ?? same[0]), kind)) same.push(clause)
    else all.push([clause])
    return all
  }, [])
  const [only] = groups
  if (only !== undefined && groups.length === 1 && sure.length === clauses.length) return [{ text, clauses: only }]
  return groups.length > MOST ? null : groups.map((some) => ({ text: textOf(some, text), clauses: some }))
}

/** Said beside a plan that is asked for, these tell how it shall be. */
const OF_DAYS: ReadonlySet<string> = new Set(['empty', 'lighter', 'fuller', 'fill', 'more-of', 'less-of'])

function kindOf(clause: Clause): string {
  return OF_THINGS.has(clause.act) && clause.act !== 'keep' ? 'things' : isOfTrip(clause) ? 'trip' : looks(clause) ? 'looks' : clause.act
}

function belongs(last: string, next: string): boolean {
  return last === next || (last === 'trip' && next === 'looks') || (last === 'looks' && (next === 'trip' || OF_DAYS.has(next))) || (last === 'trip' && next.startsWith('ask-')) || (last === 'accept' && next === 'looks')
}

/** As it stands in the message, with its mark; of clauses that stand apart, one sentence each. */
function textOf(clauses: readonly Clause[], text: string): string {
  const sentences = clauses.reduce<{ start: number; end: number }[]>((all, { start, end }) => {
    const last = all.at(-1)
    const isNext = last !== undefined && !/\p{L}{4,}/u.test(text.slice(last.end, start))
    return isNext ? [...all.slice(0, -1), { start: last.start, end }] : [...all, { start, end }]
  }, [])
  return sentences.map(({ start, end }) => `${text.slice(start, end)}${/^\s*[?!]/.exec(text.slice(end))?.[0].trim() ?? ''}`).join('. ').trim()
}
