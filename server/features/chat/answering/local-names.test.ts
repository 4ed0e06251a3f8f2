import { afterAll, beforeAll, expect, it } from 'vitest'
import { readConversation, readRecommendations, sendMessage } from '@meander/sdk/contract/chat'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ask, dataOf, readParts, textOf } from '../../../test/read-chat.ts'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-21T12:00:00Z') } })
})
afterAll(() => server.close())

const anna = () => server.as('mdr_local')
const TRIP = 'Vienna from 11 to 14 May 2027, two of us, music'

it('names the town at the head, on the cards, on the days and in what can be sent next as the traveller does', async () => {
  const id = 'wien' as ConversationId
  const parts = await readParts(ask(anna(), id, TRIP, { data: { locale: 'de-DE' } }))
  expect(dataOf(parts, 'extracted-dates')?.extractedDates.destination).toBe('Wien')
  const found = dataOf(parts, 'recommendations')
  expect(found?.destination).toBe('Wien')
  expect(found?.recommendations.length).toBeGreaterThan(0)
  for (const { destination, location } of found?.recommendations ?? []) expect([destination, /(?:^|, )Wien$/.test(location ?? '')]).toEqual(['Wien', true])
  expect(dataOf(parts, 'multi-day-trip')?.multiDayTrip.destination).toBe('Wien')
  expect(dataOf(parts, 'suggestions')?.suggestions.filter((way) => / in /.test(way)).every((way) => way.endsWith(' in Wien'))).toBe(true)
  // The letter itself is English.
  expect(textOf(parts)).not.toMatch(/\bWien\b/)
  const { preferences, messages } = await anna().call(readConversation, { params: { id } })
  expect([preferences.destination, messages.at(-1)?.recommendations?.[0]?.destination]).toEqual(['Wien', 'Wien'])
})

it('goes on in English with what it has shown: a question about a card, another wish, what is offered next', async () => {
  const id = 'weiter' as ConversationId
  const first = await anna().call(sendMessage, { body: { sessionId: id, message: TRIP, locale: 'de' } })
  const other = 'weiter-en' as ConversationId
  const english = await anna().call(sendMessage, { body: { sessionId: other, message: TRIP, locale: 'en' } })
  expect(first.recommendations.map(({ productCode }) => productCode)).toEqual(english.recommendations.map(({ productCode }) => productCode))
  for (const message of ['Where does the second one meet?', 'Art in Wien', 'Plan it day by day']) {
    const [german, plain] = [await anna().call(sendMessage, { body: { sessionId: id, message, locale: 'de' } }), await anna().call(sendMessage, { body: { sessionId: other, message: message.replace('Wien', 'Vienna'), locale: 'en' } })]
    expect(german.extractedDates).toEqual({ ...plain.extractedDates, destination: 'Wien' })
    expect(german.recommendations.map(({ productCode }) => productCode)).toEqual(plain.recommendations.map(({ productCode }) => productCode))
  }
  const found = await anna().call(readRecommendations, { body: { sessionId: id, message: 'wine as well', locale: 'de' } })
  expect([found.extractedDates.destination, found.recommendations[0]?.destination]).toEqual(['Wien', 'Wien'])
})

it('changes a plan that was told with the names of the traveller', async () => {
  const [german, english] = ['plan-de', 'plan-en'] as [ConversationId, ConversationId]
  const said = ['Plan every day of Vienna from 11 to 14 May 2027, two of us, music', 'leave the second day empty', 'nothing before 11', 'how much is all of it?', 'undo that']
  for (const message of said) {
    const [own, plain] = [await anna().call(sendMessage, { body: { sessionId: german, message, locale: 'de' } }), await anna().call(sendMessage, { body: { sessionId: english, message, locale: 'en-GB' } })]
    expect(own.recommendations.map(({ productCode, planned }) => [productCode, planned])).toEqual(plain.recommendations.map(({ productCode, planned }) => [productCode, planned]))
    expect(own.recommendations.every(({ destination }) => destination === 'Wien')).toBe(true)
    expect(own.message).toBe(plain.message)
  }
})

it('leaves every name as it is for who reads another language', async () => {
  const parts = await readParts(ask(anna(), 'vienna', TRIP, { data: { locale: 'es' } }))
  expect([dataOf(parts, 'extracted-dates')?.extractedDates.destination, dataOf(parts, 'recommendations')?.recommendations[0]?.destination]).toEqual(['Vienna', 'Vienna'])
})
