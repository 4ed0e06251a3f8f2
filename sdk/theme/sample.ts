import { LARGEST_RADIUS, type ThemeTokens } from '../contract/theme.ts'
import { parseColour, type Rgb } from './colour.ts'
import { toHex } from './contrast.ts'

const BUTTONS = 'button, [type=submit], [role=button], .button, .btn, [class*=button], [class*=btn]'
const HEADINGS = 'article h1, article h2, main h1, main h2, h1, h2'
/** Enough to find one that is seen, on a page of any length. */
const LOOKED_AT = 30
/** Below it a colour is a grey, or nearly: no accent. 0 to 255. */
const COLOURFUL = 48

/** What the page around an element looks like, by what its browser has made of its styles. */
export function sampleHost(element: Element): ThemeTokens {
  const around = outOf(element) ?? document.documentElement
  const { color, fontFamily } = getComputedStyle(around)
  const heading = seen(HEADINGS, element)[0]
  const link = seen('a[href]', element)[0]
  const plate = seen(BUTTONS, element).find(button => isColourful(groundOf(button)))
  const linkColour = link && parseColour(getComputedStyle(link).color)
  const accent = (plate && groundOf(plate)) ?? themeColour() ?? (isColourful(linkColour) ? linkColour : null)
  return {
    paper: toHex(paperUnder(around)),
    ink: text(parseColour(color)),
    link: text(linkColour),
    accent: text(accent),
    // Names of the system's own faces are as good as any.
    font: fontFamily || undefined,
    heading: (heading ? getComputedStyle(heading).fontFamily : fontFamily) || undefined,
    radius: plate && Math.min(LARGEST_RADIUS, Number.parseFloat(getComputedStyle(plate).borderStartStartRadius) || 0),
  }
}

const text = (colour: Rgb | null | undefined): string | undefined => (colour ? toHex(colour) : undefined)
const groundOf = (element: Element): Rgb | null => parseColour(getComputedStyle(element).backgroundColor)
const isColourful = (colour: Rgb | null | undefined): boolean => !!colour && Math.max(...colour) - Math.min(...colour) >= COLOURFUL

/** The element around, in whatever tree. */
function outOf(element: Element): Element | null {
  const { parentNode } = element
  return parentNode instanceof ShadowRoot ? parentNode.host : parentNode instanceof Element ? parentNode : null
}

/** The first opaque ground behind an element; where there is none, the browser's own for the page's scheme. */
function paperUnder(element: Element): Rgb {
  for (let at: Element | null = element; at; at = outOf(at)) {
    const ground = groundOf(at)
    if (ground) return ground
  }
  const { colorScheme } = getComputedStyle(document.documentElement)
  const isDark = /\bdark\b/.test(colorScheme) && (!/\blight\b/.test(colorScheme) || matchMedia('(prefers-color-scheme: dark)').matches)
  return isDark ? [18, 18, 18] : [255, 255, 255]
}

/** Those of the page's own that take up room, in its order. */
function seen(selector: string, element: Element): Element[] {
  const found = [...document.querySelectorAll(selector)].slice(0, LOOKED_AT)
  return found.filter(one => !element.contains(one) && one.getClientRects().length > 0)
}

function themeColour(): Rgb | null {
  const colour = parseColour(document.querySelector<HTMLMetaElement>('meta[name=theme-color]')?.content ?? '')
  return isColourful(colour) ? colour : null
}
