/* global window, document, performance, requestAnimationFrame, MessageChannel, calendar */

/** Runs in the page of one calendar: mounts it, and times its frames. */
export function inPage() {
  /** The end of the frame that comes next: its layout and paint are done by then. */
  const painted = () =>
    new Promise(resolve =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now())
        port2.postMessage(0)
      }),
    )
  const box = () => document.getElementById('box')
  const all = () => [...(box().shadowRoot ?? document).querySelectorAll(calendar.ENTRY)]
  let last = 0
  const times = { carrying: [], dropping: [] }
  let dropped = Infinity

  /** How long each frame stood. */
  function tick(now) {
    if (last) times[now > dropped ? 'dropping' : 'carrying'].push(now - last)
    last = now
    requestAnimationFrame(tick)
  }

  window.bench = {
    async mount() {
      const mount = await calendar.prepare()
      const before = performance.now()
      mount(box())
      // A calendar that draws in a later task is not there with the first frame.
      let after = await painted()
      while (all().length < 200) after = await painted()
      return after - before
    },
    count: () => all().length,
    /** The middle of an entry of the first day that can be pressed. */
    grip() {
      for (const entry of all()) {
        const { left, top, width, height } = entry.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + Math.min(height / 2, 14)]
        const hit = (box().shadowRoot ?? document).elementFromPoint(x, y)
        if (y > 300 && y < 600 && hit && entry.contains(hit)) return { x, y }
      }
      throw new Error('no entry can be pressed')
    },
    /** Begins before the press, which belongs to what is measured as well as the drop. */
    watch() {
      window.addEventListener('pointerup', () => (dropped = performance.now()), { capture: true })
      requestAnimationFrame(tick)
    },
    /** In ms: the frames until something was let go of, and those that came after. */
    watched: () => times,
  }
}
