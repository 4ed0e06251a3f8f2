import { found as texts } from '../../i18n/en/found.ts'

export const ALTERNATIVE_COUNT = 4

/** Other things to ask for, some at a time, drawn at random. */
export function drawAlternatives(destination: string | null, random: () => number = Math.random): string[] {
  const left = texts.alternatives.map((query) => query(destination ?? texts.there))
  return Array.from({ length: Math.min(ALTERNATIVE_COUNT, left.length) }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? '')
}
