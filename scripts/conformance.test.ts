import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { differences, tableOf, type ConformanceLine, type ConformanceTable } from './conformance.mjs'

const line = (what: string, changes: Partial<ConformanceLine> = {}): ConformanceLine => ({ group: 'Network', what, measured: 'it comes', passed: true, ...changes })
const table = (...lines: ConformanceLine[]): ConformanceTable => ({ version: '1.2.3', day: '2027-01-05', chromium: '156.0.1.2', lines })
const heap = (value: number, atMost = 1000) => ({ figure: { of: 'growth of the heap', value, atMost, unit: 'kB' } })

describe('the table of what the planner withstands', () => {
  it('is what tests say of themselves, how they ended, and of which version, when and in which browser', () => {
    const said = (what: string) => ({ conformance: [{ group: 'Network', what, measured: 'it comes' }], chromium: '156.0.1.2' })
    const report = { startTime: Date.parse('2027-01-05T22:00:00Z'), testResults: [{ assertionResults: [{ status: 'failed', meta: said('slow') }, { status: 'passed', meta: {} }] }, { assertionResults: [{ status: 'passed', meta: said('blocked') }] }] }
    expect(tableOf(report, '1.2.3')).toEqual(table(line('blocked'), line('slow', { passed: false })))
  })

  it('says what is missing, new or failed', () => {
    expect(differences(table(line('slow'), line('gone')), table(line('slow', { passed: false }), line('new')))).toEqual([
      'failed: Network: slow',
      'no test says this any more: Network: gone',
      'not in the table: Network: new',
    ])
  })

  it('says what was measured otherwise, word for word', () => {
    expect(differences(table(line('slow')), table(line('slow', { measured: 'it does not' })))).toEqual(['measured otherwise: Network: slow: “it comes” is kept, “it does not” was found'])
  })

  it('leaves a figure to the machine, below its limit, which is the same everywhere', () => {
    const kept = table(line('slow', heap(5)))
    expect(differences(kept, table(line('slow', heap(900))))).toEqual([])
    expect(differences(kept, table(line('slow', heap(1001))))).toEqual(['over its limit: Network: slow'])
    expect(differences(kept, table(line('slow', heap(5, 2000))))).toHaveLength(1)
    expect(differences(kept, table(line('slow')))).toHaveLength(1)
  })

  it('is of the version that is there, and tells when and where it was measured', () => {
    const now = table(line('slow'))
    expect(differences({ ...now, version: '1.2.2' }, now)).toEqual(['of version 1.2.2, and this is 1.2.3'])
    for (const kept of [{ ...now, day: '' }, { ...now, chromium: '' }]) expect(differences(kept, now)).toEqual(['does not say when, or in which browser, it was measured'])
    expect(differences({ ...now, day: '2026-12-31', chromium: '150.0' }, now)).toEqual([])
  })

  it('is kept with nothing in it that has failed, of this version', () => {
    const kept = JSON.parse(readFileSync('docs/conformance.json', 'utf8')) as ConformanceTable
    expect(kept.version).toBe((JSON.parse(readFileSync('sdk/package.json', 'utf8')) as { version: string }).version)
    expect(kept.lines.length).toBeGreaterThan(30)
    expect(differences(kept, kept)).toEqual([])
  })
})
