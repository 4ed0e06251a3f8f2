import { pattern } from '../../language/pattern.ts'
import { namingWords } from '../../ranking/index.ts'
import { goneBy, goneFrom, restored, undone } from '../clauses/put-back.ts'
import { withoutDays } from '../day-by-day/days-named.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import type { Told } from '../day-by-day/told.ts'
import type { Reading } from '../read-prompt.ts'
import { momentsIn } from './moments.ts'

/** What was taken out is to stand again, in the four languages. */
const BACK = pattern('iu')`
  \b(?:put|bring|add|get|want|have|take|place|give|pop|stick|slot|like|need)\b[^.?!]{0,50}\bback(?: in| on| again)?(?=\W*$|[,.;!]| (?:on|to|in|at|please|then|again|where|and|as|the|our|my|for|\d|mon|tues|wednes|thurs|fri|satur|sun|\p{Lu})|
  (?<=give (?:us |me )?back) )|\b(?:restore|reinstate|re-?add|bring back|put back|give (?:us |me )?back)\b|\b(?:want|like|have|put|add)\b[^.?!,]{0,40}\b(?:in )?again\b|
  \b(?:wieder|zurück)\b[^.?!]{0,20}\b(?:rein|dazu|hinein|einsetzen|reinnehmen|aufnehmen|hinzufügen|einplanen|in den plan)\b|\b(?:nimm|setz|pack|tu)\p{L}*\b[^.?!]{0,40}\b(?:wieder|zurück)\b|
  \bremet(?:s|tez|tre|tons)\b|\bvuelv\p{L}+ a (?:poner|meter|incluir|añadir)\p{L}*|\b(?:pon|mete)\p{L}*\b[^.?!]{0,30}\b(?:otra vez|de nuevo|de vuelta)\b
`
/** The last change as a whole. */
const UNDO = pattern('iu')`
  \b(?:undo|revert|take (?:it|that) back)\b(?! the (?!last|change))|\b(?:back|return|go back) to (?:how|what|the way) (?:it|they|things) (?:was|were)\b|\b(?:as|how|like|the way) (?:it|they|things) (?:was|were) (?:before|until now)\b|
  \b(?:mach|macht|machen)\b[^.?!]{0,30}\brückgängig\b|\bannule[rz]? (?:ça|cela|le dernier|ce changement)\b|\bdeshaz(?:lo)?\b|\bdeshacer\b|\bcomo (?:estaba|era) antes\b|\bcomme avant\b|\bwie (?:vorher|zuvor|es war)\b
`
/** It, and no name. */
const IT = pattern('iu')`
  \b(?:put|bring|add|get|want|take|have|place|give) (?:me |us )?(?:it|that|this|that one|them|those)\b|\b(?:es|das|sie|ihn)\b|\bremet(?:s|tez|tre|tons)-(?:le|la|les)\b|\b(?:poner|meter|incluir|añadir|pon|mete)(?:lo|la|los|las)\b|\b(?:lo|la|los|las)\b
`

/** 'Undo that', and no more. */
export function bidsUndo(said: string): boolean {
  return UNDO.test(said) && said.split(/\s+/).length <= FEW_WORDS
}

const FEW_WORDS = 6

export function asksBack(said: string, { stoodOnce, planBefore }: Pick<Reading, 'stoodOnce' | 'planBefore'>): boolean {
  return (stoodOnce.length > 0 && BACK.test(said)) || (planBefore.length > 0 && UNDO.test(said))
}

/** 'Put it back', 'I want the Orsay again', 'give us Tuesday back', 'undo that': what went stands again, where it stood. `wish` is what else the message was read for. */
export function readPutBack(told: Told, wish: PlanWish | null): PlanWish | null {
  const { reading, days } = told
  const said = (reading.turns.at(-reading.lastLength) ?? '').replaceAll('’', "'")
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined || !asksBack(said, reading)) return null
  const gone = goneFrom(told)
  const sentence = said.split(/(?<=[.?!])\s+/).find((one) => BACK.test(one) || UNDO.test(one)) ?? said
  const isThere = ({ codes }: PutWish): boolean => codes.some((code) => gone.some(({ productCode }) => productCode === code))
  if (wish?.kind === 'trade' && wish.puts.some(isThere)) return withStarts(wish, told)
  const moments = momentsIn(sentence, { from, to })
  const dates = days.filter((day) => moments.some((one) => 'date' in one && one.date === day))
  const time = moments.flatMap((one) => ('time' in one ? [one.time] : []))[0] ?? null
  const part = moments.flatMap((one) => ('part' in one ? [one.part] : []))[0] ?? null
  const names = withoutDays(sentence).split(/,|(?<!\p{L})(?:and|und|et|y)(?!\p{L})/iu).map((words) => words.replace(NO_NAME, ' ').trim()).filter((words) => namingWords(words).length > 0)
  const named = names.flatMap((words) => goneBy(words, gone) ?? [])
  const ofDays = gone.filter(({ date }) => dates.includes(date))
  if (named.length > 0) return restored([...new Set(named)], told, { days: named.length === 1 ? dates : [], part, time })
  if (ofDays.length > 0) return restored(ofDays, told, { days: [], part: null, time: null })
  if (UNDO.test(said)) return undone(told)
  const last = gone.at(-1)
  return last === undefined || !IT.test(said) ? null : restored([last], told, { days: [], part: null, time: null })
}

/** Words of such a wish that name nothing. */
const NO_NAME = /(?<!\p{L})(?:put|bring|add|get|want|have|had|take|place|give|pop|stick|slot|like|need|restore|reinstate|back|again|please|kindly|could|can|you|we|us|i|me|in|on|it|that|this|them|those|as|was|before|oh|no|too|empty|now|plan|would|d|the plan|undo|days?)(?!\p{L})/giu

/** What is named of what stood once comes to its own start, unless another day or hour was named. */
function withStarts(wish: Extract<PlanWish, { kind: 'trade' }>, told: Told): PlanWish {
  const gone = goneFrom(told)
  const each = wish.puts.map((put) => {
    const once = gone.findLast(({ productCode }) => put.codes[0] === productCode)
    const isItsStart = once !== undefined && put.codes.length === 1 && (put.day === null || (put.day.date === once.date && put.day.part === null)) && (put.time === null || put.time === once.startTime)
    const again = isItsStart ? restored([once], told, { days: [], part: null, time: null }) : null
    return again?.kind === 'trade' ? { put: again.puts[0] ?? put, out: again.out } : { put, out: [] }
  })
  return { ...wish, puts: each.map(({ put }) => put), out: [...new Set([...wish.out, ...each.flatMap(({ out }) => out)])] }
}
