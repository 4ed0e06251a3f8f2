import type { KnownFacts } from '../../../tools/read-activities.ts'
import { stems } from '../../references/by-title.ts'

/** Where a line stands on its card. */
export type Place = 'included' | 'excluded' | 'told' | 'meeting' | 'access' | 'title'

export interface Line {
  place: Place
  text: string
}

/** Quoted no longer than this. */
const LONGEST = 220

/** All that a card says, the binding before the merely told. */
export function linesOf({ title, inclusions, exclusions, prose = [], steps, meetingPoint, accessibility }: KnownFacts): Line[] {
  const of = (place: Place, texts: readonly string[]): Line[] => texts.map((text) => ({ place, text }))
  return [
    ...of('included', inclusions),
    ...of('excluded', exclusions),
    ...of('told', (prose.length > 0 ? prose : steps).filter((text) => text.length <= LONGEST)),
    ...of('access', accessibility),
    ...of('meeting', [meetingPoint]),
    ...of('title', [title]),
  ]
}

/** The lines that a word stands in, as it is written. */
export function withWord(lines: readonly Line[], written: RegExp): Line[] {
  return lines.filter(({ text }) => written.test(text))
}

/** The lines that share most of the telling words, and at least half of them. */
export function withWords(lines: readonly Line[], words: readonly string[]): Line[] {
  const scored = lines.map((line) => { const own = new Set(stems(line.text)); return { line, hits: words.filter((word) => own.has(word)).length } })
  const most = Math.max(0, ...scored.map(({ hits }) => hits))
  return most === 0 || most < words.length / 2 ? [] : scored.filter(({ hits }) => hits === most).map(({ line }) => line)
}
