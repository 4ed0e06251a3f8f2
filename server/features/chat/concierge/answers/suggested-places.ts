import type { SuggestedPlace } from '../../tools/suggest-places.ts'
import { capital, inline, list, monthName, sayAmount } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayDays, sayParty, sayWishes } from '../words/trip.ts'

/** Two or three places with what speaks for each; the last sentence is read by `agreedTo` when one of them is taken. */
export function saySuggested(situation: Situation, places: readonly SuggestedPlace[]): string {
  const { voice } = situation
  const known = sayKnown(situation)
  const head = voice.say('Three that I would look at.', 'Here is where I would look.', 'These come to mind.', 'I would think of these.').replace('Three', places.length === 2 ? 'Two' : 'Three')
  const each = places.map((place, at) => voice.say(...sayPlace(place, situation, at)))
  return `${[known, head].filter(Boolean).join(' ')}\n\n${each.join('\n\n')}\n\nShall it be ${list(places.map(({ name }) => name), 'or')}?`
}

/** Below it a price says nothing of a place. */
const LEAST = 5

function sayKnown(situation: Situation): string {
  const { facts, before, voice } = situation
  const words = [facts.groupSize === before.groupSize ? '' : sayParty(facts), facts.startDate === before.startDate && facts.duration === before.duration ? '' : sayDays(situation)].filter(Boolean).join(', ')
  return words === '' ? '' : voice.say(`${capital(words)}: noted.`, `${capital(words)}, good.`)
}

/** The season there, what they like that runs then, and the price it begins at. */
function sayPlace(place: SuggestedPlace, { facts }: Situation, at: number): string[] {
  const { name, wishes, example, cheapest, running } = place
  const season = sayingSeason(place, facts.startDate)
  const liked = wishes[0] === undefined ? '' : `${wishes.slice(0, 2).map(({ wish, count }) => `${count} for ${sayWishes({ interests: [wish] })}`).join(' and ')}`
  const with_ = example === null ? '' : inline(example.title)
  const from = cheapest === null || facts.budget === undefined || cheapest.price.amount < LEAST ? '' : `from ${sayAmount({ ...cheapest.price, converted: cheapest.converted })}`
  const things = `${running} things to book${liked === '' ? '' : `, ${liked}`}`
  const lead = season === '' ? name : `${name}, ${season},`
  const where = season === '' ? name : `${name}, ${season}`
  return at % 2 === 0
    ? [`${lead} has ${things}${from === '' ? '' : `, ${from}`}; I would begin with ${with_}.`, `${lead} offers ${things}, such as ${with_}.`]
    : [`${where}: ${liked === '' ? '' : `${liked}, such as `}${with_}${from === '' ? '' : `; prices begin at ${from.replace('from ', '')}`}.`, `In ${lead} there is ${with_}${liked === '' ? '' : `, and ${liked} in all`}.`]
}

function sayingSeason({ season }: SuggestedPlace, startDate: string | undefined): string {
  if (season === 'tropical') return 'in the tropics'
  return startDate === undefined ? `where it is ${season} now` : `where ${monthName(startDate)} is ${season}`
}

/** Names that were offered in the conversation. */
export function suggestedBefore(answered: string): string[] {
  return [...answered.matchAll(/\bShall it be ([^?]+)\?/g)].flatMap(([, names = '']) => names.split(/, | or /)).filter((name) => name !== '')
}
