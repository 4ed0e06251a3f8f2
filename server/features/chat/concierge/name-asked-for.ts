import { pattern } from '../language/pattern.ts'
import { subjectsIn } from '../ranking/index.ts'

/** What asks of things that were shown. */
const OF_CARD = /\b(?:tell|describe|explain|includ\w*|allowed|how (?:much|long|far)|what time|when|where|cancel\w*|refund\w*|price|cost)\b/i

/** 'Any Bauhaus?', 'and Miró?', 'something on the Cold War': whatever there is of it, on the cards that were shown, too. */
export function asksForName(text: string): boolean {
  const name = ASKS_FOR_NAME.exec(text.replaceAll('’', "'"))?.groups?.name
  return name !== undefined && name.split(' ').length <= MOST_WORDS && !OF_CARD.test(text) && !OF_TIME.test(name) && (subjectsIn(name.toLowerCase()).length > 0 || (/^(?:the )?\p{Lu}/u.test(name) && OF_ANY.test(text)))
}

const MOST_WORDS = 5
const OF_TIME = /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|january|february|march|april|may|june|july|august|september|october|november|december|day|english|german|spanish|french|italian)\b/i
const OF_ANY = /\b(?:any|anything|something|some)\b/i
const ASKS_FOR_NAME = pattern('iu')`
  ^\W*(?:(?:and|or|ok|so|also|oh|hm+|then|well)\W+)*(?:(?:what|how) about |do you (?:have|sell|offer|know of) |have you (?:got )?|got |is there |are there |can we (?:see|get|have|do) |
  we(?:'d| would) (?:like|love) (?:to see )?|i(?:'d| would) (?:like|love) (?:to see )?)?
  (?:(?:any|some|a bit of|more)(?:thing)?(?: (?:more|else))?(?: (?:by|on|about|with|of|from|around|to do with|related to|connected (?:with|to)))? )?
  (?<name>(?:the )?\p{L}[\p{L}\d'’.-]*(?: \p{L}[\p{L}\d'’.-]*){0,4}?)(?: (?:perhaps|maybe|please|too|as well|there|in (?:it|town|there)|stuff|things?|sites?|tours?|places?))*\W*$
`
