import type { PlannerHandle, PlannerHost, WidgetModule } from '../bridge.ts'
import { PROTOCOL_VERSION } from '../contract/protocol.ts'

/** One life of the widget inside the element: loading, running or failed, until it is stopped. */
export interface PlannerRun {
  /** Calls at once when the widget runs, else when it does. Dropped when the run is stopped or fails. */
  whenRunning(call: (handle: PlannerHandle) => void): void
  readonly running: boolean
  /** What the planner tells the one that follows it. */
  leave(): unknown
  stop(): void
}

interface PlannerRunDeps {
  loadWidget: () => Promise<WidgetModule>
  /** Asked when the widget is there, so that it gets the newest configuration. */
  host: () => PlannerHost
  onRunning: () => void
  onFailed: (problem: { code: 'load' | 'protocol' | 'mount'; message: string }) => void
}

/** Loads the widget and mounts it. Never throws: what fails is told to `onFailed`. */
export function startPlanner({ loadWidget, host, onRunning, onFailed }: PlannerRunDeps): PlannerRun {
  let handle: PlannerHandle | null = null
  let stopped = false
  let waiting: ((handle: PlannerHandle) => void)[] = []

  const fail = (code: 'load' | 'protocol' | 'mount', message: string) => {
    waiting = []
    onFailed({ code, message })
  }

  const mount = (widget: WidgetModule) => {
    if (stopped) return
    if (widget.protocol !== PROTOCOL_VERSION) {
      return fail('protocol', `The element speaks protocol ${PROTOCOL_VERSION}, the planner ${widget.protocol}: update @meander/sdk.`)
    }
    try {
      handle = widget.mount(host())
    } catch (error) {
      return fail('mount', `The planner could not start: ${reason(error)}`)
    }
    onRunning()
    const calls = waiting
    waiting = []
    for (const call of calls) call(handle)
  }

  void loadWidget().then(mount, error => stopped || fail('load', `The planner could not be loaded: ${reason(error)}`))

  return {
    whenRunning(call) {
      if (handle) call(handle)
      else if (!stopped) waiting.push(call)
    },
    get running() {
      return handle !== null
    },
    leave: () => handle?.leave?.(),
    stop() {
      stopped = true
      waiting = []
      handle?.destroy()
      handle = null
    },
  }
}

const reason = (error: unknown): string => (error instanceof Error ? error.message : String(error))
