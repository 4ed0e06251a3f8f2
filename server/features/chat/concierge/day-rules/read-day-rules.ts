import { LRUCache } from 'lru-cache'
import { dayRange, minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { Busy } from '../../day-plan/index.ts'
import { CLOCK_HOUR, clockTime } from '../../language/clock-hours.ts'
import { WEEKDAY } from '../../understanding/date-words.ts'
import type { Part } from '../day-by-day/days-named.ts'
import type { Trip } from '../day-by-day/free-hours.ts'
import { readTravelHours } from '../day-by-day/travel-hours.ts'
import { OWN_PLAN } from '../own-plans.ts'
import { breakOf } from '../breaks.ts'
import { daysNamed } from '../day-by-day/days-named.ts'
import { daysInEnglish } from './days-in-english.ts'
import { restIn } from './rest-day.ts'
import { daysOfClause, isOfOthers } from './days-of-clause.ts'
import { isFree, isLight, saidOfCount } from './said-of-count.ts'
import { saidOfHours } from './said-of-hours.ts'
import { specialDay } from './special-day.ts'
import type { SpecialDay } from './special-day.ts'
import { wishOfDay } from './wishes-of-days.ts'
import type { DayWish } from './wishes-of-days.ts'

/** What a message says of the days that are to be planned: when nothing may be, and how much. */
export interface DayRules {
  busy: Busy[]
  /** How many things a day holds; of no day in particular, each. */
  counts: { date: Day | null; count: number; isLimit: boolean }[]
  /** Days with one short thing on them. */
  light: Day[]
  /** Parts of days in which there is to be something; of no day in particular, of each. */
  wanted: { date: Day | null; part: Part['name'] }[]
  /** Things that are wished for on a day. */
  wishes: DayWish[]
  /** A day that somebody celebrates. */
  special: SpecialDay | null
  /** The message without what was read of it. */
  rest: string
}

interface Clause {
  text: string
  days: Day[] | null
}

const RIDE_ON = new RegExp(String.raw`\b(?:on|in) the (?:train|plane|bus|coach|ferry|road|way|car) (?:there )?(?:till|until|'til|til) (?:about |around )?${CLOCK_HOUR}`)
/** From one town to the next. */
const BETWEEN_TOWNS = /\b(?:fly|flying|train|drive|driving|bus|travel\w*|ferry|move|go|going|head|transfer)\b(?: \w+){0,3}? (?:to|over to|on to|for|down to|up to) (?:\p{L}{3,})/u
const TO_TOWN_AT = new RegExp(String.raw`\bat ${CLOCK_HOUR}(?! ?(?:days?|people))`)
/** Where nobody says when one gets there. */
const MIDDAY = '14:00'
const WAY_MINUTES = 180
const BEHIND_MINUTES = 60

const rules = new LRUCache<string, DayRules>({ max: 500 })

/** What a message says of the days of a trip, clause by clause, each for the days that it names or for all of them. */
export function readDayRules(turn: string, trip: Trip): DayRules {
  const key = `${trip.from}${trip.to}${turn}`
  const known = rules.get(key)
  if (known !== undefined) return known
  const read = readAnew(turn, trip)
  rules.set(key, read)
  return read
}

function readAnew(turn: string, trip: Trip): DayRules {
  // A meal or a rest from one hour to another is said over a comma.
  const kept = breakOf(turn)
  const clauses = clausesOf(plainly(kept?.rest ?? turn), trip)
  const out: DayRules = { busy: [], counts: [], light: [], wanted: [], wishes: [], special: specialDay([turn], trip), rest: '' }
  const open: Day[] = []
  const ofAll: Omit<Busy, 'date'>[] = []
  const rest: string[] = []
  // 'The three evenings, and the Thursday.'
  if (kept !== null) out.busy.push(...ofBreak(turn, trip).map((date): Busy => ({ date, ...kept.hours })))
  const isOfEvenings = clauses.some(({ text }) => EVENINGS.test(text))
  // 'Nothing before 9.30 and back by 8 every evening': the evening is that of coming home.
  const isLate = clauses.some(({ text }) => /\b(?:evenings?|nights?)\b/.test(text) && !COMES_HOME.test(text)) && !clauses.some(({ text }) => /\bmornings?\b/.test(text))
  for (const { text, days } of clauses) {
    if (isOfEvenings && days !== null && ONLY_A_DAY.test(text)) {
      open.push(...days)
      continue
    }
    const isRead = readClause({ text, days }, { out, open, ofAll, isLate, trip })
    if (!isRead) rest.push(text)
  }
  out.busy.push(...readTravelHours(turn, trip).map(({ is, date, free }): Busy => (is === 'arrival' ? { date, from: '00:00', to: free } : { date, from: free, to: '24:00' })))
  const named = new Set(open)
  out.busy.push(...dayRange(trip.from, trip.to).filter((day) => !named.has(day)).flatMap((date) => ofAll.map((hours): Busy => ({ date, ...hours }))))
  // 'One in the morning, one in the afternoon' are two.
  const parts = new Set(out.wanted.flatMap(({ date, part }) => (date === null ? [part] : [])))
  if (parts.size > 1) out.counts = [...out.counts.filter(({ date, isLimit, count }) => date !== null || isLimit || count > 1), ...(out.counts.some(({ date, isLimit, count }) => date === null && (isLimit || count > 1)) ? [] : [{ date: null, count: parts.size, isLimit: false }])]
  out.rest = rest.length === clauses.length && kept === null ? turn : rest.join(', ')
  return out
}

/** The days that are named with it, or else all. */
function ofBreak(turn: string, trip: Trip): Day[] {
  const lower = daysInEnglish(turn.toLowerCase())
  const named = OF_EACH_DAY.test(lower) ? [] : daysNamed(lower, trip).map(({ date }) => date)
  return named.length > 0 ? [...new Set(named)] : dayRange(trip.from, trip.to)
}

const OF_EACH_DAY = /\b(?:each|every|all|always|daily)\b/
const COMES_HOME = /\b(?:back|home|in bed|done|finished|asleep)\b.*\b(?:by|before|at|until)\b/
const EVENINGS = /\b(?:evenings|nights)\b/
const ONLY_A_DAY = new RegExp(String.raw`^\W*(?:on |the |and |all |whole |plus )*(?:${WEEKDAY}|\d{1,2}(?:st|nd|rd|th))(?: too| as well| please)*\W*$`)

function readClause({ text, days }: Clause, { out, open, ofAll, isLate, trip }: { out: DayRules; open: Day[]; ofAll: Omit<Busy, 'date'>[]; isLate: boolean; trip: Trip }): boolean {
  if (ASKS.test(text) || (days !== null && IS_ONLY_TIME.test(text))) return false
  if (KEEPS_THAT_TIME.test(text)) return true
  const rest = days === null ? restIn(text, trip) : null
  if (rest !== null) {
    out.busy.push({ date: rest, from: '00:00', to: '24:00' })
    return true
  }
  const travels = readTravelHours(text, trip).length > 0
  const wish = days === null || travels ? null : wishOfDay(text, trip)
  if (wish !== null) out.wishes.push(wish)
  const move = days === null ? null : movesBetween(text, days, trip)
  const hours = travels || move !== null ? null : saidOfHours(text, isLate)
  const isNoDay = hours === null && days !== null && !travels && isFree(text)
  const count = saidOfCount(text)
  const isEasy = days !== null && isLight(text)
  if (move !== null) out.busy.push(move)
  if (hours !== null) {
    // A plan of one's own on a day that the trip has no more is of no day in it.
    if (days === null) ofAll.push(...(OWN_PLAN_ON_A_DATE.test(text) ? [] : hours.busy))
    else out.busy.push(...days.flatMap((date) => hours.busy.map((one): Busy => ({ date, ...one }))))
    if (hours.isOpen && days !== null) open.push(...days)
    const once = days === null && AT_LEAST_ONCE.test(text) ? [dayRange(trip.from, trip.to)[1] ?? trip.from] : null
    if (hours.wanted !== null) out.wanted.push(...(once ?? days ?? [null]).map((date) => ({ date, part: hours.wanted as Part['name'] })))
  }
  if (isNoDay) out.busy.push(...(days ?? []).map((date): Busy => ({ date, from: '00:00', to: '24:00' })))
  const isOne = count === null && hours !== null && hours.wanted !== null && /\b(?:one|a single|1) thing\b/.test(text)
  if (count !== null || isOne) out.counts.push(...(days ?? [null]).map((date) => ({ date, ...(count ?? { count: 1, isLimit: false }) })))
  if (isEasy) out.light.push(...(days ?? []))
  return (hours !== null && hours.wanted === null) || isNoDay || travels || move !== null
}

/** 'What is on Friday evening?' asks for it, and rules nothing. */
const ASKS = /^\W*(?:is|are|does|do you|when|how (?:much|long|far)|who|where)\b/

const OWN_PLAN_ON_A_DATE = new RegExp(String.raw`^(?=.*\b\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)).*\b(?:we|i)\b.*\b${OWN_PLAN}\b`)
/** 'So please keep that time free': which, has been said with it. */
const KEEPS_THAT_TIME = /^\W*(?:(?:so|and|please|just|then)\W+)*(?:keep|leave|hold) (?:that|this|those|these) (?:times?|slot|hours?) (?:free|open|clear|empty)(?: please)?\W*$/

/** 'At least one evening thing': once on the trip, and not each day. */
const AT_LEAST_ONCE = /\b(?:at least|minimum) (?:one|1)\b(?!.*\b(?:each|every|per|a|daily) ?(?:day|night|evening|morning|afternoon)?\b)/

/** 'Thursday evening is my only free one': by that no other day has any time. */
const IS_ONLY_TIME = /\b(?:only|one|a single)\b[^.;]*\bfree\b|\bfree\b[^.;]*\bonly\b/

/** The journey from one town to the next takes the hours before it, and its own. */
function movesBetween(text: string, days: readonly Day[], trip: Trip): Busy | null {
  const [date] = days
  if (date === undefined || days.length > 1 || date === trip.from) return null
  const ride = RIDE_ON.exec(text)
  const until = ride === null ? null : clockTime([ride[1], ride[2], ride[3]], 7)
  if (until !== null) return { date, from: '00:00', to: timeOfMinutes(minutesOf(until) + BEHIND_MINUTES) }
  if (!BETWEEN_TOWNS.test(text) || readTravelHours(text, trip).length > 0) return null
  const at = TO_TOWN_AT.exec(text)
  const time = at === null ? null : clockTime([at[1], at[2], at[3]], 7)
  return { date, from: '00:00', to: time === null ? MIDDAY : timeOfMinutes(Math.min(1439, minutesOf(time) + WAY_MINUTES)) }
}

const JOINT = /(?:[.;!?]+|,)\s+|\s+(?:because|since|as we|so (?=(?:leave|keep|just|only|nothing|that|the)\b)|but|while)\s+|\s+-+\s+|\s+(?:et|und|y)\s+|\s+(?:and|plus)\s+(?=(?:the|on|all|only|just|no|not|nothing|keep|leave|start|back|home|max|at most|one|two|an?|evenings?|mornings?|afternoons?|something|maybe|then|we|i|she|he|they|our|my|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)/

/** Each with the days that it is about; 'that one' is the day that was named before it. */
function clausesOf(text: string, trip: Trip): Clause[] {
  const parts = text.split(JOINT).map((one) => one.trim()).filter((one) => one !== '')
  const none = { before: [], others: [] }
  const others = [...new Set(parts.filter((one) => !isOfOthers(one)).flatMap((one) => daysOfClause(one, trip, none) ?? []))]
  let before: Day[] = []
  return parts.map((one) => {
    const ofOthers = others.length === dayRange(trip.from, trip.to).length ? [] : others
    const days = daysOfClause(one, trip, { before, others: ofOthers })
    if (days !== null && days.length > 0) before = days
    return { text: one, days }
  })
}

/** In small letters and English, hours as figures. */
function plainly(turn: string): string {
  return daysInEnglish(turn.toLowerCase().replaceAll('’', "'"))
    .replace(/\b(?:noon|midday)\b/g, '12:00').replace(/\bhalf past (\w+)/g, (all, hour: string) => (hourOf(hour) === null ? all : `${hourOf(hour)}:30`))
    .replace(/\b(before|after|at|by|from|until|till|than) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b(?! (?:of|things?|days?))/g, (_, word: string, hour: string) => `${word} ${hourOf(hour)}`)
}

const HOURS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']

function hourOf(word: string): number | null {
  const at = HOURS.indexOf(word) + 1 || Number(word)
  return at >= 1 && at <= 12 ? at : null
}
