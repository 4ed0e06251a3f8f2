import { FIGURED } from './date-figures.ts'
import { INSTEAD_OF } from './instead-of-dates.ts'
import { REORDERED } from './date-order.ts'
import { FOREIGN_WORD, TRANSLATED } from './foreign-words.ts'
import { RESPELT } from './misspelt-dates.ts'
import { rewrite } from './rewritten-text.ts'
import type { Rewriting, Rewritten } from './rewritten-text.ts'
import { DAYS_OF_NEXT_TOWN } from './stays-by-dates.ts'

/** '3 July (arrive late) - 10 July (leave early)': what is told beside a day comes between it and the next. */
const ASIDE: Rewriting = [/\s*\((?:arriv|leav|depart|land|fly|late|early|flexible|approx|roughly|ish|incl|evening|morning|noon|afternoon)[^()\d]{0,30}\)(?=\s*(?:-|–|to|until|till|through|thru)\s*\p{L}*\s?\d)/gu, () => '']
const FORMS = [ASIDE, ...RESPELT, DAYS_OF_NEXT_TOWN, INSTEAD_OF, ...FIGURED, ...REORDERED]

/** A message with its dates in the words and the order that are read: slips mended, other languages in English, the year last. */
export function spellDates(text: string, original: string): Rewritten {
  const said = { text, original, places: null }
  // Other languages first: 'Januar' is no slip.
  return rewrite(FOREIGN_WORD.test(text) ? rewrite(said, TRANSLATED) : said, FORMS)
}
