import { pattern } from '../../language/pattern.ts'
import { ASKS } from '../../item-talk/item-talk.ts'

const COURTESY = pattern('i')`
  ^\W*(?:(?:h+i+|hello|hey+|hiya|good (?:morning|afternoon|evening|day)|thanks?(?: you)?(?: so much| a lot| very much)?|thx|ty|cheers|great|perfect|
  lovely|wonderful|brilliant|awesome|cool|nice|super|excellent|amazing|ok(?:ay)?|haha+|lol|sorry|quick (?:q|question)|
  (?:just )?one (?:more |last )?(?:question|thing)|how(?:'s| is| are) (?:it going|you|things)|there|again|all|both|everyone|guys|
  team)[ ]?)+[\s,.!?;:-]+
`

/** 'Thx! which day is the quietest': the question, without what goes before it out of kindness. Where nothing else is said, all of it. */
/** 'Cheers', 'thanks a lot': nothing is wished for. */
export function isMereCourtesy(text: string): boolean {
  return /^\W*(?:cheers|thanks?|thank you|thx|ty|ta|great|lovely|perfect|nice|cool|ok(?:ay)?|good)(?: (?:mate|so much|a lot|very much|again|then|all))?\W*$/i.test(text)
}

/** 'Whats' and 'whos', as one writes in a hurry. */
export function inFull(text: string): string {
  return text.replace(/\b(what|who|where|when|how)s\b(?! (?:up|app)\b)/gi, '$1 is').replace(/\bu\b(?=[ ?]|$)(?<!\b[A-Z] u)/g, 'you')
}

export function afterCourtesies(text: string): string {
  const rest = text.replace(COURTESY, '')
  return rest !== text && rest.trim().split(/\s+/).length > 2 && ASKS.test(`${rest.toLowerCase().trim()}`) ? rest.trim() : text
}
