/** docs/conformance.json, made by the browser tests, and docs/host-cost.json, by `npm run bench:host`. */
declare module 'meander:conformance' {
  interface Measured {
    what: string
    /** What was found. */
    measured: string
    passed: boolean
  }
  interface Line extends Measured {
    group: string
  }
  /** `what`: what a host page does. */
  export const lines: readonly Line[]
  export const hostCost: {
    day: string
    chromium: string
    processor: string
    /** Visits of each page; the figures are their medians. */
    runs: number
    costs: readonly Measured[]
  }
}
