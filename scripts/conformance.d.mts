import type { Conformance } from '../examples/test/conforms.ts'

export interface ConformanceLine extends Conformance {
  passed: boolean
}
export interface ConformanceTable {
  version: string
  /** On which the tests ran. */
  day: string
  /** The browser's version. */
  chromium: string
  lines: ConformanceLine[]
}
interface Report {
  startTime: number
  testResults: { assertionResults: { status: string; meta?: { conformance?: Conformance[]; chromium?: string } }[] }[]
}
export function tableOf(report: Report, version: string): ConformanceTable
export function differences(kept: ConformanceTable, found: ConformanceTable): string[]
