import type { Visitor } from 'lightningcss'

export function hoverOnly(): Visitor<never>
