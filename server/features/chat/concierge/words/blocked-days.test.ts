import { expect, it } from 'vitest'
import type { Day } from '@meander/sdk/contract/days'
import { createVoice } from '../voice.ts'
import { sayDatesBlocked } from './blocked-days.ts'
import type { Situation } from './situation.ts'

type Nearest = Parameters<typeof sayDatesBlocked>[0]['nearest']

const nearestOn = (date: string): Nearest => ({ productCode: 'LIS-FADO', title: 'Fado in a cellar', date, time: '19:30' })

function told(nearest: Nearest, wish?: string): string {
  const facts = { intent: 'travel', startDate: '2027-05-05' as Day, endDate: '2027-05-06' as Day, duration: 2 }
  const voice = createVoice({ answered: '', seed: 'a', turn: 1, names: [] })
  return sayDatesBlocked({ by: 'dates', reason: 'sold-out', nearest, ...(wish === undefined ? {} : { wish }) }, { voice, facts, reading: { turns: [], lastLength: 0, answered: '', lastAnswer: '', exchanges: [] }, today: '2026-11-21' } as unknown as Situation, 'Lisbon')
}

it.each([['2027-05-05', 'music'], ['2027-05-06', 'music'], ['2027-05-05', undefined]])('does not call sold out on %s what is free then, at other hours', (date, wish) => {
  const text = told(nearestOn(date), wish)
  expect(text).toContain('7:30 PM')
  expect(text).toMatch(/hours/)
  expect(text).not.toMatch(/sold out|Next there is|nearest/)
})

it.each([['2027-05-09', 'music'], ['2027-05-04', undefined]])('says what is free on other days: %s', (date, wish) => {
  expect(told(nearestOn(date), wish)).toMatch(/sold out.*7:30 PM/)
})
