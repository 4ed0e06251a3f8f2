import type { Grounds } from './grounds.ts'
import type { Amount, KnownActivity } from './known-activity.ts'
import { isWrittenAs, readMoney, readNumber } from './money.ts'
import type { WrittenAmount } from './money.ts'

/** What a sentence is about: the activities it names, or those named just before where it goes on about them. */
export interface Subject {
  named: readonly KnownActivity[]
  /** All that the reply has named so far. */
  soFar: readonly KnownActivity[]
}

const TOTAL = /\b(?:total|together|altogether|in all|combined|comes? to|adds? up|sum|for (?:the )?(?:all|both|two|three|four|five|six|seven|eight|\d+|group|family|party|day|trip|whole)|both|you (?:two|both|all)|of you|people|persons|adults|couple)\b/i
const MOST_PEOPLE = 20
const MOST_SUMMED = 10

/** Says which amount, rating or hour of a sentence no tool result has. */
export function findForeignFigure(sentence: string, grounds: Grounds, subject: Subject): string | null {
  const amount = readMoney(sentence).find((written) => !isKnownAmount(written, sentence, { grounds, subject }))
  if (amount !== undefined) return `It says ${amount.text}, which is not the price of what it speaks of in any tool result.`
  const { named } = subject
  const about = named.length > 0 ? named : [...grounds.activities.values()]
  const rating = readRatings(sentence).find((value) => !about.some(({ ratings }) => ratings.some((known) => Math.abs(known - value) < 0.051)))
  if (rating !== undefined) return `It gives a rating of ${rating}, which no tool result has.`
  const count = named.length === 0 ? undefined : readReviewCounts(sentence).find((value) => !named.some(({ reviewCounts }) => reviewCounts.some((known) => isCountOf(known, value, sentence))))
  if (count !== undefined) return `It speaks of ${count} reviews, which no tool result has.`
  if (named.length === 0 && OWN_HOURS.test(sentence)) return null
  const hour = readHours(sentence.replace(BESIDE, ' ')).find((time) => !isKnownHour(time, about, grounds))
  return hour === undefined ? null : `It says ${hour}, when nothing that it names has a free start.`
}

function isKnownAmount(written: WrittenAmount, sentence: string, { grounds, subject }: { grounds: Grounds; subject: Subject }): boolean {
  if (numbersIn(grounds.said).has(written.amount)) return true
  const { named, soFar } = subject
  const about = named.length > 0 ? named : [...grounds.activities.values()]
  const amounts = [...about.flatMap((activity) => activity.amounts), ...grounds.amounts]
  if (amounts.some((amount) => isWrittenAs(amount, written))) return true
  if (!TOTAL.test(sentence) && !LEFT.test(sentence)) return false
  const sums = totals(amounts, named.length > 1 ? named : soFar)
  if (sums.some((amount) => isWrittenAs(amount, written))) return true
  return LEFT.test(sentence) && [...numbersIn(grounds.said)].some((budget) => sums.some(({ amount, currency }) => isWrittenAs({ amount: budget - amount, currency }, written)))
}

/** What remains of the traveller's own sum. */
const LEFT = /\b(?:left|remain\w*|spare|rest|over|under)\b/i

/** What several people pay, and what all that was proposed comes to. */
function totals(amounts: readonly Amount[], proposed: readonly KnownActivity[]): Amount[] {
  const prices = proposed.slice(-MOST_SUMMED).flatMap(({ amounts: [first] }) => (first === undefined ? [] : [first]))
  let sums: Amount[] = []
  for (const { amount, currency } of prices) {
    const longer = sums.filter((sum) => sum.currency === currency).map((sum) => ({ amount: sum.amount + amount, currency }))
    sums = [...sums, ...longer, { amount, currency }]
  }
  const people = Array.from({ length: MOST_PEOPLE }, (_, index) => index + 1)
  return [...amounts, ...sums].flatMap(({ amount, currency }) => people.map((count) => ({ amount: amount * count, currency })))
}

const RATING = /(\d(?:[.,]\d{1,2})?)\s*(?:\/\s*5\b|out of (?:5|five)\b|stars?\b(?!\s+hotel)|-star\b(?!\s+hotel)|★)|\b(?:rated|rating(?: of)?|scores?)\s*:?\s*(?:at |of )?(\d(?:[.,]\d{1,2})?)/gi

function readRatings(sentence: string): number[] {
  return [...sentence.matchAll(RATING)].map(([, before, after]) => readNumber((before ?? after ?? '').replace(',', '.')))
}

const REVIEWS = /(\d[\d.,]*)\+?\s+(?:\w+\s+)?(?:reviews?|ratings?|people|travell?ers|guests|visitors)\b/gi
const REVIEWED = /\b(?:review|rat(?:ed|ing)|scor|stars?)/i

/** How many are said to have judged. */
function readReviewCounts(sentence: string): number[] {
  return REVIEWED.test(sentence) ? [...sentence.matchAll(REVIEWS)].map(([, number = '']) => readNumber(number)) : []
}

/** Exactly, or cut down where the sentence says so: 'over 1,200'. */
function isCountOf(known: number, said: number, sentence: string): boolean {
  return known === said || (/\b(?:over|more than|about|around|nearly|almost|some|roughly)\b|\+/i.test(sentence) && Math.abs(known - said) <= 0.1 * known)
}

const HOUR = /\b(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?\s?(?<half>[ap])\.?m\b|\b(?<hour24>\d{1,2})[:h](?<minute24>\d{2})\b/gi

/** Hours that are no start of anything: of meals, of the sun, of a traveller's own ways. */
const OWN_HOURS = /\b(?:lunch|dinner|supper|breakfast|brunch|coffee|sunset|sunrise|dusk|dawn|arriv\w*|leav\w*|land\w*|flights?|trains?|check|until|before|after|by|opens?|closes?|closed|queues?|crowds?|busy|quiet)\b/i

/** The same beside something that has starts: 'be there by 9:45', 'lunch at 13:00'. */
const BESIDE = /\b(?:until|before|after|by|arriv\w*|leave|lunch|dinner|breakfast|coffee)(?:\s+(?:at|about|around))?\s+\d{1,2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\b)?/gi

/** The hours of a sentence as HH:MM. */
function readHours(sentence: string): string[] {
  return [...sentence.matchAll(HOUR)].flatMap(({ groups = {} }) => {
    const hour = Number(groups.hour ?? groups.hour24)
    const isAfternoon = groups.half?.toLowerCase() === 'p'
    const full = groups.half === undefined ? hour : (hour % 12) + (isAfternoon ? 12 : 0)
    return full > 23 ? [] : [`${String(full).padStart(2, '0')}:${groups.minute ?? groups.minute24 ?? '00'}`]
  })
}

function isKnownHour(time: string, about: readonly KnownActivity[], { said }: Grounds): boolean {
  // Where no starts were read nothing is known of hours, and opening hours may be spoken of.
  if (about.every(({ starts }) => starts.size === 0) || readHours(said).includes(time)) return true
  return about.some(({ starts, hours, minutes }) => starts.has(time) || hours.has(time) || [...starts].some((start) => minutes.some((length) => later(start, length) === time)))
}

function later(start: string, minutes: number): string {
  const [hour = 0, minute = 0] = start.split(':').map(Number)
  const end = (hour * 60 + minute + minutes) % 1440
  return `${String(Math.floor(end / 60)).padStart(2, '0')}:${String(end % 60).padStart(2, '0')}`
}

function numbersIn(text: string): ReadonlySet<number> {
  const found = [...text.matchAll(/\d(?:[\d.,]*\d)?(?:\s?k\b)?/gi)].map(([number]) => (/k$/i.test(number) ? 1000 : 1) * readNumber(number.replace(/\s?k$/i, '')))
  return new Set(found)
}
