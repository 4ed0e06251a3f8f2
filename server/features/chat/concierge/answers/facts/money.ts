import { sayTime } from '@meander/sdk/contract/clock'
import { laterBy } from '@meander/sdk/contract/days'
import type { KnownFacts, Refund } from '../../../tools/read-activities.ts'
import type { TripFacts } from '../../../understanding/index.ts'
import { counted, length, sayAmount } from '../../words/format.ts'
import { asksByAge, readAgePrice } from './age-price.ts'
import { lower, unknown } from './fact.ts'
import type { Asking, Fact } from './fact.ts'
import { sayPartyPrice } from './party-price.ts'

export function readPrice(known: KnownFacts, asking: Asking): Fact {
  const { price } = known
  const { situation, question } = asking
  if (asksByAge(question.asked)) return readAgePrice(known, asking)
  if (price === null) return unknown('its price')
  if (price.amount === 0) return { verdict: 'told', says: ['costs nothing', 'is free of charge'], short: 'free of charge' }
  const party = sayPartyPrice(known, situation.facts)
  const each = `${sayAmount(price)} an adult`
  if (/\b(?:each|per person|a person|per head|a head|pp|one of us)\b/.test(question.asked)) return { verdict: 'told', says: [`costs ${each}`, `comes to ${each}`], short: each }
  if (party === null) return {
    verdict: 'told',
    says: [`costs ${each}${sayChild(known, situation.facts)}`, `comes to ${each}${sayChild(known, situation.facts)}`],
    short: `${sayAmount(price)} an adult`,
  }
  return { verdict: 'told', says: [`costs ${party}, at ${each}${sayChild(known, situation.facts)}`, `is ${party}: ${each}${sayChild(known, situation.facts)}`], short: party }
}

/** Who comes without children has no use for their price. */
function sayChild({ ageBands, price }: KnownFacts, { groupSize, children = 0 }: TripFacts): string {
  if (groupSize !== undefined && children === 0) return ''
  const band = ageBands.find(({ ageBand }) => /child/i.test(ageBand))
  if (band?.price === undefined || band.price.amount === price?.amount) return ''
  return `; children from ${band.startAge} to ${band.endAge} pay ${band.price.amount === 0 ? 'nothing' : sayAmount({ ...band.price, converted: price?.converted ?? false })}`
}

/** 'Is it free': of charge. */
export function readFree(known: KnownFacts, asking: Asking): Fact {
  if (asksByAge(asking.question.asked)) return readAgePrice(known, asking)
  const { price, ageBands } = known
  if (price === null) return unknown('its price')
  if (price.amount === 0) return { verdict: 'yes', says: ['costs nothing', 'is free of charge'], short: 'free of charge' }
  const band = ageBands.findLast((one) => one.price?.amount === 0)
  const young = band === undefined ? '' : `; up to the age of ${band.endAge} one pays nothing`
  return { verdict: 'no', says: [`costs ${sayAmount(price)} an adult${young}`, `is ${sayAmount(price)} an adult${young}`], short: `${sayAmount(price)} an adult` }
}

/** Free cancellation, or whatever comes back. */
export function readCancellation({ cancellation, refund }: KnownFacts): Fact {
  if (refund === null) return cancellation === null ? unknown('cancelling') : {
    verdict: 'told',
    says: [`has this rule: ${lower(cancellation)}`, `is cancelled like this: ${lower(cancellation)}`],
    short: lower(cancellation),
  }
  if (refund.percent === 0) return { verdict: 'no', says: ['gives nothing back once it is booked', 'cannot be refunded'], short: 'nothing back once booked' }
  const until = sayUntil(refund)
  const half = /,\s*(half .*?)[.]?$/.exec(cancellation ?? '')?.[1]
  // Of what is given back later only half is: who falls ill asks for that.
  if (refund.percent === 100 && half !== undefined) return { verdict: 'yes', says: ['can be cancelled', 'costs nothing to cancel', 'gives all of it back'].map((words, at) => `${words}${at === 0 ? ' free of charge' : ''} ${until}, with ${half}`), short: `free cancellation ${until}, ${half}` }
  if (refund.percent < 100) return { verdict: 'no', says: [`gives ${refund.percent} % back ${until}`], short: `${refund.percent} % back ${until}` }
  return { verdict: 'yes', says: [`can be cancelled free of charge ${until}`, `costs nothing to cancel ${until}`, `gives all of it back ${until}`], short: `free cancellation ${until}` }
}

/** Before the day, by full days of 24 hours. */
function sayUntil({ days }: Refund): string {
  return days <= 0 ? 'until it begins' : days === 1 ? 'up to 24 hours before' : `up to ${counted(days, 'day')} before`
}

export function readDuration({ minutes, starts }: KnownFacts, { question }: Asking): Fact {
  if (minutes === null) return unknown('its length')
  const [first] = starts
  if (first !== undefined && /\b(?:end|finish(?:ed)?|over|back|done|home|out)\b/.test(question.asked)) {
    const end = `${sayTime(laterBy(first.time, minutes))} if you start at ${sayTime(first.time)}`
    return { verdict: backInTime(question.asked, minutesAt(first.time) + minutes), says: [`is over at ${end}`, `ends at ${end}`], short: `over at ${end}` }
  }
  return { verdict: 'told', says: [`takes ${length(minutes)}`, `lasts ${length(minutes)}`], short: length(minutes) }
}

function minutesAt(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
}

/** 'Will we be back by 11': in the evening where the outing ends after noon. */
function backInTime(asked: string, end: number): Fact['verdict'] {
  const [match, hour = '', minute = '0', half] = /\b(?:by|before|at)\s+(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm)?\b/.exec(asked) ?? []
  if (match === undefined) return 'told'
  const isLate = half === 'pm' || (half === undefined && Number(hour) < 12 && end > 12 * 60)
  const limit = (Number(hour) % 12) + (isLate || Number(hour) >= 12 ? 12 : 0)
  return end <= limit * 60 + Number(minute) ? 'yes' : 'no'
}

export function readRating({ rating, reviewCount }: KnownFacts): Fact {
  if (rating === null) return unknown('ratings')
  const by = (reviewCount ?? 0).toLocaleString('en-US')
  return {
    verdict: rating >= 4.5 ? 'yes' : 'told',
    says: [`is rated ${rating.toFixed(1)} by ${by} travellers`, `has ${rating.toFixed(1)} out of 5 from ${by} travellers`],
    short: `${rating.toFixed(1)} from ${by} travellers`,
  }
}
