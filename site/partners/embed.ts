import { contrast, inkOn, parseColour, toHex } from '@meander/sdk/theme'

/** What a partner chooses on the page; the tag says only what differs from the SDK's own defaults. */
export interface Embed {
  destination: string
  view: (typeof VIEWS)[number]['value']
  scheme: (typeof SCHEMES)[number]['value']
  /** A CSS colour. */
  accent: string
  locale: (typeof LOCALES)[number]['value']
}

export const VIEWS = [
  { value: 'inline', name: 'Inline' },
  { value: 'drawer', name: 'Button in the text' },
  { value: 'floating', name: 'Floating' },
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
export const LOCALES = [
  { value: 'en-US', name: 'English' },
  { value: 'en-GB', name: 'English (British)' },
  { value: 'de-DE', name: 'Deutsch' },
] as const

/** What holds where a tag says nothing. */
const DEFAULTS: Embed = { destination: '', view: 'inline', scheme: 'auto', accent: ACCENTS[0].value, locale: 'en-US' }
/** What the page shows first: a planner that looks like its page's own. */
export const FIRST: Embed = { destination: 'Lisbon', view: 'inline', scheme: 'dark', accent: '#FF8F75', locale: 'en-US' }
const NAMES = Object.keys(DEFAULTS) as (keyof Embed)[]
const LONGEST_DESTINATION = 120

/** The attributes of the tag, in the order of the documentation; null for what is left out. */
export function attributesOf(embed: Embed): readonly (readonly [name: keyof Embed, value: string | null])[] {
  return NAMES.map((name) => [name, embed[name].trim() === DEFAULTS[name] ? null : embed[name].trim()])
}

/** What a partner pastes: the script and the tag. */
export function tagOf(embed: Embed, origin: string): string {
  const said = attributesOf(embed).flatMap(([name, value]) => (value === null ? [] : [`  ${name}="${escape(value)}"`]))
  const tag = ['<meander-planner', ...said].join('\n')
  return `<script async\n  src="${origin}/sdk/v1.js"></script>\n${tag}></meander-planner>`
}

/** The rule that keeps a page from jumping; a button in its corner or in its text needs none. */
export const ruleOf = ({ view }: Embed): string | null => (view === 'inline' ? 'meander-planner { display: block; min-height: 640px }' : null)

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
    locale: one('locale', LOCALES, FIRST.locale),
  }
}
