import { pattern } from '../language/pattern.ts'

/** Ways to reach or to pay somebody beside the booking page. No tool result makes them right: nothing is known of who is behind them. */
const CONTACTS: readonly (readonly [what: string, form: RegExp])[] = [
  ['an account number', /\b[A-Z]{2}\s?\d{2}(?:[\s-]?[A-Z\d]{4}){2,}|\b[a-z]{2}\d{2}(?:[\s-]?(?=[a-z]*\d)[a-z\d]{4}){2,}/],
  ['a card number', /\b\d{4}[\s-]\d{4}[\s-]\d{4}\b/],
  ['a mail address', /[\w.+-]+\s?(?:@|[([{]\s?at\s?[)\]}])\s?[\w-]+\s?(?:\.|[([{]?\s?dot\s?[)\]}]?)\s?\w+|\b[\w.+-]+\s+at\s+[\w-]+\s+dot\s+\w+/i],
  ['a name of an account', /(?<![\w.])@[a-z_][\w.]{2,}/i],
  ['a messenger', pattern('i')`
    \b(?:what'?s\s?-?app|wa\.me|(?:on|via|by|over|through|use|open|our|my|the) telegram|telegram (?:app|group|chat|channel|at|me|us)|t\.me|viber|
    we\s?chat|kakao\s?talk|snap\s?chat|instagram|insta|facebook|messenger|tiktok|discord|skype|imessage|sms|text message)\b|
    \b(?:signal|line) (?:app|group chat)\b|\b(?:on|via|over) signal\b
  `],
  ['an address spelt out', pattern('iu')`
    \b[\p{L}\d-]{2,}\s?(?:\bdot\b|[([{]\s?(?:dot|\.)\s?[)\]}])\s?(?:com|net|org|io|app|dev|info|biz|xyz|shop|travel|link|co|ai|me|eu|uk|pt|es|fr|de|
    it|us|example|test|site|online|store|page)\b
  `],
  ['a voucher', pattern('i')`
    \b(?:vouchers?|coupons?|promo(?:tion(?:al)?)?[\s-]?(?:codes?|offers?)?|discount[\s-]codes?|gift[\s-](?:cards?|codes?)|referral|cash\s?back|
    rabattcode|gutschein\w*|code promo|c[oó]digo (?:promocional|de desconto|de descuento))\b
  `],
  ['a code to use', /\b(?:use|enter|quote|apply|type|give|with|mention|say)\s+(?:the |this |my |our |your )?(?:\w+\s+)?codes?\b(?!\s+of\s+dress)/i],
  ['a secret', /\b(?:password|passcode|pin code|cvv|cvc|security code|card (?:number|details)|passport (?:number|scan|copy)|log\s?in details)\b/i],
]

const PAYING: readonly (readonly [what: string, form: RegExp])[] = [
  ['a way to pay', pattern('i')`
    \b(?:bank|wire|money|sepa|swift|card-to-card)[\s-]+transfers?|\bwire (?:the|your|it|us|them|money|half|all|some|part|€|\$|\d)|\biban\b|
    \bswift (?:code|number|transfer)\b|\bbic\b|\bsort code\b|\baccount (?:number|no\b)|
    \b(?:bitcoins?|btc|crypto\w*|ethereum|usdt|tether|stablecoins?|wallet address)\b|
    \b(?:paypal|venmo|zelle|revolut|cash ?app|western union|moneygram|bizum|mb ?way|alipay|wechat pay|n26|transferwise)\b|\bgift ?cards?\b|
    \b(?:transfer[êe]ncia|transferencia|[üu]berweisung|[üu]berweisen|virement|bonifico)\b
  `],
  ['a way to pay', pattern('i')`
    \b(?:in|by|with|bring|carry|have|take|only|accepts?|small|exact)\s+cash\b|\bcash (?:only|payments?|on|in hand|to|at|ready|is|works)\b|
    \bcash\b[^.]*\bpa(?:y|id)\b|\b(?:em dinheiro|en efectivo|en esp[eè]ces|in contanti|bar zahlen)\b
  `],
  ['a way to pay elsewhere', pattern('i')`
    \bpa(?:y|ys|ying|yable|yments?)\b[^.;!?]*?\b(?:direct(?:ly)?|in person|on (?:arrival|the day|the spot|board|site)|
    at the (?:door|desk|dock|gate|office|meeting point|entrance|start|bar|counter)|up ?front|in advance|there|
    to (?:the|your|our|a|my|his|her|their) (?:guide|driver|skipper|captain|host|owner|operator|seller|desk|office|boatman|agent|friend|account)|
    (?:the|your|our|a) (?:guide|driver|skipper|captain|host|owner|operator|seller|boatman|agent)|outside|elsewhere|instead|deposit|
    by (?:card|phone|link|cheque|check))\b|\bsettle (?:up|it|the (?:bill|rest|price|balance))\b|
    \b(?:send|transfer|hand|deposit|wire)\b[^.;!?]*?\b(?:money|deposit|payment|fee|balance|funds|amount|€\s?\d|\d+\s?euros?)
  `],
  ['a way around the booking page', pattern('i')`
    \bbook(?:ed|ing)?\s+(?:\w+\s+){0,3}?(?:direct(?:ly)? (?:with|at|by|from|through)|by (?:phone|mail|e-?mail|text)|outside|
    off[\s-]?(?:site|platform)|privately|at the (?:dock|door|desk|kiosk))\b|
    \b(?:skip|avoid|bypass|leave|close) (?:the|this) (?:booking page|site|website|platform|app|planner)\b|
    \b(?:contact|message|e-?mail|phone|ring|dial|call up|text|get in touch with|reach)\s+(?:him|her|them|us|me|
    (?:the|your|our|this|that) (?:\w+ )?(?:guide|driver|skipper|captain|host|owner|operator|seller|office|boatman|agent|number|desk|company|crew))\b|
    \bcall\s+(?:the )?(?:(?:this|that|our|their|his|her) )?(?:number|guide|driver|skipper|captain|host|owner|operator|seller|office|them|us|me|him|
    her|\+|\d)
  `],
]

/** One clause that says only what is not known or not done tells nobody to do it. */
const DECLINES = /^\W*(?:I (?:can[’']?t|cannot|can not|do not|don[’']t|am not able|have no)\b|there (?:is|are) no\b)[^,;:–—]*$/i

/** Runs of digits as of a telephone: seven and more, whatever stands between them, and no date, hour or price. */
const DATES = /\b\d{4}-\d\d-\d\d(?:[T\s]\d\d:\d\d)?\b|\b\d{1,2}[./]\d{1,2}[./]\d{2,4}\b|\b\d{1,2}[:.h]\d{2}\b/g
const PRICES = /(?:[€£$¥₹₩₺₫฿₱₴₦₪]|\b[A-Z]{3})\s?\d[\d.,\s\u00a0\u202f]*\d|\d{1,3}(?:[,.\u00a0\u202f]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d[\d.,]*\s?(?:[€£$¥]|[A-Z]{3}\b)/g
const PHONE = /(?:\+|\b00)\s?\(?\d(?:[\s().\-–/·_]*\d){5,}|(?<![\d-])\(?\d(?:[\s().\-–/·_]{0,3}\d){6,}(?![\d-])/
const SPOKEN_DIGIT = /(?:\b(?:zero|oh|nought|one|two|three|four|five|six|seven|eight|nine|double|triple|plus|\d)\b[\s,.\-–]*){7,}/i
const SHORT_NUMBER = /\b(?:call|dial|ring|phone|text|tel\.?|telephone|hotline|number is|reach (?:us|me|them) (?:at|on))\W+(?:on |at |us on |them on |number )?\+?\d(?:[\s.-]?\d){2,}/i

/** Says which contact or way to pay a text holds. */
export function findContact(text: string): string | null {
  const digits = text.replace(DATES, ' # ').replace(PRICES, ' # ')
  if (PHONE.test(digits) || SPOKEN_DIGIT.test(text) || SHORT_NUMBER.test(text)) return 'a telephone number'
  const contact = CONTACTS.find(([, form]) => form.test(text)) ?? (DECLINES.test(text) ? undefined : PAYING.find(([, form]) => form.test(text)))
  return contact?.[0] ?? null
}
