import { describe, expect, it } from 'vitest'
import { addDays, timeOfMinutes } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import type { SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import { randomFrom } from '../arrange/random.ts'
import type { Scheduled } from '../board.ts'
import { judge } from './judge.ts'
import { isNear } from './near.ts'

const FIRST = '2027-03-24' as Day
const trip = { start: FIRST, end: addDays(FIRST, 9), party: 2 }
const ZONES = ['Europe/Lisbon', 'Europe/Lisbon', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', undefined]
const PLACES = [
  { latitude: 38.7139, longitude: -9.1394 }, { latitude: 38.6968, longitude: -9.2034 }, { latitude: 41.1579, longitude: -8.6291 },
  { latitude: 35.6762, longitude: 139.6503 }, { latitude: -38.7139, longitude: 170.8606 }, undefined,
]

describe('what is near', () => {
  it('is all that a rule can find fault with: without the rest, 20,000 places are judged as they are with it', () => {
    const random = randomFrom(7)
    const pick = <One>(of: readonly One[]): One => of[Math.floor(random() * of.length)] as One
    const make = (at: number): Scheduled => {
      const ids = { id: `entry-${at}` as SavedActivityId, slotId: `slot-${at}` as TimeSlotId, productCode: `P${at}` as Scheduled['productCode'] }
      const when = { date: addDays(FIRST, Math.floor(random() * 10)), start: timeOfMinutes(Math.floor(random() * 48) * 30), minutes: pick([30, 120, 600, 1439, 1440, 2000, 2880]) }
      return { ...ids, ...when, title: `Thing ${at}`, position: pick(PLACES), timeZone: pick(ZONES) }
    }
    let [broken, left] = [0, 0]
    for (let count = 0; count < 20_000; count += 1) {
      const [wanted, scheduled] = [make(0), [make(1), make(2), make(3)]]
      const near = scheduled.filter((other) => isNear(other, wanted))
      const judged = (beside: Scheduled[]) => judge(wanted, { trip, scheduled: beside, offer: null, now: new Date('2027-03-01T12:00:00Z') })
      const all = judged(scheduled)
      if (all.length !== judged(near).length) expect([wanted, judged(near)]).toEqual([wanted, all])
      if (all.length > 0) broken += 1
      left += scheduled.length - near.length
    }
    expect(Math.min(broken, left)).toBeGreaterThan(5000)
  })
})
