import { TAKES } from '../../item-talk/item-talk.ts'
import { takenOut } from '../answers/money-left.ts'
import type { Reading } from '../read-prompt.ts'
import { titlesIn } from '../references/by-title.ts'
import { readReferences } from '../references/read-references.ts'
import type { ShownQuestion } from './shown-question.ts'

/** A sum of all that was recommended is one of what was taken of it, or of what was not left out since. */
export function ofWhatIsKept(question: ShownQuestion, reading: Reading, asked: string): ShownQuestion {
  const named = reading.lastShown.slice(0, reading.lastNamed)
  const isOfAll = question.form === 'total' && question.codes.join() === named.join() && !/\b(?:both|all (?:two|three|four)|the (?:two|three|four))\b/i.test(asked)
  return isOfAll ? { ...question, codes: keptOfShown(reading) } : question
}

/** Of the things recommended last: those that were taken since; where none was, those that were not left out. */
export function keptOfShown(reading: Reading): string[] {
  const { turns, lastLength, exchanges, lastShown, lastNamed, cards } = reading
  const named = lastShown.slice(0, lastNamed)
  const since = exchanges.find(({ answer }) => { const told = titlesIn(answer, cards); return named.every((code) => told.includes(code)) })?.turns ?? turns.length
  const out = takenOut(reading)
  const taken = new Set(turns.slice(since, -lastLength).flatMap((turn) => {
    const { codes, by } = readReferences(turn, reading)
    return by === 'named' && TAKES.test(turn.toLowerCase()) && !turn.includes('?') ? codes.filter((code) => !out.has(code)) : []
  }))
  const kept = taken.size > 0 ? lastShown.filter((code) => taken.has(code)) : named.filter((code) => !out.has(code))
  return kept.length === 0 ? named : kept
}
