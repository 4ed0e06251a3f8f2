import { kilometresBetween } from '@meander/sdk/contract/travel'
import type { Place } from '../../../destinations/index.ts'
import { askWhere } from './ask-where.ts'
import { list } from './format.ts'
import type { Situation } from './situation.ts'
import { askWhich, nameWithRegion } from './which-place.ts'

const NEAR_KILOMETRES = 2500

/** Nothing to book there: said plainly, with the nearest place that has something. */
export function sayNothingThere(situation: Situation, stocked: readonly Place[]): string {
  const { facts, voice } = situation
  const place = facts.destination
  if (place === undefined) return askWhere(situation, stocked)
  const which = askWhich(situation)
  if (which !== null) return which
  const plain = sayNothingIn(place, situation)
  // What was offered before this place was named is no offer for it.
  const { answered } = situation.reading
  const since = answered.includes(place.name) ? answered.slice(answered.indexOf(place.name)) : ''
  const offered = since.match(/\bnearest (?:place|to it|after that)[^.]* is [^,.]+, about/g)?.length ?? 0
  const near = stocked.filter(({ id }) => id !== place.id).toSorted((left, right) => kilometresBetween(place, left) - kilometresBetween(place, right))
  const nearest = near[Math.min(offered, near.length - 1)]
  if (nearest === undefined) return `${plain} ${voice.say('I can keep your dates, and you can add your own plans by hand.')}`
  const away = Math.max(1, Math.round(kilometresBetween(place, nearest) / 10) * 10)
  if (away > NEAR_KILOMETRES) {
    const others = list(stocked.slice(0, 4).map(({ name }) => name))
    return `${plain} ${voice.say(`Nothing near it is either: what I can book is in ${others}.`, `The nearest I can book is far away, in ${others}.`)} ${voice.say('Would one of those do?', 'Does one of them tempt you?', 'Shall it be one of those?')}`
  }
  const how = away < 150 ? 'close enough for a day trip' : away < 700 ? 'a train or a short flight away' : 'a flight away'
  const rank = offered === 0 ? 'The nearest place where I do' : offered === 1 ? `The nearest after that` : `The nearest to it that I have not named`
  return `${plain} ${rank} is ${nearest.name}, about ${away} km off, ${how}. ${voice.say('Shall I look there instead?', 'Shall it be there?', 'Would that do?')}`
}

/** A place whose name others bear is told by its region when it is first spoken of. */
function sayNothingIn(place: Place, { facts, before, voice }: Situation): string {
  const shared = before.destination?.id === place.id ? undefined : facts.ambiguous?.find((one) => one.place.id === place.id)
  const name = shared === undefined ? place.name : nameWithRegion(place, shared.others)
  const plain = voice.say(`I have no bookable activities in ${name} yet.`, `${name} is not on my books yet, I am sorry to say.`, `Nobody in ${name} sells through me so far.`, `For ${name} my shelves are empty.`)
  const [other] = shared?.others ?? []
  return other === undefined ? plain : `${plain} ${voice.say(`It is the same with ${nameWithRegion(other, [place])}, if you meant that one.`, `The same goes for ${nameWithRegion(other, [place])}.`)}`
}
