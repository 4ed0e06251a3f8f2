import type { KnownFacts } from '../../../tools/read-activities.ts'
import { likeness, rowOf } from '../../../language/likeness.ts'
import { stems } from '../../references/by-title.ts'

/** Where a line stands on its card. */
export type Place = 'included' | 'excluded' | 'told' | 'step' | 'meeting' | 'access' | 'title'

export interface Line {
  place: Place
  text: string
}

/** Quoted no longer than this. */
const LONGEST = 260

/** All that a card says, the binding before the merely told. */
export function linesOf({ title, inclusions, exclusions, prose = [], steps, meetingPoint, accessibility }: KnownFacts): Line[] {
  const of = (place: Place, texts: readonly string[]): Line[] => texts.map((text) => ({ place, text }))
  return [
    ...of('included', inclusions),
    ...of('excluded', exclusions),
    ...(prose.length > 0 ? prose : steps).filter((text) => text.length <= LONGEST).map((text): Line => ({ place: steps.some((step) => text === step || text.startsWith(`${step}: `)) ? 'step' : 'told', text })),
    ...of('access', accessibility),
    ...of('meeting', [meetingPoint]),
    ...of('title', [title]),
  ]
}

/** The lines that a word stands in, as it is written. */
export function withWord(lines: readonly Line[], written: RegExp): Line[] {
  return lines.filter(({ text }) => written.test(text))
}

/** The lines that hold most of what was asked, in the same words or in words that are spoken of alike; none where they hold less than half of it. Words of its `title` stand all over a card, and tell half as much. */
export function withWords(lines: readonly Line[], words: readonly string[], title: readonly string[] = []): Line[] {
  const scored = lines.map((line) => { const own = stems(line.text); return { line, score: words.reduce((sum, word) => sum + bestMatch(word, own) * (title.includes(word) ? OF_TITLE : 1), 0) } })
  const most = Math.max(0, ...scored.map(({ score }) => score))
  return most === 0 || most < words.length / 2 || (words.length > 1 && most <= OF_TITLE) ? [] : scored.filter(({ score }) => score > most - CLOSE).map(({ line }) => line)
}

const CLOSE = 0.01
const OF_TITLE = 0.5
/** 'Organ' and 'organist'. */
const SAME_STEM = 0.8
const SHORTEST_STEM = 5
/** Words that mean about the same: 'photos' and 'pictures'. */
const ALIKE = 0.62

function bestMatch(word: string, own: readonly string[]): number {
  if (own.includes(word)) return 1
  if (word.length >= SHORTEST_STEM && own.some((one) => one.startsWith(word) || (one.length >= SHORTEST_STEM && word.startsWith(one)))) return SAME_STEM
  const row = rowOf(word)
  const best = row === null ? 0 : Math.max(0, ...own.map((one) => { const other = rowOf(one); return other === null ? 0 : likeness(row, other) }))
  return best >= ALIKE ? best * SAME_STEM : 0
}
