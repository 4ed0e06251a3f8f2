import { pattern, part } from '../../language/pattern.ts'
import { currencyOf, CURRENCY_WORD } from '../../understanding/currencies.ts'
import type { PlanWish } from './plan-wish.ts'
import { isShownLast } from './standing-plan.ts'
import type { Told } from './told.ts'

type Total = Extract<PlanWish, { kind: 'total' }>

const PLAIN: Total = { kind: 'total', limit: null, dates: [], isLeft: false }

/** 'Per head', 'each of us', 'apiece'. */
const BY_HEAD = pattern()`
  \b(?:per (?:head|person|capita|adult|traveller)|a head|apiece|a person|pp|each of us|(?:for )?each(?: person| one of us| traveller)?(?=\W*$)|
  (?:what|how much|total|sum|cost|price)\b.{0,30}\beach)\b(?! (?:day|city|town|place|thing|one|stop)\b)
`
const OF_SUMS = /\b(?:costs?|prices?|how much|total|sum|pay|spend|comes? to|altogether|in all|set (?:us|me) back|what(?:'s| is| would| will) (?:it|that|this|all))\b/
/** Said with nothing of money beside it, and of no thing. */
const OF_ALL = /\bfor (?:the \w+|all(?: \w+)?|both) of us\b/

const DEAREST = '(?:dearest|priciest|costliest|most expensive|most costly|dear|most)'
const CHEAPEST = '(?:cheapest|least expensive|least costly|cheap|least)'
const DAY_WORDS = String.raw`(?:of (?:the|our|those|these|all) )?(?:\w+ )?days?`
const endOfDays = (words: string): RegExp => new RegExp(part`
  \b(?:the|our|what(?:'s| is|s)?(?: the| our)?) ${words} day\b|
  \b(?:which|what) (?:one )?${DAY_WORDS} (?:is|are|costs?|comes out|would be|will be|do we (?:spend|pay))(?: us)?(?: the| our)? ${words}\b|
  \b(?:on|for) (?:which|what) (?:of the )?days? (?:do|would|will|should) we (?:spend|pay) (?:the )?${words}\b
`)
const ENDS: readonly (readonly [RegExp, 'dearest' | 'cheapest'])[] = [[endOfDays(DEAREST), 'dearest'], [endOfDays(CHEAPEST), 'cheapest']]
/** A day that is to be otherwise is in no question of money. */
const CHANGES = /\b(?:swap|replace|drop|skip|change|move|cheaper|something|instead|add|remove|cancel)\b/

const BY_PLACE = /\b(?:(?:per|by|for each|each|in each|for every) (?:city|town|place|stop|leg|destination)|(?:city by city|town by town))\b/

const SUPPOSES = pattern()`
  \b(?:if|suppose|supposing|say) (?:we|i|you|they) (?:were to |did )?(?:drop|dropped|skip|skipped|leave|left|took|take|cut|lose|lost|cancel|cancelled|do(?:n't| not)|did(?:n't| not)|
  go without|went without|ditch(?:ed)?|remov(?:e|ed)|omit(?:ted)?)\b|\b(?:without|minus|less|except|not counting|leaving out)\b
`
const NAMES_ONE = /\b(?:the|that|this) (?:\w+ ){0,2}(?:one|tour|walk|thing|trip)\b|\b(?:first|second|third|fourth|last)\b/
const PER_DAY = /\b(?:what|how much)\b.{0,40}\b(?:per|each|a|for each|for every) day\b\W*$/
const STARTS_SUPPOSING = /^\W*(?:(?:and|but|so|ok|then)\W+)*(?:what )?if\b/

const IN_MONEY = new RegExp(String.raw`\b(?:in|into|to|as)\s+(?:\p{L}+\s+)?(${CURRENCY_WORD})`, 'u')
const NO_MONEY = /\b(?:how (?:much|many) (?:time|hours)|lose|budget (?:is|of)|spend up to)\b/

/** What is asked of the sum in another manner than for all, in the money of the place. */
export function readSumAsked(text: string, { told, codes }: { told: Told; codes: readonly string[] }): PlanWish | null {
  const { reading, places } = told
  const end = CHANGES.test(text) ? undefined : ENDS.find(([words]) => words.test(text))?.[1]
  if (end !== undefined) return { ...PLAIN, end }
  const isOfMoney = OF_SUMS.test(text)
  if (PER_DAY.test(text)) return PLAIN
  // 'The first one without lunch' is that one.
  const isOut = SUPPOSES.test(text) && !NAMES_ONE.test(text.slice(0, text.search(SUPPOSES)))
  if (codes.length > 0 && isOut && (isOfMoney || (STARTS_SUPPOSING.test(text) && text.includes('?')))) return { ...PLAIN, without: codes }
  if (places.length > 1 && BY_PLACE.test(text) && !CHANGES.test(text)) return { ...PLAIN, by: 'place' }
  const currency = isShownLast(reading) && !NO_MONEY.test(text) ? (currencyOf(IN_MONEY.exec(text)?.[1] ?? undefined)) : null
  const isByHead = codes.length === 0 && BY_HEAD.test(text) && !CHANGES.test(text) && (isOfMoney || OF_ALL.test(text) || currency !== null)
  if (currency !== null && codes.length === 0 && !/\d/.test(text.slice(0, text.search(IN_MONEY)))) return { ...PLAIN, currency, ...(isByHead ? { by: 'head' } : {}) }
  return isByHead && isShownLast(reading) ? { ...PLAIN, by: 'head' } : null
}
