/** Room between a notification and what it stands above, in px. */
const GAP = 16
/** Less of its planner in sight than this is no place for one. */
const LEAST = 240
/** The widest window in which a dialog is a sheet, in px. */
const NARROW = 768

/**
 * Where a notification stands: at the foot of what is seen of its planner, so that of two on a page each keeps to its own;
 * inside a dialog at the foot of the window. At a foot it stands above whatever is marked `data-foot`: the ways on, the
 * composer, a tray. On a phone a dialog is a sheet, in which all may be pressed next: there it stands above the sheet where
 * that leaves room, else at its foot, above its footer and the keys that are drawn on the screen, so that the title and the way out stay in sight.
 * Told in px from the window's edges.
 */
function placeToasts(region: HTMLElement): void {
  const dialog = region.closest('dialog')
  const home = dialog ?? region.closest<HTMLElement>('.meander')
  if (!home || !region.isConnected) return
  const window = region.ownerDocument.defaultView
  const height = window?.innerHeight ?? 0
  const width = region.ownerDocument.documentElement.clientWidth
  const seen = dialog ? null : seenOf(roomOf(home), { width, height })
  const sides = seen ? [seen.left, width - seen.right] : [0, 0]
  if (getComputedStyle(region).direction === 'rtl') sides.reverse()
  region.style.setProperty('--start', `${sides[0]}px`)
  region.style.setProperty('--end', `${sides[1]}px`)
  const toast = region.getBoundingClientRect()
  const keys = window?.visualViewport
  const end = Math.min(seen?.bottom ?? height, keys ? keys.offsetTop + keys.height : height)
  const above = toast.height + 2 * GAP
  const isSheet = dialog !== null && width < NARROW
  const fits = isSheet && dialog.getBoundingClientRect().top >= above
  const foot = fits ? above : aboveFeet(end, toast, feetOf(home, isSheet ? 'footer[data-foot]' : '[data-foot]'))
  region.style.setProperty('--foot', `${Math.max(0, height - foot)}px`)
}

/** The planner with what its element keeps free beneath a page that is shorter. */
function roomOf(home: HTMLElement): DOMRect {
  const [box, root] = [home.getBoundingClientRect(), home.getRootNode()]
  const room = root instanceof ShadowRoot ? root.host.getBoundingClientRect() : box
  return room.top <= box.top && room.bottom >= box.bottom && room.left <= box.left && room.right >= box.right ? room : box
}

interface Seen {
  left: number
  right: number
  bottom: number
}

function seenOf(box: DOMRect, { width, height }: { width: number; height: number }): Seen | null {
  const seen = { left: Math.max(0, box.left), right: Math.min(width, box.right), bottom: Math.min(height, box.bottom) }
  return seen.bottom - Math.max(0, box.top) < LEAST || seen.right - seen.left < LEAST ? null : seen
}

/** What lies in a dialog is no foot of the screen beneath it. */
function feetOf(home: HTMLElement, which: string): DOMRect[] {
  const feet = [...home.querySelectorAll<HTMLElement>(which)].filter((foot) => foot.closest('dialog') === home.closest('dialog') && !foot.closest('[role="log"]'))
  return feet.map((foot) => foot.getBoundingClientRect()).filter(({ height }) => height > 0)
}

/** The lowest place at which none of them is covered; where there is no room above them, as a grown composer leaves none in a low window, the highest that there is. */
function aboveFeet(bottom: number, toast: DOMRect, feet: readonly DOMRect[]): number {
  let foot = bottom
  for (const { top, left, right, bottom: end } of feet.toSorted((one, other) => other.top - one.top)) {
    const covered = left < toast.right && right > toast.left && top < foot && end > foot - toast.height - 2 * GAP
    if (covered) foot = Math.min(foot, Math.max(top, toast.height + GAP))
  }
  return foot
}

/** Keeps the region above the feet of where it stands in `box`, its planner, until what is returned is called. */
export function keepPlaced(element: HTMLElement, box: HTMLElement): () => void {
  // A sheet that comes up has its foot elsewhere than it will have it.
  const place = () => {
    placeToasts(element)
    const coming = element.closest('dialog')?.getAnimations?.() ?? []
    void Promise.allSettled(coming.map(({ finished }) => finished)).then(() => placeToasts(element))
  }
  place()
  const windows: readonly (EventTarget | null)[] = [window, window.visualViewport ?? null]
  windows.forEach((one) => one?.addEventListener('resize', place))
  // Keys that are drawn on the screen push what is seen of the page up, by and by.
  windows[1]?.addEventListener('scroll', place)
  // Taken along by a dialog, or given back by it, it stands elsewhere; nor does it cover what opens or comes beneath it meanwhile,
  // such as a tray. Observed again, each tells its size anew before the next frame is drawn.
  const feet = new ResizeObserver(place)
  const watch = () => [box, ...box.querySelectorAll('[data-foot], dialog')].forEach((one) => feet.observe(one))
  const comers = new MutationObserver(watch)
  watch()
  comers.observe(box, { childList: true, subtree: true })
  return () => {
    windows.forEach((one) => one?.removeEventListener('resize', place))
    windows[1]?.removeEventListener('scroll', place)
    feet.disconnect()
    comers.disconnect()
  }
}
