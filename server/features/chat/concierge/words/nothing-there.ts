import { kilometresBetween } from '@meander/sdk/contract/travel'
import type { Place } from '../../../destinations/index.ts'
import { askWhere } from './ask-where.ts'
import { list } from './format.ts'
import type { Situation } from './situation.ts'

const NEAR_KILOMETRES = 2500

/** Nothing to book there: said plainly, with the nearest place that has something. */
export function sayNothingThere(situation: Situation, stocked: readonly Place[]): string {
  const { facts, voice } = situation
  const place = facts.destination
  if (place === undefined) return askWhere(situation, stocked)
  const plain = voice.say(
    `I have no bookable activities in ${place.name} yet.`,
    `${place.name} is not on my books yet, I am sorry to say.`,
    `Nobody in ${place.name} sells through me so far.`,
    `For ${place.name} my shelves are empty.`,
  )
  const offered = situation.reading.answered.match(/\bnearest (?:place|to it|after that)[^.]* is [^,.]+, about/g)?.length ?? 0
  const near = stocked.filter(({ id }) => id !== place.id).toSorted((left, right) => kilometresBetween(place, left) - kilometresBetween(place, right))
  const nearest = near[Math.min(offered, near.length - 1)]
  if (nearest === undefined) return `${plain} ${voice.say('I can keep your dates, and you can add your own plans by hand.')}`
  const away = Math.max(1, Math.round(kilometresBetween(place, nearest) / 10) * 10)
  if (away > NEAR_KILOMETRES) {
    const others = list(stocked.slice(0, 4).map(({ name }) => name))
    return `${plain} ${voice.say(`Nothing near it is either: what I can book is in ${others}.`, `The nearest I can book is far away, in ${others}.`)} ${voice.say('Would one of those do?', 'Does one of them tempt you?', 'Shall it be one of those?')}`
  }
  const how = away < 150 ? 'close enough for a day trip' : away < 700 ? 'a train or a short flight away' : 'a flight away'
  const which = offered === 0 ? 'The nearest place where I do' : offered === 1 ? `The nearest after that` : `The nearest to it that I have not named`
  return `${plain} ${which} is ${nearest.name}, about ${away} km off, ${how}. ${voice.say('Shall I look there instead?', 'Shall it be there?', 'Would that do?')}`
}
