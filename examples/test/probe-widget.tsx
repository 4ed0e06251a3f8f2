import { useState, type ClipboardEvent, type FocusEvent, type FormEvent, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { createRoot } from 'react-dom/client'
import { PROTOCOL_VERSION } from '@meander/sdk/contract/protocol'
import type { PlannerHandle, PlannerHost } from '@meander/sdk/bridge'

/** Stands in for the planner, built as the planner is built: writes down which handler met which target. */
export const protocol = PROTOCOL_VERSION

export function mount({ container }: PlannerHost): PlannerHandle {
  const box = document.createElement('div')
  box.className = 'meander'
  container.append(box)
  const view = createRoot(box)
  view.render(<Probe />)
  return {
    update: () => {},
    open: () => {},
    send: () => {},
    destroy() {
      view.unmount()
      box.remove()
    },
  }
}

type Heard =
  | MouseEvent<HTMLElement>
  | PointerEvent<HTMLElement>
  | FormEvent<HTMLElement>
  | FocusEvent<HTMLElement>
  | KeyboardEvent<HTMLElement>
  | ClipboardEvent<HTMLElement>

function Probe() {
  const [heard, setHeard] = useState<string[]>([])
  const [left, setLeft] = useState(0)
  const note = (event: Heard) => {
    const { type, target, currentTarget } = event
    const line = `${type} ${(target as HTMLElement).id} at ${currentTarget.id}`
    setHeard((before) => (before.includes(line) ? before : [...before, line]))
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    note(event)
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId)
    else if (event.buttons === 1) setLeft((before) => before + event.nativeEvent.movementX)
  }
  return (
    <section id="section" onClick={note} onKeyDown={note} onPaste={note} onInput={note} onFocus={note}>
      <button id="button" type="button" onClick={note}>
        <span id="word">Press</span>
      </button>
      <textarea id="field" aria-label="Field" onInput={note} onFocus={note} onBlur={note} onKeyDown={note} onPaste={note} />
      <div id="slip" data-left={left} onPointerDown={drag} onPointerMove={drag} onPointerUp={drag} style={{ width: 80, height: 40, touchAction: 'none' }}>
        Slip
      </div>
      <ol aria-label="Heard">
        {heard.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </section>
  )
}
