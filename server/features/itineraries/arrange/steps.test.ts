import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { arrange, arranging } from './arrange.ts'
import { randomTrip } from './random-trips.ts'
import { finishInTurns } from './steps.ts'

const LARGE = randomTrip(7, { waiting: 120, scheduled: 10, days: 60, starts: 6 })

it('arranges a large trip little by little, and as it would all at once', async () => {
  let turns = 0
  let isDone = false
  const others = (async () => {
    for (; !isDone; turns += 1) await nextTurn()
  })()
  const { proposed } = await finishInTurns(arranging(LARGE))
  const had = turns
  isDone = true
  await others
  expect(had).toBeGreaterThan(5)
  expect(proposed).toEqual(arrange(LARGE).proposed)
})
