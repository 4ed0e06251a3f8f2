/** The classes of words and signs that say a currency. */

const SIGNS: Record<string, string> = {
  us$: 'USD', a$: 'AUD', au$: 'AUD', aud$: 'AUD', c$: 'CAD', ca$: 'CAD', cad$: 'CAD', nz$: 'NZD', s$: 'SGD', hk$: 'HKD', r$: 'BRL', mx$: 'MXN', nt$: 'TWD',
  '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₩': 'KRW', '₺': 'TRY', '₫': 'VND', '฿': 'THB', '₱': 'PHP', '₪': 'ILS', '₽': 'RUB', '₴': 'UAH', zł: 'PLN', kč: 'CZK', rm: 'MYR', rp: 'IDR',
}
const NAMES: Record<string, string> = {
  rs: 'INR',   euro: 'EUR', euros: 'EUR', pound: 'GBP', pounds: 'GBP', quid: 'GBP', sterling: 'GBP', yen: 'JPY', rupee: 'INR', rupees: 'INR', franc: 'CHF', francs: 'CHF',
  kronor: 'SEK', krona: 'SEK', kroner: 'NOK', krone: 'NOK', koruna: 'CZK', crowns: 'CZK', baht: 'THB', won: 'KRW', reais: 'BRL', rand: 'ZAR', rands: 'ZAR', dirham: 'AED', dirhams: 'AED',
  ringgit: 'MYR', rupiah: 'IDR', dong: 'VND', shekel: 'ILS', shekels: 'ILS', lira: 'TRY', liras: 'TRY', zloty: 'PLN', zlotys: 'PLN', forint: 'HUF', forints: 'HUF', yuan: 'CNY', rmb: 'CNY', renminbi: 'CNY',
  riyal: 'SAR', riyals: 'SAR', rubles: 'RUB', roubles: 'RUB',
}
/** Names that more than one country has, by country; the first is meant where that is not known. */
const SHARED: Record<string, Record<string, string>> = {
  dollar: { US: 'USD', CA: 'CAD', AU: 'AUD', NZ: 'NZD', SG: 'SGD', HK: 'HKD' },
  peso: { MX: 'MXN', AR: 'ARS', CL: 'CLP', CO: 'COP', PH: 'PHP' },
  krone: { NO: 'NOK', DK: 'DKK' },
  kr: { SE: 'SEK', NO: 'NOK', DK: 'DKK', IS: 'ISK' },
  dirham: { AE: 'AED', MA: 'MAD' },
}
const NATIONS: Record<string, string> = {
  us: 'US', 'u.s.': 'US', american: 'US', australian: 'AU', aussie: 'AU', canadian: 'CA', singapore: 'SG', 'new zealand': 'NZ', kiwi: 'NZ', 'hong kong': 'HK',
  mexican: 'MX', argentine: 'AR', chilean: 'CL', colombian: 'CO', philippine: 'PH', norwegian: 'NO', danish: 'DK', moroccan: 'MA', british: 'GB', swiss: 'CH', indian: 'IN', japanese: 'JP', swedish: 'SE', czech: 'CZ',
}
const CODES = 'usd|eur|gbp|jpy|aud|cad|nzd|chf|sek|nok|dkk|inr|sgd|hkd|thb|mxn|brl|zar|aed|krw|pln|czk|huf|idr|php|vnd|cny|ils|myr|twd|sar|ars|clp|cop|egp|mad|isk|ron|bgn|kes|ngn|ghs|tzs|ugx|etb|mur|rwf|pkr|lkr|npr|bdt|fjd|uyu|dop|crc|jod|qar|kwd|bhd|omr|rub|uah|gel|rsd|mkd|kzt|azn|amd|mop|mmk|lak|khr|xof|xaf|zmw|bwp|mzn|tnd|dzd|jmd|bbd|ttd|xcd|gtq|xpf'

const escape = (word: string): string => word.replace(/[$.]/g, '\\$&')
const longestFirst = (words: string[]): string => [...words].sort((left, right) => right.length - left.length).map(escape).join('|')

/** Before or after the figures, with no space needed. */
export const CURRENCY_SIGN = `(?:${longestFirst(Object.keys(SIGNS).filter((sign) => !/^(?:rs|rm|rp|r\$|s\$)/.test(sign)))}|\\$|(?<![a-z])(?:rs\\.?|kr\\.?|rm|rp|r\\$|s\\$)(?=\\s?\\d))`
/** A word or a code after the figures, or a code before them. */
export const CURRENCY_WORD = `(?:(?:${longestFirst(Object.keys(NATIONS))})\\s+)?(?:dollars?|bucks?|pesos?|pounds?\\s+sterling|kr|${longestFirst(Object.keys(NAMES))}|${CODES})\\b`
export const CURRENCY_CODE = `(?:${CODES})`

/** What a sign, a code or a name says; a shared name is that of the country named with it, else the traveller's. */
export function currencyOf(said: string | undefined, country?: string): string | null {
  if (said === undefined) return null
  const text = said.trim().replace(/\s+sterling$|\.$/, '')
  if (new RegExp(`^(?:${CODES})$`).test(text)) return text.toUpperCase()
  if (SIGNS[text] !== undefined) return SIGNS[text]
  const name = text.split(/\s+/).at(-1) ?? ''
  const nation = NATIONS[text.slice(0, -name.length).trim()] ?? country ?? ''
  const shared = SHARED[name] ?? SHARED[/^(?:\$|dollars?|bucks?)$/.test(name) ? 'dollar' : name.replace(/s$|r$/, '').replace(/^kron$/, 'krone')]
  return shared === undefined ? (NAMES[name] ?? null) : (shared[nation] ?? Object.values(shared)[0] ?? null)
}
