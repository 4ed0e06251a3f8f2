import type { Page } from 'playwright-core'

/** By how much a page has moved since it began, as browsers score it: 0 is not at all. */
export const shifted = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    let sum = 0
    const observer = new PerformanceObserver((list) => list.getEntries().forEach((entry) => (sum += (entry as PerformanceEntry & { value: number }).value)))
    observer.observe({ type: 'layout-shift', buffered: true })
    // What has moved is told by the frame after next.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve))
    observer.disconnect()
    return sum
  })
