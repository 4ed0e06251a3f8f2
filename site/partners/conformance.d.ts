/** docs/conformance.json, made by the browser tests. */
declare module 'meander:conformance' {
  interface Line {
    group: string
    /** What a host page does. */
    what: string
    /** What was found on such a page. */
    measured: string
    passed: boolean
  }
  export const lines: readonly Line[]
}
