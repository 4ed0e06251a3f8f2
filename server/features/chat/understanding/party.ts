import { pattern } from '../language/pattern.ts'
import { withGrownAges } from './party-ages.ts'
import { FOREIGN_PEOPLE, TRANSLATED_PEOPLE } from './foreign-people.ts'
import { childrenStay, LISTED, readChange, readMovers } from './party-changes.ts'
import { readTotal } from './party-totals.ts'
import { NAMED_WITH_AGES } from './people/named-children.ts'
import { findPeople } from './people/find-people.ts'
import { countPeople } from './people/lists.ts'
import type { PeopleCount } from './people/lists.ts'
import { without as blank } from './plain-text.ts'
import type { Span } from './plain-text.ts'
import { rewrite, spanBefore } from './rewritten-text.ts'

/** Who travels. `size` is absent when the message says only that there are children. */
export interface Party {
  size?: number
  adults?: number
  children?: number
  ages: number[]
  /** The age of each grown-up: 'both 68'. */
  eachAge?: number
  /** What every grown-up is at least: 'all over 70', 'in our sixties'. */
  adultsFrom?: number
  /** True for 'the kids': some, who may have been counted before. */
  uncounted?: true
  /** More or fewer than were counted before: 'one more joins us'. */
  change?: number
  /** True for 'with the kids': they are beside those counted, if those were grown-ups alone. */
  besides?: true
  /** True for 'dad is 70 and mum is 68': how old they are, of those who were told of. */
  describes?: true
  /** True for 'without the kids'. */
  noChildren?: true
  spans: Span[]
}

const YOUNG = '(?:kids|children|child|kid|toddlers?|baby|little ones|teens|teenagers|son|daughter|boys|girls)'
const NO_CHILDREN = pattern()`
    \b(?:without|minus|not (?:with|bringing|taking)|no longer (?:bringing|taking)|leav(?:e|ing))\s+(?:any\s+|the\s+|my\s+|our\s+)?${YOUNG}\b|
    \b(?:no|zero|0)\s+${YOUNG}\b(?!\s*-?\s*(?:friendly|menu|activit|club))|\b(?:kid|child)[- ]?free\b|\badults only\b
  `
/** 'With the kids, 4 and 6', said on its own. */
const WITH_CHILDREN = /^\W*(?:oh,?\s+)?(?:and\s+|but\s+|also\s+)*(?:with|bringing|taking)\s/
/** 'Plus my baby', said on its own. */
const BESIDES = /^\W*(?:oh,?\s+)?(?:and|plus|also|\+)\s+(?:also\s+|then\s+|there's\s+|there are\s+|with\s+)*$/

/** 'A 1.7 year old', '2 1/2 years old': of the first year that is full. */
const PART_OF_YEAR = /(?<=\b\d{1,2})(?:[.,]\d{1,2}|½| 1\/2| and a half)(?=[\s-]*(?:years?|yrs?|y\/?o)\b[\s-]*(?:old|kid|boy|girl|son|daughter|child|toddler|[,.)]|$))/g
/** 'My mother (78, uses a stick)': her age, and what else is told of her. */
const AGE_AND_MORE = /\((\d{1,2})\s?[,;]\s?[^()\d]{3,60}\)/g
/** As long as the word that is meant: nothing moves. */
const MISSPELT_WITH = /\b(?:wiht|whit|wtih|wihh)\s(?=(?:my|our|a|an|the|\d{1,2}|two|three|four|five|six|some|friends?|kids)\b)/g

/** 'My dad uses a wheelchair; it's him, my mom and me': one who was spoken of, and two more. */
const HIM_AND_MINE = /\b(?:he|him|she|her),? (?:and )?my \p{L}+,? (?:and|&|\+) (?:me|i|myself)\b/gu

/** Reads who travels from plain lower-case text; null when it says nothing of it. Rooms are not people. */
export function readParty(said: string): Party | null {
  if (IN_PARTS.test(said)) return null
  // Our two "kids", *two* of us: quotes and stars change nothing.
  const text = withoutReviews(said).replace(/["*]/g, ' ').replace(MISSPELT_WITH, 'with ').replace(HIM_AND_MINE, (all) => 'three of us'.padEnd(all.length)).replace(AGE_AND_MORE, (all, age: string) => `(${age})`.padEnd(all.length)).replace(PART_OF_YEAR, (part) => ' '.repeat(part.length))
  const { text: english, places } = rewrite({ text, original: text, places: null }, FOREIGN_PEOPLE.test(text) ? [...TRANSLATED_PEOPLE, ...NAMED_WITH_AGES] : NAMED_WITH_AGES)
  const party = withGrownAges(readEnglish(english), english)
  return party === null ? null : { ...party, spans: party.spans.map((span) => spanBefore(span, places)) }
}

/** 'We'll split on Sunday: the grandparents …, and we …', 'the two of us go out, the others rest': parts of those who were counted. */
const IN_PARTS = pattern()`
  \b(?:we|us|group|party|family)(?:'ll| will|'d| would| want to| have to| may| might|'re going to| are going to)? (?:split(?:ting)?(?: up)?|separate|divide|part ways)\b(?! (?:the )?(?:bill|cost|check|price|sum))|
  \bsplit(?:ting)? (?:us|up|the group|into (?:two|2) groups)\b|\bgo (?:our )?separate ways\b|
  \b(?:two|three|four|\d) of us\b[^.;!?]{1,60}\bthe (?:others|rest)\b(?! of the)
`
/** '2 adults, 2 kids and them'. */
const AND_THEM = /(?:,|\band|&|\+|\bplus)\s+them\b(?!\s+(?:all|to|on|in|at|about))/

/** What others wrote is of them: '"we were 4 adults" says one review', 'a reviewer wrote: the five of us …'. */
const REVIEW = pattern('gu')`
  "[^"\n]{12,}"(?=[^.!?\n"]{0,12}\b(?:says?|said|wrote|writes|review\w*|reads?)\b)|
  (?<=\b(?:reviews?|reviewers?|website|site|blog|ad|description|tripadvisor|brochure|listing)\b[^.!?\n"]{0,16}\b(?:says?|said|wrote|writes|
  reads?)\b[^.!?\n"\p{L}]{0,3})[^.!?\n]+
`

function withoutReviews(text: string): string {
  return text.replace(REVIEW, (words) => ' '.repeat(words.length))
}

function readEnglish(text: string): Party | null {
  const { people, loose } = findPeople(text)
  const ages = agesOf([...people, ...loose])
  const spans = [...loose, ...people.filter((person) => person.ages.length > 0)].map(({ from, to }) => ({ from, to }))
  const listed = countPeople(people, text)
  const changed = readChange(text)
  // Who is told one by one has not been counted before.
  if (changed !== null && (listed?.size ?? 0) < LISTED) {
    // 'We were six, but two had to cancel.'
    const before = readTotal(text.slice(0, changed.spans[0]?.from))
    return before === null || changed.change === undefined || before.size + changed.change < 1 ? { ...changed, ages } : { size: before.size + changed.change, ages, spans: [before.span, ...changed.spans] }
  }
  const total = readTotal(blank(text, [...loose, ...people.filter((person) => person.ages.length > 0).map(({ named, to }) => ({ from: named, to }))]))
  const movers = (total === null || total.weak) && !(AND_THEM.test(text) && (listed?.size ?? 0) >= LISTED) ? readMovers(text, people) : null
  // 'My friend pulled out, so I go by myself.'
  const moved = total?.size === 1 && (movers?.change ?? 0) < 0 ? null : movers
  if (moved !== null) return { ...moved, ages }
  const without = withoutChildren(text)
  const counted = combine(text, total, listed)
  if (counted?.size !== undefined && BESIDES.test(text.slice(0, people[0]?.from ?? 0)) && !people.some(({ kind }) => kind === 'speaker') && (listed?.named ?? counted.size) > 0) return {
    change: listed?.named ?? counted.size,
    ...(counted.children === undefined ? {} : { children: counted.children }),
    ages,
    spans: counted.spans,
  }
  if (without !== null) return { ...counted, noChildren: true, ages: [], spans: [without, ...(counted?.spans ?? [])] }
  const minors = ages.filter((age) => age < 18)
  const describes = people.length > 0 && people.every((person) => person.ages.length > 0 && /\b(?:is|are|will be|turns|just turned)\b|'s |'re /.test(text.slice(person.named, person.to))) && !/\b(?:with|bring)/.test(text.slice(0, people[0]?.from)) ? { describes: true as const } : {}
  if (counted === null) return ages.length === 0 ? null : { ...(minors.length > 0 ? { children: minors.length } : {}), ages, spans }
  return {
    ...withAges(ofAge(counted, { all: ages.length, minors: minors.length }), minors.length),
    ...describes,
    ...(WITH_CHILDREN.test(text) && people.length > 0 && people.every(({ kind, owned }) => kind === 'child' && owned) ? { besides: true as const } : {}),
    ages,
    spans: [...spans, ...counted.spans],
  }
}

function withoutChildren(text: string): Span | null {
  const match = NO_CHILDREN.exec(text)
  return match === null ? childrenStay(text) : { from: match.index, to: match.index + match[0].length }
}

/** The ages in the order said; 'my 2 year old' behind 'children (15, 12 and 2)' is one of those. */
function agesOf(said: readonly { from: number; ages: number[] }[]): number[] {
  const lists = said.toSorted((left, right) => left.from - right.from).map(({ ages }) => ages).filter((ages) => ages.length > 0)
  return lists.filter((ages, at) => !lists.slice(0, at).some((earlier) => earlier.length > ages.length && ages.every((age) => earlier.includes(age)))).flat()
}

/** A total and the list that spells it out: 'four of us: two adults and two teens'. */
function combine(text: string, total: ReturnType<typeof readTotal>, listed: PeopleCount | null): PeopleCount | null {
  if (total === null) return listed
  const isList = TOLD_APART.test(text.slice(total.span.to))
  const more = listed === null ? andBaby(text, total) : isList ? null : besideTotal(text, total, listed)
  if (more !== null) return more
  const spans = [total.span, ...(listed?.spans ?? [])]
  if (listed?.size !== undefined && total.weak && !isList && listed.size > total.size) return listed
  const children = total.children ?? (listed?.children === undefined || listed.children >= total.size ? undefined : listed.children)
  const adults = total.adults ?? (children === undefined || children === 0 ? undefined : total.size - children)
  return { size: total.size, ...(adults === undefined ? {} : { adults }), ...(children === undefined ? {} : { children }), spans }
}

/** 'Six persons - me, my wife, …': who they are, and no more than these. */
const TOLD_APART = /^\s*(?:people|persons?|of us|in (?:all|total))?\s*[-–—:(]\s*(?=(?:me|my|i|wife|husband|mum|mom|dad|parents|the|an?|two|three|four|five|\d{1,2}) ?\b(?!-))/

/** 'We are two adults and six children': the number is of the first alone. 'A class of 26 plus 2 teachers': both are counted. */
function besideTotal(text: string, total: NonNullable<ReturnType<typeof readTotal>>, listed: PeopleCount): PeopleCount | null {
  const span = listed.spans[0]
  if (span === undefined || listed.size === undefined) return null
  if (span.from < total.span.to && span.to >= total.span.to && listed.size > total.size) return listed
  if (!/^\s*,?\s*(?:plus|\+|as well as|along with)\s*$/.test(text.slice(total.span.to, span.from))) return null
  const named = listed.named ?? listed.size
  return { size: total.size + named, spans: [total.span, ...listed.spans], ...(listed.children === undefined ? {} : { children: listed.children }) }
}

/** 'Us two and a baby'. */
function andBaby(text: string, { size, span }: NonNullable<ReturnType<typeof readTotal>>): PeopleCount | null {
  const found = /^\s*,?\s*(?:and|plus|\+|&)\s+(?:an?|our|my|one)\s+(?:\w+\s+)?(?:baby|infant|toddler|newborn|child|kid|teenager|dad|mum|mom|friend|\d{1,2}[\s-]*(?:years?|yrs?|months?)[\s-]*olds?)\b/.exec(text.slice(span.to))
  return found === null ? null : { size: size + 1, spans: [span, { from: span.to, to: span.to + found[0].length }] }
}

/** 'Kids 6 and 9' are two, where nothing else counts them; 'my kids' are at least one. */
/** Grown children among small ones were counted with them, and pay as adults. */
function ofAge(counted: PeopleCount, { all, minors }: { all: number; minors: number }): PeopleCount {
  if (minors === 0 || minors === all || counted.children !== all) return counted
  return { ...counted, children: minors, ...(counted.adults === undefined ? {} : { adults: counted.adults + all - minors }) }
}

function withAges(counted: PeopleCount, minors: number): Omit<PeopleCount, 'spans'> & Pick<Party, 'uncounted'> {
  const { size, adults, children } = counted
  const known = children === undefined || children === 0 ? minors : children
  if (known === 0) return { ...(size === undefined ? {} : { size }), ...(adults === undefined ? {} : { adults }), ...(children === 0 ? { children: 1, uncounted: true } : {}) }
  if (size === undefined) return { children: known, ...(children === 0 && minors === 0 ? { uncounted: true as const } : {}) }
  if (children !== undefined && children > 0) return { size, adults: adults ?? size - known, children: known }
  return known < size ? { size, adults: size - known, children: known } : { size, ...(adults === undefined ? {} : { adults }) }
}
