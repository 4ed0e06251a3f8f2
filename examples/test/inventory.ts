import type { Page } from 'playwright-core'

/** A window in which `countUnderWay` has run. */
export interface CountingWindow {
  underWay(): { timers: number; frames: number; observers: number; media: number }
}

/** Counts timers, frames, observers and listeners to media queries that are under way, from the page's very start. */
export const countUnderWay = () => {
  const timers = new Set<unknown>()
  const frames = new Set<unknown>()
  const observers = new Set<unknown>()
  const { setTimeout: later, clearTimeout: cancelLater, setInterval: again, clearInterval: cancelAgain, requestAnimationFrame: draw, cancelAnimationFrame: cancelDraw } = window
  const wrap = window as unknown as Record<string, unknown>
  wrap.setTimeout = (call: (...values: unknown[]) => void, pause?: number, ...values: unknown[]) => {
    const id = later(
      (...given: unknown[]) => {
        timers.delete(id)
        call(...given)
      },
      pause,
      ...values,
    )
    timers.add(id)
    return id
  }
  wrap.setInterval = (call: TimerHandler, pause?: number, ...values: unknown[]) => {
    const id = again(call, pause, ...values)
    timers.add(id)
    return id
  }
  wrap.clearTimeout = wrap.clearInterval = (id: number) => {
    timers.delete(id)
    cancelLater(id)
    cancelAgain(id)
  }
  wrap.requestAnimationFrame = (call: FrameRequestCallback) => {
    const id = draw((now) => {
      frames.delete(id)
      call(now)
    })
    frames.add(id)
    return id
  }
  wrap.cancelAnimationFrame = (id: number) => {
    frames.delete(id)
    cancelDraw(id)
  }
  for (const name of ['MutationObserver', 'ResizeObserver', 'IntersectionObserver'] as const) {
    const { observe, disconnect } = window[name].prototype as { observe: (...values: unknown[]) => void; disconnect: () => void }
    window[name].prototype.observe = function (this: unknown, ...values: unknown[]) {
      observers.add(this)
      return observe.apply(this, values)
    } as never
    window[name].prototype.disconnect = function (this: unknown) {
      observers.delete(this)
      return disconnect.apply(this as never)
    }
  }
  // Each query is an object of its own, which nobody but its maker has.
  const media = new Set<EventListenerOrEventListenerObject>()
  const { addEventListener: hear, removeEventListener: unhear, addListener, removeListener } = MediaQueryList.prototype
  Object.assign(MediaQueryList.prototype, {
    addEventListener(this: MediaQueryList, name: string, call: EventListenerOrEventListenerObject, options?: AddEventListenerOptions) {
      media.add(call)
      options?.signal?.addEventListener('abort', () => media.delete(call))
      hear.call(this, name, call, options)
    },
    removeEventListener(this: MediaQueryList, name: string, call: EventListenerOrEventListenerObject) {
      media.delete(call)
      unhear.call(this, name, call)
    },
    addListener(this: MediaQueryList, call: EventListener) {
      media.add(call)
      addListener.call(this, call)
    },
    removeListener(this: MediaQueryList, call: EventListener) {
      media.delete(call)
      removeListener.call(this, call)
    },
  })
  wrap.underWay = () => ({ timers: timers.size, frames: frames.size, observers: observers.size, media: media.size })
}

/** All that a planner could leave in a page. */
export async function inventory(page: Page) {
  const session = await page.context().newCDPSession(page)
  const listeners: Record<string, string[]> = {}
  for (const expression of ['window', 'document', 'document.documentElement', 'document.body', 'window.visualViewport', 'document.fonts']) {
    const { result } = await session.send('Runtime.evaluate', { expression })
    const { listeners: found } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId ?? '' })
    listeners[expression] = found.map((listener) => listener.type)
  }
  await session.detach()
  const rest = await page.evaluate(() => ({
    nodes: document.querySelectorAll('*').length,
    head: document.head.innerHTML,
    sheets: document.adoptedStyleSheets.length,
    fonts: [...document.fonts].length,
    attributes: [...document.documentElement.attributes, ...document.body.attributes].map((attribute) => attribute.name),
    names: Object.getOwnPropertyNames(window).filter((name) => !/^\d+$/.test(name)),
    ...(window as unknown as CountingWindow).underWay(),
  }))
  return { listeners, ...rest }
}
