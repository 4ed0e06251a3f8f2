import { pattern } from '../../language/pattern.ts'
import type { Reading } from '../read-prompt.ts'

/** What people tell of their lives beside their trip, and half a sentence to it. */
const FEELINGS: readonly (readonly [RegExp, string])[] = [
  [pattern('i')`
    \b(?:broke up|broken up|break-?up|split up|separated|divorc\w+|widow\w*|passed away|(?:has|just|recently) died|
    lost (?:my|our) (?:husband|wife|partner|mother|father|mum|mom|dad|son|daughter|job|dog|cat)|funeral|grie(?:f|v\w+)|heartbroken|miscarriage|
    chemo\w*)\b
  `, 'I am sorry to hear that.'],
  [pattern('i')`
    \b(?:burn(?:ed|t) out|burnout|(?:so|really|completely|utterly) (?:exhausted|tired|stressed|worn out)|
    (?:hard|bad|awful|terrible|rough) (?:year|time|month|week))\b
  `, 'That sounds as though a rest is due.'],
  [/\b(?:honeymoon|just (?:got )?(?:married|engaged)|newly ?weds?|got engaged|getting married|our wedding)\b/i, 'Congratulations.'],
  [/\b(?:(?:silver|golden|diamond|wedding) (?:wedding|anniversary)|anniversary|\d+(?:st|nd|rd|th) birthday|birthday|retire(?:d|ment) party|graduat\w+)\b/i, 'A good reason to travel.'],
]

/** Half a sentence to what moves somebody, once in a conversation; empty otherwise. */
export function sayFeeling({ turns, lastLength, answered }: Pick<Reading, 'turns' | 'lastLength' | 'answered'>): string {
  const said = turns.at(-lastLength) ?? ''
  const words = FEELINGS.find(([about]) => about.test(said))?.[1]
  return words === undefined || FEELINGS.some(([, told]) => answered.includes(told)) ? '' : words
}
