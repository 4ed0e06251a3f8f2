import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import type { Activity } from './activities.ts'
import { ChatData, ChatMessage, ChatReply, ExtractedDates, MultiDayTrip, postChat, Recommendations, StreamMessage } from './chat.ts'

const walk = { id: 'a1', productCode: 'LIS-TRAM-28', title: 'Tram 28 and Alfama on foot' } as Activity
const extractedDates = { destination: 'Lisbon', startDate: '2027-03-14', endDate: '2027-03-17', duration: 4 }
const trip = { destination: 'Lisbon', duration: 4, currentDay: 1, startDate: '2027-03-14', days: [{ day: 1, selectedActivities: [walk] }] }
const reply = {
  message: 'Four days in Lisbon.',
  recommendations: [walk],
  shouldShowRecommendations: true,
  suggestedCategories: ['food'],
  extractedDates,
  isMultiDayTrip: true,
  multiDayTrip: trip,
  currentDayRecommendations: { recommendations: [walk] },
  sessionId: 'c1',
}

function missing(schema: z.ZodMiniType, value: Record<string, unknown>): string[] {
  return Object.keys(value).filter((key) => {
    const { [key]: _left, ...rest } = value
    return !z.safeParse(schema, rest).success
  })
}

it('takes a full chat reply whole, and none with a part left out [3.28, 3.29]', () => {
  expect(z.parse(ChatReply, reply)).toEqual(reply)
  expect(missing(ChatReply, reply)).toEqual(Object.keys(reply))
})

it('takes a full recommendation response whole [3.30]', () => {
  const response = { recommendations: [walk], shouldShowRecommendations: true, preferences: { destination: 'Lisbon' }, extractedDates }
  expect(z.parse(Recommendations, response)).toEqual(response)
  expect(missing(Recommendations, response)).toEqual(Object.keys(response))
})

it('holds destination, both days or null, and the length or null as extracted dates [3.32, 3.33, 3.34, 3.36]', () => {
  expect(z.parse(ExtractedDates, extractedDates)).toEqual(extractedDates)
  expect(missing(ExtractedDates, extractedDates)).toEqual(['destination', 'startDate', 'endDate', 'duration'])
  const unknown = { destination: null, startDate: null, endDate: null, duration: null }
  expect(z.parse(ExtractedDates, unknown)).toEqual(unknown)
  for (const wrong of ['14 March 2027', '2027-3-14', '2027-02-30', '']) {
    expect(z.safeParse(ExtractedDates, { ...extractedDates, startDate: wrong }).success, wrong).toBe(false)
    expect(z.safeParse(ExtractedDates, { ...extractedDates, endDate: wrong }).success, wrong).toBe(false)
  }
})

it('holds a trip of several days by day [3.79, 3.80]', () => {
  expect(z.parse(MultiDayTrip, trip)).toEqual(trip)
  expect(missing(MultiDayTrip, trip)).toEqual(['destination', 'duration', 'currentDay', 'startDate', 'days'])
  expect(z.safeParse(MultiDayTrip, { ...trip, days: [{ day: 1 }] }).success).toBe(false)
})

it('knows two senders of a message in the interface and two roles on the wire [3.22, 3.23]', () => {
  const message = { id: 'm1', text: 'Lisbon', sender: 'user', timestamp: '2026-11-21T10:00:00.000Z', isLoading: false, recommendations: [walk] }
  expect(z.parse(ChatMessage, message)).toEqual(message)
  expect(z.safeParse(ChatMessage, { ...message, sender: 'ai' }).success).toBe(true)
  expect(z.safeParse(ChatMessage, { ...message, sender: 'assistant' }).success).toBe(false)
  expect(z.safeParse(StreamMessage, { id: 'm1', role: 'assistant', content: 'Which days?' }).success).toBe(true)
  expect(z.safeParse(StreamMessage, { id: 'm1', role: 'ai', content: 'Which days?' }).success).toBe(false)
})

it('takes id, messages, data and sessionId with a posted chat [7.15]', () => {
  const body = {
    id: 'c1',
    messages: [{ id: 'm1', role: 'user', content: 'Lisbon', createdAt: '2026-11-21T10:00:00.000Z' }],
    data: { timeZone: 'Europe/Lisbon', locale: 'en-GB', currency: 'EUR', destination: 'Lisbon' },
    sessionId: 'c1',
  }
  expect(z.parse(postChat.body, body)).toEqual(body)
})

it('tells the kinds of stream data apart', () => {
  const kinds = [
    { kind: 'recommendations', recommendations: [walk], destination: 'Lisbon' },
    { kind: 'extracted-dates', extractedDates },
    { kind: 'trip-facts', groupSize: 2, budget: null },
    { kind: 'suggestions', suggestions: ['Only food'] },
    { kind: 'multi-day-trip', multiDayTrip: trip },
  ]
  for (const data of kinds) expect(z.parse(ChatData, data)).toEqual(data)
  expect(z.safeParse(ChatData, { kind: 'something-new' }).success).toBe(false)
})
