import type { TestContext } from 'vitest'

/** One line of the published table: what a host page does, and what was found on it. Whether it passed is how its test ended. */
export interface Conformance {
  group: string
  what: string
  /** In words of the table's reader; may differ from run to run. */
  measured: string
}

declare module 'vitest' {
  interface TaskMeta {
    conformance?: Conformance[]
  }
}

/**
 * Makes a test count as a line of the conformance table (docs/conformance.json). Called where the test begins, with what it says
 * when it passes; call the answer with figures once there are some.
 */
export function conforms({ task }: Pick<TestContext, 'task'>, group: string, what: string, measured: string): (measured: string) => void {
  const line: Conformance = { group, what, measured }
  // A test that is tried again says it again.
  task.meta.conformance = [...(task.meta.conformance ?? []).filter((other) => other.what !== what), line]
  return (figures) => (line.measured = figures)
}
