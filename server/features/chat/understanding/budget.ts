import type { Span } from './plain-text.ts'

export interface Budget {
  amount: number
  /** ISO 4217; absent when none was said. */
  currency?: string
  /** What the amount is for; absent when not said. */
  per?: 'person' | 'day' | 'person-day' | 'total'
}

const SIGNS: Record<string, string> = {
  $: 'USD', us$: 'USD', a$: 'AUD', au$: 'AUD', c$: 'CAD', ca$: 'CAD', nz$: 'NZD', s$: 'SGD', hk$: 'HKD', r$: 'BRL',
  '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₺': 'TRY', '₫': 'VND', '฿': 'THB', '₱': 'PHP', '₪': 'ILS', 'zł': 'PLN',
}
const NAMES: Record<string, string> = {
  dollar: 'USD', dollars: 'USD', bucks: 'USD', euro: 'EUR', euros: 'EUR', pound: 'GBP', pounds: 'GBP', quid: 'GBP', sterling: 'GBP',
  yen: 'JPY', rupees: 'INR', francs: 'CHF', kroner: 'NOK', kronor: 'SEK', baht: 'THB', pesos: 'MXN', won: 'KRW', reais: 'BRL', rand: 'ZAR', dirhams: 'AED',
}
const CODES = /^(?:usd|eur|gbp|jpy|aud|cad|nzd|chf|sek|nok|dkk|inr|sgd|hkd|thb|mxn|brl|zar|aed|krw|pln|czk|huf|try|idr|php|vnd|cny|ils)$/
const NATION: Record<string, string> = { us: 'USD', american: 'USD', australian: 'AUD', aussie: 'AUD', canadian: 'CAD', singapore: 'SGD', 'new zealand': 'NZD' }

const SIGN = '(?:us\\$|au?\\$|ca?\\$|nz\\$|s\\$|hk\\$|r\\$|[$€£¥₹₩₺₫฿₱₪]|zł)'
const NUMBER = '\\d{1,3}(?:[ ,.]\\d{3})+(?:[.,]\\d{1,2})?|\\d+(?:[.,]\\d{1,2})?'
const WORD = '(?:(?:us|american|australian|aussie|canadian|singapore|new zealand)\\s+)?(?:dollars?|bucks|euros?|pounds?(?:\\s+sterling)?|quid|sterling|yen|rupees|francs|kroner|kronor|baht|pesos|won|reais|rand|dirhams)|[a-z]{3}'
const THOUSAND = 'k|thousand|grand'
const AMOUNT = new RegExp(
  `(?<![\\w.,#])(?:(?<code>[a-z]{3})\\s?(?=\\d))?(?<sign>${SIGN})?\\s?(?<number>${NUMBER})(?!\\d)\\s?(?<thousand>(?:${THOUSAND})\\b)?` +
    `(?:\\s?(?:-|to|or)\\s?(?:${SIGN})?\\s?(?<upper>${NUMBER})(?!\\d)\\s?(?<upperThousand>(?:${THOUSAND})\\b)?)?\\s?(?<after>(?:${SIGN})|(?:${WORD})\\b)?`,
  'g',
)
const CUE_BEFORE = /\b(?:budget(?:\s+(?:is|of|for|around|about|max|limit))*|spend(?:ing)?|under|below|less than|up to|at most|no more than|not more than|max(?:imum)?(?: of)?|within|around|about|roughly|cost(?:ing)?|cap(?:ped)?(?: at| of)?|afford|limit(?: of| is)?)[\s:~]*(?:of|is|about|around|roughly|up to|a total of|like|maybe|max)?[\s:~]*$/
const CUE_AFTER = /^\s*(?:budget|tops|max(?:imum)?|at most|total|in total|all in|altogether|to spend|or less|limit|each|per person|pp|p\.p\.|a head)\b/
const NO_MONEY_AFTER = /^\s*(?:-\s*)?(?:days?|nights?|weeks?|months?|people|persons?|adults?|kids?|children|friends|hours?|hrs?|minutes?|mins?|years?|km|miles?|meters|metres|stars?|rooms?|guests|of us|am\b|pm\b|o'clock|%|st\b|nd\b|rd\b|th\b|[/:]\d)/
const PER_PERSON = /^[\s,]*(?:\([^)]*\)\s*)?(?:each|per (?:person|head|adult|traveller|traveler|pax)|pp|p\.p\.|p\/p|a head|a person|\/\s?(?:person|pp|head|adult)|for each(?: of us)?|every one)/
const PER_DAY = /^[\s,]*(?:(?:per|a|each|every) (?:day|night)|daily|\/\s?(?:day|night|d)\b|nightly)/
const TOTAL = /^[\s,]*(?:(?:in\s+)?total|all in|altogether|for (?:everything|all of us|the (?:whole|entire)|both|the (?:two|three|four|five) of us)|overall)\b/

/** Reads how much may be spent, from plain lower-case text: the last sum that is clearly money. Null when none is said. */
export function readBudget(text: string): (Budget & { span: Span }) | null {
  const found = [...text.matchAll(AMOUNT)].flatMap((match) => readAmount(match, text) ?? [])
  return found.find(({ cued }) => cued)?.budget ?? found[0]?.budget ?? null
}

function readAmount(match: RegExpExecArray, text: string): { budget: Budget & { span: Span }; cued: boolean } | null {
  const { code, sign, number = '', thousand, upper, upperThousand, after } = match.groups ?? {}
  const afterCurrency = currencyOf(after)
  const currency = currencyOf(sign) ?? currencyOf(code) ?? afterCurrency
  const from = match.index
  const length = match[0].length - (after !== undefined && afterCurrency === null ? after.length : 0)
  const to = from + match[0].slice(0, length).trimEnd().length
  const before = text.slice(Math.max(0, from - 40), from)
  const rest = text.slice(to, to + 40)
  const cued = CUE_BEFORE.test(before) || CUE_AFTER.test(rest)
  if (currency === null && (!cued || NO_MONEY_AFTER.test(rest) || looksLikeYear(number, rest, before))) return null
  if (currency === null && Number(number) < 20 && thousand === undefined && !/budget/.test(before)) return null
  const unit = upperThousand ?? thousand
  const amount = readNumber(upper ?? number) * ((upper === undefined ? thousand : unit) === undefined ? 1 : 1000)
  if (amount <= 0 || amount > 100_000_000) return null
  const per = perOf(rest, before)
  return { cued, budget: { amount, ...(currency === null ? {} : { currency }), ...(per === null ? {} : { per }), span: { from, to } } }
}

function currencyOf(word: string | undefined): string | null {
  if (word === undefined) return null
  const text = word.trim()
  if (CODES.test(text)) return text.toUpperCase()
  const [nation, name] = text.includes(' ') ? [text.slice(0, text.lastIndexOf(' ')), text.slice(text.lastIndexOf(' ') + 1)] : ['', text]
  return NATION[nation] ?? SIGNS[text] ?? NAMES[name] ?? null
}

/** '1,200.50', '1.200,50', '1 200' and '2.5' (of '2.5k'). */
function readNumber(text: string): number {
  const decimals = /[.,](\d{1,2})$/.exec(text)
  const whole = (decimals === null ? text : text.slice(0, -decimals[0].length)).replace(/[ .,]/g, '')
  return Number(`${whole}.${decimals?.[1] ?? '0'}`)
}

function looksLikeYear(number: string, rest: string, before: string): boolean {
  return /^20[2-4]\d$/.test(number) && !CUE_AFTER.test(rest) && !/budget|spend/.test(before)
}

function perOf(rest: string, before: string): Budget['per'] | null {
  const person = PER_PERSON.exec(rest)
  const day = PER_DAY.exec(person === null ? rest : rest.slice(person[0].length))
  if (person !== null && day !== null) return 'person-day'
  if (day !== null) return PER_PERSON.test(rest.slice(day[0].length)) ? 'person-day' : 'day'
  if (person !== null) return 'person'
  if (/\b(?:daily|per day) budget\b[^#]{0,16}$/.test(before)) return 'day'
  return TOTAL.test(rest) || /\btotal\b[^#]{0,16}$/.test(before) ? 'total' : null
}
