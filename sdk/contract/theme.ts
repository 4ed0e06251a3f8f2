/** What a page may change of the planner's look. Every key may be left out. */
export interface ThemeTokens {
  /** Takes paper, ink, link, accent, fonts and radius from the page around the planner; what else is said here wins. */
  host?: boolean
  /** The surface under everything; the others are made of it. A CSS colour, or `light-dark(…, …)`. */
  paper?: string
  /** What is written. A CSS colour, or `light-dark(…, …)`. */
  ink?: string
  /** Links and chosen things. A CSS colour, or `light-dark(…, …)`. */
  link?: string
  /** The button that leads on. A CSS colour, or `light-dark(…, …)`. */
  accent?: string
  /** Families of labels and fields, as in CSS: 'Inter, sans-serif'. The page brings the fonts. */
  font?: string
  /** Families of headings and letters. */
  heading?: string
  /** Corners of fields and buttons, 0 to 24 px. Dialogs have somewhat more. */
  radius?: number
  /** 'compact' draws margins in, and controls where a mouse presses them. Default 'normal'. */
  density?: ThemeDensity
}
export type ThemeDensity = 'normal' | 'compact'

/** Longest theme that is read from an attribute. */
export const THEME_LENGTH = 600

/** In px. */
export const LARGEST_RADIUS = 24
/** Families and colours go into a style sheet: nothing may end the declaration there. */
const FAMILIES = /^[\p{L}\p{N}\s"',._-]{1,200}$/u
const COLOUR = /^[\w#%.,/\s()+-]{1,100}$/
const HEX = /^#([\da-f]{3}|[\da-f]{6})$/i
const PAIR = /^light-dark\((.+)\)$/s

const READERS: { readonly [Name in keyof ThemeTokens]-?: (value: unknown) => ThemeTokens[Name] } = {
  host: value => (value === true ? true : undefined),
  paper: colour,
  ink: colour,
  link: colour,
  accent: colour,
  font: families,
  heading: families,
  radius: value => inRange(typeof value === 'string' ? Number(value.replace(/px$/, '')) : value),
  density: value => (value === 'normal' || value === 'compact' ? value : undefined),
}

/**
 * Reads a theme: `host; radius: 8px; paper: light-dark(#fff, #111)`, or the same as an object. What is not understood counts
 * as not said; `bad` names it.
 */
export function readTheme(said: unknown): { tokens: ThemeTokens; bad: string[] } {
  const tokens: ThemeTokens = {}
  const bad: string[] = []
  for (const [name, value] of entriesOf(said)) {
    const read = Object.hasOwn(READERS, name) ? READERS[name as keyof ThemeTokens](value) : undefined
    if (read === undefined) bad.push(value === true ? name : `${name}: ${String(value)}`)
    else Object.assign(tokens, { [name]: read })
  }
  return { tokens, bad }
}

/** The two colours of `light-dark(a, b)`; of any other colour, the one for both. */
export function colourPair(value: string): [light: string, dark: string] {
  const inner = PAIR.exec(value.trim())?.[1]
  if (inner === undefined) return [value, value]
  // The comma between the two, and not one inside rgb(…).
  let depth = 0
  for (let at = 0; at < inner.length; at++) {
    depth += inner[at] === '(' ? 1 : inner[at] === ')' ? -1 : 0
    if (depth === 0 && inner[at] === ',') return [inner.slice(0, at).trim(), inner.slice(at + 1).trim()]
  }
  return [inner, inner]
}

/** Whether a theme can be kept as it is: all of it is understood, and its colours are `#rrggbb`, which need no browser to be read. */
export function isPlainTheme(text: string): boolean {
  const { tokens, bad } = readTheme(text)
  const colours = [tokens.paper, tokens.ink, tokens.link, tokens.accent].flatMap(value => (value === undefined ? [] : colourPair(value)))
  return text.length <= THEME_LENGTH && bad.length === 0 && colours.every(value => HEX.test(value))
}

function entriesOf(said: unknown): [string, unknown][] {
  if (typeof said === 'object' && said !== null) return Object.entries(said).filter(([, value]) => value !== undefined && value !== false)
  const parts = String(said ?? '').split(';').map(part => part.trim()).filter(Boolean)
  return parts.map(part => {
    const [name = '', ...value] = part.split(':')
    return [name.trim(), value.length > 0 ? value.join(':').trim() : true]
  })
}

function colour(value: unknown): string | undefined {
  return typeof value === 'string' && COLOUR.test(value) ? value.trim() : undefined
}

function families(value: unknown): string | undefined {
  return typeof value === 'string' && FAMILIES.test(value) && quotesClose(value) ? value.trim() : undefined
}

const quotesClose = (text: string): boolean => ['"', "'"].every(quote => text.split(quote).length % 2 === 1)

function inRange(value: unknown): number | undefined {
  return typeof value === 'number' && value >= 0 && value <= LARGEST_RADIUS ? value : undefined
}
