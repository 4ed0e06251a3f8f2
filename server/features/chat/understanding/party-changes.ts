import { pattern } from '../language/pattern.ts'
import { COUNT, readCount } from './numbers.ts'
import type { Party } from './party.ts'
import { clusters } from './people/clusters.ts'
import type { PersonWord } from './people/person.ts'
import type { Span } from './plain-text.ts'

/** Who are as many as this are told one by one, and have not been counted before. */
export const LISTED = 4

const MORE = pattern()`
    \b(?<more>${COUNT}|an)\s+(?:more|extra|additional)\s*(?:people|persons?|adults?|friends?|guests?|travell?ers?|
    of us)?\s*(?:(?:is|are|will be|'s|'re|will|wants? to|would like to|might|may|could|can)\s+)?(?:join(?:s|ed|ing)?|com(?:es?|ing)|person|people|
    adults?|friends?|guests?|travell?ers?|to the (?:group|party))\b|\b(?:add|plus)\s+(?<added>${COUNT}|an?)\s+(?:more\s+)?(?:person|people|adults?|
    friends?|guests?|travell?ers?)\b|\banother\s+(?<another>person|friend|adult|guest|travell?er)\b
  `
const FEWER = pattern('u')`
  \b(?<fewer>${COUNT})\s+(?:(?:person|people|friends?|of us|of them|of (?:my|our|the) \p{L}+|more|others?|fewer|less)\s*)*(?:(?:is|are|has|have|will|just|suddenly|now)\s+)*(?:dropp(?:ed|
  ing) out|drops? out|(?:had to |have to |having to )?(?:cancel(?:led|s)?|pull(?:ed)? out|drop(?:ped)? out|stay (?:at )?home)|bailed|backed out|
  (?:can't|cannot|couldn't|won't|will not) (?:come|make it|join|be (?:able|there|coming|joining))|not coming|fewer (?:people|person|of us)|
  less (?:people|person))\b
`
/** What follows those who come along, and those who do not after all. */
const COMING = pattern()`
  ^\s*(?:(?:is|are|'s|'re|will|will be|'ll|wants? to|would like to|would|might|has decided to|have decided to)\s+)?(?:also\s+|now\s+)?(?:joins?\b|
  joining\b|com(?:es?|ing)\s+(?:along|too|as well|with (?:us|me))\b|(?:is|are|will be)\s+coming\b|tags? along|tagging along)
`
/** Words that stand between who stays and that they stay: 'the kids would rather', 'our son has decided to'. */
const BETWEEN = "(?:(?:has|have|had|will|'ll|would|'d|should|must|can|is|are|'s|'re|going|decided|wants?|prefers?|needs?|to|rather|just|now|both|all|also|actually|probably|be|then|too)\\s+)*"
const AT_HOME = "(?:(?:at\\s+)?(?:home|school|camp)\\b|behind\\b|with\\s+(?:grand|gran\\b|nan|my|our|their|his|her|family|friends)|at\\s+(?:my|our|their|his|her|(?:grand|gran\\b|nan)\\w*))"
const NO_LONGER = "(?:not|can't|cannot|won't|isn't|aren't|doesn't|don't|didn't|no longer|is not|are not|will not|can no longer|is no longer|are no longer)"
const COMES = "(?:com(?:e|ing)\\b|join(?:ing)?\\b|travel(?:l?ing)?\\b|mak(?:e|ing) it\\b|go(?:ing)?(?=\\W*(?:$|with us|along|after all|any ?more|either|now|this time))|be (?:there|with us|along))"
const STAYING = pattern()`
    ^\s*,?\s*(?:who\s+)?${BETWEEN}(?:(?:drop(?:s|ped|ping)?|pull(?:s|ed|ing)?|back(?:s|ed|ing)?|bail(?:s|ed|ing)?)\s+out\b|cancel(?:l?ed|s)\b|
    bailed\b|(?:stay(?:s|ed|ing)?|remain(?:s|ing)?|(?:left|leave)(?= (?:behind|at home|with)))\s+${AT_HOME}|
    ${NO_LONGER}\s+(?:able\s+)?${BETWEEN}${COMES})
  `

const COME_TOO = /\b(?:come|coming|join|joining|tag(?:ging)? along)\b(?:\s+(?:too|along|as well|us|with us))*\s*[,:;(-]\s*$/
/** 'One kid stays with grandma', 'my son drops out': so many of them, and no more. */
const COUNTED_CHILD = pattern()`
  ^(?:${COUNT}\b|(?:my|our|the)\s+(?:\w+\s+){0,2}?(?:son|daughter|baby|toddler|teenager|teen|boy|girl|child|kid|\d{1,2}[- ]?(?:years?|yrs?|yo)\b|
  (?:youngest|oldest|eldest|little one))\b)
`
/** 'One of them brings her boyfriend.' */
const BROUGHT_ALONG = /\b(?!i\b|we\b)\w+\s+(?:is |are |will |also )*bring(?:s|ing)?\s+(?:along\s+)?$/

/** 'My teacher joins us', whatever noun it is. */
const JOINS = /\b(?:my|our)\s+(?!flight|train|plane|birthday|trip|bags?\b|\w+s\b)(?:\w+\s+)?\w+\s+(?:joins us|(?:is|will be|'s)\s+joining us|will join us|wants to join us)\b/

/** 'Without my parents after all', and hardly a word more. */
const WITHOUT = /\bwithout\s+(?:(?:my|our|the|his|her|both)\s+)*$/
const SHORT = 8

/** 'Two more join us', 'one of us cannot come'. */
export function readChange(text: string): Omit<Party, 'ages'> | null {
  const plus = /^\W*(?:with a |and a )?(?:\+\s?|plus[- ])(?<count>[1-9]|one|two|three)\W*$/.exec(text)
  if (plus !== null) return { change: readCount(plus.groups?.count) ?? 1, spans: [{ from: 0, to: text.length }] }
  const more = MORE.exec(text)
  if (more !== null) {
    const { more: count, added } = more.groups ?? {}
    return { change: readCount(count ?? added) ?? 1, spans: [{ from: more.index, to: more.index + more[0].length }] }
  }
  const fewer = FEWER.exec(text)
  if (fewer !== null) return { change: -(readCount(fewer.groups?.fewer) ?? 1), spans: [{ from: fewer.index, to: fewer.index + fewer[0].length }] }
  return null
}

/** 'My parents are joining us', 'my niece has dropped out': who comes along beside those counted, and who does not. */
export function readMovers(text: string, people: readonly PersonWord[]): Omit<Party, 'ages'> | null {
  const lists = clusters(people, text)
  // 'My sons and I (their mum stays home)': who stays has not been counted.
  if (lists.some((cluster) => cluster.some(({ kind }) => kind === 'speaker'))) return null
  for (const cluster of lists) {
    const [first, last] = [cluster[0], cluster.at(-1)]
    const count = cluster.reduce((sum, person) => sum + (person.count ?? 0), 0)
    if (first === undefined || last === undefined || count === 0) continue
    // 'Our friends want to come too, another couple.'
    if (cluster.length === 1 && first.besides && COME_TOO.test(text.slice(Math.max(0, first.from - 40), first.from))) return { change: count, spans: [{ from: first.from, to: last.to }] }
    if (cluster.some(({ kind }) => kind === 'adult')) continue
    if (cluster.every(({ theirs }) => theirs) && BROUGHT_ALONG.test(text.slice(Math.max(0, first.from - 40), first.from))) return { change: count, spans: [{ from: first.from, to: last.to }] }
    const after = text.slice(last.to, last.to + 48)
    if (cluster.some(({ theirs }) => theirs)) continue
    const spans = [{ from: first.from, to: last.to }]
    const children = cluster.reduce((sum, person) => sum + (person.child ? (person.count ?? 0) : 0), 0)
    if (STAYING.test(after) && (children === 0 || COUNTED_CHILD.test(text.slice(first.from, last.to)))) return { change: -count, ...(children > 0 ? { children: -children } : {}), spans }
    if (children === 0 && WITHOUT.test(text.slice(0, first.from)) && text.split(/\s+/).length <= SHORT) return { change: -count, spans }
    if (COMING.test(after) && (count < LISTED || /\b(?:too|as well|also)\b/.test(after))) return { change: count, ...(children > 0 ? { children } : {}), spans }
  }
  const stranger = JOINS.exec(text)
  return stranger === null ? null : { change: 1, spans: [{ from: stranger.index, to: stranger.index + stranger[0].length }] }
}

/** 'The kids stay home', 'both our sons are staying with my mother': all of the children, however many they are. */
export function childrenStay(text: string): Span | null {
  const match = [...text.matchAll(YOUNG)].find(({ index, 0: words }) => STAYING.test(text.slice(index + words.length, index + words.length + 64)))
  return match === undefined ? null : { from: match.index, to: match.index + match[0].length }
}

const YOUNG = pattern('g')`
  \b(?:the|our|my|both|all)\s+(?:of\s+)?(?:the\s+|our\s+|my\s+)?(?:two\s+|three\s+|four\s+)?(?:kids|children|toddlers|little ones|teens|teenagers|
  boys|girls|sons|daughters|twins|rest of the children)\b
`
