export interface ConformanceLine {
  group: string
  what: string
  measured: string
  passed: boolean
}
interface Report {
  testResults: { assertionResults: { status: string; meta?: { conformance?: Omit<ConformanceLine, 'passed'>[] } }[] }[]
}
export function linesOf(report: Report): ConformanceLine[]
export function differences(kept: ConformanceLine[], found: ConformanceLine[]): string[]
