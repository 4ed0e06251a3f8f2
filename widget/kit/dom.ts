/** 'ground' is what features build on: however late it comes, it lies under every sheet of a feature. */
export type SheetLayer = 'ground' | 'feature'

/** Adopts a sheet given as text; one that the root already has is left as it is. Returns the function that takes it out. */
export function adoptSheet(root: ShadowRoot, text: string, layer: SheetLayer = 'feature'): () => void {
  const known = sheetsOf(root)
  const already = known.get(text)
  if (already) {
    already.uses += 1
    return () => drop(root, text)
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  const featuresBegin = root.adoptedStyleSheets.findIndex((other) => [...known.values()].some((one) => one.sheet === other && one.layer === 'feature'))
  const at = layer === 'ground' && featuresBegin >= 0 ? featuresBegin : root.adoptedStyleSheets.length
  root.adoptedStyleSheets = root.adoptedStyleSheets.toSpliced(at, 0, sheet)
  known.set(text, { sheet, layer, uses: 1 })
  return () => drop(root, text)
}

interface Adopted {
  sheet: CSSStyleSheet
  layer: SheetLayer
  uses: number
}

const adopted = new WeakMap<ShadowRoot, Map<string, Adopted>>()

function sheetsOf(root: ShadowRoot): Map<string, Adopted> {
  const known = adopted.get(root) ?? new Map<string, Adopted>()
  adopted.set(root, known)
  return known
}

function drop(root: ShadowRoot, text: string): void {
  const known = sheetsOf(root)
  const entry = known.get(text)
  if (!entry || --entry.uses > 0) return
  known.delete(text)
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((sheet) => sheet !== entry.sheet)
}

const leaving = new WeakMap<ShadowRoot, Set<Promise<unknown>>>()
const unworn = new WeakMap<ShadowRoot, Set<() => void>>()

/** Something of the root is still on its way off the screen: it keeps its sheets until then. */
export function holdSheets(root: ShadowRoot, gone: Promise<unknown>): void {
  const held = leaving.get(root) ?? new Set()
  leaving.set(root, held.add(gone))
  void gone.finally(() => held.delete(gone))
}

/** Drops a sheet whose component is gone, once nothing that wears it is left. */
export function dropUnworn(root: ShadowRoot, drop: () => void): void {
  unworn.set(root, (unworn.get(root) ?? new Set()).add(drop))
  queueMicrotask(() => void Promise.all(leaving.get(root) ?? []).then(() => unworn.get(root)?.delete(drop) && drop()))
}

/** Drops them all at once. */
export function dropAllUnworn(root: ShadowRoot): void {
  for (const drop of unworn.get(root) ?? []) drop()
  unworn.delete(root)
}

/** What has the focus inside the tree of a node: `document.activeElement` would only name the host element. */
export function focusedIn(node: Node): HTMLElement | null {
  const { activeElement } = node.getRootNode() as Partial<DocumentOrShadowRoot>
  return activeElement instanceof HTMLElement ? activeElement : null
}

export function focusWithoutScroll(element: HTMLElement | null | undefined): void {
  element?.focus({ preventScroll: true })
}

/** The heading of a screen takes the focus: it is read aloud, and Tab goes on from it. False while there is none yet. */
export function focusHeading(box: HTMLElement): boolean {
  const heading = box.querySelector('.waiting') ? null : box.querySelector<HTMLElement>('h1')
  if (heading && !heading.hasAttribute('tabindex')) heading.tabIndex = -1
  focusWithoutScroll(heading)
  return heading !== null
}
