import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { capital, list } from './format.ts'
import { leadsOf } from './leads.ts'
import { sayNotSold } from './not-sold.ts'
import type { Searched } from './not-sold.ts'
import { picksOf } from './picks.ts'
import type { Situation } from './situation.ts'
import { sayEither } from './sum.ts'
import { sayDays, sayWishes } from './trip.ts'

/** More of one wish than this tell nobody anything. */
const ENOUGH = 8

/** A place in question, and what speaks for it. */
interface Weighed {
  place: string
  worth: number
  wishes: { wish: string; count: number }[]
  running: number
  best: SummarizedActivity | undefined
}

/** 'Lisbon or Porto?': which of them, and why, with the best of each; no trip to both. */
export function sayEitherPlace(situation: Situation, { sold, others }: { sold: readonly Searched[]; others: readonly Searched[] }): string[] {
  const weighed = sold.map(weigh)
  const [first, second] = weighed.toSorted((left, right) => right.worth - left.worth)
  if (first === undefined || second === undefined) return []
  const picks = weighed.flatMap(({ best }) => best ?? [])
  // In the order of the cards, which is the one in which they were named.
  const items = weighed.flatMap(({ place, best }) => (best === undefined ? [] : [sayBest(situation, place, best)]))
  return [sayChoice(situation, first, weighed), ...items, [sayEither(picks, situation), sayNotSold(others, situation), askWhich(situation, first.place, weighed)].filter(Boolean).join(' ')]
}

/** What one would begin with there, and the most telling thing of it. */
function sayBest({ voice, facts, before }: Situation, place: string, best: SummarizedActivity): string {
  const fresh = (facts.interests ?? []).find((wish) => !(before.interests ?? []).includes(wish))
  const [lead] = leadsOf(best, fresh).filter(({ does }) => does.length > 0).toSorted((left, right) => right.worth - left.worth)
  const title = best.title.replace(/\.$/, '')
  const heads = [`In ${place} I would begin with ${title}.`, `The best of ${place}: ${title}.`, `${place} would mean ${title}.`, `For ${place} speaks ${title}.`]
  return `${voice.say(...heads)}${lead === undefined ? '' : ` ${voice.say(...lead.does.map((does) => `It ${does}.`))}`}`
}

/** Every wish that is answered counts, and a little how often; where none was named, how much there is and how well it is rated. */
function weigh({ stage, found }: Searched): Weighed {
  const { running = found.activities.length, wishes = [] } = found.offer ?? {}
  const answered = wishes.reduce((sum, { count }) => sum + (count > 0 ? 1 : 0) + Math.min(count, ENOUGH) / (2 * ENOUGH), 0)
  const stars = found.activities.slice(0, 3).reduce((sum, { rating }) => sum + (rating ?? 4), 0)
  return { place: found.destination ?? stage.place.name, worth: answered * 10 + Math.min(running, 30) / 30 + stars / 100, wishes, running, best: picksOf(found, 1)[0] }
}

function sayChoice(situation: Situation, first: Weighed, weighed: readonly Weighed[]): string {
  const { voice, reading, facts } = situation
  const others = weighed.filter((one) => one !== first)
  const days = sayDays(situation)
  const when = days === '' ? '' : facts.flexible === true && !days.includes('in ') ? '' : `, ${days}`
  const told = first.wishes.filter(({ wish, count }) => count > 0 || others.some((other) => countOf(other, wish) > 0)).slice(0, 3)
  const differs = told.some(({ wish, count }) => others.some((other) => countOf(other, wish) !== count))
  const count = (one: Weighed, noun = ''): string => list(told.map(({ wish }, at) => `${countOf(one, wish) === 0 ? 'nothing' : `${countOf(one, wish)}${at === 0 ? noun : ''}`} for ${sayWishes({ interests: [wish] }, reading.turns)}`))
  const against = list(others.map((one) => `${one.place} ${differs ? count(one) : one.running}`))
  if (told.length > 0 && differs) return voice.say(
    `Of ${weighed.length === 2 ? 'the two' : 'these'} I would take ${first.place}${when}: it has ${count(first, ' things')}, ${against}.`,
    `${first.place}${when}: on my books it has ${count(first, ' things')}, ${against}.`,
  )
  const even = told.length === 0 ? '' : `${capital(sayWishes({ interests: told.map(({ wish }) => wish) }, reading.turns))} ${told.length === 1 ? 'is' : 'are'} as well served in ${weighed.length === 2 ? 'either' : 'each'}. `
  return `${even}${voice.say(
    `I would take ${first.place}${when}, if only since there is more to choose from: ${first.running} things that run, in ${against}.`.replace(', in ', first.running === others[0]?.running ? ', as in ' : ', in '),
    `By what runs then I would say ${first.place}${when}: ${first.running} things to book, in ${against}.`,
  )}`
}

function countOf({ wishes }: Weighed, wish: string): number {
  return wishes.find((one) => one.wish === wish)?.count ?? 0
}

/** Read by `agreedTo`, whatever stands before it: 'the first' is the one that it names first. */
function askWhich({ voice }: Situation, place: string, weighed: readonly Weighed[]): string {
  const names = list([place, ...weighed.map((one) => one.place).filter((name) => name !== place)], 'or')
  return voice.first(`Shall it be ${names}?`, `So, shall it be ${names}?`, `Once more, shall it be ${names}?`)
}

/** Of several places in question only one can be booked: that settles it for this desk, and is said before all else. */
export function sayOnlyOne({ voice }: Situation, { stage, found }: Searched, others: readonly Searched[]): string {
  const place = found.destination ?? stage.place.name
  const names = list(others.map((one) => one.stage.place.name), 'or')
  return voice.say(
    `Between ${list([...others.map((one) => one.stage.place.name), place])} I can only speak for ${place}: in ${names} I have nothing to book.`,
    `Of ${names} I know too little to weigh it, as nothing there is on my books; ${place} I can book.`,
  )
}
