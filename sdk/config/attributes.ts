import type { PlannerConfig } from './index.ts'

/** How one key of the configuration is read, from an attribute (text) or a property (a value). */
export interface Attribute<Value> {
  /** Undefined: not understood. */
  read: (value: unknown) => Value | undefined
  /** For the warning: what was expected, after "expected". */
  expected: string
}

type AttributeTable = { readonly [Key in keyof PlannerConfig]-?: Attribute<NonNullable<PlannerConfig[Key]>> }

const VIEWS = ['inline', 'drawer', 'floating', 'page'] as const
const SCHEMES = ['auto', 'light', 'dark'] as const
const ARTICLE_USES = ['read', 'add'] as const
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** Every attribute of `<meander-planner>` and key of `PlannerConfig`, in the order of the documentation. */
export const ATTRIBUTES: AttributeTable = {
  partner: { read: text(64), expected: 'your public partner key' },
  destination: { read: text(120), expected: 'a place in words, such as "Lisbon"' },
  trip: { read: text(64), expected: 'a name of at most 64 characters' },
  dates: { read: readDates, expected: 'days, such as "2027-03-14/2027-03-17"' },
  view: { read: oneOf(VIEWS), expected: `one of ${VIEWS.join(', ')}` },
  scheme: { read: oneOf(SCHEMES), expected: `one of ${SCHEMES.join(', ')}` },
  // What is in these two is read with what they change: `sdk/theme/dress.ts`.
  accent: { read: text(100), expected: 'an opaque CSS colour' },
  theme: { read: value => (typeof value === 'object' ? (value as PlannerConfig['theme']) : text(600)(value)), expected: 'tokens, such as "radius: 8px"' },
  article: { read: oneOf(ARTICLE_USES), expected: `one of ${ARTICLE_USES.join(', ')}` },
  locale: { read: readLocale, expected: 'a language tag, such as "en-US"' },
  currency: { read: readCurrency, expected: 'a currency, such as "EUR"' },
  campaign: { read: text(64), expected: 'a campaign name of at most 64 characters' },
  route: { read: value => (typeof value === 'string' && /^\/(?!\/)/.test(value) ? value : undefined), expected: 'a path of the planner, such as "/chat"' },
  origin: { read: readOrigin, expected: 'an origin, such as "https://meander.example"' },
}

export const ATTRIBUTE_NAMES = Object.keys(ATTRIBUTES) as (keyof PlannerConfig)[]

function text(longest: number): (value: unknown) => string | undefined {
  return value => {
    const words = typeof value === 'string' ? value.trim() : ''
    return words && words.length <= longest ? words : undefined
  }
}

function oneOf<Word extends string>(words: readonly Word[]): (value: unknown) => Word | undefined {
  return value => words.find(word => word === value)
}

function readDates(value: unknown): PlannerConfig['dates'] {
  const [from, to = from, more] = typeof value === 'string' ? value.trim().split('/') : isRange(value) ? [value.from, value.to] : []
  return from && to && !more && isDay(from) && isDay(to) && from <= to ? { from, to } : undefined
}

const isRange = (value: unknown): value is { from: string; to: string } => typeof value === 'object' && value !== null && 'from' in value && 'to' in value

/** A day of the calendar: 2027-02-30 is none. */
function isDay(text: string): text is NonNullable<PlannerConfig['dates']>['from'] {
  return DAY.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)
}

function readLocale(value: unknown): string | undefined {
  try {
    return typeof value === 'string' ? Intl.getCanonicalLocales(value.trim())[0] : undefined
  } catch {
    return undefined
  }
}

function readCurrency(value: unknown): string | undefined {
  const code = typeof value === 'string' ? value.trim().toUpperCase() : ''
  return /^[A-Z]{3}$/.test(code) ? code : undefined
}

function readOrigin(value: unknown): string | undefined {
  try {
    const url = new URL(String(value))
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.origin : undefined
  } catch {
    return undefined
  }
}
