import { pattern } from '../language/pattern.ts'
import { cueOf, isOfThing, isOtherMoney } from './budget-cues.ts'
import { isOfEach } from './budget-each.ts'
import { isCorrected, isSuperseded, scopeOf } from './budget-scope.ts'
import type { Cue } from './budget-cues.ts'
import { couplesOf, isShared, perLength, perOf } from './budget-per.ts'
import { CURRENCY_WORD, currencyOf } from './currencies.ts'
import type { MoneyOf } from './currencies.ts'
import { findMoney } from './money.ts'
import type { Money } from './money.ts'
import { without } from './plain-text.ts'
import type { Span } from './plain-text.ts'

export interface Budget {
  amount: number
  /** ISO 4217; absent when none was said. */
  currency?: string
  /** What the amount is for; absent when not said. */
  per?: 'person' | 'day' | 'person-day' | 'total'
  /** The lower end, where a range was said: of 'between 500 and 800' the amount is 800. */
  from?: number
  /** True for 'nothing over 40': it is the most that each thing may cost a person, and no sum for all. */
  each?: true
  /** True for '100 less', said of what was agreed. */
  lowered?: true
  /** True for 'another 200', said on top of what was agreed. */
  added?: true
}

const NO_MONEY_AFTER = pattern()`
  ^\s*(?:-\s*)?(?:days?|nights?|weeks?|months?|weekends?|people|persons?|adults?|kids?|child(?:ren)?|friends|students|seniors|guests|hours?|hrs?|
  minutes?|mins?|years?|yrs?|km|kilomet|miles?|met(?:er|re)s?|m\b|feet|ft\b|stars?|rooms?|beds?|bags?|pax|tickets?|seats?|stops?|places|things|
  cities|museums|of (?:us|them)|am\b|pm\b|a\.m|p\.m|o'clock|%|percent|st\b|nd\b|rd\b|th\b|s\b|[/:]\d|degrees|pounds? (?:of|lighter)|calories|points|
  steps|times|mm\b|cm\b|kg\b)
`
/** 'Can stretch to 1100': the most that may be spent. */
const STRETCHED = /\b(?:stretch|push it|go|go up|going up)(?: it)?(?: up)? to (?:about |around |maybe )?$/
const MORE_BEFORE = /\b(?:add|another|extra|additional|increase(?: it| the budget| my budget| our budget)? by|raise(?: it| the budget)? by)\s*$/
/** '100 less please', 'can we make it 200 lower': and nothing else. */
const LESS = /^\s*(?:less|lower)\b/
const LESS_OF_IT = /^\W*(?:(?:ok(?:ay)?|and|so|can|could|we|you|make|it|that|maybe|rather|let's|say|about|actually|hmm|a|spend)\W+)*[€£$]?\s?\d[\d.,]*\s?(?:[€£$]|euros?|dollars?|pounds?|quid)?\s+(?:less|lower)\b(?:\W+(?:please|then|if possible|in total|maybe))*\W*$/
const FINE = '(?:\\s+(?:is|would be|at (?:most|the most)|max))?(?:\\s+(?:ok|okay|fine|possible|all right|alright|no problem|doable|good))?\\W*$'
const MORE_AND_FINE = new RegExp(`^\\s*(?:more|extra|on top)${FINE}`)
/** Behind 'another' it goes without 'more'. */
const MORE_IS_FINE = new RegExp(`^\\s*(?:more|extra|on top)?${FINE}`)
/** Less than this is rather of something else: '50 each' may be photos. */
const SHARED = 100
/** 'Can you do it for 2100' is a price; 'for 120' may be people. */
const PRICE = 300
const AFTER_PRICE = pattern('s')`
  ^\s*(?:(?:in|from|to|for|leaving|departing|starting|or|and|but|please|max|total|all|including|if|with|on|is|what|can|do|thanks|because|as|so|then|
  at|this|next|by|before|after|between)\b.*)$
`
/** 'October 1-7, 2025': what was read of a date is blanked out, and its year is none of ours. */
const DATE_BEFORE = /#[\s,./-]*$/
const LARGEST = 10_000_000_000
/** 'Anything under 9' is rather of something else than money. */
const SMALLEST = 10

const CURRENCY_ALONE = pattern()`
  \bin\s+(?<named>${CURRENCY_WORD})|(?:^|[,.;(])\s*(?<currency>${CURRENCY_WORD})(?=\s*(?:$|[.,;!?)]|
  (?:obviously|of course|please|not|if|by the way|i mean|that is)\b))
`

const DENIED = new RegExp(`(?<=\\d[\\d.,]*k?(?:\\s?(?:[€£$]|${CURRENCY_WORD}))?),?\\s+(?:and\\s+)?not\\s+(?:[€£$]\\s?)?\\d[\\d.,]*k?(?:\\s?(?:[€£$]|${CURRENCY_WORD}))?(?!\\s*(?:days?|nights?|people|adults|weeks?|hours?))|\\bnot\\s+(?:[€£$]\\s?)?\\d[\\d.,]*k?(?:\\s?(?:[€£$]|${CURRENCY_WORD}))?\\s+but\\b`, 'g')

type Found = Budget & { span: Span }

/** Reads how much may be spent, from plain lower-case text. Null when none is said. */
export function readBudget(said: string, of: MoneyOf = {}): Found | null {
  const text = withoutDenied(said)
  const found = withCorrection(findMoney(text, of).map((money) => ({ money, reading: readOne(money, text) })), text)
  const best = choose(found, text)
  if (best === undefined || best.currency !== undefined) return best ?? null
  const currency = readCurrency(text, of)
  return currency === null ? best : { ...best, currency }
}

/** 'Under 500; sorry, I meant 700': what takes back a sum is a sum. */
const MEANT = /\b(?:i meant?|make (?:it|that)|make it|rather|correction|actually|sorry|no|wait|better)\W{1,3}(?:it's |it is |that's |about |around |more like |say |to |only |i meant? )*$/

function withCorrection(found: readonly { money: Money; reading: Reading | null }[], text: string): Reading[] {
  return found.flatMap(({ money, reading }, at) => {
    const isMeant = reading === null && money.amount >= 20 && found.slice(0, at).some((one) => one.reading !== null) && MEANT.test(text.slice(0, money.span.from)) && /^\W*(?:$|[.,;!?]|(?:please|then|instead|max|total|of course)\b)/.test(text.slice(money.span.to))
    if (!isMeant) return reading ?? []
    const { amount, currency, span } = money
    return { cue: { strong: true, weak: true, bound: null }, budget: { amount, ...(currency === null ? {} : { currency }), span } }
  })
}

/** '900, not 800', 'not 800 but 900': the sum that is denied, blanked out. */
function withoutDenied(text: string): string {
  return without(text, [...text.matchAll(DENIED)].map(({ 0: words, index }) => ({ from: index, to: index + words.length })))
}

interface Reading {
  budget: Found
  cue: Cue
}

/** The sum that is meant, of several: 'at least 500 but no more than 900' is 900. */
function choose(found: readonly Reading[], text: string): Found | undefined {
  const [first, second] = found
  if (found.length === 2 && first !== undefined && second !== undefined && first.cue.bound === 'least' && first.budget.amount < second.budget.amount && (second.cue.bound === 'most' || second.cue.strong)) {
    return { ...second.budget, from: first.budget.amount }
  }
  const scoped = mostWide(withoutSuperseded(found, text), text)
  if (scoped.length < found.length || scoped.some(({ budget }) => isCorrected(text, budget.span.from))) return (scoped.findLast(({ budget }) => isCorrected(text, budget.span.from)) ?? scoped.find(({ cue }) => cue.strong || cue.weak) ?? scoped[0])?.budget
  const stretched = found.find(({ budget }) => STRETCHED.test(text.slice(0, budget.span.from)))
  return (stretched ?? found.find(({ cue }) => cue.strong || cue.weak) ?? first)?.budget
}

/** 'Originally I thought 5000, but 8000 is more realistic': without those that were meant before. */
function withoutSuperseded(found: readonly Reading[], text: string): readonly Reading[] {
  const kept = found.filter(({ budget }, at) => at === found.length - 1 || !isSuperseded(text, budget.span.from))
  return kept.length === 0 ? found : kept
}

/** Sums of the whole trip where there are some; those of its hotel or its food alone only where nothing else is said. */
function mostWide(found: readonly Reading[], text: string): readonly Reading[] {
  const scopes = found.map(({ budget }) => scopeOf(text, budget.span, found.map((one) => one.budget.span)))
  const widest = Math.max(...scopes, 0)
  // 'Sorry, I meant 1,000' says nothing of what, and is of what was said before it.
  return found.filter((_, at) => scopes[at] === widest || (scopes[at] === 1 && widest === 2 && isCorrected(text, found[at]?.budget.span.from ?? 0)))
}

/** 'In euros, of course': a currency without a sum. */
export function readCurrency(text: string, of: MoneyOf = {}): string | null {
  const { named, currency } = CURRENCY_ALONE.exec(text)?.groups ?? {}
  return currencyOf(named ?? currency, of)
}

function readOne(money: Money, text: string): Reading | null {
  const { amount, from, currency, span } = money
  const before = text.slice(Math.max(0, span.from - 64), span.from)
  const rest = text.slice(span.to, span.to + 48)
  const ofEach = isOfEach({ before, rest, amount, currency })
  const cue = ofEach ? { ...cueOf(text, span), strong: true } : cueOf(text, span)
  if (LESS.test(rest) && LESS_OF_IT.test(text)) return { cue, budget: { amount, ...(currency === null ? {} : { currency }), lowered: true, span } }
  if (isOtherMoney(text, money) || (isOfThing(rest, cue.bound) && !cue.strong)) return null
  if (currency === null && !isMoney(money, { text, before, rest, strong: cue.strong, weak: cue.weak, ofEach })) return null
  if (amount <= 0 || amount > LARGEST) return null
  const per = perOf(rest, before)
  const added = MORE_BEFORE.test(before) || /^\s*(?:more|extra|on top)\b/.test(rest) ? { added: true as const } : {}
  return {
    cue,
    budget: {
      amount: amount * couplesOf(text, rest),
      ...(currency === null ? {} : { currency }),
      ...(per === null ? {} : { per }),
      ...(from === undefined ? {} : { from }),
      ...added,
      ...(ofEach ? { each: true as const } : {}),
      span: { from: span.from, to: span.to + perLength(rest) },
    },
  }
}

interface Around {
  text: string
  before: string
  rest: string
  strong: boolean
  weak: boolean
  ofEach: boolean
}

/** No year is 'tops' or 'between us'. */
const SUM_AFTER = /^\s*(?:budget|tops|ceiling|cap|limit|altogether|all[ -]in|at most|max(?:imum)?|(?:in )?total|in all|between (?:us|the)|each|pp|per (?:person|head))\b/

/** A number without a currency is money only where the words around it, or nothing else in the message, make it so. */
function isMoney({ amount, figures, scale, span }: Money, { text, before, rest, strong, weak, ofEach }: Around): boolean {
  if (NO_MONEY_AFTER.test(rest) || isOfThing(rest, null)) return false
  // 'A grand canyon', 'the grand hotel'.
  if (/grand/.test(`${figures}${scale ?? ''}`) && /^\s+(?!(?:each|per|a|an|for|to|in|total|max\w*|and|or|on|at|all|is|budget|tops|but|from|with|if|so|please|altogether|apiece|between|would|should)\b)\p{L}/u.test(rest)) return false
  // 'A thousand islands', '2k followers', '1000 thanks'; but '7500 thanks'.
  const isThanked = /^ thanks\b/.test(rest) && !/^10+$/.test(String(amount))
  if (!strong && !isThanked && /^ (?!(?:perhaps|plus|always|unless|thus|this|sounds|seems|works|fits|feels|looks|does|covers)\b)[a-z]{3,}(?<!s)s\b/.test(rest)) return false
  // 'We can add 150.'
  if (MORE_BEFORE.test(before) && amount >= 20 && /\b(?:i|we|let's)\b[^.;!?]{0,12}\badd\s*$/.test(before) && /^\W*$/.test(rest)) return true
  // '200 more is fine.'
  if (amount >= 50 && (MORE_BEFORE.test(before) ? MORE_IS_FINE : MORE_AND_FINE).test(rest)) return true
  const isYear = !SUM_AFTER.test(rest) && ((/^(?:19|20)\d{2}$/.test(figures) && scale === undefined) || (/^two thousand\b/.test(figures) && amount > 2009 && amount < 2050))
  // '2029 summer'.
  if (isYear && /^\s*#/.test(rest)) return false
  const whole = isAlone(text, span)
  if (!isYear && amount >= SHARED && isListed({ text, before, rest })) return true
  if (isYear && DATE_BEFORE.test(before)) return false
  if (isYear && !strong && !whole && /^20[2-4]/.test(figures)) return false
  if (/\b(?:room|flight|gate|bus|train|line|route|year|in|since|built|century|at)\s*$/.test(before) && !strong) return false
  if (/^\d/.test(figures) ? /^(?:k|grand|thousand)$/.test(scale ?? '') : /(?:grand|thousand)\b/.test(figures)) return true
  if (strong) return amount >= (ofEach ? SMALLEST : 20)
  if (amount >= SHARED && isShared(rest)) return true
  if (whole) return amount >= 100 && !/^20[2-4]\d$/.test(figures)
  if (!weak || amount < 100) return false
  if (/\b(?:for|with)\s+(?:about |around |only |just )*$/.test(before)) return amount >= PRICE && !/^\s*\p{L}/u.test(rest.replace(AFTER_PRICE, ''))
  // 'We have 300 ...' of something unless nothing is named.
  return !/\b(?:have|got|over|around|about|i've|we've)\s+(?:about |around |only )?$/.test(before) || /^\s*(?:$|[.,;!?)]|(?:for|to|in|and|per|each|total|max|as|but|on|left)\b)/.test(rest)
}

/** 'Lisbon, 4 days, 2 ppl, 1500': a number of its own beside days or a length, which are blanked out. */
function isListed({ text, before, rest }: Pick<Around, 'text' | 'before' | 'rest'>): boolean {
  return text.includes('#') && LISTED_BEFORE.test(before) && /^\s*(?:$|[,;.!?\n])/.test(rest)
}

const LISTED_BEFORE = /(?:[,;\n#]|\b\d{1,2}\s?(?:ppl|people|persons?|pers|pax|p|adults?|of us)\.?)\s*$/

function isAlone(text: string, { from, to }: Span): boolean {
  return /^\W*(?:(?:about|around|maybe|say|like|roughly|under|max(?:imum)?|up to|ok(?:ay)?|let's say|i'd say|it's|wait|hang on|hold on|oops|i mean(?:t)?|a (?:bit|little) (?:more|less|higher|lower)(?: (?:is|would be|works))?(?: (?:ok(?:ay)?|fine|possible|all ?right|good))?|probably|make (?:it|that)|actually|no|h+m+|well|so|oh|sorry|then|yes|yeah|perhaps|only|just|rather|and|but|at most|no more than|cheaper|less|lower|more like|or|please|(?:it )?(?:could|can|might|may) be)\W+)*$/.test(text.slice(0, from)) && /^\W*(?:(?:or so|ish|please|max|total|tops|i think|i guess|probably|then|instead|(?:but |and )?(?:not|no) more|at the very most|at most|rather|thanks|thank you)\W*)*$/.test(text.slice(to))
}
