import { contrast, inkOn, parseColour, toHex } from '@meander/sdk/theme'

/** What a partner chooses on the page; the tag says only what differs from the SDK's own defaults. */
export interface Embed {
  destination: string
  view: (typeof VIEWS)[number]['value']
  scheme: (typeof SCHEMES)[number]['value']
  /** A CSS colour. */
  accent: string
  look: (typeof LOOKS)[number]['value']
  font: (typeof FONTS)[number]['value']
  corners: (typeof CORNERS)[number]['value']
  density: (typeof DENSITIES)[number]['value']
  article: (typeof ARTICLE_USES)[number]['value']
  locale: (typeof LOCALES)[number]['value']
}

export const VIEWS = [
  { value: 'inline', name: 'Inline' },
  { value: 'drawer', name: 'Button in the text' },
  { value: 'floating', name: 'Floating' },
  { value: 'page', name: 'Full page' },
] as const
export const SCHEMES = [
  { value: 'auto', name: 'Auto' },
  { value: 'light', name: 'Light' },
  { value: 'dark', name: 'Dark' },
] as const
export const ACCENTS = [
  { value: '#F6B92C', name: 'Waymark yellow' },
  { value: '#FF8F75', name: 'Coral' },
  { value: '#7FCFD2', name: 'Lagoon' },
  { value: '#B9A7F2', name: 'Iris' },
  { value: '#0A5C68', name: 'River' },
] as const
export const LOOKS = [
  { value: 'ours', name: 'Ours' },
  { value: 'host', name: 'As your page' },
] as const
export const FONTS = [
  { value: '', name: 'By the look' },
  { value: 'system-ui, sans-serif', name: 'System' },
  { value: 'Georgia, serif', name: 'Georgia' },
] as const
export const CORNERS = [
  { value: '', name: 'By the look' },
  { value: '0', name: 'Square' },
  { value: '8px', name: 'Soft' },
  { value: '16px', name: 'Round' },
] as const
export const DENSITIES = [
  { value: 'normal', name: 'Normal' },
  { value: 'compact', name: 'Compact' },
] as const
export const ARTICLE_USES = [
  { value: '', name: 'Nothing' },
  { value: 'read', name: 'Begins where it is about' },
  { value: 'add', name: 'Marks its places too' },
] as const
export const LOCALES = [
  { value: 'en-US', name: 'English' },
  { value: 'en-GB', name: 'English (British)' },
  { value: 'en-AU', name: 'English (Australian)' },
  { value: 'de-DE', name: 'Deutsch' },
  { value: 'de-AT', name: 'Deutsch (Österreich)' },
  { value: 'de-CH', name: 'Deutsch (Schweiz)' },
] as const

/** What holds where a tag says nothing. */
const PLAIN = { look: 'ours', font: '', corners: '', density: 'normal', article: '' } as const
const DEFAULTS: Embed = { destination: '', view: 'inline', scheme: 'auto', accent: ACCENTS[0].value, ...PLAIN, locale: 'en-US' }
/** What the page shows first: a planner that looks like its page's own. */
export const FIRST: Embed = { destination: 'Lisbon', view: 'inline', scheme: 'dark', accent: '#FF8F75', ...PLAIN, locale: 'en-US' }
const NAMES = Object.keys(DEFAULTS) as (keyof Embed)[]
/** Of the tag, in the order of the documentation. */
const ATTRIBUTES = ['destination', 'view', 'scheme', 'accent', 'theme', 'article', 'locale'] as const
const LONGEST_DESTINATION = 120

/** The attributes of the tag; null for what is left out. A page's own accent is taken from it, with the rest of its look. */
export function attributesOf(embed: Embed): readonly (readonly [name: (typeof ATTRIBUTES)[number], value: string | null])[] {
  return ATTRIBUTES.map((name) => {
    if (name === 'theme') return [name, themeOf(embed)]
    if (name === 'accent' && embed.look === 'host') return [name, null]
    return [name, embed[name].trim() === DEFAULTS[name] ? null : embed[name].trim()]
  })
}

/** The tokens that were chosen; null where the look is ours. */
function themeOf({ look, font, corners, density }: Embed): string | null {
  const tokens = [look === 'host' && 'host', font && `font: ${font}`, font && `heading: ${font}`, corners && `radius: ${corners}`, density === 'compact' && 'density: compact']
  return tokens.filter(Boolean).join('; ') || null
}

/** What a partner pastes: the script and the tag. */
export function tagOf(embed: Embed, origin: string): string {
  const said = attributesOf(embed).flatMap(([name, value]) => (value === null ? [] : [`  ${name}="${escape(value)}"`]))
  const tag = ['<meander-planner', ...said].join('\n')
  return `<script async\n  src="${origin}/sdk/v1.js"></script>\n${tag}></meander-planner>`
}

/** The rule that keeps a page from jumping, and gives a planner that is the page the whole window; a button in its corner or in its text needs none. */
export const ruleOf = ({ view }: Embed): string | null => RULES[view] ?? null
const RULES: Partial<Record<Embed['view'], string>> = {
  inline: 'meander-planner { display: block; min-height: 640px }',
  page: 'meander-planner { display: block; min-height: 100dvh }',
}

const escape = (value: string): string => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** 'Ink on coral, 7.5 : 1.' of a colour; null for what is no colour. */
export function sayContrast(accent: string): string | null {
  const colour = parseColour(accent)
  if (colour === null) return null
  const ink = inkOn(colour)
  const name = ACCENTS.find(({ value }) => value === accent)?.name.toLowerCase() ?? toHex(colour)
  return `${toHex(ink) === '#ffffff' ? 'White' : 'Ink'} on ${name}, ${contrast(colour, ink).toFixed(1)} : 1. The letters on it are chosen by contrast.`
}

/** The choices as an address keeps them, so that reloading or handing the address on loses nothing. */
export const fragmentOf = (embed: Embed): string => `#${new URLSearchParams(NAMES.map((name) => [name, embed[name]])).toString()}`

/** The choices of an address; what it does not say, or says wrongly, is as the page shows it first. */
export function readEmbed(fragment: string): Embed {
  const said = new URLSearchParams(fragment.replace(/^#/, ''))
  const one = <Value extends string>(name: keyof Embed, of: readonly { value: Value }[], first: Value): Value => of.find(({ value }) => value === said.get(name))?.value ?? first
  const accent = said.get('accent') ?? ''
  return {
    destination: (said.get('destination') ?? FIRST.destination).slice(0, LONGEST_DESTINATION),
    view: one('view', VIEWS, FIRST.view),
    scheme: one('scheme', SCHEMES, FIRST.scheme),
    accent: parseColour(accent) ? accent : FIRST.accent,
    look: one('look', LOOKS, FIRST.look),
    font: one('font', FONTS, FIRST.font),
    corners: one('corners', CORNERS, FIRST.corners),
    density: one('density', DENSITIES, FIRST.density),
    article: one('article', ARTICLE_USES, FIRST.article),
    locale: one('locale', LOCALES, FIRST.locale),
  }
}
