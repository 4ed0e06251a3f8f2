import type { KnownFacts } from '../../tools/read-activities.ts'
import { capital, counted, inWords, length, list, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayForAll } from '../words/trip.ts'
import { partyPrice } from './facts/party-price.ts'

/** So many hours fill a day. */
const FULL = 8 * 60

/** What stands in the days of the trip so far: how full they are, which are empty, and what it comes to. */
export function sayPlan({ reading, facts, voice, lastText }: Situation, known: readonly KnownFacts[]): string {
  const days = [...new Set(reading.selected.map(({ day }) => day))].toSorted((left, right) => left - right)
  const on = days.map((day) => ({ day, items: reading.selected.filter((one) => one.day === day).flatMap(({ productCode }) => known.find((one) => one.productCode === productCode) ?? []) }))
  const total = sumOf(known, facts)
  if (/\b(?:comes? to|cost|costs|total|price|sum|spend|spent|much|budget|over|kostet|combien|cuánto)\b/i.test(lastText)) return total === null ? voice.say(
    'Not all of what you put into your days names a price, so I cannot sum it.', 'I cannot add it up: a price is missing among what you chose.',
  ) : voice.say(`What you have put into your days comes to ${total}: ${titles(known)}.`, `So far it is ${total}, for ${titles(known)}.`)
  const told = on.map(({ day, items }) => `day ${day} has ${list(items.map(({ title, minutes }) => `${shortTitle(title)}${minutes === null ? '' : ` (${length(minutes)})`}`))}`)
  const empty = facts.duration === undefined ? [] : Array.from({ length: facts.duration }, (_, at) => at + 1).filter((day) => !days.includes(day))
  const packed = on.filter(({ items }) => items.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0) > FULL)
  const free = empty.length === 0 ? '' : ` ${empty.length === 1 ? `Day ${empty[0]} is still free.` : `${capital(inWords(empty.length))} days are still free: ${list(empty.map(String))}.`}`
  if (/\b(?:full|packed|busy|much|voll|chargé|lleno)\b/i.test(lastText)) {
    const head = packed.length === 0 ? voice.say('No, there is air in it:', 'Not too full:') : voice.say(`Rather, yes: ${counted(packed.length, 'day')} would take more than eight hours;`, 'Yes, it is a lot:')
    return `${head} ${list(told)}.${free}`
  }
  return `${voice.say('In your days so far:', 'This stands in your days:', 'What you have put in:')} ${list(told)}.${free}${total === null ? '' : ` Together it comes to ${total}.`}`
}

function titles(known: readonly KnownFacts[]): string {
  return list(known.map(({ title }) => shortTitle(title)))
}

/** '€140 for the two of you'; of an adult where it is not known who comes. Null where prices are missing or of several currencies. */
function sumOf(known: readonly KnownFacts[], facts: Situation['facts']): string | null {
  const [first] = known.flatMap(({ price }) => price ?? [])
  if (first === undefined || known.some(({ price }) => price?.currency !== first.currency)) return null
  const each = known.map((one) => partyPrice(one, facts))
  const isForAll = each.every((amount) => amount !== null)
  const amounts = isForAll ? each.map((amount) => amount ?? 0) : known.map(({ price }) => price?.amount ?? 0)
  const amount = amounts.reduce((sum, one) => sum + Math.round(one * 100), 0) / 100
  return `${sayAmount({ amount, currency: first.currency, converted: known.some(({ price }) => price?.converted === true) })} ${isForAll ? sayForAll(facts) : 'an adult'}`
}
