import { kilometresBetween } from '@meander/sdk/contract/travel'
import { pattern } from '../../language/pattern.ts'
import { AGAINST_IT } from './cue.ts'
import type { Mention } from './mentions.ts'
import type { Tokens } from './tokens.ts'

const PAST = pattern('i')`
  \b(?:last (?:year|summer|winter|spring|autumn|fall|month|week|time|christmas|easter)|ago|used to|every (?:year|summer|winter)|always|
  was(?! (?:kann|k[oö]nnen|gibt|soll\w*|machen|macht|man|ist|sind|kostet|muss|darf|lohnt|unternimmt|unternehmen)\b)|were|had|went|tried|did|
  honeymooned|stayed|lived|grew|met|cried|booked us|loved|got married|spent)\b
`
const WISHING = /\b(?:want|wanted to|would|i'd|we'd|will|going|plan|planning|looking|next|need|please|can|could|this time|thinking|like to|let's|how about|what about|should|any)\b/i
/** What was felt or done of a place before one turns to another. */
const TOLD = pattern('i')`
  \b(?:love[sd]?|adore[ds]?|like[sd]?|know|knows|knew|hate[ds]?|saw|seen|done|did|been|went|visited|flew|flown|drove|driven|lived?|proposed|married|met|
  honeymooned|spent|left (?:my|our|his|her|their) \w+|(?:have|has|had|got) (?:an? |some |my |our |two |three )?(?:\w+ )?(?:friends?|cousins?|aunt|uncle|family|relatives|
  sister|brother|daughter|son|parents|in-laws|mate))\b
`
const WISH_FOR_IT = /\b(?:would|i'd|we'd|to (?:go|visit|see|be|travel|fly|explore|do)|want|visit|going|heading|plan\w*|trip|book\w*|show|find|tell)\b/i
/** 'But this time', 'so now', 'and now we want': what was told of before gives way. */
const TURNS = pattern('i')`
  (?:[,;.–—-]|\b)\s*(?:but|so|and now|and this time|now|this time|next (?:trip|time|up|stop)|instead|today)\b(?![^.;!?]*\b(?:also|then|as well|too)\b)[^.;!?]{0,60}$
`
const JOINS_AGAIN = /^[^.;!?]{0,30}\b(?:too|also|as well|either)\b/i
const FELL_THROUGH = pattern('i')`
  ^[^.;!?,]{0,24}\b(?:(?:got|was|were|is|been|being) (?:cancell?ed|called off|postponed)|(?:fell|fallen|falling) through|(?:didn't|did not|doesn't) work out|
  sold out|fully booked|off the table|not happening)\b
`
/** 'Our Berlin office is closing'. */
const OF_OUR_HOUSE = /\b(?:my|our|the|his|her|their)\s+$/i
const HOUSE = /^\s+(?:office|branch|headquarters|hq|plant|factory|flat|apartment|team|house)\b(?! (?:in|near|for)\b)/i
const KIN_IN = pattern('i')`
  \b(?:have|has|got|'ve|there's|there is|there are) (?:an? |some |my |our |\w+ )?(?:\w+ )?(?:friends?|cousins?|aunts?|uncles?|family|relatives|sisters?|brothers?|daughter|
  son|parents|grandparents|in-laws|mates?|colleagues?|pals?) (?:who lives? |living |based )?(?:in|near|from|at) (?:the )?$
`
/** A clause of its own begins behind it. */
const CLAUSE = /[.!?;\n]\s*|,\s+(?=(?:i|we|now|this|next|but|so|and)\b)|\s(?:but|so|yet)\s|\sand (?=(?:i|we|i'd|we'd|i'll|we'll|i'm|we're|now|this|next)\b)/gi
/** So far apart a thing that bears the name of one town stands in the other: 'London Bridge in Lake Havasu City'. */
const APART = 60

/** What is told of beside the place that one turns to is no part of the trip: 'we love Barcelona, but this time Zaragoza'. */
export function putAside(mentions: readonly Mention[], tokens: Tokens): void {
  for (const [index, mention] of mentions.entries()) {
    const others = mentions.slice(index + 1).filter(({ role, place }) => role === 'wanted' && place.id !== mention.place.id)
    const [next] = others
    if (mention.role !== 'wanted' || next === undefined) continue
    const isBare = mention.cue.strength !== 'strong' || mention.cue.role !== 'to'
    if (/^\s+here\b\s*[.,!;]/i.test(tokens.text.slice(mention.to)) && index === 0) mention.role = 'origin'
    else if (isGivenUpFor(tokens.text, mention, next)) Object.assign(mention, { role: 'passed-over', cue: AGAINST_IT })
    else if (isToldOf(tokens.text, mention, others) || (isBare && (isOnlyAlike(tokens.text, mention, next) || lendsItsName(tokens, mention, next)))) mention.role = 'passed-over'
  }
  passOverTalk(mentions, tokens)
}

/** 'My flight to Bangkok got cancelled, so now Hanoi', 'the Manchester derby is on; York instead'. */
function isGivenUpFor(text: string, mention: Mention, next: Mention): boolean {
  if (OF_OUR_HOUSE.test(text.slice(0, mention.from)) && HOUSE.test(text.slice(mention.to))) return true
  if (FELL_THROUGH.test(text.slice(mention.to, next.from))) return true
  return mention.cue.strength === 'none' && /^\s+instead\b/i.test(text.slice(next.to)) && /[.;!?,]|\bso\b/.test(text.slice(mention.to, next.from))
}

/** 'We love Barcelona but this time Zaragoza', 'I have a cousin in Cork, shall we do Kerry?' */
function isToldOf(text: string, mention: Mention, others: readonly Mention[]): boolean {
  const [next] = others
  if (next === undefined) return false
  const before = clauseBefore(text, mention.from)
  if (KIN_IN.test(before)) return true
  const between = text.slice(mention.to, next.from)
  if (!TURNS.test(between) || JOINS_AGAIN.test(text.slice(next.to))) return false
  return TOLD.test(before) && !WISH_FOR_IT.test(before) && !TOLD.test(clauseBefore(text, next.from).replace(/^.*\b(?:want|would|'d|like|love)\b|\bnever \w+/i, ''))
}

/** 'A place like Amalfi but in Croatia'. */
function isOnlyAlike(text: string, mention: Mention, next: Mention): boolean {
  return /\blike\s+(?:the )?$/i.test(text.slice(0, mention.from)) && /^,?\s+(?:but|only|just)\s+(?:in|on|near)\s+(?:the )?$/i.test(text.slice(mention.to, next.from))
}

/** 'The Vienna Philharmonic plays in Salzburg': a name that goes on is that of a thing, and the thing is elsewhere. */
function lendsItsName({ text, words, capitals }: Tokens, mention: Mention, next: Mention): boolean {
  const follower = words[mention.last + 1]
  const isNamed = follower?.gap === ' ' && (/^(?:derby|marathon|philharmonic|orchestra|ballet|style|cathedral|bridge)$/.test(follower.lower) || (capitals === 'mixed' && follower.capital))
  if (!isNamed || follower.from >= next.from || mention.place.kind === 'country' || next.place.kind === 'country') return false
  return /^[^.;!?,]{0,40}\bin\s+(?:the )?$/.test(text.slice(follower.to, next.from)) && kilometresBetween(mention.place, next.place) > APART
}

/** 'Every year we go to Cornwall. Now we want Portugal.' What was, or what somebody asks about after all, stands against what is wanted. */
function passOverTalk(mentions: readonly Mention[], { text }: Tokens): void {
  const sentences = mentions.map((mention) => sentenceOf(text, mention))
  const wanted = mentions.filter(({ role }) => role === 'wanted')
  for (const [index, mention] of mentions.entries()) {
    const own = sentences[index]
    if (mention.role !== 'wanted' || own === undefined) continue
    const isPast = isOver(own.text)
    const isReplaced = mentions.some((other, at) => at > index && other.role === 'wanted' && sentences[at]?.from !== own.from && /\b(?:what|how) about\s+(?:the )?$/i.test(text.slice(0, other.from)))
    const isElsewhere = (other: Mention): boolean => sentenceOf(text, other).from !== own.from && !isOver(sentenceOf(text, other).text)
    if (isReplaced || (isPast && wanted.some(isElsewhere)) || wanted.some((other) => isOverBefore(text, mention, other))) mention.role = 'passed-over'
  }
  // 'Tokyo, then Kyoto, then back to Tokyo' does not start in Tokyo.
  for (const [index, mention] of mentions.entries()) {
    const earlier = mentions.slice(0, index).find(({ place }) => place.id === mention.place.id)
    if (mention.cue.role === 'home' && earlier?.role === 'wanted') mention.role = 'passed-over'
  }
}

/** 'I left my heart in San Francisco, and I want to go to Oakland': the past of one clause and the wish of the next. */
function isOverBefore(text: string, mention: Mention, other: Mention): boolean {
  if (other.from < mention.to || other.place.id === mention.place.id) return false
  const between = text.slice(mention.to, other.from)
  if (clauseEnds(between).length === 0 || /[.!?;]\s/.test(between)) return false
  const own = clauseBefore(text, mention.from)
  const wish = clauseBefore(text, other.from)
  return (isOver(own) || /\bleft (?:my|our|his|her)\b/i.test(own)) && /\b(?:want|would|i'd|we'd|like to|going|let's|plan\w*|shall|fancy|now)\b/i.test(wish) && !/\b(?:it|there|both|again|also|too)\b/i.test(wish + text.slice(other.to, other.to + 20))
}

function isOver(said: string): boolean {
  return PAST.test(said) && !WISHING.test(said)
}

function clauseEnds(text: string): number[] {
  return [...text.matchAll(CLAUSE)].map((match) => match.index + match[0].length)
}

function clauseBefore(text: string, to: number): string {
  const before = text.slice(0, to)
  return before.slice(clauseEnds(before).at(-1) ?? 0)
}

function sentenceOf(text: string, { from, to }: Mention): { from: number; text: string } {
  const start = Math.max(...['. ', '! ', '? ', '; '].map((end) => text.lastIndexOf(end, from)))
  const rest = text.slice(to).search(/[.!?;](?:\s|$)/)
  return { from: start, text: text.slice(start + 1, rest === -1 ? text.length : to + rest) }
}
