import { isDay } from '@meander/sdk/contract/days'
import { pattern } from '../../language/pattern.ts'
import type { PlanWish, PutWish } from '../day-by-day/plan-wish.ts'
import type { Told } from '../day-by-day/told.ts'
import type { Reading } from '../read-prompt.ts'

/** What was taken out is to stand again, in the four languages. */
const BACK = pattern('iu')`
  \b(?:put|bring|add|get|want|have|take|place)\b[^.?!]{0,50}\bback(?: in| on| again)?(?=\W*$|[,.;!]| (?:on|to|in|please|then|again|where|and)\b)|
  \b(?:wieder|zurück)\b[^.?!]{0,20}\b(?:rein|dazu|hinein|einsetzen|reinnehmen|aufnehmen|hinzufügen|einplanen|in den plan)\b|\b(?:nimm|setz|pack|tu)\p{L}*\b[^.?!]{0,40}\b(?:wieder|zurück)\b|
  \bremet(?:s|tez|tre|tons)\b|\bvuelv\p{L}+ a (?:poner|meter|incluir|añadir)\p{L}*|\b(?:pon|mete)\p{L}*\b[^.?!]{0,30}\b(?:otra vez|de nuevo|de vuelta)\b
`
/** It, and no name. */
const IT = pattern('iu')`
  \b(?:put|bring|add|get|want|take|have|place) (?:it|that|this|that one|them|those)\b|\b(?:es|das|sie|ihn)\b|\bremet(?:s|tez|tre|tons)-(?:le|la|les)\b|\b(?:poner|meter|incluir|añadir|pon|mete)(?:lo|la|los|las)\b|\b(?:lo|la|los|las)\b
`

export function asksBack(said: string, { stoodOnce }: Pick<Reading, 'stoodOnce'>): boolean {
  return stoodOnce.length > 0 && BACK.test(said)
}

/** 'Put it back': what went last stands again, where it stood. `wish` is what else the message was read for. */
export function readPutBack({ reading, days }: Told, wish: PlanWish | null): PlanWish | null {
  const said = (reading.turns.at(-reading.lastLength) ?? '').replaceAll('’', "'")
  if (!asksBack(said, reading)) return null
  const stood = (code: string | undefined): Pick<PutWish, 'day' | 'time'> | null => {
    const once = reading.stoodOnce.findLast(({ productCode }) => productCode === code)
    return once === undefined || !isDay(once.date) || !days.some((day) => day === once.date) ? null : { day: { date: once.date, part: null }, time: once.startTime }
  }
  if (wish?.kind === 'trade' && wish.puts.some(({ codes }) => codes.length > 0)) return { ...wish, puts: wish.puts.map((one) => (one.day === null && one.codes.length === 1 ? { ...one, ...stood(one.codes[0]) } : one)) }
  const last = reading.stoodOnce.at(-1)
  const card = reading.cards.find(({ productCode }) => productCode === last?.productCode)
  const place = stood(last?.productCode)
  if (card === undefined || place === null || !IT.test(said)) return null
  return { kind: 'trade', out: [], puts: [{ codes: [card.productCode], words: card.title, said: card.title, isKind: false, instead: [], isFirm: false, ...place }], lost: [] }
}
