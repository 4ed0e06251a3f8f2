import type { Place } from '../../../destinations/index.ts'
import { MONTH_NAMES } from '../../language/month-names.ts'
import { seasonAt } from '../../tools/seasons.ts'
import type { Season } from '../../tools/seasons.ts'
import type { SuggestPlacesInput, SuggestedPlace } from '../../tools/suggest-places.ts'
import { capital, list, monthName, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayWishes } from '../words/trip.ts'

const CHILDREN = /\b(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|famil(?:y|ies)|little ones?|teen\w*)\b/i
const PRICE = /\b(?:cheap\w*|expensive|pric\w*|costs?|afford\w*|budget|money|dear)\b/i
const KINDS = /\b(?:for|more|with|about) (?:the |more |good |lots of )?([a-z]{3,})(?: (?:lovers?|fans?))?\W*$/i
const EMPTY = /^(?:you|her|him|them|this|that|visit|trip|days?|time|two|three|four|all|both|spring|summer|autumn|winter|sure|example|us|me|our|may|june|july|march|april)$/

/** By what the towns are held against each other: what the question names, else what is wished for. */
export function inputForTowns({ lastText, facts, today, reading }: Situation, towns: readonly Place[]): SuggestPlacesInput {
  const { startDate, endDate, flexible, groupSize, budget } = facts
  const kind = KINDS.exec(lastText.toLowerCase())?.[1]
  const isKind = kind !== undefined && !EMPTY.test(kind) && !towns.some(({ name }) => name.toLowerCase().includes(kind))
  const wishes = CHILDREN.test(lastText) ? ['family'] : isKind ? [kind] : (facts.interests ?? []).slice(0, 3)
  const currency = budget?.currency ?? reading.currency
  return {
    today, interests: wishes, among: towns.map(({ name }) => name),
    ...(startDate === undefined || flexible === true ? {} : { startDate, endDate: endDate ?? startDate }),
    ...(groupSize === undefined ? {} : { groupSize: Math.min(groupSize, 200) }),
    ...(currency === undefined ? {} : { currency }),
  }
}

/** One more or less decides nothing. */
const LEVEL = 1

/** Which of the towns has more of what is asked, with the figures of each. */
export function sayTownsCompared(situation: Situation, towns: readonly Place[], { places, wishes }: { places: readonly SuggestedPlace[]; wishes: readonly string[] }): string {
  const { voice, lastText, facts } = situation
  const known = towns.flatMap(({ name }) => places.find((place) => place.name === name) ?? [])
  if (known.length < 2) return voice.say(`I cannot weigh ${list(towns.map(({ name }) => name))}: only of ${list(known.map(({ name }) => name)) || 'neither'} do I have things to do then.`)
  const count = (place: SuggestedPlace): number => (wishes.length === 0 ? place.running : wishes.reduce((sum, wish) => sum + (place.wishes.find((one) => one.wish === wish)?.count ?? 0), 0))
  const noun = wishes.length === 0 ? 'things to do' : `things for ${sayWishes({ interests: [...wishes] })}`
  const when = facts.startDate === undefined || facts.flexible === true ? '' : ' on your days'
  const price = ({ cheapest }: SuggestedPlace): string => (cheapest === null ? '' : `, from ${sayAmount({ ...cheapest.price, converted: cheapest.converted })} a person`)
  const example = (place: SuggestedPlace): string => (place.example === null ? '' : ` (one of them ${shortTitle(place.example.title)})`)
  const figures = list(known.map((place) => `${place.name} has ${count(place)} ${noun}${price(place)}${example(place)}`))
  const least = ({ cheapest }: SuggestedPlace): number => cheapest?.price.amount ?? Infinity
  const sorted = known.toSorted((left, right) => (PRICE.test(lastText) ? least(left) - least(right) : count(right) - count(left)))
  const [first, second] = sorted
  if (first === undefined || second === undefined) return ''
  const isEven = PRICE.test(lastText) ? first.cheapest?.price.amount === second.cheapest?.price.amount : count(first) - count(second) <= LEVEL
  const why = PRICE.test(lastText) ? 'by where its prices begin' : 'by what I have there'
  const end = isEven ? voice.say('By that alone there is nothing between them.', 'That leaves them level.') : voice.say(`So ${first.name}, ${why}.`, `${capital(why)}, I would say ${first.name}.`)
  return `${figures}${when}. ${end}`
}

/** Which time of year is the mild one there, by its latitude alone, and what the days of the trip are. No weather is told. */
export function sayBestTime({ voice, facts }: Situation): string | null {
  const place = facts.destination
  if (place === undefined) return null
  const { startDate, flexible } = facts
  const own = startDate === undefined ? '' : seasonAt(place, Number(startDate.slice(5, 7)))
  const month = startDate === undefined ? '' : monthName(startDate)
  const isPlain = startDate === undefined || own === 'tropical'
  const yours = isPlain ? '' : ` ${voice.first(flexible === true ? `${month} is ${own} there.` : `Your days in ${month} are ${own} there.`, `${month}, which you have in mind, is ${own}.`, '')}`
  if (place.kind === 'city' && own === 'tropical' || seasonAt(place, 1) === 'tropical') return voice.say(
    `${place.name} lies in the tropics, so no month is winter; which of them are the wet ones I have no record of.`,
    `In ${place.name} the year has no winter. When it rains there a climate table tells, which I have not.`,
  )
  const months = (season: Season): string => {
    const some = MONTH_NAMES.filter((_, at) => seasonAt(place, at + 1) === season).map((name) => capital(name))
    return `${some[0] ?? ''} to ${some.at(-1) ?? ''}`
  }
  const isFarNorth = Math.abs(place.latitude) > 55
  const best = isFarNorth ? voice.say(`For long days ${place.name} is best in its summer.`, `So far from the equator I would take the summer in ${place.name}: the days are long then.`)
    : voice.say(
      `By the season I would say spring or autumn for ${place.name}, ${months('spring')} or ${months('autumn')}: neither the heat of summer nor the short days of winter.`,
      `Spring or autumn, if walking about is the point: in ${place.name} that is ${months('spring')} and ${months('autumn')}.`,
    )
  return `${best}${yours.trimEnd()} ${voice.first('A record of the weather I do not have.', 'That is the calendar speaking, as I have no weather records.', '')}`.trim()
}

/** How one gets about between airport, station, hotel and town is none of what is sold here. */
export function sayWay({ voice, facts }: Situation): string {
  const where = facts.destination === undefined ? '' : ` of ${facts.destination.name}`
  return voice.say(
    `The way between airport, station and town I cannot look up: the airport's own page and a route planner list the trains, buses and taxis${where}, with times and fares.`,
    `Trains, buses and taxis${where} are not on my books; a route planner or the page of the airport tells how one gets across, and what it costs.`,
    `How one gets from there to there I have no record of. Ask a route planner, or the airport's or station's own page; I know what one does once there.`,
  )
}
