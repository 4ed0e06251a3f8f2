import { expect, it } from 'vitest'
import { sendMessage } from '@meander/sdk/contract/chat'
import type { ConversationId, ProductCode } from '@meander/sdk/contract/ids'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { createItinerary, saveActivity } from '@meander/sdk/contract/itineraries'
import { openDesk } from '../../../test/open-desk.ts'
import { dataOf } from '../../../test/read-chat.ts'
import { talk } from '../../../test/travel-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'
import { kindOf } from '../ranking/index.ts'

const TRIP = 'Four days in Lisbon from 14 March 2027, two of us, food and history'
const { server, hold, tell } = openDesk('day-planner')

const tripIn = (told: Told | undefined) => dataOf(told?.parts ?? [], 'multi-day-trip')?.multiDayTrip

it('plans a trip of several days day by day [1.16, 4.76]', async () => {
  const replies = await tell(TRIP, 'Continue to day 2', 'Skip day 2, no activities planned', 'Continue to day 4', 'Continue to day 9')
  expect(replies.map((reply) => tripIn(reply)?.currentDay)).toEqual([1, 2, 3, 4, 4])
  for (const [at, date] of [[1, 'Monday 15 March'], [2, 'Tuesday 16 March'], [3, 'Wednesday 17 March']] as const) expect(replies[at]?.text).toContain(date)
  expect(tripIn(replies[0])).toMatchObject({ destination: 'Lisbon', duration: 4, startDate: '2027-03-14', days: [1, 2, 3, 4].map((day) => ({ day, selectedActivities: [] })) })
})

it('keeps each day what was chosen for it, as the inventory knows it [3.79, 3.80]', async () => {
  const selected = [{ day: 1, productCode: 'LIS-TRAM-28', startTime: '09:30' }, { day: 2, productCode: 'LIS-FADO-SUPPER' }, { day: 2, productCode: 'NO-SUCH-THING' }]
  const replies = await tell(TRIP, { say: 'Continue to day 2', data: { selected } })
  expect(tripIn(replies[1])?.days.map(({ selectedActivities }) => selectedActivities.map(({ title }) => title))).toEqual([['Tram 28 and Alfama on foot, before the crowds'], ['Fado in Alfama, with supper'], [], []])
})

it('suggests nothing twice, another kind first, and only what fits the hours left', async () => {
  const selected = [{ day: 2, productCode: 'LIS-TRAM-28', startTime: '09:30' }]
  const [, second] = await tell(TRIP, { say: 'Continue to day 2', data: { selected } })
  expect(second?.cards.length).toBeGreaterThan(0)
  expect(second?.cards.map(({ productCode }) => productCode)).not.toContain('LIS-TRAM-28')
  const chosen = await server().deps.provider.readProduct('LIS-TRAM-28' as ProductCode)
  const [first] = second?.cards ?? []
  expect(first && chosen && kindOf(first)).not.toBe(chosen && kindOf(chosen))
  for (const part of second?.parts ?? []) {
    if (part.kind !== 'tool-result') continue
    const { starts } = part.result as { starts: Record<string, { date: string; startTime: string }[]> }
    for (const { date, startTime } of Object.values(starts).flat()) {
      expect(date).toBe('2027-03-15')
      expect(startTime >= '12:30' || startTime < '09:00').toBe(true)
    }
  }
})

it('ends with the exact words, and what was selected costs by the inventory [4.81, 4.82]', async () => {
  const codes = ['LIS-TRAM-28', 'LIS-FADO-SUPPER']
  const [, done] = await tell(TRIP, { say: 'Complete Trip Planning', data: { selected: codes.map((productCode, at) => ({ day: at + 1, productCode })) } })
  const prices = await Promise.all(codes.map(async (code) => (await server().deps.provider.readProduct(code as ProductCode, { currency: 'USD' }))?.price?.amount ?? 0))
  const cents = prices.reduce((sum, price) => sum + Math.round(price * 100), 0)
  expect(done?.text).toBe(`Trip planning complete! You've selected 2 activities with an estimated total cost of $${(cents / 100).toFixed(2)}.`)
})

it('says the same unstreamed [3.29]', async () => {
  const anna = server().as('mdr_unstreamed')
  const sessionId = 'unstreamed' as ConversationId
  await anna.call(sendMessage, { body: { sessionId, message: TRIP } })
  const reply = await anna.call(sendMessage, { body: { sessionId, message: 'Continue to day 3', selected: [{ day: 1, productCode: 'LIS-TRAM-28' as ProductCode }] } })
  expect(reply.isMultiDayTrip).toBe(true)
  expect(reply.multiDayTrip).toMatchObject({ currentDay: 3, days: [{ day: 1, selectedActivities: [{ productCode: 'LIS-TRAM-28' }] }, {}, {}, {}] })
  expect(reply.currentDayRecommendations?.recommendations.length).toBeGreaterThan(0)
})

it('refuses a day that cannot be', async () => {
  const answer = await server().as('mdr_bad').send(sendMessage, { body: { sessionId: 'bad' as ConversationId, message: TRIP, selected: [{ day: 0, productCode: 'LIS-TRAM-28' as ProductCode }] } })
  expect(answer.status).toBe(400)
})

it('gives other starts three months later', async () => {
  const starts = async (month: string) => {
    const { inventory } = await hold(`Four days in Lisbon from 14 ${month} 2027, two of us, food and history`)
    const from = month === 'March' ? '2027-03-14' : '2027-06-14'
    return [...inventory].map(([code, known]) => [code, [...known.starts].map((start) => `${[0, 1, 2, 3].findIndex((at) => start.startsWith(addDays(from as Day, at)))} ${start.slice(11)}`)])
  }
  expect(await starts('June')).not.toEqual(await starts('March'))
})

it("reads the traveller's own saved trips, and nobody else's", async () => {
  const anna = server().as('mdr_saver')
  const trip = await anna.call(createItinerary, { body: { title: 'Spring in Lisbon', destination: 'Lisbon', startDate: '2027-03-14' as Day, endDate: '2027-03-17' as Day } })
  const activityData = await server().deps.provider.readProduct('LIS-TRAM-28' as ProductCode)
  if (activityData === null) throw new Error('not in the inventory')
  await anna.call(saveActivity, { params: { id: trip.id }, body: { activityData } })
  const hers = await talk(anna, 'hers', ['what have I saved?', 'how much does my trip cost?', 'what is on day 2 of my itinerary?'])
  expect(hers.replies[0]?.text).toMatch(/Spring in Lisbon[\s\S]*Tram 28/)
  expect(hers.replies[1]?.text).toContain('€39')
  expect(hers.replies[2]?.text).toMatch(/[Dd]ay 2/)
  const [other] = await tell('what have I saved?')
  expect(other?.text).not.toContain('Lisbon')
})
