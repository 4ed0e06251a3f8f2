import type { Rgb } from './colour.ts'
import { BLACK, contrast, inkOn, WHITE } from './contrast.ts'

/** Colours that a page has named for one scheme. */
export interface NamedColours {
  paper?: Rgb
  ink?: Rgb
  link?: Rgb
  accent?: Rgb
}

/** WCAG AA: text, and the edge of a control. */
const TEXT = 4.5
const EDGE = 3
/** Between the surfaces of a page and the darkest or lightest ink there is: it leaves room for the fainter ones. */
const PAPER = 7

/** The look's own, as in `tokens.css`. */
const OWN = {
  light: { paper: [0xf6, 0xf8, 0xf4], sheet: [0xfe, 0xfe, 0xfc], wash: [0xe9, 0xee, 0xe9], ink: [0x12, 0x22, 0x2a], link: [0x0a, 0x5c, 0x68], alert: [0xa3, 0x24, 0x1a], good: [0x1b, 0x65, 0x42] },
  dark: { paper: [0x0b, 0x16, 0x1b], sheet: [0x12, 0x21, 0x29], wash: [0x1b, 0x2e, 0x37], ink: [0xf1, 0xf4, 0xee], link: [0x7f, 0xcf, 0xd2], alert: [0xff, 0x9d, 0x8c], good: [0x82, 0xd3, 0xa4] },
} as const satisfies Record<string, Record<string, Rgb>>

export type Scheme = keyof typeof OWN

/** Which scheme a surface of that colour belongs to. */
export const schemeOf = (paper: Rgb): Scheme => (contrast(paper, BLACK) >= contrast(paper, WHITE) ? 'light' : 'dark')

/** `share` of the second colour in the first, 0 to 1. */
export function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share)
  return [part(0), part(1), part(2)]
}

const least = (colour: Rgb, grounds: readonly Rgb[]): number => Math.min(...grounds.map(ground => contrast(colour, ground)))

/** The colour itself where it is told from all the grounds, else the nearest tint or shade of it that is. */
export function toldFrom(colour: Rgb, grounds: readonly Rgb[], ratio: number): Rgb {
  if (least(colour, grounds) >= ratio) return colour
  const pole = least(BLACK, grounds) >= least(WHITE, grounds) ? BLACK : WHITE
  let [too, enough] = [0, 1]
  for (let step = 0; step < 8; step++) {
    const half = (too + enough) / 2
    if (least(mix(colour, pole, half), grounds) >= ratio) enough = half
    else too = half
  }
  return mix(colour, pole, enough)
}

/** Every colour of the look that a page's own decide, in one scheme, each corrected to be read by WCAG AA. Names of tokens. */
export function paletteOf(named: NamedColours, scheme: Scheme): Record<string, Rgb> {
  const own = OWN[scheme]
  const [paper, sheet, wash] = surfacesOf(named.paper, scheme)
  const grounds = [paper, sheet, wash]
  const ink = toldFrom(named.ink ?? own.ink, grounds, TEXT)
  const soft = toldFrom(mix(ink, paper, 0.2), grounds, TEXT)
  const colours = { paper, sheet, wash, ink, 'ink-soft': soft, 'ink-faint': toldFrom(mix(ink, paper, 0.3), grounds, TEXT) }
  const edges = { rule: mix(paper, ink, 0.16), 'rule-firm': toldFrom(mix(paper, ink, 0.5), grounds, EDGE) }
  const signals = { river: toldFrom(named.link ?? own.link, grounds, TEXT), alert: toldFrom(own.alert, grounds, TEXT), good: toldFrom(own.good, grounds, TEXT) }
  return { ...colours, ...edges, ...signals, ...(named.accent && accentOf(named.accent, { sheet, inks: [ink, soft], scheme })) }
}

/** The three surfaces: of the page's own, or the look's. Too near the middle, it is drawn to where it can be written on. */
function surfacesOf(named: Rgb | undefined, scheme: Scheme): [paper: Rgb, sheet: Rgb, wash: Rgb] {
  const { paper, sheet, wash, ink } = OWN[scheme]
  if (!named) return [paper, sheet, wash]
  const [pole, far] = scheme === 'light' ? [BLACK, WHITE] : [WHITE, BLACK]
  const made = (from: Rgb): [Rgb, Rgb, Rgb] => (scheme === 'light' ? [from, mix(from, WHITE, 0.6), mix(from, ink, 0.06)] : [from, mix(from, WHITE, 0.05), mix(from, WHITE, 0.1)])
  let share = 0
  while (least(pole, made(mix(named, far, share))) < PAPER) share += 0.05
  return made(mix(named, far, share))
}

interface Around {
  sheet: Rgb
  /** What is written on the accent's wash. */
  inks: readonly Rgb[]
  scheme: Scheme
}

function accentOf(accent: Rgb, { sheet, inks, scheme }: Around): Record<string, Rgb> {
  const on = inkOn(accent)
  // Away from what is written on it.
  const deep = mix(accent, on === WHITE ? BLACK : WHITE, 0.14)
  let share = scheme === 'light' ? 0.26 : 0.3
  while (share > 0 && inks.some(ink => contrast(ink, mix(sheet, accent, share)) < TEXT)) share -= 0.02
  return { accent, 'on-accent': on, 'accent-deep': deep, 'accent-wash': mix(sheet, accent, Math.max(0, share)) }
}
