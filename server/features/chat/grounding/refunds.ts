import { NUMBER_WORDS } from '../language/number-words.ts'
import { pattern } from '../language/pattern.ts'
import type { Claim } from './claim.ts'
import { readDurations } from './read-durations.ts'

const matched = (form: RegExp) => (sentence: string): string | null => form.exec(sentence)?.[0] ?? null

const FREE = pattern('i')`
  \bfree cancell?ation|\bcancell?\w*(?:\s+(?:it|them|this|is|up|be|or))*\s+(?:for free|free(?: of charge)?|
  without (?:charge|cost|a fee|penalty|paying))|\bfull(?:y)? refund\w*|(?<!non-)(?<!not )\brefundable\b|\bmoney back\b|\bcan (?:be )?cancell?ed\b|
  \byou (?:can|may) cancel\b|\bcosts? nothing to cancel|\b(?:refund|money) (?:is |are )?(?:given|paid|guaranteed|promised)|
  \brefund(?:s|ed)? (?:everything|everyone|all|you|in full)|\bcancel (?:any ?time|whenever|at any)|\breimburse\w*|
  \b(?:every|each|the last) (?:euro|cent|penny|dollar|pound)\b[^.;]*\b(?:back|returned|refunded|repaid)\b|\bwaive[sd]?\b|
  \b(?:gives?|pays?|returns?|hands?|sends?)\b[^.;]*\b(?:all of it|all|everything|money|the (?:price|sum|fee|fare))\s+back\b|
  \b(?:(?:whole|full|entire|total) (?:sum|amount|price|fare|fee|payment)|everything you paid)\b[^.;]*\b(?:back|returned|refunded|repaid)\b|
  \b(?:get|gets|receive|have|claim|see|recover)\b[^.;]*\b(?:money|payment|fare|sum|price|everything|it all|all of it)\s+(?:back|again)\b|
  \bno (?:cancell?ation|change) (?:fees?|charges?|penalt\w+)|\blos(?:e|es|ing) nothing\b|\b(?:fare|money|payment|fee|sum|price)\b[^.;]*\b(?:comes? back|back to you|back in full)\b|
  \b(?:without|not) (?:losing|any loss|a loss)\b|
  \b(?:chang\w+ (?:your|one[’']s|their) minds?|(?:pull|back|drop|step|walk)\w* (?:out|away|back)|stay\w* away|not (?:coming|turning up)|call\w* it off)\b[^.;]*
  \b(?:costs? (?:you )?(?:nothing|no)|free(?: of charge)?|without|penalty|no (?:fee|charge|cost))\b
`
const FINAL = /\bnon-?refundable|\bnot (?:be )?refund\w*|\bno refunds?|\bcannot be cancell?ed|\bno free cancell?ation/i
const FREE_TEXT = /\bfree cancell?ation|full(?:y)? refund|money back|100 ?%/i
const FINAL_TEXT = /\bnot refundable|non-?refundable|no refunds?|sales? (?:are |is )?final/i

/** Within what time something may be cancelled, in hours, in the order in which it is said. */
function hoursIn(text: string): number[] {
  const days = [...text.matchAll(/\b(\d+|a|one|two|three|four|five|six|seven|ten)[\s-](days?|weeks?)\b/gi)].map((match) => ({ at: match.index, hours: count(match[1] ?? '') * (/week/i.test(match[2] ?? '') ? 168 : 24) }))
  const hours = readDurations(text).filter(({ text: written }) => !/day/i.test(written)).map(({ at, span }) => ({ at, hours: span[1] / 60 }))
  return [...days, ...hours].toSorted((left, right) => left.at - right.at).map((one) => one.hours)
}

const COUNTS = NUMBER_WORDS.slice(0, 11)
const count = (text: string): number => (/^an?$/i.test(text) ? 1 : /^\d/.test(text) ? Number(text) : COUNTS.indexOf(text.toLowerCase()))

/** Later than any policy that gives a time. */
const WHENEVER = pattern('i')`
  \b(?:last minute|any ?time|at any (?:time|hour|point|moment|stage)|whenever|until (?:it|the tour|the experience)? ?(?:starts|begins)|same day|on the (?:very )?(?:day|morning|evening)|as late as|
  up to the (?:start|hour|day itself)|for any reason|no questions|if (?:it|you|the|anything|someone)|should (?:you|it|the|anything|someone)|in case of|bad weather|whatever)\b
`

/** A bound that is no length of time and no day or hour, as the moment it starts, lies beyond every policy that names one. */
const BOUND = /\b(?:until|till|up to|right up|as late as|even (?:on|in|at|when|as|after)|down to)\b\s*(.*)$/i
const DATED = /\d|\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b(?:noon|midnight)\b/i

function isBeyond(policy: string, sentence: string): boolean {
  if (WHENEVER.test(sentence) && !WHENEVER.test(policy)) return true
  const bound = BOUND.exec(sentence)?.[1]
  return bound !== undefined && hoursIn(bound).length === 0 && !DATED.test(bound) && !BOUND.test(policy.replace(/(?:until|up to) \d.*$/i, ''))
}

function allows(policy: string, given: string): boolean {
  const sentence = given.replace(/\b(?:the )?(?:day|evening) before\b|\bthe previous day\b/gi, '1 day before')
  if (!FREE_TEXT.test(policy) || isBeyond(policy, sentence)) return false
  const [said, known] = [hoursIn(sentence), hoursIn(policy)]
  return (said[0] === undefined || said[0] === known[0]) && said.every((hours) => known.includes(hours))
}

/** What one gets back, and until when. */
export const REFUNDS: readonly Claim[] = [
  {
    what: 'its cancellation',
    find: (sentence) => (FINAL.test(sentence) ? null : matched(FREE)(sentence)),
    isBorne: ({ cancellation }, sentence) => [...cancellation].some((policy) => allows(policy, sentence)),
  },
  { what: 'its cancellation', find: matched(FINAL), isBorne: ({ cancellation }) => [...cancellation].some((policy) => FINAL_TEXT.test(policy)) },
]
