import type { ColourScheme } from '../config/index.ts'
import { colourPair, readTheme, type ThemeTokens } from '../contract/theme.ts'
import { parseColour } from './colour.ts'
import { toHex } from './contrast.ts'
import { paletteOf, schemeOf, type NamedColours, type Scheme } from './palette.ts'
import { sampleHost } from './sample.ts'

/** What a page says of the planner's look. */
export interface Wish {
  scheme: ColourScheme
  accent?: string
  /** The accent that is registered for the page's partner: what the page itself says wins, here or in its theme. */
  registered?: string
  theme?: string | ThemeTokens
}

/** What the planner wears. */
export interface Dress {
  /** For a sheet that the shadow root adopts. */
  rules: string
  /** What was not understood, for a person. */
  bad: string[]
}

const COLOURS = ['paper', 'ink', 'link', 'accent'] as const
/** Behind those that a page names: the look's own, where the page's do not come. */
const SANS = '"Instrument Sans Variable", "Meander Sans", "Helvetica Neue", Arial, sans-serif'
const SERIF = '"Brygada 1918 Variable", "Meander Georgia", "Meander Noto", "Meander Times", Georgia, serif'
/** What a page turns to change its own look, which is then taken from it anew. */
const TURNED = ['class', 'style', 'data-theme', 'data-mode', 'data-color-mode', 'data-bs-theme', 'data-color-scheme']

/** Dresses an element as its page wishes, and anew whenever a page that is sampled changes its look. Returns what ends it. */
export function dress(element: Element, wish: Wish, wear: (dress: Dress) => void): () => void {
  const isSampled = readTheme(wish.theme).tokens.host
  const put = () => wear(dressOf(wish, isSampled ? sampleHost(element) : null))
  put()
  if (!isSampled) return () => {}
  const life = new AbortController()
  const turns = new MutationObserver(put)
  for (const node of [document.documentElement, document.body]) turns.observe(node, { attributes: true, attributeFilter: TURNED })
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', put, { signal: life.signal })
  // Its style sheets may still be on their way.
  if (document.readyState !== 'complete') window.addEventListener('load', put, { signal: life.signal })
  return () => {
    turns.disconnect()
    life.abort()
  }
}

/** The rules of a wish. Doubled classes outweigh the tokens that the planner's own sheets set on host and root. */
export function dressOf({ scheme, accent, registered, theme }: Wish, around: ThemeTokens | null = null): Dress {
  const { tokens: said, bad } = readTheme(theme)
  const problems = bad.map(part => `theme="${part}" is not understood: expected ${NAMES}`)
  const tokens = { ...around, ...(registered && { accent: registered }), ...said, ...(accent !== registered && { accent }) }
  const both = { light: {} as NamedColours, dark: {} as NamedColours }
  for (const name of COLOURS) if (tokens[name] !== undefined && !take(both, name, tokens[name])) problems.push(`${name}="${tokens[name]}" is not understood: expected an opaque CSS colour, such as "#c2341d"`)
  const fixed = scheme === 'auto' && around?.paper ? schemeFor(around.paper) : null
  const declarations = [fixed && `color-scheme:${fixed};`, ...coloursOf(both), ...restOf(tokens)].filter(Boolean).join('')
  return { rules: declarations && `:host([data-view]),.launcher.launcher,.frame.frame,.frame .meander{${declarations}}${compactOf(tokens)}`, bad: problems }
}

const NAMES = 'host, paper, ink, link, accent, font, heading, radius (0 to 24 px) or density (normal, compact)'

const schemeFor = (paper: string): Scheme | null => {
  const colour = parseColour(paper)
  return colour && schemeOf(colour)
}

/** A surface or an ink that is named once belongs to the scheme that it suits; in the other, the look's own stands. */
function take(both: Record<Scheme, NamedColours>, name: (typeof COLOURS)[number], value: string): boolean {
  const [light, dark] = colourPair(value).map(parseColour)
  if (!light || !dark) return false
  const isPair = value.includes('light-dark')
  const suits: Scheme = name === 'ink' ? (schemeOf(light) === 'light' ? 'dark' : 'light') : schemeOf(light)
  const once = !isPair && name !== 'accent' && name !== 'link'
  if (!once || suits === 'light') both.light[name] = light
  if (!once || suits === 'dark') both.dark[name] = dark
  return true
}

/** An accent alone changes what is made of it; any other colour all of them, since each is read on the others. */
function coloursOf(both: Record<Scheme, NamedColours>): string[] {
  const [light, dark] = [paletteOf(both.light, 'light'), paletteOf(both.dark, 'dark')]
  const isAccentOnly = [both.light, both.dark].every(({ paper, ink, link }) => !paper && !ink && !link)
  const names = [...new Set([...Object.keys(light), ...Object.keys(dark)])].filter(name => !isAccentOnly || name.includes('accent'))
  return names.flatMap(name => {
    const [day, night] = [light[name], dark[name]]
    return day && night ? [`--${name}:${toHex(day) === toHex(night) ? toHex(day) : `light-dark(${toHex(day)},${toHex(night)})`};`] : []
  })
}

function restOf({ font, heading, radius, density }: ThemeTokens): string[] {
  return [
    font ? `--sans:${font},${SANS};` : '',
    heading ? `--serif:${heading},${SERIF};` : '',
    radius === undefined ? '' : `--corner-soft:${radius}px;--corner-sheet:${Math.min(24, Math.round(radius * 1.5))}px;`,
    density === 'compact' ? '--gutter:clamp(12px,2.2cqi,32px);' : '',
  ]
}

/** A finger needs its 44 px whatever the page's density. */
const compactOf = ({ density }: ThemeTokens): string => (density === 'compact' ? '@media (pointer:fine){.frame .meander{--touch:36px}}' : '')
