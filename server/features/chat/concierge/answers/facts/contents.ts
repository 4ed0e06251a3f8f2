import { sayTime } from '@meander/sdk/contract/clock'
import type { KnownFacts } from '../../../tools/read-activities.ts'
import { INCLUDABLE } from '../../../item-talk/topics.ts'
import { dayName, length, list, sayAmount } from '../../words/format.ts'
import { placeIn } from '../../words/picks.ts'
import { lower, unknown } from './fact.ts'
import type { Asking, Fact } from './fact.ts'
import { readCancellation, readRating } from './money.ts'
import { sayPartyPrice } from './party-price.ts'

/** What the price includes; of one thing, whether it does. */
export function readIncluded({ inclusions, exclusions }: KnownFacts, { question }: Asking): Fact {
  if (inclusions.length === 0 && exclusions.length === 0) return unknown('what is included')
  if (BESIDE_PRICE.test(question.asked)) return readBeside(exclusions)
  const asked = INCLUDABLE.find(([, words]) => words.test(question.asked))
  const all = list(inclusions.map(lower))
  if (asked === undefined) {
    const out = exclusions.length === 0 ? '' : `, but not ${list(exclusions.map(lower), 'or')}`
    return { verdict: 'told', says: [`includes ${all}${out}`, `comes with ${all}${out}`], short: all }
  }
  const [name, , written] = asked
  const within = inclusions.filter((line) => written.test(line))
  if (within.length > 0) return { verdict: 'yes', says: [`includes ${list(within.map(lower))}`, `comes with ${list(within.map(lower))}`], short: list(within.map(lower)) }
  const instead = all === '' ? '' : `; what it includes is ${all}`
  if (exclusions.some((line) => written.test(line))) return { verdict: 'no', says: [`leaves ${name} to you${instead}`, `does not include ${name}${instead}`], short: `${name} not included` }
  return {
    verdict: 'no',
    says: [`lists no ${name.replace(/^a /, '')}${instead}`, `names no ${name.replace(/^a /, '')} among what is included${instead}`],
    short: `no ${name.replace(/^a /, '')} listed`,
  }
}

/** What comes on top of the price. */
const BESIDE_PRICE = /\b(?:extras?|on top|hidden|on the spot|(?:isn't|is not|aren't|not) included|pay (?:for )?(?:ourselves|myself|there)|left to pay)\b/

function readBeside(exclusions: readonly string[]): Fact {
  if (exclusions.length === 0) return { verdict: 'yes', says: ['lists nothing that is left out of the price'], short: 'nothing listed beside the price' }
  const out = list(exclusions.map(lower), 'or')
  return { verdict: 'no', says: [`does not include ${out}`, `leaves out ${out}`], short: `without ${out}` }
}

export function readMeeting(known: KnownFacts, { question }: Asking): Fact {
  const place = placeIn(known.meetingPoint)
  if (/\bpick(?:ed)?[- ]?up\b/.test(question.asked) && !known.inclusions.some((line) => /\bpick-?up\b/i.test(line))) return { verdict: 'no', says: [`lists no pick-up; you meet at ${place}`], short: `no pick-up, meeting at ${place}` }
  return { verdict: 'told', says: [`starts at ${place}`, `meets at ${place}`], short: place }
}

/** What one is told who asks for more: where it goes, what is in it, for how long and how much. */
export function readDescription(known: KnownFacts, { situation }: Asking): Fact {
  const { steps, minutes, price, inclusions, location } = known
  const cost = price === null ? '' : (sayPartyPrice(known, situation.facts) ?? `${sayAmount(price)} a person`)
  const long = [minutes === null ? '' : `takes ${length(minutes)}`, cost === '' ? '' : `costs ${cost}`].filter(Boolean).join(' and ')
  const way = steps.length === 0 ? '' : `goes like this: ${list(steps.slice(0, 4))}`
  const rating = known.rating === null ? '' : ` It ${readRating(known).says[0]}.`
  const with_ = inclusions.length === 0 ? '' : ` Included: ${list(inclusions.slice(0, 3).map(lower))}.`
  // Who asks again wants to hear the rest.
  if (way !== '' && situation.reading.answered.includes(list(steps.slice(0, 4)))) return theRest(known)
  const ways = [
    `${way === '' ? `is in ${location ?? 'town'}` : way}.${long === '' ? '' : ` It ${long}.`}${with_}${rating}`,
    `${long === '' ? 'is on offer' : long}.${way === '' ? '' : ` It ${way}.`}${with_}${rating}`,
  ]
  return { verdict: 'told', says: ways.map((words) => words.replace(/[.]$/, '')), short: [minutes === null ? '' : length(minutes), cost].filter(Boolean).join(', ') }
}

/** What a description leaves out: where one meets, when there is room, how it is cancelled. */
function theRest(known: KnownFacts): Fact {
  const start = known.starts[0]
  const words = [
    `starts at ${placeIn(known.meetingPoint)}`,
    start === undefined ? '' : `has room on ${dayName(start.date)} at ${sayTime(start.time)}`,
    known.refund?.percent === 100 ? (readCancellation(known).says[0] ?? '') : '',
  ].filter(Boolean)
  return { verdict: 'told', says: [list(words), `${list(words)}: that is all I have not told yet`], short: list(words) }
}

/** What no field of the inventory answers. */
export function readUnknown(): Fact {
  return { verdict: 'unknown', says: ['says nothing of that', 'has no word on it', 'leaves that open'], short: 'nothing said' }
}
