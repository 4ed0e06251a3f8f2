import { describe, expect, it } from 'vitest'
import { minutesOfDuration } from '@meander/sdk/contract/durations'
import { durationMinutes } from './duration.ts'

describe('the duration of an activity', () => {
  it.each([
    ['3 hours', 180],
    ['1 hour', 60],
    ['2h 30m', 150],
    ['1 hr 15 mins', 75],
    ['90 minutes', 90],
    ['2.5 hours', 150],
    ['1,5 h', 90],
    ['2-3 hours', 180],
    ['45 to 60 min', 60],
    ['1 day', 1440],
    [{ fixedDurationInMinutes: 95 }, 95],
    [{ variableDurationFromMinutes: 60, variableDurationToMinutes: 120 }, 120],
  ])('reads %j as %i minutes', (duration, minutes) => {
    expect(minutesOfDuration(duration)).toBe(minutes)
  })

  it.each(['Flexible', '', 'half a morning', { fixedDurationInMinutes: 0 }])('finds none in %j', (duration) => {
    expect(minutesOfDuration(duration)).toBeNull()
    expect(durationMinutes({ duration })).toBe(60)
    expect(durationMinutes({ duration }, 45)).toBe(45)
  })
})
