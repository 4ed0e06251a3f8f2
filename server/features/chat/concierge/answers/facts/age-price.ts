import { BY_AGE } from '../../../item-talk/topics.ts'
import type { KnownFacts } from '../../../tools/read-activities.ts'
import { list, sayAmount, sayChild } from '../../words/format.ts'
import { agesAsked } from './ages-asked.ts'
import { unknown } from './fact.ts'
import type { Asking, Fact } from './fact.ts'

const ASKS_BY_AGE = new RegExp(String.raw`\b(?:${BY_AGE}|discount\w*|reduced|concessions?|half price|for (?:him|her|them))(?:$|\W)`)
const OLD = /\b(?:seniors?|pensioners?)\b/

/** Who may pay less for what they are, whatever their age: only a price of that name is theirs. */
const BY_STANDING: readonly (readonly [asked: RegExp, band: RegExp, who: string])[] = [
  [/\bstudents?\b|\buniversity\b/, /student/i, 'students'],
  [/\b(?:residents?|locals)\b/, /resident|local/i, 'residents'],
  [/\b(?:disabled|disabilit\w+|wheelchair users?)\b/, /disab/i, 'people with a disability'],
  [/\b(?:soldiers?|veterans?|military|army)\b/, /militar|veteran/i, 'the military'],
]
const GROWN = /\b(?:teachers?|grown-?ups?|chaperones?|carers?|accompanying adults?)\b/

/** Whether a question asks what somebody pays for being young or old. */
export function asksByAge(asked: string): boolean {
  return ASKS_BY_AGE.test(asked)
}

/** What those who are asked for pay: each by the band of their age; by all bands where no age is known. */
export function readAgePrice(known: KnownFacts, { question, situation }: Asking): Fact {
  if (known.price === null) return unknown('its price')
  if (/\bgroups?\b/.test(question.asked)) return unknown('prices for groups')
  const standing = BY_STANDING.find(([asked]) => asked.test(question.asked))
  const isOwn = /\b(?:the|our|my) students\b/.test(question.asked) && (situation.facts.ages ?? []).some((age) => age < 18)
  if (standing !== undefined && !isOwn) return readBand(known, standing[1], standing[2])
  if (GROWN.test(question.asked)) return ofGrown(known, question.asked)
  if (OLD.test(question.asked)) return readBand(known, /senior/i, 'seniors')
  const ages = agesAsked(question.asked, situation.facts.ages ?? [])
  return ages.length === 0 ? readBands(known, { question, situation }) : ofAges(known, [...new Set(ages)], question)
}

function ofAges(known: KnownFacts, ages: readonly number[], question: Asking['question']): Fact {
  const bands = ages.map((age) => ({ age, band: known.ageBands.find(({ startAge, endAge }) => age >= startAge && age <= endAge) }))
  const [barred] = bands.filter(({ band }) => band === undefined && known.ageBands.length > 0)
  const from = known.minimumAge ?? known.ageBands[0]?.startAge ?? 0
  if (barred !== undefined) return { verdict: 'no', says: [`takes nobody under ${from}`, `is for ${from} years and over`], short: `from ${from} years` }
  const amounts = bands.map(({ age, band }) => ({ age, amount: band?.price?.amount ?? known.price?.amount ?? 0 }))
  const free = amounts.filter(({ amount }) => amount === 0)
  const says = list([
    ...(free.length === 0 ? [] : [`is free for ${list(free.map(({ age }) => sayChild(age)))}`]),
    ...amounts.filter(({ amount }) => amount > 0).map(({ age, amount }) => `costs ${money(amount, known)} for ${sayChild(age)}`),
  ])
  const isLess = asksForLess(question) && amounts.some(({ amount }) => amount < (known.price?.amount ?? 0))
  const verdict = free.length === amounts.length || isLess ? 'yes' : free.length === 0 ? 'no' : 'told'
  const against = isLess && free.length < amounts.length ? `, against ${money(known.price?.amount ?? 0, known)} an adult` : ''
  return { verdict, says: [`${says}${against}`], short: says.replace(/^(?:is|costs) /, '') }
}

/** Whether anything is taken off: then a lower price is a yes. */
function asksForLess({ asked }: Asking['question']): boolean {
  return /\b(?:discount\w*|reduced|reductions?|concessions?|less|cheaper|off|lower|half price)\b/.test(asked)
}

/** From the youngest up, without what an adult pays. */
function readBands(known: KnownFacts, { question, situation: { facts } }: Pick<Asking, 'question' | 'situation'>): Fact {
  const adult = known.price?.amount ?? 0
  // 'For us', where nobody is a child.
  const isOfGrown = facts.groupSize !== undefined && (facts.children ?? 0) === 0 && /\b(?:us|we|me|i)\b/.test(question.asked)
  const less = isOfGrown ? [] : known.ageBands.filter(({ startAge, price }) => startAge < 18 && price !== undefined && price.amount < adult)
  const senior = known.ageBands.find(({ ageBand, price }) => /senior/i.test(ageBand) && price !== undefined && price.amount < adult)
  if (less.length === 0 && senior === undefined) return { verdict: 'no', says: [`names one price for all, ${money(adult, known)}`], short: `one price for all, ${money(adult, known)}` }
  const words = less.map(({ startAge, endAge, price }) => (price?.amount === 0 ? `up to the age of ${endAge} one pays nothing` : `children from ${startAge} to ${endAge} pay ${money(price?.amount ?? 0, known)}`))
  if (senior?.price !== undefined) words.push(`from ${senior.startAge} one pays ${money(senior.price.amount, known)}`)
  const says = `asks ${money(adult, known)} of an adult; ${list(words)}`
  return { verdict: asksForLess(question) ? 'yes' : less.some(({ price }) => price?.amount === 0) ? 'told' : 'no', says: [says], short: list(words) }
}

/** Who comes with children pays as any adult does, where nothing else is told. */
function ofGrown(known: KnownFacts, asked: string): Fact {
  const amount = known.price?.amount ?? 0
  const who = GROWN.exec(asked)?.[0].replace(/s?$/, 's') ?? 'adults'
  if (amount === 0) return { verdict: 'yes', says: ['costs nothing for anybody'], short: 'free for all' }
  return { verdict: 'no', says: [`names no price for ${who}, so they pay ${money(amount, known)} as any adult does`], short: `${money(amount, known)}, as any adult` }
}

function readBand(known: KnownFacts, name: RegExp, who: string): Fact {
  const band = known.ageBands.find(({ ageBand }) => name.test(ageBand))
  const adult = `${money(known.price?.amount ?? 0, known)} an adult`
  if (band?.price === undefined) return { verdict: 'no', says: [`names no price for ${who}, only ${adult}`], short: `no price for ${who}, ${adult}` }
  const says = band.price.amount === 0 ? `is free for ${who} from ${band.startAge}` : `costs ${money(band.price.amount, known)} for ${who} from ${band.startAge}`
  const isLess = band.price.amount < (known.price?.amount ?? 0)
  return { verdict: band.price.amount === 0 || isLess ? 'yes' : 'told', says: [isLess && band.price.amount > 0 ? `${says}, against ${adult}` : says], short: says.replace(/^(?:is|costs) /, '') }
}

function money(amount: number, { price }: KnownFacts): string {
  return sayAmount({ amount, currency: price?.currency ?? 'USD', converted: price?.converted ?? false })
}
