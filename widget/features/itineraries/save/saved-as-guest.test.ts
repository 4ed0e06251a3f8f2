import { listItineraries, saveActivity } from '@meander/sdk/contract/itineraries'
import type { ItineraryId } from '@meander/sdk/contract/ids'
import { beforeEach, describe, expect, it } from 'vitest'
import { activity } from '../../../test/activities.ts'
import { desk } from '../../../test/desk.ts'
import { fakeServer } from '../../../test/fake-server.ts'
import { entry, trip } from '../../../test/trip.ts'

describe('what a guest is told of something saved', () => {
  beforeEach(() => localStorage.clear())

  async function saved(more: { keptForDays?: number }): Promise<string | undefined> {
    const server = fakeServer()
      .on(listItineraries, () => [{ ...trip({ title: 'Porto' }), ...more }])
      .on(saveActivity, () => entry('TRAM'))
    const at = desk(server)
    await at.itineraries.load()
    at.save.open(activity('TRAM'))
    at.save.choose('trip-1' as ItineraryId)
    at.save.toSave()
    await at.save.confirm()
    const text = at.toast()?.[1]
    at.destroy()
    return text
  }

  it('is where it is kept, and for how long', async () => {
    expect(await saved({ keptForDays: 12 })).toBe('Activity TRAM is kept in "Porto": in this browser only, for 12 days without use.')
  })

  it('is for an account only where it is', async () => {
    expect(await saved({})).toBe('Activity TRAM is kept in "Porto".')
  })
})
