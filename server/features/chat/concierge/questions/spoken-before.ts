import { titlesIn } from '../references/by-title.ts'
import { readReferences } from '../references/read-references.ts'
import type { Situation } from '../words/situation.ts'

/** What was spoken of alone before. */
export function spokenBefore({ reading }: Situation, text: string): string[] {
  const { codes, by } = readReferences(text, reading, reading.turns.slice(0, -reading.lastLength))
  if (by !== 'pronoun' || codes.length === 1) return by === 'pronoun' ? codes : []
  // Of two that were just told of 'it' is the last.
  const said = titlesIn(reading.lastAnswer, reading.cards)
  return said.length <= 2 && !reading.lastAnswer.includes('\n\n') && /\b(?:it|its|there)\b/i.test(text) ? said.slice(-1) : []
}
