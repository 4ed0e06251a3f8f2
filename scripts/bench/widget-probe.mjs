/* global window, document, performance, PerformanceObserver, ReadableStreamDefaultReader, TextDecoder, requestAnimationFrame */

/** Runs in the page before anything else: notes when something was pressed, when data came, and when what they cause was painted. */
export function inPage() {
  const at = {}
  const painted = {}
  /** Frames that began from the data to the card, the card's own among them. */
  let frames = 0
  // From the moment at which the hand was there, whatever the page was doing then.
  for (const name of ['keydown', 'click']) document.addEventListener(name, ({ timeStamp }) => (at[name] = timeStamp), { capture: true })

  const read = ReadableStreamDefaultReader.prototype.read
  ReadableStreamDefaultReader.prototype.read = async function (...given) {
    const part = await read.apply(this, given)
    const words = typeof part.value === 'string' ? part.value : part.value && new TextDecoder().decode(part.value)
    if (words && words.includes('"recommendations"')) at.data ??= performance.now()
    return part
  }

  /** A card with what is on it, not the grey one that keeps its place. */
  const CARD = '.print:not([aria-hidden])'

  const find = (selector) => {
    for (const host of document.querySelectorAll('meander-planner')) {
      const element = host.shadowRoot?.querySelector(selector)
      if (element && (element.localName !== 'dialog' || element.open || element.matches(':popover-open'))) return element
    }
    return null
  }
  /** Noted in the frame that first draws it: after its layout, before the next one. */
  const watch = (selector) => {
    delete painted[selector]
    const look = () => {
      if (at.data && selector === CARD) frames += 1
      if (!find(selector)) return requestAnimationFrame(look)
      // A task of its own after the frame: what the frame had to do is done.
      const channel = new MessageChannel()
      channel.port1.onmessage = () => (painted[selector] = performance.now())
      channel.port2.postMessage(0)
    }
    requestAnimationFrame(look)
  }
  watch(CARD)

  window.bench = {
    watch,
    frames: () => frames,
    async seen(selector, cause) {
      while (!painted[selector]) await new Promise((resolve) => setTimeout(resolve, 5))
      return painted[selector] - at[cause]
    },
  }
}

/** The same for how long tasks and frames took. */
export function inPageTasks() {
  const seen = { tasks: [], frames: [], last: 0, top: 0, bottom: 0 }
  const letters = () => document.querySelector('meander-planner').shadowRoot.querySelector('.letters')
  const frame = (now) => {
    if (seen.last) seen.frames.push(now - seen.last)
    seen.last = now
    const { scrollTop, scrollHeight, clientHeight } = letters()
    seen.top = Math.min(seen.top, scrollTop)
    seen.bottom = Math.max(seen.bottom, scrollTop + clientHeight - scrollHeight)
    requestAnimationFrame(frame)
  }
  new PerformanceObserver((list) => seen.tasks.push(...list.getEntries().map(({ duration }) => duration))).observe({ type: 'longtask' })
  window.benchTasks = {
    begin() {
      Object.assign(seen, { tasks: [], frames: [], last: 0, top: Infinity, bottom: -Infinity })
      requestAnimationFrame(frame)
    },
    /** `whole`: both ends of the conversation were seen. */
    end: () => ({ tasks: seen.tasks, frames: seen.frames, whole: seen.top < 2 && seen.bottom > -2, letters: letters().querySelectorAll('.letter').length }),
  }
}
