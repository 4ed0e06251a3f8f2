import { pattern } from '../language/pattern.ts'

/** 'Desert', 'the opera': a wish that has no name among the interests. Null for what is no such word. */
export function wishInAWord(text: string): string | null {
  const word = /^\W*(?:maybe |some |the |a |an |more |any )?((?:\p{Ll}{4,}|sea|zoo|art|bar|gin|tea|spa|ski)(?: \p{Ll}{3,})?)(?: please| maybe)?\W*$/u.exec(text.toLowerCase())?.[1]
  if (word !== undefined && !NO_WISH.test(word) && !text.includes('?')) return word
  const loved = LOVES.exec(text.toLowerCase())?.[1]
  if (loved !== undefined && !NO_WISH.test(loved)) return loved
  return wishBehind(text.toLowerCase())
}

/** 'We love tea', 'my wife is mad about lace'. */
const LOVES = pattern('u')`
  ^\W*(?:and |but |oh |ok |also )*(?:we|i|they|he|she|(?:my|our|the) \p{Ll}+)(?:'re| are| is|'s)?(?: \p{Ll}+ly| both| all| do)? (?:lov(?:e|es)|
  ador(?:e|es)|enjoys?|(?:into|keen on|fond of|mad about|crazy about))(?: all| good| nice)? (\p{Ll}{3,})\W*$
`

/** 'Not classical', 'no puppets': what is not wanted, by a word of its own. Null for anything longer. */
export function avoidedInAWord(text: string): string | null {
  const word = /^\W*(?:and |but |ok |please |(?:she|he|we|they|i|my \w+) (?:say|said|want|would like)s? )*(?:not|no|nothing|without)(?: to)?(?: (?:too|so|very|any|anything|more))? (\p{Ll}{4,})(?: please| either| again| (?:stuff|things?))?\W*$/u.exec(text.toLowerCase())?.[1]
  return word === undefined || NO_WISH.test(word) || /^(?:really|sure|that|this|these|those|them|thanks|worries|problem|idea|rush|hurry|need|matter|crowded|strenuous|boring)$/.test(word) ? null : word
}

/** 'Do you have something by boat': the word that says what of. */
function wishBehind(lower: string): string | null {
  const word = (/\b(?:something|smth|sth|anything|things?|tours?|trips?|activities|one|ones|somewhere)\b[^.?]{0,20}?\b(?:by|near|on|at|along|with|about|involving|around|to do with|related to)\s+(?:a |an |the |some |any |lots of )?(\p{Ll}{3,})/u.exec(lower) ?? /^\W*(?:and |or |maybe |also )*(?:by|near|on|at|along|close to|next to) the (\p{Ll}{3,})\W*(?:please)?\W*$/u.exec(lower))?.[1]
  const had = /\bwhat (?:else )?(?:do|have) you (?:also )?(?:have |got )?(?:with|on|about|around|involving|to do with)\s+(?:a |an |the |some |any )?(\p{Ll}{3,})\W*$/u.exec(lower)?.[1]
  const behind = word ?? had ?? /\b(?:can|could|may|shall) (?:we|i) (?:\w+ )?(?:go (?:to|on|for)|see|visit|try|find)\s+(?:a |an |the |some |any )?(\p{Ll}{3,})\W*$/u.exec(lower)?.[1]
  return behind === undefined || NO_WISH.test(behind) ? null : behind
}

const NO_WISH = pattern()`
  \b(?:yes|yeah|nope|okay|sure|maybe|perhaps|please|thanks?|thank you|great|good|fine|nice|cool|lovely|perfect|hello|morning|afternoon|evening|
  nothing|anything|something|everything|more|other|others|else|cheaper|shorter|closer|nearer|later|earlier|again|another|different|hmmm*|well|what|
  which|when|where|know|care|surprise|help|stop|wait|one|two|three|four|five|six|seven|eight|nine|ten|friends|people|adults|kids|family|alone|solo|
  days?|weeks?|nights?|weekend|today|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|too|expensive|long|start|over|instead|like|
  love|sounds|fine|right|alright|excellent|awesome|super|deal|understood|haha|lol|back|there|home|out|that|this|them|these|those|not|alone|both|each|
  all|everybody|everyone)\b
`
