import { pattern } from '../language/pattern.ts'
import { matched, textsOf } from './claim.ts'
import type { Claim } from './claim.ts'

const NOT = /\b(?:not|no|never|without|neither|nor)\b|n[’']t\b/i
/** What is given to the best, and who gives it. */
const HONOURS = pattern('i')`
  \baward\w*|\bbest[\s-]?sell\w+|\bmost (?:popular|booked)\b|\bnumber one\b|\bguarantee\w*|\blicen[cs]ed\b|\bcertified\b|\binsured\b|\bmichelin\b|
  \bunesco\b|\bofficial\b|\bverified\b|\bcelebrity\b|\bvoted\b|\branked\b|\bprize(?:s|-winning)?\b|\bmedals?\b|\btroph(?:y|ies)\b|\baccolades?\b|
  \bhonou?r(?:s|ed)?\b(?! (?:your|the (?:budget|wish)))|\bplaques?\b|\bhall of fame\b|\blaureates?\b|\b(?:title|seal|certificate) of\b|\bshortlisted\b|
  \bnominat(?:ed|ion)\b|\brunners?-up\b|\bwon\b(?![’']t)|\bcrowned\b|\bhailed\b|\bacclaim\w*|\brenowned\b|\b(?:world|internationally)[\s-]famous\b|
  \bfamed\b|\brecogni[sz]ed (?:as|by|for|with)\b|\bendorsed\b|\btripadvisor\b|\blonely planet\b|\bguide ?books?\b|\bnewspapers?\b|\bmagazines?\b|
  \bcritics?\b|\bthe press\b|\b(?:praised|recommended|featured|listed|celebrated) (?:\w+ly )?(?:by|in|on) (?!it\b|your|the card|\d|me\b|travell?ers|guests|
  people|visitors|those|many|most|nearly|almost|over|more|about|some|its)
`
/** Said to be the best by others: not by who writes. */
const CALLED = pattern('i')`
  (?<!\b(?:I|I have|I[’']ve|I would|I had|we|you|you have)\s+(?:\w+ly\s+)?)\b(?:named|calls? (?:it|this|them)|called|chosen|selected|picked|declared|considered|counted|described|
  rated|known|listed|judged|regarded|singled out)\b(?=[^.;,]*\b(?:best|finest|greatest|favou?rites?|leading|foremost|most \w+|top (?:\d+|of|show|tour|
  thing|activity|experience)\w*)\b)(?![^.;,]*\b(?:of the (?:two|three|others|\d)|of (?:these|those|them|all)|reviewed|rated)\b)[^.;,]*
`
const OF_THE_WORLD = pattern('i')`
  \b(?:best|finest|greatest|top|leading|foremost|most \w+)\b[^.;,]*\b(?:in|of|anywhere in) (?:the (?:world|country|nation|continent|year|
  decade|century|region|hemisphere)|Europe|Asia|Africa|(?:North |South |Latin )?America|Australia)\b|\b(?:best|finest|greatest|
  most \w+)\b[^.;,]*\bon earth\b
`
/** A paper, a guide, a house: whoever has a name and praises. */
const PRAISES = pattern('u')`
  \p{Lu}[\p{L}’]+(?:\s+(?:of\s+|the\s+)?\p{Lu}[\p{L}’]+)+\s+(?:has |have |once |even |also |both )*(?:prais(?:e|es|ed)|recommend(?:s|ed)?|
  rav(?:e|es|ed)|call(?:s|ed) it|list(?:s|ed) it|featur(?:e|es|ed)|wrote|adore[sd]?|loved?|picked|named|chose)\b
`

/** What others have said of it in praise: held in any wording, and borne only where a field has the word. */
export const HONOURS_GIVEN: readonly Claim[] = [
  {
    what: 'an honour',
    find: (sentence) => (NOT.test(sentence) ? null : matched(HONOURS, CALLED, OF_THE_WORLD, PRAISES)(sentence)),
    isBorne: (activity, _sentence, found) => textsOf(activity).join(' · ').toLowerCase().includes(found.toLowerCase().slice(0, CALLED.test(found) ? undefined : 6)),
  },
]
