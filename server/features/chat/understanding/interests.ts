import { INTEREST_WORDS } from './interest-words.ts'
import type { Span } from './plain-text.ts'

export { readPace, readStyle } from './manner.ts'
export type { Pace, Style } from './manner.ts'

/** Every way to say a wish, in one pattern; the group that matched tells which. */
const NAMES = Object.keys(INTEREST_WORDS)
const WISH = new RegExp(`(?<![\\w#])(?:${Object.values(INTEREST_WORDS).map((words) => `(${words})`).join('|')})(?![\\w])`, 'g')

const DISLIKE =
  "(?:no|not|without|skip(?:ping)?|avoid(?:ing)?|hate|hates|dislikes?|loathe|drop(?:ping)?|except(?: for)?|anything but|everything but|all but|other than|apart from|(?:don't|do not|doesn't|dont|didn't|won't|wouldn't|can't|cannot) (?:really )?(?:like|want|care|enjoy|do|need|fancy|stand|bear|love|eat|drink|see|be)(?: to (?:do|see|visit|go to|spend \\w+ (?:in|at)))?|not (?:really |so |that |too |much )*(?:into|keen on|interested in|(?:a |big )?fans? of|fond of|bothered about|big on|crazy about|looking for)|(?:zero|no|little) interest in|fewer|less|(?:sick|tired|bored) of|enough(?: of)?|instead of|rather than|too many|nothing|neither|nor|leave out|cut out|cancel|seen enough|fed up with|scared of|afraid of|allergic to)"
const FILL = '(?:any|more|the|of|too|many|much|about|so|to|do|with|for|in|on|at|kind|sort|a|an|all|those|these|visiting|seeing|doing|going|boring|old|big|crowded|touristy|long|expensive|loud|usual)'
const NEGATION = new RegExp(`\\b${DISLIKE}\\s*(?:${FILL}\\s+)*$`)
/** A negation reaches over what is listed after it: 'no museums, churches or malls'. */
const LIST_AFTER = new RegExp(`\\b${DISLIKE}\\s+(?:${FILL}\\s+)*[\\w'-]+(?:\\s+(?!but\\b|just\\b|only\\b|and\\s+(?:i|we)\\b)[\\w'-]+)?(?:,\\s*(?:(?:or|and|nor)\\s+)?[\\w'-]+)*\\s*(?:,|,?\\s*(?:or|nor|and))\\s*(?:${FILL}\\s+)*$`)
const NOT_NEGATED = /\bnot (?:only|just)\b|\bno (?:problem|worries|matter|doubt)\b|\b(?:can't|cannot) (?:get enough|wait|live without|miss)\b|\b(?:don't|do not) (?:forget|miss|skip)\b/
const DISLIKE_AFTER = /^\s*(?:and such |either )?(?:(?:are|is|was|were)\s+(?:so |too |really |just |a bit )?(?:boring|dull|not (?:my|our|for)|a no)|(?:aren't|isn't)\s+(?:my|our|for|really)|bores?\b|(?:is|are) out\b|not so much|put me off)/
const INSTEAD_AFTER = /^\s*(?:or \w+ |and \w+ )?(?:instead|rather)\b(?! (?:of|than))/
/** 'Walking is hard for her', 'can't walk far': what cannot be done is neither liked nor disliked. */
const CANNOT_AFTER = /^\s*(?:\w+\s+){0,2}?(?:is|are|gets?|has become|can be)\s+(?:\w+\s+)?(?:hard|difficult|painful|tough|tiring|a problem|a struggle|not easy|impossible|not possible)\b|^\s*(?:far|difficult\w+|stick|frame|problems?|distance|time|boots|shoes)\b/
const CANNOT_BEFORE = /\b(?:can't|cannot|can not|unable to|not able to|trouble|difficulty|problems?|struggles?|pain|little|long|much|less|within|short|minutes?'?|hard to|hard of|nordic)\s+(?:with |when |in |to )?(?:much |too |a lot of )?$/
const QUALIFIED = new RegExp(`\\b(?:no|not)\\s+(?!${FILL}\\s|(?:only|just)\\s)[a-z-]+\\s+$`)
const CLAUSE = /[.;!?]|\b(?:any ?more|any longer|no longer)\b(?=\s*[,-]|\s+(?:but|just|and)\b)|(?<!\b(?:anything|everything|all|nothing)\s)\bbut\b|\bthough\b|\bhowever\b|,?\s+(?:and\s+)?(?:i|we|my \w+|she|he|they)\s+(?:do\s+|also\s+|really\s+)?(?:love|like|want|enjoy|prefer|adore|would|need)s?\b/
const ONLY = /\b(?:only|just|nothing but|exclusively|solely|purely)\b/
const NO_ONLY = /\bnot (?:only|just)\b|\b(?:just|only) (?:me|the two|us|my|\d|one|two|three|four|want|wanted|need|a|an|looking|arrived|for \d)\b|\b(?:evenings?|mornings?|afternoons?|weekends?|adults?) only\b|\bonly (?:in the )?(?:evenings?|mornings?|afternoons?)\b|\bjust (?:as|like|in case|so|a|not|about)\b/

export interface Interests {
  wanted: string[]
  unwanted: string[]
  /** True for 'only food please': earlier wishes are dropped. */
  only: boolean
  spans?: Span[]
}

interface Said extends Span {
  name: string
  unwanted: boolean
}

/** What a message says the traveller likes and does not like, in the order of first mention. Null when nothing. */
export function readInterests(text: string): Interests | null {
  const said = [...text.matchAll(WISH)].flatMap((match): Said[] => {
    const name = NAMES[match.slice(1).findIndex((group) => group !== undefined)]
    const span = { from: match.index, to: match.index + match[0].length }
    // 'No spicy food' is not against food.
    if (name === 'walking' && (CANNOT_AFTER.test(text.slice(span.to, span.to + 40)) || CANNOT_BEFORE.test(text.slice(Math.max(0, span.from - 28), span.from)))) return []
    return name === undefined || QUALIFIED.test(text.slice(Math.max(0, span.from - 24), span.from)) ? [] : [{ name, ...span, unwanted: isUnwanted(text, span) }]
  })
  if (said.length === 0) return null
  const wanted = [...new Set(said.filter(({ unwanted }) => !unwanted).map(({ name }) => name))]
  const unwanted = [...new Set(said.map(({ name }) => name))].filter((name) => !wanted.includes(name))
  return { wanted, unwanted, only: wanted.length > 0 && ONLY.test(text) && !NO_ONLY.test(text), spans: said.map(({ from, to }) => ({ from, to })) }
}

function isUnwanted(text: string, { from, to }: Span): boolean {
  if (DISLIKE_AFTER.test(text.slice(to, to + 32))) return true
  // 'Not food, gardens instead'.
  if (INSTEAD_AFTER.test(text.slice(to, to + 32))) return false
  const clause = text.slice(Math.max(0, from - 90), from).split(CLAUSE).at(-1) ?? ''
  return !NOT_NEGATED.test(clause) && (NEGATION.test(clause) || LIST_AFTER.test(clause))
}
