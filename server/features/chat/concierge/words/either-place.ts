import type { FoundSummary, Offer } from '../../tools/find-activities.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import { capital, list, sayAmount } from './format.ts'
import { leadsOf } from './leads.ts'
import { sayNotSold } from './not-sold.ts'
import type { Searched } from './not-sold.ts'
import { picksOf } from './picks.ts'
import type { Situation } from './situation.ts'
import { sayDays, sayWishes } from './trip.ts'

/** More of one wish than this tell nobody anything. */
const ENOUGH = 8

/** A place in question, and what speaks for it. */
interface Weighed {
  place: string
  worth: number
  wishes: { wish: string; count: number }[]
  running: number
  /** Half of what can be booked there costs so much or less, a person. */
  middle: Offer['middle']
  best: SummarizedActivity | undefined
}

/** 'Lisbon or Porto?': which of them, and why, with the best of each; no trip to both. */
export function sayEitherPlace(situation: Situation, { sold, others }: { sold: readonly Searched[]; others: readonly Searched[] }): string[] {
  const weighed = sold.map(weigh)
  const [first, second] = weighed.toSorted((left, right) => right.worth - left.worth)
  if (first === undefined || second === undefined) return []
  // In the order of the cards, which is the one in which they were named.
  const items = weighed.flatMap(({ place, best }) => (best === undefined ? [] : [sayBest(situation, place, best)]))
  const lead = asksForPrice(situation) ? cheapestOf(weighed) : first
  return [sayChoice(situation, lead, weighed), ...items, [sayPrices(situation, weighed), sayNotSold(others, situation), askWhich(situation, lead.place, weighed)].filter(Boolean).join(' ')]
}

/** What one would begin with there, and the most telling thing of it. */
function sayBest({ voice, facts, before }: Situation, place: string, best: SummarizedActivity): string {
  const fresh = (facts.interests ?? []).find((wish) => !(before.interests ?? []).includes(wish))
  const [lead] = leadsOf(best, fresh).filter(({ does, kind }) => does.length > 0 && kind !== 'cheapest' && kind !== 'price').toSorted((left, right) => right.worth - left.worth)
  const title = best.title.replace(/\.$/, '')
  const heads = [`In ${place} I would begin with ${title}.`, `${place}: ${title}.`, `For ${place}, think of ${title}.`, `${place} has ${title}.`, `My first day in ${place}: ${title}.`]
  return `${voice.say(...heads)}${lead === undefined ? '' : ` ${voice.say(...lead.does.map((does) => `It ${does}.`))}`}`
}

/** Every wish that is answered counts, and a little how often; where none was named, how much there is and how well it is rated. */
function weigh({ stage, found }: Searched): Weighed {
  const { running = found.activities.length, wishes = [], middle = null } = found.offer ?? {}
  const answered = wishes.reduce((sum, { count }) => sum + (count > 0 ? 1 : 0) + Math.min(count, ENOUGH) / (2 * ENOUGH), 0)
  const stars = found.activities.slice(0, 3).reduce((sum, { rating }) => sum + (rating ?? 4), 0)
  return { place: found.destination ?? stage.place.name, worth: answered * 10 + Math.min(running, 30) / 30 + stars / 100, wishes, running, middle, best: bestOf(found) }
}

/** What answers a wish tells more of a place than what merely comes first by the clock. */
function bestOf(found: FoundSummary): SummarizedActivity | undefined {
  const answers = ({ reasons }: SummarizedActivity): boolean => reasons.some(({ kind }) => kind === 'wish' || kind === 'children')
  return found.activities.find((one) => one.proposed !== null && answers(one)) ?? found.activities.find(answers) ?? picksOf(found, 1)[0]
}

function asksForPrice({ lastText }: Situation): boolean {
  return /\b(?:cheap\w*|expensive|pric(?:e|es|ey|ier)|costs?|afford\w*|budget|money|less dear)\b/i.test(lastText)
}

function cheapestOf(weighed: readonly Weighed[]): Weighed {
  const amount = ({ middle }: Weighed): number => middle?.amount ?? Infinity
  return weighed.reduce((least, one) => (amount(one) < amount(least) ? one : least))
}

function sayChoice(situation: Situation, first: Weighed, weighed: readonly Weighed[]): string {
  const { voice, reading } = situation
  const others = weighed.filter((one) => one !== first)
  const when = sayWhen(situation)
  const byPrice = asksForPrice(situation) ? sayCheaper(situation, first, others) : null
  if (byPrice !== null) return byPrice
  const told = first.wishes.filter(({ wish, count }) => count > 0 || others.some((other) => countOf(other, wish) > 0)).slice(0, 3)
  const differs = told.some(({ wish, count }) => others.some((other) => Math.abs(countOf(other, wish) - count) >= TELLING))
  const count = (one: Weighed, noun = ''): string => list(told.map(({ wish }, at) => `${countOf(one, wish) === 0 ? 'nothing' : `${countOf(one, wish)}${at === 0 ? noun : ''}`} for ${sayWishes({ interests: [wish] }, reading.turns)}`))
  const short = (one: Weighed): string => (told.length === 1 && told[0] !== undefined ? (countOf(one, told[0].wish) === 0 ? 'none' : String(countOf(one, told[0].wish))) : count(one))
  if (differs) return voice.say(
    `I would take ${first.place}${when}: it has ${count(first, ' things')}, ${list(others.map((one) => `${one.place} ${short(one)}`))}.`,
    `${first.place}, I would say${when}: ${count(first, ' things')}, and in ${list(others.map((one) => `${one.place} ${short(one)}`))}.`,
    `By what there is to book I would say ${first.place}${when}, with ${count(first, ' things')}; ${list(others.map((one) => `${one.place} has ${short(one)}`))}.`,
  )
  const [one] = told
  const noun = one === undefined ? 'things to book' : `${first.wishes.find(({ wish }) => wish === one.wish)?.count === 1 ? 'thing' : 'things'} for ${sayWishes({ interests: [one.wish] }, reading.turns)}`
  const amount = (place: Weighed): number => (one === undefined ? place.running : countOf(place, one.wish))
  const level = list([`${amount(first)} ${noun} in ${first.place}`, ...others.map((other) => `${amount(other)} in ${other.place}`)])
  return voice.say(
    `There is little between them: ${level}. I would take ${first.place}${when}.`,
    `By numbers they are as good as level, with ${level}; by taste I would say ${first.place}${when}.`,
    `Neither is the wrong one, with ${level}. If I had to choose, I would say ${first.place}${when}.`,
  )
}

/** Fewer more or less decide nothing. */
const TELLING = 2

function sayWhen(situation: Situation): string {
  const days = sayDays(situation)
  return days === '' || (situation.facts.flexible === true && !days.includes('in ')) ? '' : days.startsWith('in ') ? ` ${days}` : `, ${days}`
}

/** The usual price of a thing there decides; null where prices cannot be compared. */
function sayCheaper({ voice }: Situation, first: Weighed, others: readonly Weighed[]): string | null {
  const { middle } = first
  if (middle === null || others.some((one) => one.middle === null || one.middle.currency !== middle.currency)) return null
  const rest = list(others.map((one) => `${sayAmount(one.middle ?? middle)} in ${one.place}`))
  const isEven = others.every((one) => Math.round(one.middle?.amount ?? 0) === Math.round(middle.amount))
  if (isEven) return voice.say(`In price they are level: the usual thing costs ${sayAmount(middle)} a person in either.`)
  return voice.say(
    `${first.place} is the cheaper, by what one does there: half of it costs ${sayAmount(middle)} a person or less, against ${rest}.`,
    `Cheaper is ${first.place}: the usual thing there is ${sayAmount(middle)} a person, and ${rest}.`,
  )
}

/** What one thing of each costs. */
function sayPrices({ voice }: Situation, weighed: readonly Weighed[]): string {
  const priced = weighed.flatMap(({ place, best }) => (best?.price ? [{ place, price: best.price }] : []))
  if (priced.length < 2 || new Set(priced.map(({ price }) => price.currency)).size > 1) return ''
  const each = priced.map(({ place, price }) => `${sayAmount(price)} in ${place}`)
  return capital(voice.say(`These cost ${list(each)}, a person.`, `A person pays ${list(each)} for them.`, `${list(each)} is what these ask of an adult.`))
}

function countOf({ wishes }: Weighed, wish: string): number {
  return wishes.find((one) => one.wish === wish)?.count ?? 0
}

/** Read by `agreedTo`, whatever stands before it: 'the first' is the one that it names first. */
function askWhich({ voice }: Situation, place: string, weighed: readonly Weighed[]): string {
  const names = list([place, ...weighed.map((one) => one.place).filter((name) => name !== place)], 'or')
  return voice.first(`Shall it be ${names}?`, `Now that you know, shall it be ${names}?`, `With that beside it, shall it be ${names}?`, `Whichever you like: shall it be ${names}?`)
}

/** Of several places in question only one can be booked: that settles it for this desk, and is said before all else. */
export function sayOnlyOne({ voice }: Situation, { stage, found }: Searched, others: readonly Searched[]): string {
  const place = found.destination ?? stage.place.name
  const names = list(others.map((one) => one.stage.place.name), 'or')
  return voice.say(
    `Between ${list([...others.map((one) => one.stage.place.name), place])} I can only speak for ${place}: in ${names} I have nothing to book.`,
    `Of ${names} I know too little to weigh it, as nothing there is on my books; in ${place} I have things to do.`,
  )
}
