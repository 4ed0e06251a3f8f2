import { isDay } from '@meander/sdk/contract/days'
import type { DayNamed } from '../day-by-day/days-named.ts'
import { daysNamed } from '../day-by-day/days-named.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import type { Told } from '../day-by-day/told.ts'
import type { Card } from '../read-prompt.ts'
import { shortTitle } from '../words/format.ts'
import { momentsIn } from './moments.ts'

/** The last that was offered for the plan: 'Shall I put A on Friday at 10:00 AM, or on Monday at 2:00 PM, in the place of B?' */
const OFFER = /Shall I put ((?:(?!Shall I put )[^?])+)\?/g
const YES = /^\W*(?:(?:ok|okay|oh|great|perfect|lovely|nice|cool|hmm|well|gut|super|bon|bueno)\W+)*(?:yes|yeah|yep|yup|sure|please|ok(?:ay)?|fine|perfect|great|do (?:it|that|so)|go ahead|go for it|put (?:it|that|them|both) (?:in|there|on)|add (?:it|that|them|both)|sounds (?:good|great|lovely|fine)|let's do (?:it|that)|i'd like that|both|why not|ja|gerne?|klar|passt|mach das|bitte|oui|d'accord|volontiers|vas-y|allez-y|parfait|s[ií]|vale|claro|de acuerdo|adelante|perfecto)(?![\p{L}])/iu
const NO = /\b(?:no|not|don't|nope|nein|nicht|non|pas|but not|rather|instead|without|something else|anything else)\b/i
/** More than that says something of its own. */
const LONGEST = 60

/** True of a yes where something was offered. */
export function acceptsOffer(said: string, lastAnswer: string): boolean {
  return /Shall I put [^?]+\?/.test(lastAnswer) && said.length <= LONGEST && YES.test(said) && !NO.test(said)
}

/** A yes to what was offered, or the one of its days that is named. */
export function readAccepted({ plan, days, reading }: Told): PlanWish | null {
  const said = (reading.turns.at(-reading.lastLength) ?? '').replaceAll('’', "'")
  const offer = [...reading.lastAnswer.matchAll(OFFER)].at(-1)?.[1]
  const [from] = days
  const to = days.at(-1)
  if (offer === undefined || said.length > LONGEST || from === undefined || to === undefined) return null
  const [wanted = '', instead = ''] = offer.split(/, in the place of /)
  const named = momentsIn(said, { from, to }).flatMap((one) => ('date' in one ? [one.date] : []))
  const known = titlesAt(wanted, reading.cards)
  // What had no room was never shown.
  const offered = known.length > 0 ? known : [{ name: wanted.replace(/ on \p{L}+day.*$/u, ''), code: null, at: 0, end: 0 }]
  const puts = offered.flatMap(({ name, code, end }, index, all) => {
    const slots = slotsIn(wanted.slice(end, all[index + 1]?.at), { from, to })
    const slot = slots.find(({ day }) => named.includes(day.date)) ?? slots[0]
    return slot === undefined ? [] : [putAt({ name, code }, slot)]
  })
  const isDayOfIt = named.length === 1 && puts.some(({ day }) => day?.date === named[0]) && !/\?/.test(said)
  if (puts.length === 0 || NO.test(said) || !(YES.test(said) || isDayOfIt) || (named.length > 0 && !isDayOfIt)) return null
  const out = titlesAt(instead, plan.map(({ card }) => card)).map(({ code }) => code)
  return { kind: 'trade', out, puts: isDayOfIt ? puts.filter(({ day }) => day?.date === named[0]) : puts.map((one, at) => ({ ...one, instead: at === 0 ? out : [] })), lost: [] }
}

function putAt({ name, code }: { name: string; code: string | null }, { day, time }: { day: DayNamed; time: string }): PutWish {
  return { codes: code === null ? [] : [code], words: name, said: name, isKind: false, day, time, instead: [], isFirm: false }
}

/** The cards whose titles a text bears, in the order of its words. */
function titlesAt(text: string, cards: readonly Card[]): { name: string; code: string; at: number; end: number }[] {
  const found = cards.map((card) => { const name = shortTitle(card.title); const at = text.indexOf(name); return { name, code: card.productCode, at, end: at + name.length } })
  return found.filter(({ at, end }, index) => at >= 0 && !found.some((other, place) => place !== index && other.at >= 0 && other.at <= at && other.end >= end && (other.end - other.at > end - at || place < index))).toSorted((left, right) => left.at - right.at)
}

function slotsIn(text: string, trip: { from: DayNamed['date']; to: DayNamed['date'] }): { day: DayNamed; time: string }[] {
  return [...text.matchAll(/on (\p{L}+day(?: \d{1,2} \p{L}+)?) at (\d{1,2}):(\d\d) ([AP])M/gu)].flatMap(([, name = '', hour, minute = '', half]) => {
    const [day] = daysNamed(name, trip)
    return day === undefined || !isDay(day.date) ? [] : [{ day: { date: day.date, part: null }, time: `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute}` }]
  })
}
