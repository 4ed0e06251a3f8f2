import type { SuggestedPlace } from '../../tools/suggest-places.ts'
import { capital, inline, list, monthName, sayAmount } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayDays, sayParty, sayWishes } from '../words/trip.ts'
import { countryName } from '../words/which-place.ts'

/** Two or three places with what speaks for each; the last sentence is read by `agreedTo` when one of them is taken. */
export function saySuggested(situation: Situation, places: readonly SuggestedPlace[]): string {
  const { voice } = situation
  const [only] = places
  if (places.length === 1 && only !== undefined) return sayOneChosen(situation, only)
  const known = sayKnown(situation)
  const head = voice.say('Three that I would look at.', 'Here is where I would look.', 'These come to mind.', 'I would think of these.').replace('Three', places.length === 2 ? 'Two' : 'Three')
  const each = places.map((place, at) => voice.say(...sayPlace(place, situation, at)))
  return `${[known, sayLacking(situation, places), head].filter(Boolean).join(' ')}\n\n${each.join('\n\n')}\n\n${shallItBe(situation, places)}`
}

/** What was asked for and none of them is: said before they are named, as they are only what comes nearest to it. */
function sayLacking({ voice, facts }: Situation, places: readonly SuggestedPlace[]): string {
  const lacks = (what: SuggestedPlace['lacks'][number]): boolean => places.every((place) => place.lacks.includes(what))
  const when = facts.startDate === undefined ? 'now' : `in ${monthName(facts.startDate)}`
  const isNear = places.some(({ away }) => away !== null)
  const these = places.length === 1 ? 'this is the' : 'these are the'
  if (lacks('reach')) return voice.say(`Nothing that I have lies so near; ${these} nearest.`, `So near I have nothing on my books: ${these} nearest.`)
  if (lacks('warm')) return voice.say(
    `Nothing that I have ${isNear ? 'so near ' : ''}is truly warm ${when}; ${these} mildest.`,
    `Truly warm ${when} ${isNear ? 'and so near ' : ''}I have nothing, only what is milder.`,
  )
  return lacks('cool') ? voice.say(`Nothing that I have ${isNear ? 'so near ' : ''}is truly cool ${when}; ${these} least hot.`) : ''
}

/** Read by `agreedTo`, whatever stands before it. */
function shallItBe({ voice }: Situation, places: readonly SuggestedPlace[]): string {
  const names = list(places.map(({ name }) => name), 'or')
  return voice.first(`Shall it be ${names}?`, `So, shall it be ${names}?`, `Once more, shall it be ${names}?`)
}

/** One of all, for who leaves the choice to us, and why. */
function sayOneChosen(situation: Situation, place: SuggestedPlace): string {
  const { voice } = situation
  const { name, example, wishes } = place
  const { startDate } = situation.facts
  const season = place.season === 'tropical' ? 'it lies in the tropics' : startDate === undefined ? `it is ${place.season} there now` : `${monthName(startDate)} is ${place.season} there`
  const why = [
    place.away === null || place.away === 0 ? '' : `it lies about ${place.away.toLocaleString('en-US')} km off`,
    season,
    wishes.length === 0 ? '' : `there ${wishes[0]?.count === 1 ? 'is' : 'are'} ${list(wishes.slice(0, 2).map(({ wish, count }) => `${count} ${count === 1 ? 'thing' : 'things'} for ${sayWishes({ interests: [wish] })}`))}`,
  ].filter(Boolean)
  const begin = example === null ? '' : ` ${voice.say(`I would begin with ${inline(example.title)}.`, `First of all: ${inline(example.title)}.`)}`
  return `${[
    sayKnown(situation),
    sayLacking(situation, [place]),
    `${voice.say(`I would go to ${name}: ${list(why)}.`, `${name}, if I may choose: ${list(why)}.`, `My choice is ${name}: ${list(why)}.`)}${begin}`,
  ].filter(Boolean).join(' ')}\n\n${shallItBe(situation, [place])}`
}

/** More of one that was offered, before anybody has decided for it. */
export function sayMoreOf(situation: Situation, place: SuggestedPlace): string {
  const { voice, facts } = situation
  const season = sayingSeason(place, facts.startDate)
  const likes = place.wishes.map(({ wish, count }) => `${count} for ${sayWishes({ interests: [wish] })}`)
  const price = place.cheapest === null ? '' : ` Prices begin at ${sayAmount({ ...place.cheapest.price, converted: place.cheapest.converted })}.`
  const example = place.example === null ? '' : ` ${voice.say(`What I would do first is ${inline(place.example.title)}.`, `The one not to miss is ${inline(place.example.title)}.`)}`
  return `${voice.say(
    `${place.name} is in ${countryName(place.country)}${season === '' ? '' : `, ${season}`}, with ${place.running} things to book${likes.length === 0 ? '' : `: ${list(likes)}`}.`,
    `Of ${place.name} I know ${place.running} things to book${likes.length === 0 ? '' : `, ${list(likes)}`}${season === '' ? '' : `; it lies ${season}`}.`,
  )}${example}${price}\n\n${shallItBe(situation, [place])}`
}

/** The places that the last offer named, as long as it stands. */
export function lastOffered(answered: string): string[] {
  return suggestedBefore(/(?:^|\n)[^\n]*\bshall it be [^?]+\?[^?]*$/i.exec(answered)?.[0] ?? '')
}

/** Below it a price says nothing of a place. */
const LEAST = 5

function sayKnown(situation: Situation): string {
  const { facts, before, voice } = situation
  const words = [
    facts.groupSize === before.groupSize ? '' : sayParty(facts),
    facts.startDate === before.startDate && facts.duration === before.duration ? '' : sayDays(situation),
  ].filter(Boolean).join(', ')
  return words === '' ? '' : voice.say(`${capital(words)}: noted.`, `${capital(words)}, good.`)
}

/** The season there, what they like that runs then, and the price it begins at. */
function sayPlace(place: SuggestedPlace, { facts }: Situation, at: number): string[] {
  const { name, wishes, example, cheapest, running } = place
  const season = sayingSeason(place, facts.startDate)
  const liked = wishes[0] === undefined ? '' : `${wishes.slice(0, 2).map(({ wish, count }) => `${count} for ${sayWishes({ interests: [wish] })}`).join(' and ')}`
  const with_ = example === null ? '' : inline(example.title)
  const from = cheapest === null || facts.budget === undefined || cheapest.price.amount < LEAST ? '' : `from ${sayAmount({ ...cheapest.price, converted: cheapest.converted })}`
  const things = liked === '' ? `${running} things to book` : `${liked.replace(/^(\d+) for/, '$1 things for')}`
  const way = place.away === null || place.away === 0 ? '' : `about ${place.away.toLocaleString('en-US')} km off`
  const told = [way, season].filter(Boolean).join(' and ')
  const lead = told === '' ? name : `${name}, ${told},`
  const where = told === '' ? name : `${name}, ${told}`
  return at % 2 === 0
    ? [`${lead} has ${things}${from === '' ? '' : `, ${from}`}; I would begin with ${with_}.`, `${lead} offers ${things}, such as ${with_}.`]
    : [
      `${where}: ${liked === '' ? '' : `${liked}, such as `}${with_}${from === '' ? '' : `; prices begin at ${from.replace('from ', '')}`}.`,
      `In ${lead} there is ${with_}${liked === '' ? '' : `, and ${liked} in all`}.`,
    ]
}

function sayingSeason({ season }: SuggestedPlace, startDate: string | undefined): string {
  if (season === 'tropical') return 'in the tropics'
  return startDate === undefined ? `where it is ${season} now` : `where ${monthName(startDate)} is ${season}`
}

/** Names that were offered in the conversation. */
export function suggestedBefore(answered: string): string[] {
  return [...answered.matchAll(/\bshall it be ([^?]+)\?/gi)].flatMap(([, names = '']) => names.split(/, | or /)).filter((name) => name !== '')
}
