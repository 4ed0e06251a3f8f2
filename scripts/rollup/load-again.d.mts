import type { Plugin } from 'rollup'

export function loadAgain(): Plugin
