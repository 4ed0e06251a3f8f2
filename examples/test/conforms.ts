import type { TestContext } from 'vitest'

/** One line of the published table: what a host page does, and what was found on it. Whether it passed is how its test ended. */
export interface Conformance {
  group: string
  what: string
  /** In words of the table's reader: the same on every machine. */
  measured: string
  /** What another machine measures otherwise. */
  figure?: Figure
}

export interface Figure {
  of: string
  value: number
  /** The line holds up to this. */
  atMost: number
  unit: string
}

declare module 'vitest' {
  interface TaskMeta {
    conformance?: Conformance[]
    /** The version of the browser that it was run in. */
    chromium?: string
  }
}

/**
 * Makes a test count as a line of the conformance table (docs/conformance.json). Called where the test begins, with what it says
 * when it passes; call the answer with more once it is known.
 */
export function conforms({ task }: Pick<TestContext, 'task'>, group: string, what: string, measured: string): (measured: string, figure?: Figure) => void {
  const line: Conformance = { group, what, measured }
  // A test that is tried again says it again.
  task.meta.conformance = [...(task.meta.conformance ?? []).filter((other) => other.what !== what), line]
  return (found, figure) => void Object.assign(line, { measured: found }, figure && { figure })
}
