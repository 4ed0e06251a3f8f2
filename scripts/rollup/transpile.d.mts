import type { Plugin } from 'rollup'

export function transpile(name: string, entries: string[]): Plugin
