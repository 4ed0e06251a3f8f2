import { takes } from '../../item-talk/item-talk.ts'
import { takenOut } from '../answers/money-left.ts'
import type { Reading } from '../read-prompt.ts'
import { titlesIn } from '../references/by-title.ts'
import { readReferences } from '../references/read-references.ts'
import type { ShownQuestion } from './shown-question.ts'

/** A sum of all that was recommended is one of what was taken of it, or of what was not left out since. */
export function ofWhatIsKept(question: ShownQuestion, reading: Reading, asked: string): ShownQuestion {
  const named = reading.lastShown.slice(0, reading.lastNamed)
  const isMeant = question.form === 'total' && readReferences(asked, reading).by !== 'named'
  const isOfAll = isMeant && question.codes.join() === named.join() && !/\b(?:both|all (?:two|three|four)|the (?:two|three|four))\b/i.test(asked)
  return isOfAll ? { ...question, codes: keptOfShown(reading) } : question
}

const KINDS: readonly (readonly [asked: RegExp, tag: RegExp])[] = [
  [/\b(?:night|evening) out\b/, /^(?:nightlife|music|theatre|dance)$/i],
  [/\b(?:day trip|day out|excursion)s?\b/, /^day trips?$/i],
]
const ONE_OF_A_KIND = /\b(?:a|an|one|each|per|every) ((?:[a-z]+ )?[a-z]+)\b/g

/** 'What is one boat trip' asks the price of those alone that are of the kind. */
export function ofKindAsked(question: ShownQuestion, { lastShown, lastNamed, cards }: Reading): ShownQuestion {
  const named = lastShown.slice(0, lastNamed)
  if (question.topic !== 'price' || question.form !== 'each' || question.codes.join() !== named.join()) return question
  const words = [...question.asked.matchAll(ONE_OF_A_KIND)].flatMap(([, phrase = '']) => [phrase, ...phrase.split(' ')]).map((word) => word.replace(/s$/, ''))
  const [, tag] = KINDS.find(([asked]) => asked.test(question.asked)) ?? []
  const isOfKind = (code: string): boolean => cards.find(({ productCode }) => productCode === code)?.tags.some((own) => tag?.test(own) ?? words.includes(own.toLowerCase().replace(/s$/, ''))) === true
  const codes = named.some(isOfKind) ? named.filter(isOfKind) : lastShown.filter(isOfKind).slice(0, 2)
  return codes.length === 0 ? question : { ...question, codes }
}

/** Of the things recommended last: those that were taken since; where none was, those that were not left out. */
export function keptOfShown(reading: Reading): string[] {
  const { turns, lastLength, exchanges, lastShown, lastNamed, cards } = reading
  const named = lastShown.slice(0, lastNamed)
  const since = exchanges.find(({ answer }) => { const told = titlesIn(answer, cards); return named.every((code) => told.includes(code)) })?.turns ?? turns.length
  const out = takenOut(reading)
  const taken = new Set(turns.slice(since, -lastLength).flatMap((turn) => {
    const { codes, by } = readReferences(turn, reading)
    return by === 'named' && takes(turn.toLowerCase()) ? codes.filter((code) => !out.has(code)) : []
  }))
  const kept = taken.size > 0 ? lastShown.filter((code) => taken.has(code)) : named.filter((code) => !out.has(code))
  return kept.length === 0 ? named : kept
}
