import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readConversation, readRecommendations, sendMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ask, dataOf, readParts } from '../../../test/read-chat.ts'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-21T12:00:00Z') } })
})
afterAll(() => server.close())

const caller = () => server.as('mdr_same')
const idOf = (name: string) => name as ConversationId

interface Talk {
  name: string
  said: readonly string[]
  traveller: { timeZone?: string; locale?: string; currency?: string }
}

const TALKS: readonly Talk[] = [
  { name: 'days written day first', said: ['Porto from 4/6 to 9/6'], traveller: { locale: 'en-GB', timeZone: 'Europe/London', currency: 'GBP' } },
  { name: 'a today that is tomorrow elsewhere', said: ['Lisbon, three days from tomorrow'], traveller: { timeZone: 'Pacific/Kiritimati' } },
  { name: 'a question about a card on another day', said: ['Lisbon, 11 to 14 May 2027, two of us', 'Is the second one all right for a girl of 4 on 12 June?'], traveller: { timeZone: 'Europe/Lisbon' } },
  { name: 'thanks', said: ['Lisbon for 4 days from 11 May 2027', 'Thank you so much'], traveller: {} },
  { name: 'a day of the planner', said: ['Lisbon for 4 days from 11 May 2027', 'Continue to day 2'], traveller: {} },
]

describe.each(TALKS)('$name', ({ name, said, traveller }) => {
  it('is answered the same streamed, in one piece and as recommendations [3.29]', async () => {
    const [streamed, whole] = [idOf(`streamed ${name}`), idOf(`whole ${name}`)]
    let parts = await readParts(ask(caller(), streamed, said[0] ?? '', { data: traveller }))
    let reply = await caller().call(sendMessage, { body: { sessionId: whole, message: said[0] ?? '', ...traveller } })
    for (const message of said.slice(1)) {
      parts = await readParts(ask(caller(), streamed, message, { data: traveller }))
      reply = await caller().call(sendMessage, { body: { sessionId: whole, message, ...traveller } })
    }
    const dates = dataOf(parts, 'extracted-dates')?.extractedDates
    const cards = dataOf(parts, 'recommendations')?.recommendations ?? []
    const trip = dataOf(parts, 'multi-day-trip')?.multiDayTrip ?? null
    expect(dates?.startDate).not.toBeNull()
    expect(reply.extractedDates).toEqual(dates)
    expect(reply.recommendations).toEqual(cards)
    expect(reply.multiDayTrip).toEqual(trip)
    expect(reply.isMultiDayTrip).toBe(trip !== null)
    const found = await caller().call(readRecommendations, { body: { sessionId: streamed, message: said.at(-1) ?? '' } })
    expect(found.extractedDates).toEqual(dates)
    expect(found.recommendations).toEqual(cards)
    expect(found.preferences.destination).toBe(dates?.destination ?? undefined)
    const { preferences } = await caller().call(readConversation, { params: { id: streamed } })
    expect(preferences.destination).toBe(dates?.destination ?? undefined)
  })
})

describe('one more message to take into account', () => {
  it.each([
    ['a limit of money', 'Lisbon from 11 to 14 May 2027, food, each for at most 40 euros', 'history as well'],
    ['what is not liked', 'Lisbon from 11 to 14 May 2027, history', 'no food please, just museums, nothing dearer than 30 euros'],
    ['days written day first', 'Lisbon, two of us', 'from 4/6 to 9/6'],
    ['a question about a card', 'Lisbon from 11 to 14 May 2027, two of us', 'What does the first one cost?'],
  ])('is recommended for as a stream would: %s', async (name, first, more) => {
    const data = { locale: 'en-GB', timeZone: 'Europe/London', currency: 'EUR' }
    const id = idOf(`more ${name}`)
    await readParts(ask(caller(), id, first, { data }))
    const found = await caller().call(readRecommendations, { body: { sessionId: id, message: more, ...data } })
    expect((await caller().call(readConversation, { params: { id } })).messages).toHaveLength(2)
    const parts = await readParts(ask(caller(), id, more, { data }))
    expect(found.recommendations).toEqual(dataOf(parts, 'recommendations')?.recommendations ?? [])
    expect(found.extractedDates).toEqual(dataOf(parts, 'extracted-dates')?.extractedDates)
  })

  it('keeps what it may cost and what is not wanted', async () => {
    const id = idOf('limits')
    await readParts(ask(caller(), id, 'Lisbon from 11 to 14 May 2027, food, each for at most 40 euros', { data: { currency: 'EUR' } }))
    const { recommendations } = await caller().call(readRecommendations, { body: { sessionId: id, message: 'music as well', currency: 'EUR' } })
    expect(recommendations.length).toBeGreaterThan(0)
    for (const { price } of recommendations) expect(price?.amount).toBeLessThanOrEqual(40)
  })
})

it('keeps what could be sent next for who comes back', async () => {
  const id = idOf('come back')
  await readParts(ask(caller(), id, 'Lisbon from 11 to 14 May 2027, two of us'))
  const parts = await readParts(ask(caller(), id, 'Something with music'))
  const offered = dataOf(parts, 'suggestions')?.suggestions
  expect(offered?.length).toBeGreaterThan(0)
  const { messages } = await caller().call(readConversation, { params: { id } })
  expect(messages.map(({ suggestions }) => suggestions)).toEqual([undefined, undefined, undefined, offered])
})

it('passes over a zone, a language and a currency that nobody knows', async () => {
  const parts = await readParts(ask(caller(), 'junk', 'Lisbon from 4/6 to 9/6', { data: { timeZone: 'Moon/Base', locale: '!?-GB', currency: '€€' } }))
  expect(dataOf(parts, 'extracted-dates')?.extractedDates).toMatchObject({ startDate: '2027-04-06', endDate: '2027-09-06' })
  expect(dataOf(parts, 'recommendations')?.recommendations.length).toBeGreaterThan(0)
})
