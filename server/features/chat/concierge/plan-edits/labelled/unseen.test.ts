import { describe, expect, it } from 'vitest'
import { judgeAt } from '../read-roles.ts'
import { examplesOf } from './examples.ts'
import type { Example } from './examples.ts'
import { readLines } from './read-lines.ts'

const LINES = readLines('unseen').map((line) => ({ line, names: examplesOf(line).map((one) => ({ ...one, found: roleOf(one) })) }))
const NAMES = LINES.flatMap(({ names }) => names)

function roleOf({ items, at }: Example): string {
  return Object.entries(judgeAt(items, at)).reduce((best, one) => (one[1] > best[1] ? one : best), ['none', 0])[0]
}

/** Whether it goes, whatever comes in its place. */
const roughly = (role: string): string => (['remove', 'replace', 'renew'].includes(role) ? 'out' : role)

describe('messages that change a plan, of which none was learned from', () => {
  it('shares no line with what was learned', () => {
    const learned = new Set(readLines('training').map(({ text }) => text))
    expect(LINES.filter(({ line }) => learned.has(line.text))).toEqual([])
    expect(LINES.length).toBeGreaterThan(190)
  })

  it('are understood as to what goes, comes, moves and stays', () => {
    const right = NAMES.filter(({ role, found }) => roughly(role) === roughly(found))
    expect(right.length / NAMES.length).toBeGreaterThan(0.88)
  })

  it('name every thing, day and hour rightly in four of five', () => {
    expect(LINES.filter(({ names }) => names.every(({ role, found }) => role === found)).length / LINES.length).toBeGreaterThan(0.78)
  })

  it('seldom take out what was only spoken of', () => {
    const spokenOf = NAMES.filter(({ model, role }) => model === 'planned' && role === 'none')
    expect(spokenOf.filter(({ found }) => roughly(found) === 'out').length / spokenOf.length).toBeLessThan(0.2)
  })
})

describe('what was learned covers', () => {
  it.each(['en', 'de', 'fr', 'es'])('%s', (lang) => {
    expect(readLines('training').filter((line) => line.lang === lang).length).toBeGreaterThan(300)
  })
})
