import { part, pattern } from '../language/pattern.ts'
import type { Amount } from './known-activity.ts'

/** An amount as a sentence writes it; `currencies` are those that it may mean. */
export interface WrittenAmount {
  amount: number
  currencies: ReadonlySet<string> | null
  text: string
  /** Where it stands. */
  at: number
}

const DOLLARS = ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'MXN', 'TWD', 'ARS', 'CLP', 'COP', 'BRL']
const SIGNS: Record<string, readonly string[]> = {
  $: DOLLARS, US$: ['USD'], CA$: ['CAD'], C$: ['CAD'], AU$: ['AUD'], A$: ['AUD'], NZ$: ['NZD'], S$: ['SGD'], HK$: ['HKD'], R$: ['BRL'], MX$: ['MXN'],
  '€': ['EUR'], '£': ['GBP'], '¥': ['JPY', 'CNY'], '₹': ['INR'], '₩': ['KRW'], '₺': ['TRY'], '₫': ['VND'], '฿': ['THB'], '₱': ['PHP'], '₴': ['UAH'], '₦': ['NGN'], '₪': ['ILS'], 'zł': ['PLN'],
  kr: ['SEK', 'NOK', 'DKK', 'ISK'], Kč: ['CZK'], Ft: ['HUF'], euro: ['EUR'], dollar: DOLLARS, buck: DOLLARS, pound: ['GBP', 'EGP'], quid: ['GBP'], yen: ['JPY'], yuan: ['CNY'], rupee: ['INR'],
  krona: ['SEK', 'ISK'], krone: ['NOK', 'DKK'], franc: ['CHF'], real: ['BRL'], baht: ['THB'], dirham: ['AED', 'MAD'], rand: ['ZAR'], peso: ['MXN', 'ARS', 'CLP', 'COP', 'PHP'], lira: ['TRY'], won: ['KRW'],
}
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

const NUMBER = String.raw`\d(?:[\d.,’'\u00a0\u202f]*\d)?`
const BEFORE = String.raw`(?:US|CA|AU|NZ|HK|MX|[CASR])?\$|[€£¥₹₩₺₫฿₱₴₦₪]|\b[A-Z]{3}\b|\bkr\b`
const AFTER = part`
  [€£¥₹₩₺₫฿₱₴₦₪$]|zł|Kč|\bFt\b|\bkr\b|[A-Z]{3}\b|(?:[Ee]uro|[Dd]ollar|[Bb]uck|[Pp]ound|[Qq]uid|[Yy]en|[Yy]uan|[Rr]upee|[Kk]rona|[Kk]rone|[Ff]ranc|
  [Bb]aht|[Dd]irham|[Rr]and|[Pp]eso|[Ll]ira|[Ww]on)s?\b
`
const MONEY = new RegExp(String.raw`(?<before>${BEFORE})\s?(?<one>${NUMBER})|(?<other>${NUMBER})\s?(?<after>${AFTER})`, 'g')

/** Amounts without a currency: 'it costs 65', '65 a person'. */
const BARE = pattern('gi')`
    \b(?:costs?|cost you|priced at|prices? (?:is|are|of)|price:|comes? to|charges?|asks?|pay|for (?:just|only)|
    tickets? (?:are|is|cost))\s+(?:you\s+)?(?:(?:just|only|about|around|some|roughly|from|at)\s+){0,2}(?<one>${NUMBER})(?!\s?[%\d:]|[.,]\d|
    \s*(?:hours?|minutes?|mins?|days?|h\b|nights?|times))|(?<![\d:.,])(?<other>${NUMBER})\s+(?:each|apiece|a (?:person|head|ticket)|
    per (?:person|head|adult|ticket))\b
  `

/** Every amount of money in a text, with the currency that it names or none. */
export function readMoney(text: string): WrittenAmount[] {
  const found: WrittenAmount[] = []
  for (const match of text.matchAll(MONEY)) {
    const { before, one, other, after } = match.groups ?? {}
    const currencies = currenciesOf(before ?? after ?? '')
    const amount = readNumber(one ?? other ?? '')
    if (currencies !== null && !Number.isNaN(amount)) found.push({ amount, currencies, text: match[0], at: match.index })
  }
  const rest = found.reduce((left, { text: written, at }) => left.slice(0, at) + '#'.repeat(written.length) + left.slice(at + written.length), text)
  for (const match of rest.matchAll(BARE)) {
    const amount = readNumber(match.groups?.one ?? match.groups?.other ?? '')
    if (!Number.isNaN(amount)) found.push({ amount, currencies: null, text: match[0], at: match.index })
  }
  return found.toSorted((left, right) => left.at - right.at)
}

function currenciesOf(sign: string): ReadonlySet<string> | null {
  if (CODES.has(sign)) return new Set([sign])
  const all = SIGNS[sign] ?? SIGNS[sign.toLowerCase()] ?? SIGNS[sign.toLowerCase().replace(/s$/, '')]
  return all === undefined ? null : new Set(all)
}

/** '1,234.50', '1.234,50', '1 234', '12,5'. */
export function readNumber(text: string): number {
  const bare = text.replace(/[’'\u00a0\u202f]/g, '')
  const decimal = /[.,](\d{1,2})$/.exec(bare)
  const whole = (decimal === null ? bare : bare.slice(0, decimal.index)).replace(/[.,]/g, '')
  return Number(decimal === null ? whole : `${whole}.${decimal[1]}`)
}

/** Whether a sentence may write this amount so: exactly, or in whole units. */
export function isWrittenAs({ amount, currency }: Amount, { amount: written, currencies }: WrittenAmount): boolean {
  if (currencies !== null && !currencies.has(currency)) return false
  return Math.abs(amount - written) < 0.005 || written === Math.round(amount) || written === Math.floor(amount) || written === Math.ceil(amount)
}
