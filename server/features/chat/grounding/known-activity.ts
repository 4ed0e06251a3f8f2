import { readDurations } from './read-durations.ts'
import type { Span } from './read-durations.ts'
import { isTainted } from './taint.ts'
import { tellingWords } from './words.ts'

export interface Amount {
  amount: number
  currency: string
}

/** What travellers of an age pay; null where no price was told. */
export interface KnownBand {
  /** As the provider calls them, in capitals: 'CHILD', 'SENIOR'. */
  name: string
  from: number
  to: number
  amount: number | null
}

/** What was read of one activity in tool results, and nothing else. */
export interface KnownActivity {
  productCode: string
  /** Empty until a result has told it. */
  title: string
  words: Set<string>
  /** What one person pays. */
  amounts: Amount[]
  /** What children pay, what all who come pay together, and what it cost before a discount. */
  childAmounts: Amount[]
  parties: Amount[]
  before: Amount[]
  bands: KnownBand[]
  minimumAges: number[]
  groupSizes: number[]
  ratings: number[]
  reviewCounts: number[]
  /** HH:MM of its free starts by day; under '' those whose day is not told. */
  starts: Map<string, Set<string>>
  /** Free spaces, by 'day HH:MM'. */
  spaces: Map<string, number>
  /** Why it cannot be booked, by day. */
  closed: Map<string, string>
  /** HH:MM of its opening hours. */
  hours: Set<string>
  minutes: number[]
  /** How long it takes, from the least to the most. */
  durations: Span[]
  /** What its price covers, what one meets there, and what its price does not cover, in the provider's words. */
  inclusions: Set<string>
  contents: Set<string>
  exclusions: Set<string>
  cancellation: Set<string>
  accessibility: Set<string>
  openingHours: Set<string>
  tags: Set<string>
  languages: Set<string>
  meetingPoints: Set<string>
}

export function freshActivity(productCode: string): KnownActivity {
  const texts = {
    inclusions: new Set<string>(),
    contents: new Set<string>(),
    exclusions: new Set<string>(),
    cancellation: new Set<string>(),
    accessibility: new Set<string>(),
    openingHours: new Set<string>(),
  }
  const numbers = { amounts: [], childAmounts: [], parties: [], before: [], bands: [], minimumAges: [], groupSizes: [], ratings: [], reviewCounts: [], minutes: [], durations: [] }
  const times = { starts: new Map<string, Set<string>>(), spaces: new Map<string, number>(), closed: new Map<string, string>(), hours: new Set<string>() }
  return { productCode, title: '', words: new Set(), ...numbers, ...times, ...texts, tags: new Set(), languages: new Set(), meetingPoints: new Set() }
}

/** Takes in what one object of a tool result, the activity itself or a part of it, says of an activity. */
export function learnFacts(value: Record<string, unknown>, activity: KnownActivity): void {
  const { productCode, title, rating, reviewCount, minimumAge, maximumGroupSize } = value
  if (typeof title === 'string' && typeof productCode === 'string' && !isTainted(title)) {
    activity.title = title
    activity.words = new Set(tellingWords(title))
  }
  if (typeof rating === 'number') activity.ratings.push(rating)
  if (typeof reviewCount === 'number') activity.reviewCounts.push(reviewCount)
  if (typeof minimumAge === 'number') activity.minimumAges.push(minimumAge)
  if (typeof maximumGroupSize === 'number') activity.groupSizes.push(maximumGroupSize)
  if (value.kind === 'small-group' && typeof value.most === 'number') activity.groupSizes.push(value.most)
  learnBand(value, activity)
  learnStart(value, activity)
  learnLengths(value, activity)
  learnTexts(value, activity)
}

function learnBand({ ageBand, startAge, endAge, price }: Record<string, unknown>, { bands }: KnownActivity): void {
  if (typeof ageBand !== 'string' || typeof startAge !== 'number' || typeof endAge !== 'number') return
  bands.push({ name: ageBand.toUpperCase(), from: startAge, to: endAge, amount: isRecord(price) && typeof price.amount === 'number' ? price.amount : null })
}

function learnStart({ date, startTime, time, spaces, availableSpaces, reason }: Record<string, unknown>, activity: KnownActivity): void {
  const day = typeof date === 'string' && /^\d{4}-\d\d-\d\d$/.test(date) ? date : ''
  for (const start of [startTime, time]) {
    if (typeof start !== 'string' || !/^\d\d:\d\d$/.test(start)) continue
    activity.starts.set(day, (activity.starts.get(day) ?? new Set()).add(start))
    for (const free of [spaces, availableSpaces]) if (typeof free === 'number') activity.spaces.set(`${day} ${start}`, free)
  }
  if (day !== '' && typeof reason === 'string') activity.closed.set(day, reason)
}

function learnLengths({ minutes, fixedDurationInMinutes, variableDurationFromMinutes: from, variableDurationToMinutes: to, duration, kind }: Record<string, unknown>, activity: KnownActivity): void {
  // The minutes of a reason are those of a way.
  for (const length of kind === undefined ? [minutes, fixedDurationInMinutes] : []) {
    if (typeof length !== 'number') continue
    activity.minutes.push(length)
    activity.durations.push([length, length])
  }
  if (typeof from === 'number' && typeof to === 'number') activity.durations.push([from, to])
  if (typeof duration === 'string') activity.durations.push(...readDurations(duration).map(({ span }) => span))
}

/** A tag of more words than these is a text. */
const LONGEST_TAG = 4

function learnTexts(value: Record<string, unknown>, activity: KnownActivity): void {
  const { cancellation, cancellationPolicy, openingHours, steps, itinerary, meetingPoint } = value
  addTexts(activity.inclusions, value.inclusions)
  addTexts(activity.exclusions, value.exclusions)
  addTexts(activity.accessibility, value.accessibility)
  addTexts(activity.languages, value.languages)
  addTexts(activity.meetingPoints, [meetingPoint])
  addTexts(activity.tags, listOf(value.tags).filter((tag) => typeof tag === 'string' && tag.split(/\s+/).length <= LONGEST_TAG))
  addTexts(activity.contents, [...listOf(steps), ...listOf(itinerary).map((step) => (isRecord(step) ? step.title : null))])
  addTexts(activity.cancellation, [cancellation, isRecord(cancellationPolicy) ? cancellationPolicy.description : cancellationPolicy])
  addTexts(activity.openingHours, [openingHours])
  learnReason(value, activity)
  for (const hours of activity.openingHours) for (const [hour] of hours.matchAll(/\b\d\d:\d\d\b/g)) activity.hours.add(hour)
}

/** What speaks for it, as the search has read it out of the fields. */
function learnReason({ kind, words, stops }: Record<string, unknown>, activity: KnownActivity): void {
  if (kind === 'included') addTexts(activity.inclusions, [words])
  if (kind === 'accessible') addTexts(activity.accessibility, [words])
  if (kind === 'stops') addTexts(activity.contents, stops)
  if (kind === 'refund') addTexts(activity.cancellation, ['Free cancellation up to 24 hours before'])
}

function addTexts(to: Set<string>, texts: unknown): void {
  for (const text of listOf(texts)) if (typeof text === 'string' && text !== '' && !to.has(text) && !isTainted(text)) to.add(text)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
