import { ATTRIBUTE_NAMES, ATTRIBUTES } from './attributes.ts'
import type { PlannerConfig, ResolvedConfig } from './index.ts'

/** A value that was not understood. */
export interface BadValue {
  name: keyof PlannerConfig
  /** For a person: names the attribute, the value and what was expected. */
  message: string
}

/** What the page around the element adds. */
export interface Surroundings {
  /** Where the script came from. */
  origin: string
  /** Origin of the host page. */
  pageOrigin: string
}

/**
 * Reads what a host said, key by key: a bad value counts as not said and is reported. `null`, `undefined` and the empty
 * attribute mean "not said" too.
 */
export function resolveConfig(said: { readonly [Key in keyof PlannerConfig]?: unknown }, around: Surroundings): { config: ResolvedConfig; bad: BadValue[] } {
  const bad: BadValue[] = []
  const read: PlannerConfig = {}
  for (const name of ATTRIBUTE_NAMES) {
    const value = said[name]
    if (value === undefined || value === null || value === '') continue
    const { read: reader, expected } = ATTRIBUTES[name]
    const understood = reader(value)
    if (understood === undefined) bad.push({ name, message: `${name}="${display(value)}" is not understood: expected ${expected}` })
    else Object.assign(read, { [name]: understood })
  }
  const { view = 'inline', scheme = 'auto', locale = 'en-US', currency = 'USD', route = '/', origin = around.origin } = read
  const firstParty = view === 'page' && origin === around.pageOrigin
  return { config: { ...read, view, scheme, locale, currency, route, origin, firstParty }, bad }
}

function display(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))
  return text.slice(0, 80)
}
