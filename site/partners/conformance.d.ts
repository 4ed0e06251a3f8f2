/** docs/conformance.json, made by the browser tests, and docs/host-cost.json, by `npm run bench:host`. */
declare module 'meander:conformance' {
  interface Measured {
    what: string
    /** What was found. */
    measured: string
    /** What another machine measures otherwise, and up to where it counts. */
    figure?: { of: string; value: number; atMost: number; unit: string }
    passed: boolean
  }
  interface Line extends Measured {
    group: string
  }
  export const conformance: {
    version: string
    day: string
    chromium: string
    /** `what`: what a host page does. */
    lines: readonly Line[]
  }
  export const hostCost: {
    day: string
    chromium: string
    processor: string
    /** Visits of each page; the figures are their medians. */
    runs: number
    costs: readonly Measured[]
  }
}
