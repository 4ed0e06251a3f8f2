import { readDurations } from './read-durations.ts'
import type { Span } from './read-durations.ts'
import { tellingWords } from './words.ts'

export interface Amount {
  amount: number
  currency: string
}

/** What was read of one activity in tool results, and nothing else. */
export interface KnownActivity {
  productCode: string
  /** Empty until a result has told it. */
  title: string
  words: Set<string>
  amounts: Amount[]
  ratings: number[]
  reviewCounts: number[]
  /** HH:MM of its free starts; none known where they were not asked for. */
  starts: Set<string>
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
}

export function freshActivity(productCode: string): KnownActivity {
  const [amounts, ratings, reviewCounts, minutes, durations] = [[], [], [], [], []]
  const numbers = { amounts, ratings, reviewCounts, minutes, durations }
  const times = { starts: new Set<string>(), hours: new Set<string>(), openingHours: new Set<string>() }
  const texts = { inclusions: new Set<string>(), contents: new Set<string>(), exclusions: new Set<string>(), cancellation: new Set<string>(), accessibility: new Set<string>() }
  return { productCode, title: '', words: new Set(), ...numbers, ...times, ...texts }
}

/** Takes in what one object of a tool result, the activity itself or a part of it, says of an activity. */
export function learnFacts(value: Record<string, unknown>, activity: KnownActivity): void {
  const { productCode, title, rating, reviewCount, startTime, time } = value
  if (typeof title === 'string' && typeof productCode === 'string') {
    activity.title = title
    for (const word of tellingWords(title)) activity.words.add(word)
  }
  if (typeof rating === 'number') activity.ratings.push(rating)
  if (typeof reviewCount === 'number') activity.reviewCounts.push(reviewCount)
  for (const start of [startTime, time]) if (typeof start === 'string' && /^\d\d:\d\d$/.test(start)) activity.starts.add(start)
  learnLengths(value, activity)
  learnTexts(value, activity)
}

function learnLengths({ minutes, fixedDurationInMinutes, variableDurationFromMinutes: from, variableDurationToMinutes: to, duration }: Record<string, unknown>, activity: KnownActivity): void {
  for (const length of [minutes, fixedDurationInMinutes]) {
    if (typeof length !== 'number') continue
    activity.minutes.push(length)
    activity.durations.push([length, length])
  }
  if (typeof from === 'number' && typeof to === 'number') activity.durations.push([from, to])
  if (typeof duration === 'string') activity.durations.push(...readDurations(duration).map(({ span }) => span))
}

function learnTexts(value: Record<string, unknown>, activity: KnownActivity): void {
  const { cancellation, cancellationPolicy, openingHours, steps, itinerary } = value
  addTexts(activity.inclusions, value.inclusions)
  addTexts(activity.exclusions, value.exclusions)
  addTexts(activity.accessibility, value.accessibility)
  addTexts(activity.contents, [...listOf(steps), ...listOf(itinerary).map((step) => (isRecord(step) ? step.title : null))])
  addTexts(activity.cancellation, [cancellation, isRecord(cancellationPolicy) ? cancellationPolicy.description : cancellationPolicy])
  addTexts(activity.openingHours, [openingHours])
  if (typeof openingHours === 'string') for (const [hour] of openingHours.matchAll(/\b\d\d:\d\d\b/g)) activity.hours.add(hour)
}

function addTexts(to: Set<string>, texts: unknown): void {
  for (const text of listOf(texts)) if (typeof text === 'string' && text !== '') to.add(text)
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
