import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { capital, list, shortTitle } from './format.ts'
import type { Situation } from './situation.ts'
import { sayPeople } from './trip.ts'

/** Where a change of party or budget leaves the same things best, they are not told all over again. */
export function sayTheSameStands(situation: Situation, best: readonly SummarizedActivity[]): string | null {
  const { facts, before, voice, reading } = situation
  const isSameTrip = facts.destination?.id === before.destination?.id && facts.startDate === before.startDate && facts.endDate === before.endDate
  const changed = facts.groupSize !== before.groupSize || facts.budget?.amount !== before.budget?.amount
  const picks = namedBefore(situation, best)
  if (!isSameTrip || !changed || picks.length < 2 || picks.length !== Math.min(reading.lastNamed, reading.lastShown.length)) return null
  const titles = list(picks.map(({ title }) => shortTitle(title)))
  const people = facts.groupSize === before.groupSize ? '' : capital(sayPeople(facts))
  if (people !== '' && picks.every(({ proposed }) => proposed !== null)) return voice.say(
    `${people}, noted. ${titles} have room for all of you at the hours I named.`,
    `${people}: ${titles} still fit, with places for everybody.`,
  )
  return voice.say(`${people === '' ? 'Noted' : `${people}, noted`}. ${titles} still suit.`, `${people === '' ? 'With that to spend' : people}: I would stay with ${titles}.`)
}

/** Those of the best that the last reply spoke of. */
export function namedBefore({ reading }: Situation, best: readonly SummarizedActivity[]): SummarizedActivity[] {
  const codes = reading.lastShown.slice(0, reading.lastNamed)
  return best.filter(({ productCode }) => codes.includes(productCode))
}
