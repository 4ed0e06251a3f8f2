import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { differences, linesOf, type ConformanceLine } from './conformance.mjs'

const line = (what: string, changes: Partial<ConformanceLine> = {}): ConformanceLine => ({ group: 'Network', what, measured: '', passed: true, ...changes })

describe('the table of what the planner withstands', () => {
  it('is what tests say of themselves, and how they ended', () => {
    const said = (what: string) => ({ conformance: [{ group: 'Network', what, measured: '3 ms' }] })
    const report = { testResults: [{ assertionResults: [{ status: 'failed', meta: said('slow') }, { status: 'passed', meta: {} }] }, { assertionResults: [{ status: 'passed', meta: said('blocked') }] }] }
    expect(linesOf(report)).toEqual([line('blocked', { measured: '3 ms' }), line('slow', { measured: '3 ms', passed: false })])
  })

  it('may measure something else, and says what is missing, new or failed', () => {
    expect(differences([line('slow')], [line('slow', { measured: '4 ms' })])).toEqual([])
    expect(differences([line('slow'), line('gone')], [line('slow', { passed: false }), line('new')])).toEqual([
      'failed: Network: slow',
      'no test says this any more: Network: gone',
      'not in the table: Network: new',
    ])
  })

  it('is kept with nothing in it that has failed', () => {
    const kept = JSON.parse(readFileSync('docs/conformance.json', 'utf8')) as ConformanceLine[]
    expect(kept.length).toBeGreaterThan(30)
    expect(differences(kept, kept)).toEqual([])
  })
})
