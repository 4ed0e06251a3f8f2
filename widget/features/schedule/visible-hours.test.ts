import { describe, expect, it } from 'vitest'
import { DEFAULT_HOURS, visibleHours } from './visible-hours.ts'

const span = (startTime: string, endTime: string) => ({ startTime, endTime })

describe('visibleHours', () => {
  it('shows 7 to 21 with nothing scheduled [9.83]', () => {
    expect(visibleHours([])).toEqual({ first: 7, last: 21 })
    expect(DEFAULT_HOURS).toEqual({ first: 7, last: 21 })
  })

  it('widens to one hour before the earliest time [9.84]', () => {
    expect(visibleHours([span('07:00', '08:00'), span('12:00', '20:00')]).first).toBe(6)
  })

  it('widens to one hour after the latest time [9.85]', () => {
    expect(visibleHours([span('09:00', '12:00'), span('19:00', '21:00')]).last).toBe(22)
  })

  it('narrows to one hour either side when there is more room [9.86]', () => {
    expect(visibleHours([span('10:00', '13:00'), span('14:00', '16:00')])).toEqual({ first: 9, last: 17 })
  })

  it('shows whole hours, so half hours keep at least their hour either side', () => {
    expect(visibleHours([span('09:30', '20:30')])).toEqual({ first: 8, last: 22 })
  })

  it('never starts before 5 [9.87]', () => {
    expect(visibleHours([span('05:30', '07:00')]).first).toBe(5)
    expect(visibleHours([span('02:00', '03:00')]).first).toBe(5)
  })

  it('never ends after 23 [9.88]', () => {
    expect(visibleHours([span('21:00', '23:30')]).last).toBe(23)
    expect(visibleHours([span('23:10', '23:59')])).toEqual({ first: 22, last: 23 })
  })
})
