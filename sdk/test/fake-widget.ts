import type { PlannerHandle, PlannerHost, WidgetModule } from '../bridge.ts'
import { PROTOCOL_VERSION } from '../contract/protocol.ts'

export interface FakeWidget extends WidgetModule {
  /** Every planner that was mounted and is not destroyed. */
  readonly alive: readonly PlannerHost[]
  /** What the element asked for, in order: 'mount', 'update /chat', 'open plan', 'send hello', 'destroy'. */
  readonly calls: readonly string[]
}

/** A widget of a few lines that keeps the promises of `bridge.ts`: for tests of the element without the planner. */
export function createFakeWidget({ protocol = PROTOCOL_VERSION as number } = {}): FakeWidget {
  const alive: PlannerHost[] = []
  const calls: string[] = []

  const mount = (host: PlannerHost): PlannerHandle => {
    calls.push('mount')
    alive.push(host)
    const box = document.createElement('div')
    box.className = 'meander'
    const field = document.createElement('textarea')
    field.setAttribute('aria-label', 'Message')
    box.append(field)
    host.container.append(box)
    const sheet = new CSSStyleSheet()
    host.root.adoptedStyleSheets = [...host.root.adoptedStyleSheets, sheet]
    return {
      update: changes => void calls.push(`update ${changes.route} ${changes.destination ?? ''}`.trim()),
      open: panel => void calls.push(`open ${panel}`),
      send: text => void calls.push(`send ${text}`),
      write: (words, before) => void calls.push(`write ${words}${before && ` for ${before}`}`),
      hear: event => void calls.push(`hear ${event.type}`),
      leave: () => ({ fake: true }),
      destroy() {
        calls.push('destroy')
        alive.splice(alive.indexOf(host), 1)
        box.remove()
        host.root.adoptedStyleSheets = host.root.adoptedStyleSheets.filter(own => own !== sheet)
      },
    }
  }
  return { protocol, mount, alive, calls }
}
