import { part } from '../language/pattern.ts'

/** The classes of words and signs that say a currency. */

const SIGNS: Record<string, string> = {
  us$: 'USD', a$: 'AUD', au$: 'AUD', aud$: 'AUD', c$: 'CAD', ca$: 'CAD', cad$: 'CAD', nz$: 'NZD', s$: 'SGD', hk$: 'HKD', r$: 'BRL', mx$: 'MXN', nt$: 'TWD',
  '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₺': 'TRY', '₫': 'VND',
  '฿': 'THB', '₱': 'PHP', '₪': 'ILS', '₽': 'RUB', '₴': 'UAH', zł: 'PLN', kč: 'CZK', đ: 'VND', 円: 'JPY', 元: 'CNY', ar$: 'ARS', cl$: 'CLP', co$: 'COP', 'e£': 'EGP', '£e': 'EGP',
}
/** Letters that are a sign only before figures; of one letter, or of a word, only before figures that are hardly anything else. */
const LETTERS: Record<string, string> = { rm: 'MYR', rp: 'IDR', ksh: 'KES', kshs: 'KES', 's/': 'PEN', jd: 'JOD', r: 'ZAR', le: 'EGP', sfr: 'CHF', fr: 'CHF' }
const NAMES: Record<string, string> = {
  rs: 'INR',   euro: 'EUR', euros: 'EUR', pound: 'GBP', pounds: 'GBP', quid: 'GBP', sterling: 'GBP', yen: 'JPY', rupee: 'INR', rupees: 'INR', franc: 'CHF', francs: 'CHF',
  kronor: 'SEK', krona: 'SEK', kronur: 'ISK', kroner: 'NOK', krone: 'NOK', koruna: 'CZK', crowns: 'CZK', baht: 'THB', won: 'KRW', reais: 'BRL', rand: 'ZAR', rands: 'ZAR', soles: 'PEN', tl: 'TRY', jd: 'JOD', ksh: 'KES', dirham: 'AED', dirhams: 'AED',
  ringgit: 'MYR', ringgits: 'MYR', rm: 'MYR', rupiah: 'IDR', dong: 'VND', shekel: 'ILS', shekels: 'ILS', lira: 'TRY', liras: 'TRY', zloty: 'PLN', zl: 'PLN', zlotys: 'PLN', forint: 'HUF', forints: 'HUF', yuan: 'CNY', rmb: 'CNY', renminbi: 'CNY',
  riyal: 'SAR', riyals: 'SAR', rial: 'OMR', rials: 'OMR', dinar: 'JOD', dinars: 'JOD', shilling: 'KES', shillings: 'KES', lari: 'GEL', birr: 'ETB', cedis: 'GHS', naira: 'NGN', taka: 'BDT', rubles: 'RUB', roubles: 'RUB',
}
/** Names that more than one country has, by country; the first is meant where that is not known. */
const SHARED: Record<string, Record<string, string>> = {
  dollar: { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD', TW: 'TWD', FJ: 'FJD', JM: 'JMD', BB: 'BBD' },
  pound: { GB: 'GBP', EG: 'EGP', LB: 'LBP' },
  peso: { MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', PH: 'PHP', DO: 'DOP', UY: 'UYU' },
  krone: { NO: 'NOK', DK: 'DKK', SE: 'SEK', IS: 'ISK' },
  krona: { SE: 'SEK', IS: 'ISK', NO: 'NOK', DK: 'DKK' },
  kr: { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK', CZ: 'CZK' },
  crown: { CZ: 'CZK', NO: 'NOK', SE: 'SEK', DK: 'DKK', IS: 'ISK' },
  dirham: { AE: 'AED', MA: 'MAD' },
  rupee: { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' },
  rs: { IN: 'INR', PK: 'PKR', LK: 'LKR', NP: 'NPR', MU: 'MUR' },
  dinar: { JO: 'JOD', KW: 'KWD', TN: 'TND', RS: 'RSD', BH: 'BHD', DZ: 'DZD' },
  riyal: { SA: 'SAR', QA: 'QAR', OM: 'OMR' },
  shilling: { KE: 'KES', TZ: 'TZS', UG: 'UGX' },
  franc: { CH: 'CHF', PF: 'XPF', SN: 'XOF', CM: 'XAF', RW: 'RWF' },
}
const NATIONS: Record<string, string> = {
  us: 'US', 'u.s.': 'US', american: 'US', australian: 'AU', aussie: 'AU', canadian: 'CA', singapore: 'SG', 'new zealand': 'NZ', kiwi: 'NZ', 'hong kong': 'HK',
  mexican: 'MX', argentine: 'AR', chilean: 'CL', colombian: 'CO', philippine: 'PH', norwegian: 'NO', danish: 'DK', moroccan: 'MA', british: 'GB', swiss: 'CH', indian: 'IN', japanese: 'JP', swedish: 'SE', czech: 'CZ',
  malaysian: 'MY', lebanese: 'LB', malaysia: 'MY', egyptian: 'EG', icelandic: 'IS', pakistani: 'PK', nepali: 'NP', nepalese: 'NP', 'sri lankan': 'LK', kenyan: 'KE', tanzanian: 'TZ', ugandan: 'UG', uruguayan: 'UY', dominican: 'DO', taiwan: 'TW', fijian: 'FJ', tunisian: 'TN', kuwaiti: 'KW', serbian: 'RS', saudi: 'SA', qatari: 'QA', omani: 'OM', jordanian: 'JO',
}
const CODES = part`
  usd|eur|gbp|jpy|aud|cad|nzd|chf|sek|nok|dkk|inr|sgd|hkd|thb|mxn|brl|zar|aed|krw|pln|czk|huf|idr|php|vnd|cny|ils|myr|twd|sar|ars|clp|cop|egp|mad|isk|
  ron|bgn|kes|ngn|ghs|tzs|ugx|etb|mur|rwf|pkr|lkr|npr|bdt|fjd|uyu|dop|crc|jod|lbp|qar|kwd|bhd|omr|rub|uah|gel|rsd|mkd|kzt|azn|amd|mop|mmk|lak|khr|xof|xaf|
  zmw|bwp|mzn|tnd|dzd|jmd|bbd|ttd|xcd|gtq|xpf
`

const escape = (word: string): string => word.replace(/[$.]/g, '\\$&')
const longestFirst = (words: string[]): string => [...words].sort((left, right) => right.length - left.length).map(escape).join('|')

/** Figures of a sum, and of no street, room or day. */
const GREAT = "(?=\\s?(?:\\d{4,}|\\d{1,3}(?:[ ,.'’]\\d{3})+|\\d+(?:[.,]\\d)?\\s?k)(?![\\d:]))"
const GROUPED = "(?=\\s?\\d{1,3}(?:[ ,.'’]\\d{3})+(?!\\d))"
const OF_A_SUM = '(?<=\\b(?:budget|spend|under|below|over|max|maximum|most|than|to|about|around|only|have|got|is|of|least) )'
/** Before or after the figures, with no space needed. */
export const CURRENCY_SIGN = part`
  (?:${longestFirst(Object.keys(SIGNS).filter((sign) => !/^(?:rs|r\$|s\$|\p{L}{1,2}$)/u.test(sign)))}|円|元|(?:zł|kč|đ)(?![\w\u00c0-\u1eff])|(?<=\d)e(?!\w)|\$|
  (?<=\d[ .]\d{3} ?)ft(?!\w)|
  (?<![a-z])(?:rs\.?|kr\.?|rm|rp|r\$|s\$|kshs?\.?|s/\.?|jd|dhs?\.?)(?=\s?\d)|(?<![a-z])r${GREAT}|${OF_A_SUM}r(?=\s?\d{3})|(?<![a-z])(?:le|s?fr\.?)${GROUPED}(?![^.;!?]{0,16}(?:€|euro|dollar|pound|franc)))
`
/** A word or a code after the figures, or a code before them. */
export const CURRENCY_WORD = `(?:(?:${longestFirst(Object.keys(NATIONS))})\\s+)?(?:dollars?|bucks?|pesos?|pounds?\\s+sterling|kr|dhs?|${longestFirst(Object.keys(NAMES))}|${CODES})\\b`
export const CURRENCY_CODE = `(?:${CODES})`

/** Whose money a name is, where more than one country has it: of the traveller's own country, or of the one that the trip goes to. */
export interface MoneyOf {
  home?: string | undefined
  away?: string | undefined
}

/** Other words for the names that are shared. */
const SHARED_AS: [RegExp, string][] = [[/^(?:\$|dollars?|bucks?)$/, 'dollar'], [/^kroner?$/, 'krone'], [/^(?:kronor|kronur|krona)$/, 'krona'], [/^rials?$/, 'riyal'], [/^dhs?$/, 'dirham']]

/** What a sign, a code or a name says; a shared name is that of the nation said with it, else the traveller's, else the destination's. */
export function currencyOf(said: string | undefined, { home, away }: MoneyOf = {}): string | null {
  if (said === undefined) return null
  const text = said.trim().replace(/\s+sterling$|\.$/, '')
  if (new RegExp(`^(?:${CODES})$`).test(text)) return text.toUpperCase()
  if (text === 'e') return 'EUR'
  if (text === 'ft') return 'HUF'
  if (/^[A-Z]{3}$/.test(LETTERS[text] ?? '')) return LETTERS[text] ?? null
  if (SIGNS[text] !== undefined) return SIGNS[text]
  const name = text.split(/\s+/).at(-1) ?? ''
  const nation = NATIONS[text.slice(0, -name.length).trim()]
  const shared = SHARED[SHARED_AS.find(([form]) => form.test(name))?.[1] ?? name.replace(/s$/, '')] ?? SHARED[name]
  if (shared === undefined) return NAMES[name] ?? null
  if (/sterling/.test(said)) return 'GBP'
  // Who comes from nobody knows where counts in the dollars and pounds that most do.
  const isEverywhere = home === undefined && /^(?:USD|GBP)$/.test(Object.values(shared)[0] ?? '')
  return shared[nation ?? ''] ?? shared[home ?? ''] ?? (isEverywhere ? undefined : shared[away ?? '']) ?? Object.values(shared)[0] ?? null
}
