import { afterEach, expect, it } from 'vitest'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { ask, dataOf, readParts, textOf } from '../../../test/read-chat.ts'
import { foundIn, say, search, startHosted } from '../../../test/openai/start-hosted.ts'
import type { HostedTest } from '../../../test/openai/start-hosted.ts'

const TRIP = 'Lisbon for 4 days from 14 March 2027'
let hosted: HostedTest
afterEach(() => hosted.close())

const read = (text: string, selected: object[] = []) => readParts(ask(hosted.server.as('mdr_anna'), 'planned', text, { data: { selected } }))

it('finds a hosted model nothing that is in the trip already, whatever it asks for', async () => {
  hosted = await startHosted()
  const { model } = hosted
  const found: string[][] = []
  const look = { destination: 'Lisbon', startDate: '2027-03-15', endDate: '2027-03-15' }
  const remember = (request: Parameters<typeof foundIn>[0]) => {
    found.push(foundIn(request).activities.map(({ productCode }) => productCode))
    return say('Which of these?')
  }
  model.answer(search(look), remember, search(look), remember, search({ ...look, chosen: [{ productCode: 'LIS-TRAM-28' }] }), remember)
  await read(TRIP)
  const [first = ''] = found[0] ?? []
  expect(first).not.toBe('')
  const parts = await read('Continue to day 2', [{ day: 1, productCode: first }])
  expect(found[1]?.length).toBeGreaterThan(0)
  expect(found[1]).not.toContain(first)
  expect(dataOf(parts, 'recommendations')?.recommendations.map(({ productCode }) => productCode)).not.toContain(first)
  await read('Continue to day 3', [{ day: 1, productCode: first }])
  expect(found[2]).not.toContain(first)
})

it('closes a trip in the exact words without asking a hosted model [4.81, 4.82]', async () => {
  hosted = await startHosted()
  hosted.model.answer(say('Which part of town?'), say('Trip planning complete! All done.'))
  await read(TRIP)
  const price = (await hosted.server.deps.provider.readProduct('LIS-TRAM-28' as ProductCode, { currency: 'USD' }))?.price?.amount ?? 0
  const closing = textOf(await read('Complete Trip Planning', [{ day: 1, productCode: 'LIS-TRAM-28' }]))
  expect(closing).toBe(`Trip planning complete! You've selected 1 activities with an estimated total cost of $${price.toFixed(2)}.`)
  expect(hosted.model.requests).toHaveLength(1)
})
