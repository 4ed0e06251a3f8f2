import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Part } from '../day-by-day/days-named.ts'
import { readPlaced } from '../../item-talk/by-place.ts'
import { likeliest } from '../../ranking/index.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import { isOn } from '../day-by-day/standing-plan.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Told } from '../day-by-day/told.ts'
import { isPointing, wordsFor } from '../clauses/clause-things.ts'
import { standsBy, SURELY } from '../clauses/meant-things.ts'
import { dayOf, putAs, putOf } from '../clauses/put-of.ts'
import { momentsIn } from '../plan-edits/moments.ts'
import type { Offer } from './offer.ts'
import { LONGEST, saysNo, saysYes } from './yes.ts'

/** Whatever is longer, and no yes, says something of its own. */
const LONGEST_PICK = 80
/** These say something of their own of what they name. */
const OWN: ReadonlySet<string> = new Set(['find', 'plan', 'empty', 'replace', 'exchange', 'back', 'keep', 'anew', 'trip', 'taste', 'hours', 'cheaper', 'shorter', 'more-of', 'fill', 'fuller'])
const SURE = 0.6

/** What was said, with the day, the part of it and the hour that it names, and the rest of its words. */
interface Said {
  text: string
  isYes: boolean
  isNo: boolean
  date: Day | null
  part: Part | null
  time: string | null
  rest: string
}

/** A yes to what was offered, one of it by its name, its place or its day, another day or hour for it; or what was meant, where that was asked. Null for anything else. */
export function readAnswered(told: Told): PlanWish | null {
  const { offer, clauses = [] } = told.reading
  const said = saidIn(told)
  if (offer === null || said === null || said.text.length > LONGEST_PICK) return null
  if (clauses.some(({ act, share }) => share >= SURE && (OWN.has(act) || act.startsWith('ask-')))) return null
  return offer.kind === 'put' ? taken(offer, said, told) : picked(offer, said, told)
}

function saidIn({ days, reading }: Told): Said | null {
  const text = (reading.turns.at(-reading.lastLength) ?? '').replaceAll('’', "'")
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return null
  const moments = momentsIn(text, { from, to })
  const rest = moments.toReversed().reduce((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text)
  return {
    text,
    isYes: saysYes(text, reading.clauses),
    isNo: saysNo(text, reading.clauses),
    date: moments.flatMap((one) => ('date' in one ? [one.date] : []))[0] ?? null,
    part: moments.flatMap((one) => ('part' in one ? [one.part] : []))[0] ?? null,
    time: moments.flatMap((one) => ('time' in one ? [one.time] : []))[0] ?? null,
    rest,
  }
}

type OfPut = Extract<Offer, { kind: 'put' }>['things'][number]

/** What was offered, where it was wanted: all of it by a yes, one of it by its name. */
function taken({ things }: Extract<Offer, { kind: 'put' }>, said: Said, { plan, reading }: Told): PlanWish | null {
  const isTime = said.date !== null || said.part !== null || said.time !== null
  const named = nameOf(said.rest)
  const [best] = named === '' ? [] : likeliest(named, things, ({ title }) => ({ title, tags: [], text: reading.cards.find((card) => card.title === title)?.about }))
  const pick = best !== undefined && best.score >= SURELY ? best.one : null
  // Something else is named: that is a wish of its own.
  if (named !== '' && pick === null && !said.isYes && standsBy(named, plan, reading.cards).isPlain) return null
  if (said.isNo || said.text.includes('?') || !(said.isYes || isTime || pick !== null || pointsAt(said))) return null
  if (!said.isYes && pick === null && said.text.length > LONGEST) return null
  const wanted = pick !== null ? [pick] : things
  const onDay = wanted.filter(({ slots }) => slots.some(({ date }) => date === said.date))
  const some = said.date !== null && onDay.length > 0 && wanted.length > 1 ? onDay : wanted
  const puts = some.map((one) => putFor(one, said, plan))
  return { kind: 'trade', out: [...new Set(puts.flatMap(({ instead }) => instead))], puts, lost: [] }
}

/** At the start that was offered, as long as no other day or hour is named. */
function putFor({ code, title, slots, instead }: OfPut, { date, part, time }: Said, plan: readonly Standing[]): PutWish {
  const slot = slots.find((one) => (date === null || one.date === date) && (part === null || isOn(one, { date: one.date as Day, part })) && (time === null || one.startTime === time))
  const own = { ...putOf({ words: title, planned: [], shown: [], isTitled: true }, { day: null, time: null }), codes: [code], isKind: false }
  if (slot !== undefined) return { ...own, day: dayOf(slot.date, null), time: slot.startTime, instead }
  const stood = plan.find(({ productCode }) => productCode === code)
  const [first] = slots
  return { ...own, day: dayOf(date ?? (time === null ? stood?.date : undefined) ?? first?.date, part), time }
}

/** Which of several was meant. */
function picked(offer: Exclude<Offer, { kind: 'put' }>, said: Said, { plan, reading, days }: Told): PlanWish | null {
  const asked = plan.filter(({ productCode }) => offer.codes.includes(productCode))
  const isOne = asked.length === 1
  if (isOne && said.isNo && !isOut(said.text)) return { kind: 'recap' }
  const some = isOne && (said.isYes || isOut(said.text)) ? asked : meant(said, asked, { plan, reading })
  if (some.length === 0 || (said.text.includes('?') && !isOne)) return null
  const codes = some.map(({ productCode }) => productCode)
  if (offer.kind === 'out') return { kind: 'drop', codes }
  const to = days.find((day) => day === offer.date)
  return to === undefined ? null : some.length === 1 ? { kind: 'move', codes, to: { date: to, part: null } } : { kind: 'trade', out: [], lost: [], puts: some.map((one) => ({ ...putAs(one), day: { date: to, part: null } })) }
}

function meant(said: Said, asked: readonly Standing[], { plan, reading }: Pick<Told, 'plan' | 'reading'>): readonly Standing[] {
  if (/\b(?:both|all|beide|alle|les deux|tous|ambos|todos)\b/iu.test(said.text)) return asked
  const codes = asked.map(({ productCode }) => productCode)
  const placed = readPlaced(said.rest.toLowerCase(), codes, codes.length)
  if (placed.length > 0) return asked.filter(({ productCode }) => placed.includes(productCode))
  const words = nameOf(said.rest)
  // Of those that were asked about first; who plainly names another thing of the plan means that.
  const near = asked.length < plan.length ? standsBy(words, asked, []).planned : []
  const there = standsBy(words, plan, [])
  const named = words === '' ? [] : near.length === 1 ? near : there.isPlain && there.planned.length === 1 ? there.planned : []
  if (named.length > 0) return named
  const ofDay = said.date !== null && isDay(said.date) ? asked.filter((one) => isOn(one, { date: said.date as Day, part: said.part })) : []
  return words === '' && ofDay.length === 1 && reading.turns.length > 0 ? ofDay : []
}

/** The words that name a thing; empty of what only points, agrees or says when. */
function nameOf(rest: string): string {
  const words = rest.replace(NO_NAME, ' ')
  return isPointing(words.trim()) || wordsFor(words) === '' ? '' : words
}

const NO_NAME = /(?<!\p{L})(?:yes|yeah|yep|sure|ok(?:ay)?|fine|perfect|great|then|please|no|nah|not|out|go(?:es)?|gone|can|should|do|it|that|i|we|mean|meant|take|is|ja|gerne?|bitte|dann|oui|alors|s[ií]|vale|entonces)(?!\p{L})/giu

function isOut(text: string): boolean {
  return /(?<!\p{L})(?:out|remove|drop|raus|weg|fuera|enlève|quita)(?!\p{L})/iu.test(text)
}

/** 'That one then', 'do it'. */
function pointsAt({ rest }: Said): boolean {
  return isPointing(rest.replace(/(?<!\p{L})(?:then|please|do|take|ok(?:ay)?|dann|bitte|alors|entonces)(?!\p{L})/giu, ' ').trim())
}
