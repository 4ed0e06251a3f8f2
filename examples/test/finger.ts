import type { Page } from 'playwright-core'

interface At {
  x: number
  y: number
}

/** Fingers on the glass, as the browser hears of them from a screen: what they do may become a scroll, a long press or a pinch. */
export interface Finger {
  /** Puts one down, and one more with each further call. */
  down(at: At): Promise<void>
  /** Moves the first, with so many moves on the way. */
  moveTo(at: At, steps?: number): Promise<void>
  /** Takes all of them off. */
  up(): Promise<void>
}

/** In px of the window. */
export async function fingerOn(page: Page): Promise<Finger> {
  const tools = await page.context().newCDPSession(page)
  let points: At[] = []
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd') =>
    tools.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : points.map((point, id) => ({ ...point, id })) })
  return {
    async down(at) {
      points = [...points, at]
      await send('touchStart')
    },
    async moveTo(at, steps = 8) {
      const [from, ...others] = points
      if (!from) throw new Error('no finger is down')
      for (let step = 1; step <= steps; step += 1) {
        points = [{ x: from.x + ((at.x - from.x) * step) / steps, y: from.y + ((at.y - from.y) * step) / steps }, ...others]
        await send('touchMove')
      }
    },
    async up() {
      points = []
      await send('touchEnd')
    },
  }
}
