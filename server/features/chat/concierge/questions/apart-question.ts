import { pattern } from '../../language/pattern.ts'
import { readReferences } from '../references/read-references.ts'
import type { Shown } from '../references/shown.ts'
import type { ShownQuestion } from './shown-question.ts'

/** 'How far is it from the first to the second', 'is it a long way between them': from one thing to another, and not from a hotel. */
const APART = pattern()`
  \b(?:how far|how (?:close|near)|how long (?:does it take|is it|is the (?:way|walk|ride))|far|distance|(?:long|short) (?:way|walk|ride)|walking distance|near (?:each other|enough)|
  close (?:together|to each other|to one another)|apart|walk(?:able)?|get)\b
`
const FROM_ONE = pattern()`
  \bfrom (?:there|here|it|that(?: one)?|this(?: one)?|the \w+(?: one)?|one)\b.*\b(?:to|and)\b|\bbetween\b|\b(?:far )?apart\b|\b(?:close|near) to (?:each other|one another)\b|
  \beach other\b|\bclose together\b|\bfrom (?:one|the one|each) to (?:the )?(?:other|next)\b
`
const NO_CARDS = /\b(?:hotel|hostel|airport|station|apartment|airbnb|flat|harbou?r|port|cent(?:re|er)|downtown|town|city|day and|days|meals)\b/
const THERE = /\b(?:from|to|and|between) (?:there|here|it|that(?: one)?|this(?: one)?)\b/

/** The two or more things whose distance is asked for; one where the other is only 'there'. Null for anything else. */
export function readApart(text: string, shown: Shown, earlier: readonly string[]): ShownQuestion | null {
  const lower = text.toLowerCase().replaceAll('’', "'")
  if (shown.lastShown.length === 0 || !APART.test(lower) || !FROM_ONE.test(lower) || NO_CARDS.test(lower)) return null
  const { codes, by } = readReferences(text, shown, earlier)
  const named = shown.lastShown.slice(0, shown.lastNamed)
  const isWithThere = THERE.test(lower) && by === 'named' && codes.length === 1
  const all = by === 'named' && (codes.length > 1 || isWithThere) ? codes : named
  return { codes: [...all], topic: 'meeting', form: 'apart', asked: lower, language: null }
}
