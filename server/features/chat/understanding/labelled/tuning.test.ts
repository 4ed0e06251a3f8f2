import { beforeAll, describe, expect, it, vi } from 'vitest'
import { TEST_INDEX } from '../../../../test/test-gazetteer.ts'
import { understand } from '../index.ts'
import { measure } from './measure.ts'
import { readLabelled } from './read-labelled.ts'
import { emptyScore, precision, recall } from './score.ts'
import type { Score } from './score.ts'

/** Least recall and precision. They only ever rise: who makes a field better raises its floor in the same change. */
const FLOORS: Readonly<Record<string, readonly [recall: number, precision: number]>> = {
  destination: [0.98, 0.99],
  destinations: [0.98, 0.98],
  dates: [0.99, 0.99],
  duration: [0.99, 0.99],
  party: [0.99, 0.99],
  budget: [0.99, 0.99],
}

describe('understanding, on the tuning half of the labelled utterances', () => {
  let score: Score = emptyScore()

  beforeAll(async () => {
    vi.stubEnv('DATA_DIR', TEST_INDEX)
    score = (await measure(understand, readLabelled('tuning'))).score
    vi.unstubAllEnvs()
  })

  it.each(Object.entries(FLOORS))('finds %s, and what it finds is right', (field, [leastRecall, leastPrecision]) => {
    const tally = score.fields[field] ?? { wanted: 0, given: 0, right: 0 }
    expect(tally.wanted).toBeGreaterThan(20)
    expect(recall(tally)).toBeGreaterThanOrEqual(leastRecall)
    expect(precision(tally)).toBeGreaterThanOrEqual(leastPrecision)
  })

  it('takes no origin for the destination', () => {
    expect(score.origins.withOrigin).toBeGreaterThan(10)
    expect(score.origins.takenForDestination).toBe(0)
  })

  it('lets travel in and keeps the rest out', () => {
    const { travel, letIn, notTravel, keptOut } = score.intent
    expect(letIn / travel).toBeGreaterThanOrEqual(0.99)
    expect(keptOut / notTravel).toBeGreaterThanOrEqual(0.99)
  })

  it('never throws', () => {
    expect(score).toMatchObject({ utterances: readLabelled('tuning').length, throws: 0 })
  })
})
