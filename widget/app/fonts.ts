import serifItalic from '../fonts/brygada-1918-latin-wght-italic.woff2'
import serif from '../fonts/brygada-1918-latin-wght-normal.woff2'
import sans from '../fonts/instrument-sans-latin-wght-normal.woff2'
import fallbackFaces from './fallback-faces.css?inline'

const FACES = [
  { family: 'Brygada 1918 Variable', url: serif, style: 'normal' },
  { family: 'Brygada 1918 Variable', url: serifItalic, style: 'italic' },
  { family: 'Instrument Sans Variable', url: sans, style: 'normal' },
]

/**
 * What stands before the two families: the device's own faces in their measures, so that the first sight is near the
 * second and nothing jumps. They are the document's too, and cost no request. Returns the way back.
 */
export function registerFallbacks(): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(fallbackFaces)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
  }
}

/** Whether the page has the face itself, as the hosted site has: its file is fetched once. A browser may put the name in quotes. */
const isThere = ({ family, style }: (typeof FACES)[number]) => [...document.fonts].some((face) => face.family.includes(family) && face.style === style)

/** Fonts belong to the document, so the planners of a page share them: the last one that leaves takes them along. */
let planners = 0
let faces: FontFace[] = []

/**
 * Registers the two families with the document: `@font-face` has no effect in a shadow root. They are fetched first and
 * registered together: what is being read changes its letters once, and not once for each of them. Returns the way back.
 */
export function registerFonts(): () => void {
  if (typeof FontFace !== 'function' || !document.fonts) return () => {}
  planners += 1
  if (planners === 1) void fetchAll(FACES.filter((face) => !isThere(face)).map(({ family, url, style }) => new FontFace(family, `url(${JSON.stringify(url)})`, { style, weight: '400 700', display: 'swap' })))
  let registered = true
  return () => {
    if (!registered) return
    registered = false
    planners -= 1
    if (planners > 0) return
    for (const face of faces) document.fonts.delete(face)
    faces = []
  }
}

async function fetchAll(wanted: FontFace[]): Promise<void> {
  faces = wanted
  // What a page forbids, or what does not come, leaves the fallback in its place.
  await Promise.allSettled(wanted.map((face) => face.load()))
  // Nobody is here any more, or others have come since.
  if (faces !== wanted) return
  for (const face of wanted) document.fonts.add(face)
}
