import { likeliest, namingWords } from '../../ranking/index.ts'
import type { Clause, Span } from '../../reader/index.ts'
import { withCards } from '../day-by-day/standing-plan.ts'
import { nameable } from '../day-by-day/out-of-plan.ts'
import { asOwn } from '../own-hours/as-own.ts'
import type { Reading } from '../read-prompt.ts'
import { isAny, isPointing, meantIn, OF_THING } from './clause-things.ts'
import { labelled } from './labelled.ts'
import { standsBy, SURELY } from './meant-things.ts'

const COMES: ReadonlySet<string> = new Set(['in', 'wish'])
/** Do something to one thing, and may only point at it. */
const NEEDS_THING: ReadonlySet<string> = new Set(['remove', 'replace', 'move', 'keep', 'add', 'back'])
/** Said of a thing that goes, these are the reason why. */
const REASONS: ReadonlySet<string> = new Set(['shorter', 'cheaper', 'dearer', 'less-of', 'complaint', 'taste'])

/**
 * Clauses with what they say of each other: 'we did the castle one last year, drop it' drops the castle, and 'no yoga; a museum instead' has a museum
 * in the place of the yoga. Names that were cut in two are whole, things that each have a day are clauses of their own, and what only
 * points beside a name is none.
 */
export function connected(clauses: readonly Clause[], reading: Pick<Reading, 'plan' | 'cards' | 'offer'>): Clause[] {
  const heard = reading.offer?.kind === 'put' ? clauses.map(takesOffer) : clauses
  const whole = heard.map(asOwn).map(asListed).flatMap((clause) => apart(labelled({ ...clause, spans: withoutPointers(joined(clause)) })))
  const all = whole.reduce<Clause[]>((done, clause) => {
    const before = done.toReversed().find((one) => thingsIn(one).length > 0 || namedIn(one, reading) !== null)
    const name = before === undefined ? null : (thingsIn(before).at(-1)?.words ?? namedIn(before, reading))
    if (before === undefined || name === null) return [...done, clause]
    const next = leaning(clause, { before, name })
    const isReason = next !== clause && ((REASONS.has(before.act) && (clause.act === 'remove' || clause.act === 'replace')) || onlyNames(before))
    return [...done.map((one) => (isReason && one === before ? { ...one, act: 'aside', share: Math.max(one.share, MADE_SURE) } : one)), next]
  }, [])
  return all.map((clause, at) => ofDayBefore(asConsequence(asOnly(asPut(asStill(surer(clause, reading)), reading)), all[at - 1]), all[at - 1]))
}

/** 'Take away the yoga, the concert and' – 'the sailing': the last of a list goes as the others do. */
function asListed(clause: Clause, at: number, all: readonly Clause[]): Clause {
  const before = all[at - 1]
  const things = clause.spans.filter(({ label, words }) => OF_THING.has(label) && !ARTICLE.test(words))
  const isItem = things.length === 1 && clause.text.trim().split(/\s+/).length <= LISTED
  return before?.act === 'remove' && isItem && clause.share < PLAINLY && GOES_ON.test(before.text) ? { ...clause, act: 'remove', share: Math.max(clause.share, before.share) } : clause
}

const LISTED = 4
const GOES_ON = /(?:,|(?<!\p{L})(?:and|und|et|y))\s*$/iu

/** 'The one with the whale. Move that to Tuesday': the first says which, and whatever else it may do is not plain. */
function onlyNames({ act, share, spans }: Clause): boolean {
  return NEEDS_THING.has(act) && share < PLAINLY && !spans.some(({ label }) => WHEN.has(label))
}

const PLAINLY = 0.75

/** 'That one then', said first to what was offered, is a yes to it, whatever it was read for. */
function takesOffer(clause: Clause, at: number, all: readonly Clause[]): Clause {
  const isFirst = all.slice(0, at).every(({ act }) => act === 'courtesy' || act === 'aside')
  return isFirst && TAKES.has(clause.act) && thingsIn(clause).length === 0 ? { ...clause, act: 'accept', share: Math.max(clause.share, MADE_SURE) } : clause
}

const TAKES: ReadonlySet<string> = new Set(['add', 'move', 'accept'])

/** Of what plainly stands it is surer that something is done to it. */
function surer(clause: Clause, reading: Pick<Reading, 'plan' | 'cards'>): Clause {
  if (!DOES.has(clause.act) || clause.share < LIKELY || clause.share >= MADE_SURE) return clause
  const plan = withCards(reading)
  return clause.spans.some(({ label, words }) => (label === 'out' || label === 'item') && standsBy(words, plan, []).isPlain) ? { ...clause, share: MADE_SURE } : clause
}

/** 'Could the cemetery come first on Monday', of one that stands nowhere: it is to come in. */
function asPut(clause: Clause, reading: Pick<Reading, 'plan' | 'cards'>): Clause {
  if (clause.act !== 'move' || reading.plan.length === 0 || MOVES.test(clause.text)) return clause
  const plan = withCards(reading)
  const things = thingsIn(clause).filter(({ words }) => namingWords(words).length > 0)
  const isNew = things.length > 0 && things.every((span) => meantIn({ ...clause, spans: [span] }, [span.label], { plan, reading: { ...reading, cards: [] } as unknown as Reading }).every(({ planned }) => planned.length === 0))
  return isNew ? { ...clause, act: 'add', spans: clause.spans.map((span) => (things.includes(span) ? { ...span, label: 'in' } : span)) } : clause
}

/** Who moves a thing has it. */
const MOVES = /\b(?:mov\p{L}*|shift\p{L}*|push\p{L}*|reschedul\p{L}*|swap\p{L}*|switch\p{L}*|bring|verschieb\p{L}*|verleg\p{L}*|déplac\p{L}*|cambi\p{L}*|pas(?:a|ad|adla|adlo|emos))\b/iu

/** 'Leave Saturday with only the museum': the museum stays, and nothing else of it. */
function asOnly(clause: Clause): Clause {
  return clause.act === 'empty' && ONLY.test(clause.text) && thingsIn(clause).length > 0 ? { ...clause, act: 'only' } : clause
}

/** 'We only get in at two, so drop the morning': those hours are told already. */
function asConsequence(clause: Clause, before: Clause | undefined): Clause {
  const isOfHours = before?.act === 'hours' && (clause.act === 'remove' || clause.act === 'empty' || clause.act === 'move')
  const isBare = !clause.spans.some(({ label }) => OF_THING.has(label) || label === 'day')
  // 'Too much on Friday, take one of the two out': that makes it lighter.
  const isOfLess = before?.act === 'lighter' && clause.act === 'remove' && clause.spans.filter(({ label }) => OF_THING.has(label)).every(({ words }) => ONE_OF.test(words)) && ONE_OF_THEM.test(clause.text)
  return (isOfHours && isBare) || isOfLess ? { ...clause, act: 'aside', share: Math.max(clause.share, MADE_SURE) } : clause
}

const ONE_OF = /^\W*(?:(?:just|only|any|either)\s)?(?:one|something|any|a thing|either)?\s?(?:(?:out )?of\s)?(?:them|those|these|the two|the three|both|it)?\W*$/iu
const ONE_OF_THEM = /\b(?:one|something|either|a thing)(?: (?:out )?of (?:them|those|these|the two|the three|both|it))?\b/iu

const ONLY = /(?<!\p{L})(?:only|just|nothing but|except|apart from|nur|au(?:ß|ss)er|seulement|sauf|solo|sólo|salvo|menos)(?!\p{L})/iu

/** 'On Sunday we will be hung over. Nothing before noon': on Sunday. */
function ofDayBefore(clause: Clause, before: Clause | undefined): Clause {
  const isOpen = clause.act === 'hours' && !clause.spans.some(({ label }) => label === 'day')
  const days = before === undefined || before.act !== 'aside' || thingsIn(before).length > 0 ? [] : before.spans.filter(({ label }) => label === 'day')
  const [day] = days
  return !isOpen || day === undefined || days.length > 1 || before === undefined ? clause : { ...clause, text: `${clause.text.trim().replace(/[.,;!]+$/, '')} (${day.words})`, spans: [...clause.spans, { ...day, start: clause.start, end: clause.start }] }
}

/** 'Is the opera still in?' */
function asStill(clause: Clause): Clause {
  return clause.act.startsWith('ask-') && STILL.test(clause.text) && thingsIn(clause).length > 0 ? { ...clause, act: 'ask-plan' } : clause
}

const STILL = /\bstill (?:in|on|there|part)\b|\bin (?:the plan|there)\b|(?<!\p{L})(?:noch (?:drin|dabei|im plan)|toujours (?:dans|là|au)|sigue (?:en|dentro))(?!\p{L})/iu

const DOES: ReadonlySet<string> = new Set(['remove', 'replace', 'move', 'exchange'])
const LIKELY = 0.45
const MADE_SURE = 0.65

/** 'The swim on Monday and the museum on Friday': each thing with the days and hours behind it. */
function apart(clause: Clause): Clause[] {
  const { spans, text, start, end, act } = clause
  const things = spans.filter(({ label }) => OF_THING.has(label))
  const isEach = (act === 'add' || act === 'move') && things.length > 1 && things.every((one, at) => {
    const until = things[at + 1]?.start ?? end
    return spans.some((other) => WHEN.has(other.label) && other.start >= one.end && other.end <= until)
  })
  if (!isEach) return [clause]
  return things.map((one, at) => {
    const from = at === 0 ? start : one.start
    const to = things[at + 1]?.start ?? end
    return { ...clause, start: from, end: to, text: text.slice(from - start, to - start), spans: spans.filter((other) => other.start >= from && other.end <= to) }
  })
}

const WHEN: ReadonlySet<string> = new Set(['day', 'part', 'time'])

/** With the name that it leans on in the place of a word that only points. */
function leaning(clause: Clause, { before, name }: { before: Clause; name: string }): Clause {
  if (!NEEDS_THING.has(clause.act)) return clause
  const own = clause.spans.filter(({ label }) => OF_THING.has(label))
  const pointers = own.filter(({ words }) => LEANS.test(words))
  if (pointers.length > 0) return { ...clause, spans: clause.spans.map((span) => (pointers.includes(span) ? { ...span, words: ANY_ONE.test(span.words) ? `a ${namingWords(name).join(' ')}` : name } : span)) }
  const goes = before.act === 'remove' || before.act === 'replace' || before.act === 'less-of'
  const isBare = own.length === 0 && clause.act !== 'add'
  const isInstead = clause.act === 'replace' && own.length > 0 && own.every(({ label }) => COMES.has(label)) && goes
  return isBare || isInstead ? { ...clause, spans: [...clause.spans, { label: clause.act === 'move' || clause.act === 'keep' ? 'item' : 'out', words: name, start: clause.start, end: clause.start }] } : clause
}

/** 'It', 'that one': not 'the second one', which points at a place in a list. */
const LEANS = /^\W*(?:it|that|this|them|those|these|(?:that|this) one|one|es|das|den|die|ihn|sie|eins|ça|la|le|les|lo|los|las|eso|esto|une?|un[oa])\W*$/iu
const ANY_ONE = /^\W*(?:one|eins|une?|un[oa])\W*$/iu

function thingsIn({ spans }: Clause): Span[] {
  return spans.filter(({ label, words }) => OF_THING.has(label) && !isPointing(words))
}

/** What of the plan a clause without spans speaks of, in its own words; null where that is not plain. */
function namedIn({ text, act }: Clause, reading: Pick<Reading, 'plan' | 'cards'>): string | null {
  if (act !== 'aside' && !REASONS.has(act)) return null
  const plan = withCards(reading)
  const names = [...text.matchAll(POINTED), ...text.matchAll(PROPER)].map(([, words = '']) => words.trim())
  return names.find((words) => { const [best, next] = likeliest(words, plan, ({ card }) => nameable(card)); return (best?.score ?? 0) >= SURELY && (best?.score ?? 0) - (next?.score ?? 0) > APART }) ?? null
}

const APART = 0.2
const PROPER = /(\p{Lu}[\p{L}'’-]{3,}(?: \p{Lu}[\p{L}'’-]+)*)/gu
const POINTED = /(?<!\p{L})(?:the|that|this|our|der|die|das|den|dem|le|la|les|el|los|las)\s+(?=((?:[\p{L}'’-]+\s*){1,2}))/giu

/** Spans with nothing between them, or with no more than 'of the', are one name: its label is that of most of its words. */
function joined({ act, spans, text, start }: Clause): Span[] {
  const runs = spans.reduce<Span[][]>((all, span) => {
    const run = all.at(-1) ?? []
    const last = run.at(-1)
    const between = last === undefined ? '' : text.slice(last.end - start, span.start - start)
    const isNext = last !== undefined && OF_THING.has(last.label) && OF_THING.has(span.label) && (/^[\s'’-]*$/.test(between) || (last.label === span.label && WITHIN_NAME.test(between) && !(act === 'replace' && TRADES.test(between))) || (isAny(last.words) && RELATES.test(between)))
    return isNext ? [...all.slice(0, -1), [...run, span]] : [...all, [span]]
  }, [])
  return runs.flatMap((run) => {
    const [first, last] = [run[0], run.at(-1)]
    if (first === undefined || last === undefined) return []
    const count = (label: string): number => run.filter((span) => span.label === label).reduce((sum, { words }) => sum + words.split(/\s+/).length, 0)
    const label = run.map((span) => span.label).toSorted((left, right) => count(right) - count(left))[0] ?? first.label
    const words = run.length === 1 ? first.words : text.slice(first.start - start, last.end - start)
    // An article alone is no name.
    if (OF_THING.has(label) && ARTICLE.test(words)) return []
    // 'Square' of 'Times Square'.
    const [more = ''] = OF_THING.has(label) && /^\p{Lu}/u.test(words) ? (/(?<=\S\s+)(?:\p{Lu}[\p{L}'’-]+ )+$/u.exec(text.slice(0, first.start - start)) ?? []) : []
    return [{ label, start: first.start - more.length, end: last.end, words: `${more}${words}` }]
  })
}

/** Inside one name, in the four languages. */
const WITHIN_NAME = /^\s+(?:(?:of|in|on|at|up|by|with|to|from|under|for|von|im|am|mit|de|du|des|del|d['’]|à|avec|en|con|the|der|dem|den|la|le|les|el|los|las)\s+){1,2}$/iu
/** 'Anything that is an art gallery', 'something with beer'. */
const RELATES = /^\s+(?:(?:that|which)(?:['’]s| is| are| has| have)|with|like|das|mit|die|avec|con|que (?:es|sea))(?: an?| the)?\s+$/iu
/** 'Replace the opera with the ballet'. */
const TRADES = /^\s+(?:with|by|for|mit|durch|gegen|für|par|contre|avec|por|con)\s/iu
const ARTICLE = /^\W*(?:the|an?|der|die|das|den|le|la|les|el|los|las)\W*$/iu

/** Beside 'the opera' no 'that one' is meant, as long as both would go or both would come. */
function withoutPointers(spans: readonly Span[]): Span[] {
  const isNamed = (comes: boolean): boolean => spans.some(({ label, words }) => OF_THING.has(label) && COMES.has(label) === comes && !isPointing(words) && namingWords(words).length > 0)
  return spans.filter(({ label, words }) => !OF_THING.has(label) || !LEANS.test(words) || !isNamed(COMES.has(label)))
}
