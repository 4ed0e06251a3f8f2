import type { Activity } from '@meander/sdk/contract/activities'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { findActivities } from '../tools/find-activities.ts'
import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import { FAMOUS_SIGHTS } from './data/famous-sights.ts'
import { fameOf } from './famous.ts'

let server: TestServer

beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-21T12:00:00Z') } })
})
afterAll(() => server.close())

const DAYS = { startDate: '2027-05-11', endDate: '2027-05-14', groupSize: 2 }
const cityNames = () => server.deps.destinations.stocked().map(({ name }) => name).filter((name) => FAMOUS_SIGHTS[name] !== undefined)

async function found(input: FindActivitiesInput): Promise<Activity[]> {
  return (await findActivities(server.deps, input)).activities
}

function outing(title: string, more: Partial<Activity> = {}): Activity {
  return { id: title, productCode: title as ProductCode, title, destination: 'Rome', ...more }
}

describe('what a city is known for', () => {
  it('leads for who names no wish, in every famous city', async () => {
    expect(cityNames().length).toBeGreaterThanOrEqual(40)
    for (const name of cityNames()) {
      const shown = await found({ destination: name, ...DAYS })
      expect(shown.slice(0, 2).filter((one) => fameOf(one) > 0).map(({ title }) => title), name).not.toEqual([])
      expect(fameOf(shown[0] as Activity), name).toBeGreaterThan(0)
    }
  })

  it('is the pyramids in Cairo', async () => {
    const shown = await found({ destination: 'Cairo', ...DAYS })
    expect(shown.slice(0, 2).map(({ title }) => title).join()).toMatch(/Giza/)
    expect(shown.find(({ title }) => title.startsWith('Giza'))?.reason).toMatch(/^What Cairo is known for/)
  })

  it('stands behind what somebody wishes for', async () => {
    const shown = await found({ destination: 'Cairo', ...DAYS, interests: ['cooking'] })
    expect(shown[0]?.tags).toContain('Cooking')
  })

  it('is what bears its name, in whatever letters', () => {
    expect(fameOf(outing('COLOSSEUM underground and arena floor'))).toBe(1)
    expect(fameOf(outing('Pasta with a view', { location: 'Monti, Rome', description: 'From the terrace you see the Colosseum.' }))).toBe(0)
    expect(fameOf(outing('Colosseum Hotel breakfast in Oslo', { destination: 'Oslo' }))).toBe(0)
    expect(fameOf(outing('Rockefeller roof', { destination: 'San Francisco' }))).toBe(0)
  })
})
