import type { ColourScheme } from '../config/index.ts'
import { parseColour } from './colour.ts'
import { inkOn, toHex } from './contrast.ts'

export { parseColour, type Rgb } from './colour.ts'
export { contrast, inkOn, luminance, toHex } from './contrast.ts'

export interface Theme {
  scheme: ColourScheme
  /** A CSS colour. Left out: the look's own waymark yellow. */
  accent?: string
}

/**
 * The rules that a host's theme adds to the planner, for an adopted sheet. Doubled classes outweigh the tokens
 * that the widget's own sheet sets on host and root. An accent that is no colour adds nothing.
 */
export function themeRules({ scheme, accent }: Theme): string {
  const colour = accent ? parseColour(accent) : null
  const declarations = [
    scheme === 'auto' ? '' : `color-scheme:${scheme};`,
    colour ? `--accent:${toHex(colour)};--on-accent:${toHex(inkOn(colour))};` : '',
  ].join('')
  return declarations ? `:host([data-view]),.launcher.launcher,.frame.frame,.frame .meander{${declarations}}` : ''
}
