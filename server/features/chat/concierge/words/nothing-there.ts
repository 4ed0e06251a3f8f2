import { pattern } from '../../language/pattern.ts'
import { kilometresBetween } from '@meander/sdk/contract/travel'
import type { Place } from '../../../destinations/index.ts'
import { isUnchanged } from '../search-input.ts'
import { askWhere } from './ask-where.ts'
import { list } from './format.ts'
import type { Situation } from './situation.ts'
import { askWhich, nameWithRegion } from './which-place.ts'

const NEAR_KILOMETRES = 2500
const DAY_TRIP_KILOMETRES = 150
const WANTS_ANOTHER = /\b(?:no|nope|not|others?|else|another|different|too (?:far|big|small|cold|hot|expensive)|rather|instead|nearer|closer|don't)\b/i

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
  const told = new Set([...since.matchAll(/\bnearest\b[^.]* is ([^,.]+), about/g)].map(([, name]) => name)).size
  // An offer stands until somebody wants another.
  const stands = told > 0 && !WANTS_ANOTHER.test(situation.lastText)
  const offered = stands ? told - 1 : told
  const near = stocked.filter(({ id }) => id !== place.id).toSorted((left, right) => kilometresBetween(place, left) - kilometresBetween(place, right))
  const nearest = near[Math.min(offered, near.length - 1)]
  if (nearest === undefined) return `${plain} ${voice.say('I can keep your dates, and you can add your own plans by hand.')}`
  const away = Math.max(1, Math.round(kilometresBetween(place, nearest) / 10) * 10)
  if (away > NEAR_KILOMETRES) {
    const others = list(stocked.slice(0, 4).map(({ name }) => name))
    return `${plain} ${voice.say(
      `Nothing near it is either: what I have is in ${others}.`,
      `The nearest that I have is far away, in ${others}.`,
    )} ${voice.say('Would one of those do?', 'Does one of them tempt you?', 'Shall it be one of those?')}`
  }
  if (away > DAY_TRIP_KILOMETRES && isForHours(situation)) return `${plain} ${sayOutOfReach(situation, { nearest, away })}`
  if (stands) return sayItStands(situation, { place, nearest, away, told: timesOffered(since, nearest) })
  // What lies between, a sea or a border, nobody here knows.
  const how = away < DAY_TRIP_KILOMETRES ? ', close enough for a day trip' : ''
  const rank = offered === 0 ? 'The nearest place where I have things to do' : offered === 1 ? `The nearest after that` : `The nearest to it that I have not named`
  return `${plain} ${rank} is ${nearest.name}, about ${away} km off${how}. ${voice.say('Shall I look there instead?', 'Shall it be there?', 'Would that do?')}`
}

/** Some hours between a ship and a ship, or between two flights: nobody travels on from there. */
const FOR_HOURS = pattern('i')`
  \b(?:cruise (?:stop|ship|port)|ashore|on shore|in port|dock(?:s|ed|ing)?|back on board|aboard|layover|stop-?over|between (?:two |my |our )?flights|
  (?:\d{1,2}|a few|some|several|six|seven|eight|nine|ten) hours (?:in|ashore|there|only|to (?:kill|fill|spend)))\b
`

function isForHours({ reading }: Situation): boolean {
  return reading.turns.some((turn) => FOR_HOURS.test(turn))
}

function sayOutOfReach({ voice }: Situation, { nearest, away }: { nearest: Place; away: number }): string {
  return voice.say(
    `The nearest place where I have things to do is ${nearest.name}, about ${away} km off: too far for a few hours, so that stop you would have to arrange yourselves.`,
    `What I have nearest is about ${away} km away, in ${nearest.name}, and out of reach in the hours you have.`,
    `With the hours you have, ${nearest.name}, about ${away} km off, is no answer, and nearer I have nothing.`,
  )
}

/** How often it was offered already, in whatever words. */
function timesOffered(since: string, { name }: Place): number {
  return [...since.matchAll(/[^.?!]*[.?!]/g)].filter(([sentence]) => /\bnearest\b/.test(sentence) && sentence.includes(name)).length
}

/** Asked so often, somebody knows that it is theirs to say. */
const ASKED_ENOUGH = 2

/** The offer that was made, said again in short to whatever was said beside it. */
function sayItStands({ facts, before, voice }: Situation, { place, nearest, away, told }: { place: Place; nearest: Place; away: number; told: number }): string {
  const head = isUnchanged(facts, before)
    ? voice.say(
      `For ${place.name} itself I cannot answer that, having nothing there.`,
      `Of ${place.name} I still have nothing, so there I would only guess.`,
      `Without anything in ${place.name} I cannot say.`,
    )
    : voice.say('Noted.', 'That is noted.', 'I have noted that.', 'Good, noted.')
  if (told >= ASKED_ENOUGH) return `${head} ${voice.say(
    `Say ${nearest.name}, and I look there.`,
    `Name ${nearest.name} or another town whenever you like.`,
    `As soon as you name another town, ${nearest.name} or any other, I look.`,
    `I can only go on with ${nearest.name}, or a town of your choice.`,
  )}`
  const where = [
    `The nearest place where I have things to do is ${nearest.name}, about ${away} km off.`,
    `What I do have nearest is ${nearest.name}, about ${away} km off.`,
    `The nearest place on my books is ${nearest.name}, about ${away} km off.`,
    `The nearest place that I sell is ${nearest.name}, about ${away} km off.`,
  ]
  return `${head} ${voice.first(...where)} ${voice.first('Shall I look there instead?', 'Shall it be there?', 'Would that do?')}`
}

/** A place whose name others bear is told by its region when it is first spoken of. */
function sayNothingIn(place: Place, { facts, before, voice }: Situation): string {
  const shared = before.destination?.id === place.id ? undefined : facts.ambiguous?.find((one) => one.place.id === place.id)
  const name = shared === undefined ? place.name : nameWithRegion(place, shared.others)
  const plain = voice.say(
    `I have no bookable activities in ${name} yet.`,
    `${name} is not on my books yet, I am sorry to say.`,
    `Nobody in ${name} is on my books so far.`,
    `For ${name} my shelves are empty.`,
  )
  const [other] = shared?.others ?? []
  return other === undefined ? plain : `${plain} ${voice.say(`It is the same with ${nameWithRegion(other, [place])}, if you meant that one.`, `The same goes for ${nameWithRegion(other, [place])}.`)}`
}
