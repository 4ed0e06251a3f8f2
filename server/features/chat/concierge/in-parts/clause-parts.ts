import { likeliest } from '../../ranking/index.ts'
import type { Clause } from '../../reader/index.ts'
import { OF_THINGS } from '../clauses/change-of-plan.ts'
import { asks, changes, doingIn, isOfTrip, isSure, looks, sureOf, withoutReasons } from '../clauses/sure.ts'
import { SURELY } from '../clauses/meant-things.ts'
import type { Offer } from '../offers/offer.ts'
import type { Reading } from '../read-prompt.ts'
import type { MessagePart } from './message-parts.ts'
import { isOneWish } from './one-wish.ts'

/** Which one is left to the desk: its day has to be read with it. */
const ANY_OF_THEM = /^(?:one|a|some|any|an other|another)?\s*(?:things?|of (?:them|it|those|these))$|^(?:something|anything|etwas|irgendwas|eins davon|quelque chose|l['’]une? d['’]eux|algo|una? de ell[oa]s)$/iu

/** More would be a letter of its own. */
const MOST = 4

/**
 * The message cut by its clauses: what it tells of the trip with what it looks for, all that it does to single things together, every
 * other wish or question by itself, and nothing of what is only said beside. Null where the reading is not sure, or too many things are said.
 */
export function partsByClauses({ turns, lastLength, plan, offer, clauses = [] }: Reading): MessagePart[] | null {
  const whole = sureOf(clauses)
  const sure = plan.length === 0 ? (whole ?? []) : withoutSame(withoutReasons(whole ?? doingIn(clauses)), offer)
  if (sure.length === 0 || sure.some(({ act, spans }) => OF_THINGS.has(act) && spans.some(({ words }) => ANY_OF_THEM.test(words)))) return null
  const text = turns.at(-lastLength) ?? ''
  // Days that stand nowhere yet are set out by all that is said of them.
  if (plan.length === 0 && sure.length > 1 && sure.some(({ act }) => act === 'plan')) return null
  if (isOneWish(clauses, plan) || isOnePrice(clauses)) return null
  // Several questions are answered out of their own cards together.
  if (sure.every(asks)) return [{ text, clauses: sure }]
  const groups = sure.filter((clause, at) => !goesOn(clause, sure[at - 1])).reduce<Clause[][]>((all, clause) => {
    const kind = kindOf(clause)
    // What is not sure is read by its words, apart from what is.
    const alike = all.filter(([first]) => first !== undefined && isSure(first) === isSure(clause))
    const same = kind === 'things' ? alike.find(([first]) => first !== undefined && kindOf(first) === kind) : alike.includes(all.at(-1) ?? []) ? all.at(-1) : undefined
    if (same?.[0] !== undefined && belongs(kindOf(same.at(-1) ?? same[0]), kind)) same.push(clause)
    else all.push([clause])
    return all
  }, [])
  // What has no room in their hours goes before a day is made lighter.
  const hours = groups.filter((some) => some.every(({ act }) => act === 'hours'))
  const inOrder = groups.some((some) => some.some(({ act }) => act === 'lighter')) ? [...hours, ...groups.filter((some) => !hours.includes(some))] : groups
  const [only] = groups
  if (only !== undefined && groups.length === 1 && only.length === clauses.length) return [{ text, clauses: only }]
  return groups.length > MOST ? null : inOrder.map((some) => {
    const isDoubtful = some.every((one) => !isSure(one) && changes(one) && one.share >= LIKELY)
    return { text: withDays(some, textOf(withTails(some, sure), text)), clauses: isDoubtful || some.every(isSure) ? some : [], ...(isDoubtful ? { isDoubtful } : {}) }
  })
}

/** 'Too expensive, bring it under 800' wants one thing, and says why. */
function isOnePrice(clauses: readonly Clause[]): boolean {
  return clauses.some(({ act }) => act === 'cheaper') && clauses.some(({ act }) => act === 'trip') && clauses.every(({ act, text }) => act === 'cheaper' || act === 'complaint' || (act === 'trip' && SETS_SUM.test(text)))
}

const SETS_SUM = /\b(?:under|below|within|max|at most|less than|no more than|down to|up to|unter|höchstens|moins de|menos de|por debajo de)\b[^.;]*\d/iu

/** 'Yes please, the boat on Saturday', to the boat that was offered, says the same thing twice. */
function withoutSame(clauses: readonly Clause[], offer: Offer | null): readonly Clause[] {
  const [yes, ...rest] = clauses
  if (offer?.kind !== 'put' || yes?.act !== 'accept') return clauses
  const isSame = ({ act, spans }: Clause): boolean => (act === 'add' || act === 'move') && spans.some(({ label, words }) => label === 'in' || label === 'item' ? (likeliest(words, offer.things, ({ title }) => ({ title, tags: [] }))[0]?.score ?? 0) >= SURELY : false)
  return [yes, ...rest.filter((clause) => !isSame(clause))]
}

/** 'Tuesday for instance', 'one is enough': too short to be anything by itself, it belongs to what it stands behind. */
function goesOn(clause: Clause, before: Clause | undefined): boolean {
  return before !== undefined && isSure(before) && !isSure(clause) && clause.text.split(/\s+/).length <= SHORT
}

const SHORT = 4
/** Less may be anything. */
const LIKELY = 0.35

/** Said beside a plan that is asked for, these tell how it shall be. */
const OF_DAYS: ReadonlySet<string> = new Set(['empty', 'lighter', 'fuller', 'fill', 'more-of', 'less-of'])

function kindOf(clause: Clause): string {
  return OF_THINGS.has(clause.act) && clause.act !== 'keep' ? 'things' : isOfTrip(clause) ? 'trip' : looks(clause) ? 'looks' : clause.act
}

function belongs(last: string, next: string): boolean {
  return last === next || (last === 'trip' && next === 'looks') || (last === 'looks' && (next === 'trip' || OF_DAYS.has(next))) || (last === 'trip' && next.startsWith('ask-')) || (last === 'accept' && next === 'looks') || (last === 'fill' && next === 'looks')
}

function withTails(some: readonly Clause[], all: readonly Clause[]): readonly Clause[] {
  return some.flatMap((clause) => { const next = all[all.indexOf(clause) + 1]; return next !== undefined && goesOn(next, clause) ? [clause, next] : [clause] })
}

/** With the day that hours have from what was said before them. */
function withDays(clauses: readonly Clause[], text: string): string {
  const hours = clauses.filter((clause) => clause.act === 'hours' && !text.includes(clause.text))
  return hours.length === 0 ? text : clauses.map((clause) => clause.text.trim()).join('. ')
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
