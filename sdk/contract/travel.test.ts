import { describe, expect, it } from 'vitest'
import { kilometresBetween, TRAVEL_MARGIN_MINUTES, travelMinutes } from './travel.ts'

const lisbon = { latitude: 38.7139, longitude: -9.1394 }
const belem = { latitude: 38.6968, longitude: -9.2034 }
const sintra = { latitude: 38.7977, longitude: -9.3907 }
const near = { latitude: 38.7149, longitude: -9.1394 }

describe('the way from one activity to the next', () => {
  it('measures as the crow flies', () => {
    expect(kilometresBetween(lisbon, lisbon)).toBe(0)
    expect(kilometresBetween(lisbon, belem)).toBeCloseTo(5.87, 1)
    expect(kilometresBetween({ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 })).toBeCloseTo(111.2, 0)
    expect(kilometresBetween({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 180 })).toBeCloseTo(20_015, 0)
  })

  it('allows a margin of 15 minutes wherever both places are known, and nothing where one is not', () => {
    expect(TRAVEL_MARGIN_MINUTES).toBe(15)
    expect(travelMinutes(lisbon, lisbon)).toBe(15)
    expect(travelMinutes(lisbon, undefined)).toBe(0)
    expect(travelMinutes(undefined, lisbon)).toBe(0)
  })

  it('walks what is near, rides through the town, and is quicker beyond it', () => {
    expect(travelMinutes(lisbon, near)).toBe(2 + 15)
    expect(travelMinutes(lisbon, belem)).toBeGreaterThan(30)
    expect(travelMinutes(lisbon, belem)).toBeLessThan(60)
    expect(travelMinutes(lisbon, sintra)).toBeGreaterThan(75)
    expect(travelMinutes(lisbon, sintra)).toBeLessThan(110)
  })

  it('goes from town to town by main line or by air, and never for days', () => {
    const hoursTo = (latitude: number, longitude: number) => (travelMinutes(lisbon, { latitude, longitude }) - TRAVEL_MARGIN_MINUTES) / 60
    const [porto, madrid, tokyo] = [hoursTo(41.1579, -8.6291), hoursTo(40.4168, -3.7038), hoursTo(35.6762, 139.6503)]
    expect([porto, madrid].map(Math.round)).toEqual([4, 5])
    expect(tokyo).toBeGreaterThan(16)
    expect(hoursTo(-38.7139, 170.8606)).toBeLessThan(31)
  })

  it('never takes less time for a longer way', () => {
    for (const step of [0.002, 0.02, 0.1]) {
      const along = Array.from({ length: 400 }, (_, index) => travelMinutes(lisbon, { latitude: 38.7139 + index * step, longitude: -9.1394 }))
      expect(along.every((minutes, index) => index === 0 || minutes >= (along[index - 1] ?? 0))).toBe(true)
    }
  })
})
