import type { Said } from '../offline/names.ts'

/** What is known of the way to the server. */
export interface Line {
  /** 'gone': the device has no connection; 'silent': it has one, and the server does not answer. */
  state: 'there' | 'gone' | 'silent'
  /** Calls that could not be answered, not even from what is kept. */
  absent: ReadonlySet<string>
  /** Something was to be changed meanwhile. */
  refused: boolean
  /** Counts how often the line has come back after something was shown as it had been: what stands there is opened anew. */
  returns: number
}

/** So long between two questions whether the server answers again; ms. */
const ASK_MS = 5000

interface LineDeps {
  isOnline: () => boolean
  /** Whether the server answers. */
  ask: () => Promise<boolean>
  wait?: (then: () => void, ms: number) => void
}

/** The way to the server, as far as the device and the worker tell of it. */
export function createLine({ isOnline, ask, wait = setTimeout }: LineDeps) {
  const calm = { state: 'there', absent: new Set<string>(), refused: false } as const
  let line: Line = { ...calm, returns: 0 }
  let isOld = false
  let asking = false
  const listeners = new Set<() => void>()

  function set(changes: Partial<Line>): void {
    line = { ...line, ...changes }
    for (const listener of listeners) listener()
  }

  /** Until the server answers; one at a time, and none where there is no connection. */
  async function askOn(): Promise<void> {
    if (asking || line.state === 'there' || !isOnline()) return
    asking = true
    const answers = await ask()
    asking = false
    if (!isOnline()) return
    if (answers) {
      const returns = line.returns + (isOld ? 1 : 0)
      isOld = false
      return set({ ...calm, returns })
    }
    if (line.state !== 'silent') set({ state: 'silent' })
    wait(() => void askOn(), ASK_MS)
  }

  return {
    read: () => line,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** What the worker says of a call that it could not bring to the server. */
    hear({ said, path }: Said): void {
      if (said !== 'refused') isOld = true
      set({
        state: isOnline() ? (line.state === 'gone' ? 'gone' : 'silent') : 'gone',
        ...(said === 'refused' && { refused: true }),
        ...(said === 'absent' && { absent: new Set([...line.absent, path]) }),
      })
      void askOn()
    },
    /** The device says that its connection has come or gone. */
    look(): void {
      if (!isOnline()) set({ state: 'gone' })
      else void askOn()
    },
  }
}
