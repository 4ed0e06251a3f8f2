import { expect, it } from 'vitest'
import { sendMessage } from '@meander/sdk/contract/chat'
import type { ConversationId, ProductCode } from '@meander/sdk/contract/ids'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { createItinerary, saveActivity } from '@meander/sdk/contract/itineraries'
import { openDesk } from '../../../test/open-desk.ts'
import { ask, dataOf, readParts, textOf } from '../../../test/read-chat.ts'
import { talk } from '../../../test/travel-desk.ts'
import { tripIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'
import { kindOf } from '../ranking/index.ts'

const TRIP = 'Four days in Lisbon from 14 March 2027, two of us, food and history'
const { server, tell } = openDesk('day-planner')

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

/** The planner gone through to its end, with the first card that has a free start put into each day. */
async function walk(id: string, first: string, { from, days }: { from: Day; days: number }): Promise<Told[]> {
  const caller = server().as(`mdr_walk${id}`)
  const selected: { day: number; productCode: string; startTime: string }[] = []
  const told: Told[] = []
  for (let day = 1; day <= days; day += 1) {
    const parts = await readParts(ask(caller, id, day === 1 ? first : `Continue to day ${day}`, { messageId: `m${day}`, data: { timeZone: 'Europe/Lisbon', selected } }))
    const starts: Record<string, { date: string; startTime: string }[]> = Object.assign({}, ...parts.flatMap((part) => (part.kind === 'tool-result' ? [(part.result as { starts?: object }).starts ?? {}] : [])))
    const cards = dataOf(parts, 'recommendations')?.recommendations ?? []
    told.push({ said: '', text: textOf(parts), parts, cards })
    const date = addDays(from, day - 1)
    const chosen = cards.flatMap(({ productCode }) => (starts[productCode] ?? []).filter((start) => start.date === date).slice(0, 1).map(({ startTime }) => ({ day, productCode, startTime })))[0]
    if (chosen !== undefined) selected.push(chosen)
    expect(new Set(selected.map(({ productCode }) => productCode)).size).toBe(selected.length)
  }
  return told
}

it.each([
  ['porto', 'Three days in Porto from 10 May 2027, two of us', '2027-05-10', 3],
  ['lisbon', 'Seven days in Lisbon from 7 June 2027, a couple who like history', '2027-06-07', 7],
  ['bangkok', 'Six days in Bangkok from 3 February 2027, three friends, food', '2027-02-03', 6],
  ['rome', 'Four days in Rome with kids of 6 and 9 from 12 July 2027', '2027-07-12', 4],
  ['kyoto', 'Five days in Kyoto from 5 April 2027, gardens, just me', '2027-04-05', 5],
] as const)('writes no form letter by the last day: %s', async (id, first, from, days) => {
  const letters = await walk(id, first, { from: from as Day, days })
  const openings = letters.slice(1).map(({ text }) => (text.split('\n\n')[0] ?? '').replace(/\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day \d+ \w+|\d+/g, ''))
  for (const { text } of letters) expect(text).not.toMatch(/\b(?:As said|Once more|To repeat|Still the same|As before|Again:)/)
  expect(new Set(openings).size).toBe(openings.length)
  expect(letters.at(-1)?.text).toMatch(/\blast\b/)
  letters.slice(1).forEach(({ cards }) => expect(cards.length).toBeGreaterThan(0))
})

it('says of nothing that it is near to what is on another day', async () => {
  const selected = [{ day: 1, productCode: 'LIS-TRAM-28', startTime: '09:30' }, { day: 1, productCode: 'LIS-FADO-SUPPER', startTime: '19:30' }]
  const [, second, third] = await tell(TRIP, { say: 'Continue to day 2', data: { selected } }, { say: 'Continue to day 3', data: { selected } })
  for (const told of [second, third]) expect(told?.text).not.toMatch(/minutes from/)
})

it('says so where there is no such day, where the last is skipped, and where the day is full', async () => {
  const [, beyond, skipped] = await tell('Three days in Porto from 10 May 2027 for two', 'Continue to day 4', 'Skip day 3, no activities planned')
  expect(beyond?.text).toMatch(/three days|no day 4/)
  expect(skipped?.text).toMatch(/last|over/)
  const selected = [{ day: 1, productCode: 'LIS-SETUBAL-WINE', startTime: '09:30' }, { day: 1, productCode: 'LIS-PETISCOS-NIGHT', startTime: '18:30' }]
  const [, full] = await tell('Three days in Lisbon from 10 June 2027 for two', { say: 'Continue to day 1', data: { selected } })
  expect(full?.text).not.toMatch(/seen all|another town/)
})

it('has nothing to complete before there is a trip', async () => {
  const [told] = await tell('Complete Trip Planning')
  expect(told?.text).not.toMatch(/complete!/)
  expect(told?.text).toMatch(/\?$/)
})

interface Slots {
  starts?: Record<string, { date: string; startTime: string }[]>
  proposed?: Record<string, { date: string; startTime: string }>
}

const resultsOf = ({ parts }: Told): Slots[] => parts.flatMap((part) => (part.kind === 'tool-result' ? [part.result as Slots] : []))
const inTrip = ({ date, startTime }: { date: string; startTime: string }, from: string): string => `${Math.round((Date.parse(date) - Date.parse(from)) / 86_400_000)} ${startTime}`

/** The open starts of each card, by their day in the trip and their hour. */
const openIn = (told: Told, from: string): Map<string, string> => new Map(resultsOf(told).flatMap(({ starts = {} }) => Object.entries(starts).map(([code, slots]) => [code, slots.map((slot) => inTrip(slot, from)).join()] as const)))

/** The start that is proposed of each. */
const proposedIn = (told: Told, from: string): Map<string, string> => new Map(resultsOf(told).flatMap(({ proposed = {} }) => Object.entries(proposed).map(([code, slot]) => [code, inTrip(slot, from)] as const)))

it('finds other open starts three months later in every town, and proposes others in each', { timeout: 60_000 }, async () => {
  const towns = server().deps.destinations.stocked().map(({ name }) => name)
  const same: string[] = []
  const open: string[] = []
  for (const town of towns) {
    // Both a Monday to Thursday, so that no weekday makes the difference.
    const [[march], [june]] = (await Promise.all([tell(`${town} 15 to 18 March 2027, two of us`), tell(`${town} 14 to 17 June 2027, two of us`)])) as [[Told], [Told]]
    const [before, after] = [proposedIn(march, '2027-03-15'), proposedIn(june, '2027-06-14')]
    const differs = [...before].some(([code, slot]) => after.get(code) !== slot)
    if (!differs) same.push(town)
    const [early, late] = [openIn(march, '2027-03-15'), openIn(june, '2027-06-14')]
    const both = [...early.keys()].filter((code) => late.has(code))
    if (both.length > 0 && both.every((code) => early.get(code) === late.get(code))) open.push(town)
  }
  expect(towns.length).toBeGreaterThan(40)
  expect(open).toEqual([])
  expect(same).toEqual([])
})
