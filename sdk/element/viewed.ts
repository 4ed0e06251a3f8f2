/** How long it is in sight before it counts. In ms. */
const LONG_ENOUGH_MS = 1000
/** Of a box that is higher than the window less than half is ever seen. */
const THRESHOLDS = [0, 0.1, 0.2, 0.3, 0.4, 0.5]

/** Calls once, when half of the box, or half of the window by it, has been in sight for a second without a break. */
export function onceViewed(box: Element, call: () => void, signal: AbortSignal): void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = () => {
    observer.disconnect()
    clearTimeout(timer)
  }
  const observer = new IntersectionObserver(
    entries => {
      const last = entries.at(-1)
      if (last && (last.intersectionRatio >= 0.5 || last.intersectionRect.height * 2 >= innerHeight)) {
        timer ??= setTimeout(() => {
          stop()
          call()
        }, LONG_ENOUGH_MS)
      } else {
        clearTimeout(timer)
        timer = undefined
      }
    },
    { threshold: THRESHOLDS },
  )
  observer.observe(box)
  signal.addEventListener('abort', stop)
}
