import type { Place } from '../../../destinations/index.ts'
import { capital, list, vary } from './format.ts'
import { sayDays, sayParty } from './recommend.ts'
import type { Situation } from './situation.ts'

/** Asked first of all: where to. Says back what is known, so that nobody has to say it again. */
export function askWhere(situation: Situation, stocked: readonly Place[]): string {
  const { facts, lastText, turn } = situation
  const known = [sayParty(facts), sayDays(situation), list(facts.interests ?? [])].filter((word) => word !== '')
  const head = known.length === 0 ? '' : `${capital(known.join(', '))}: noted. `
  const unknown = unknownPlace(lastText)
  if (unknown !== null) return `${head}I could not find ${unknown} on my map. Which city or country is it in?`
  const { places, why } = suggest(lastText, stocked, turn)
  if (places.length === 0) return `${head}Where would you like to go?`
  if (places.length === 1) return `${head}${why} I can book in ${places[0]?.name ?? ''}. Would that suit you, or do you have another place in mind?`
  return `${head}${why} I can book in ${list(places.map(({ name }) => name), 'or')}. ${vary('where', turn, ['Which of them draws you, or do you have another place in mind?', 'Does one of them tempt you, or is it somewhere else?'])}`
}

function unknownPlace(text: string): string | null {
  const match = /\b(?:to|in|visit|visiting)\s+(\p{Lu}[\p{L}'-]{2,}(?:\s+\p{Lu}[\p{L}'-]+)*)/u.exec(text)
  const name = match?.[1] ?? null
  return name === null || /^(?:January|February|March|April|May|June|July|August|September|October|November|December|Easter|Christmas|Europe|Asia|Africa|America|The)\b/.test(name) ? null : name
}

function suggest(text: string, stocked: readonly Place[], turn: number): { places: Place[]; why: string } {
  const byHeat = [...stocked].sort((left, right) => Math.abs(left.latitude) - Math.abs(right.latitude))
  if (/\b(?:warm|hot|sun|sunny|sunshine|beach|tropical|heat)\b/i.test(text)) return { places: byHeat.slice(0, 3), why: 'For warmth,' }
  if (/\b(?:cold|snow|snowy|cool|northern lights|arctic)\b/i.test(text)) return { places: byHeat.slice(-3).reverse(), why: 'For cooler air,' }
  const from = stocked.length === 0 ? 0 : (turn * 3) % stocked.length
  return { places: [...stocked.slice(from), ...stocked.slice(0, from)].slice(0, 3), why: 'For instance,' }
}

/** Nothing to book there: said plainly, with the nearest place that has something. */
export function nothingThere(situation: Situation, stocked: readonly Place[]): string {
  const place = situation.facts.destination
  if (place === undefined) return askWhere(situation, stocked)
  const nearest = [...stocked].filter(({ id }) => id !== place.id).sort((left, right) => kilometres(place, left) - kilometres(place, right))[0]
  const plain = vary(place.id, situation.turn, [`I have no bookable activities in ${place.name} yet.`, `${place.name} is not on my books yet, I am sorry to say.`])
  if (nearest === undefined) return `${plain} I can keep your dates, and you can add your own plans by hand.`
  const away = Math.round(kilometres(place, nearest) / 10) * 10
  if (away > 2500) {
    const others = list(stocked.slice(0, 4).map(({ name }) => name), 'and')
    return `${plain} Nothing near it is either: what I can book is in ${others}. ${stocked.length === 1 ? 'Would that do' : 'Would one of those do'}, or shall we plan ${place.name} without bookings?`
  }
  const how = away < 150 ? 'close enough for a day trip' : away < 700 ? 'a train or a short flight away' : 'a flight away'
  return `${plain} The nearest place where I do is ${nearest.name}, about ${away} km off, ${how}. Shall I look there instead?`
}

/** Great circle, in kilometres. */
function kilometres(from: Place, to: Place): number {
  const radians = (degrees: number): number => (degrees * Math.PI) / 180
  const across = radians(to.longitude - from.longitude)
  const cosine = Math.sin(radians(from.latitude)) * Math.sin(radians(to.latitude)) + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.cos(across)
  return 6371 * Math.acos(Math.min(1, Math.max(-1, cosine)))
}

export function searchFailed({ facts }: Situation): string {
  return `I could not reach the booking desk for ${facts.destination?.name ?? 'that place'} just now. Your trip is noted; ask me again in a minute and I will look once more.`
}

export function smallTalk(situation: Situation, stocked: readonly Place[]): string {
  const { facts, lastText, turn } = situation
  const place = facts.destination?.name
  const text = lastText.toLowerCase()
  if (/\bthank|cheers\b/.test(text)) return place === undefined ? 'You are welcome. Whenever you have a place in mind, I am here.' : vary(place, turn, [`You are welcome. ${place} is noted as it stands; say the word when something should change.`, `With pleasure. Anything else for ${place}?`])
  if (/\b(?:bye|good ?night|see you)\b/.test(text)) return place === undefined ? 'Until next time.' : `Until next time. ${place} will be here when you come back.`
  if (/\b(?:who|what) are you|your name|human|robot|\bbot\b|\bai\b|what can you do|what do you do|how do you work|help/.test(text)) {
    return `I am the Meander travel desk. Tell me where, when, how many of you and what you like, and I find activities you can book, with free hours, for each day. ${place === undefined ? 'Where would you like to go?' : `We were at ${place}.`}`
  }
  if (/how are you|how's it going|how do you do/.test(text)) return `Well, thank you, and ready to plan. ${place === undefined ? 'Where are you off to?' : `Shall we go on with ${place}?`}`
  if (/joke/.test(text)) return `A tourist asks for the fastest way to the old town. "Are you on foot?" "By car." "Then that is the fastest." ${place === undefined ? 'Where are you going?' : `Back to ${place}?`}`
  if (/^\W*(?:ok|okay|great|perfect|cool|nice|lovely|awesome|sounds|that's)\b/.test(text) && place !== undefined) return vary(place, turn, [`Good. Save what you like from ${place}, or tell me what to change.`, `Glad it fits. Shall I look for more in ${place}?`])
  const names = stocked.slice(0, 3).map(({ name }) => name)
  const such = names.length === 0 ? '' : ` I know ${list(names)} especially well.`
  return place === undefined ? vary('hello', turn, [`Hello. Where would you like to go, and when?${such}`, `Good to see you. Which place do you have in mind?${such}`]) : `Hello again. Shall we go on with ${place}?`
}

export function outOfScope({ facts, turn }: Situation): string {
  const place = facts.destination?.name
  const back = place === undefined ? 'Where would you like to travel?' : `Shall we go on with ${place}?`
  return `${vary('outside', turn, ['That is outside what I do: I plan trips and find things to book on them.', 'I only know my own trade, which is planning trips.', 'I would have to guess at that, so I leave it to others; trips are what I know.'])} ${back}`
}
