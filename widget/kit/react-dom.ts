import { options } from 'preact'

/* As `react.ts`: what 'react-dom' is in here. */

export { createPortal } from 'preact'

/** What the change asks to be drawn is drawn before this returns. */
export function flushSync(change: () => void): void {
  const { debounceRendering } = options
  let draw: (() => void) | undefined
  options.debounceRendering = (drawing) => {
    draw = drawing
  }
  try {
    change()
    draw?.()
  } finally {
    options.debounceRendering = debounceRendering
  }
}
