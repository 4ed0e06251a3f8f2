import { afterEach, describe, expect, it } from 'vitest'
import { speakIn } from '../i18n/index.ts'
import { formatClock, formatMonthDay, prepareClock, sayRating } from './format.ts'

const { DateTimeFormat, NumberFormat } = Intl

describe('times and numbers of a region', () => {
  afterEach(() => {
    Object.assign(Intl, { DateTimeFormat, NumberFormat })
    speakIn('en-US')
  })

  it('are made ready once, since that takes long, and anew for another region', () => {
    let made = 0
    const counted = <Format extends object>(format: Format) => new Proxy(format, { construct: (target, given) => ((made += 1), Reflect.construct(target as never, given)) })
    Object.assign(Intl, { DateTimeFormat: counted(DateTimeFormat), NumberFormat: counted(NumberFormat) })
    const noon = '2027-05-10T12:05:00Z'
    speakIn('en-US')
    prepareClock()
    const before = made
    expect(formatClock(noon)).toMatch(/^\d{1,2}:05.[AP]M$/)
    expect(made).toBe(before)
    speakIn('en-GB')
    const british = () => [formatClock(noon), formatMonthDay(noon), sayRating(4)]
    expect(british()).toEqual([expect.stringMatching(/^\d{1,2}:05$/), '10 May', '4.0'])
    const known = made
    expect(known).toBe(before + 3)
    british()
    speakIn('en-US')
    expect(formatClock(noon)).toMatch(/M$/)
    expect(made).toBe(known)
  })
})
