import { part, pattern } from '../language/pattern.ts'
import { CURRENCY_WORD } from '../understanding/currencies.ts'

/** What there is to spend, as a question of money tells it by the way. */
export interface PurseTold {
  amount: number
  /** With its money as it was said: '450', '300 dollars'. */
  said: string
  /** For each of those who come. */
  isEach: boolean
}

/** Money by its name in other languages, as English has it. */
const NAMES: readonly (readonly [RegExp, string])[] = [[/d[óo]lares?/, 'dollars'], [/livres?|libras?|pfund|sterline/, 'pounds'], [/yenes|yens/, 'yen'], [/d[íi]rhams?/, 'dirhams']]
const FOREIGN = NAMES.map(([name]) => name.source).join('|')
const MONEY = String.raw`(?:(?:a|c|s|us|sg)?[$€£¥]\s?\d[\d.,]*\d|(?:a|c|s|us|sg)?[$€£¥]\s?\d|\d[\d.,]*k?\s?(?:(?:us|american|singapore|australian|canadian|hong kong|new zealand|swiss|british|moroccan) )?(?:${CURRENCY_WORD}|${FOREIGN})(?!\p{L})|(?:aud|cad|usd|eur|gbp|sgd|mad|jpy|chf)\s?\d[\d.,]*)`
/** Behind such words a bare number is money. */
const SUM = String.raw`(?:${MONEY}|\d[\d.,]*\d(?![\d:]|\s?(?:%|things?|people|persons?|adults?|days?|nights?|hours?|minutes?|places?|am\b|pm\b|uhr\b|of us)))`
const EACH = part`
  (?:each(?: of us| person| one)?|every one of us|per (?:person|head|capita|adult)|a (?:head|person)|apiece|pp|pro (?:person|kopf|nase)|jede[rm]?(?: von uns)?|par (?:personne|tête)|
  chacune?|chaque personne|por (?:persona|cabeza)|cada un[oa]|a testa|a persona|ciascuno)
`
const OWN = String.raw`(?:our|my|the|all|unse?re?[nrm]?|meine[nrm]?|den|nos|mes|les|nuestros|mis|los|nostri|miei|i|dei)`
const HOLDS = '(?:limit|budget|maximum|max|cap|ceiling|kitty|purse|grenze|obergrenze|limite|plafond|presupuesto|tope|límite)'
const FORMS: readonly RegExp[] = [
  // 'Our limit was 450', 'budget: €500 each'.
  new RegExp(String.raw`(?<!\p{L})${HOLDS}(?!\p{L})[^?.;\d€$£¥]{0,24}?(?:${EACH} )?(${SUM})`, 'u'),
  // 'Left of our 9000', 'reste-t-il de nos 500 euros', 'bleibt von 1000 Euro'.
  new RegExp(String.raw`(?<!\p{L})(?:left(?: over)?|remain\w*|übrig|bleib\w*|reste\w*|rest|resta|restent|queda\w*|sobra\w*|avanza\w*)(?!\p{L})[^?.;\d]{0,28}?(?<!\p{L})(?:of|from|out of|von|aus|vom|de|des|sur|di|dei|del)(?!\p{L})[^?.;\d]{0,14}?(${SUM})`, 'u'),
  new RegExp(String.raw`(?<!\p{L})(?:of|from|out of|von|aus|vom|de|des|sur|di|dei)\s+(?:${OWN}\s+)?(${SUM})[^?.;]{0,28}?(?<!\p{L})(?:left|remain\w*|stays?|übrig|bleib\w*|reste\w*|queda\w*|sobra\w*)(?!\p{L})`, 'u'),
  // 'If each of us has 350 euros', 'we each have $300', 'wir haben 400 Euro'.
  new RegExp(String.raw`(?<!\p{L})(?:we|us|i|everyone|everybody|each|wir|ich|jeder|nous|j|on|chacun|nosotros|cada un[oa])(?!\p{L})[^?.;,\d]{0,24}?(?<!\p{L})(?:have|has|had|got|'ve got|spend|haben|hat|habe|avons|ai|a|tenemos|tengo|tiene)(?!\p{L})[^?.;\d€$£¥]{0,16}?(?:${EACH} )?(${MONEY}|${SUM}(?=\s+${EACH}))`, 'u'),
  // 'Are we under 700 pounds', 'is 400 each enough', 'reicht das mit 400 Euro'.
  new RegExp(String.raw`(?<!\p{L})(?:(?:are|do|will|would|can) (?:we|i)|(?:is|does|will|would) (?:everything|all of (?:it|that|this)|the (?:plan|total|trip|whole \w+|sum|lot)))(?!\p{L})[^?.;,\d]{0,30}?(?<!\p{L})(?:under|over|below|above|within|inside|beyond|exceed|in|into)\s+(?:${OWN}\s+)?(${MONEY})`, 'u'),
  new RegExp(String.raw`(?<!\p{L})(?:reicht|reichen|suffit|suffisent|alcanza\w*|basta\w*|enough|suffice)(?!\p{L})[^?.;,\d]{0,24}?(${MONEY})`, 'u'),
  new RegExp(String.raw`(?<!\p{L})(${MONEY})[^?.;,\d]{0,20}?(?<!\p{L})(?:reichen|reicht|suffisent|suffit|alcanzan?|bastan?|enough|do)(?!\p{L})`, 'u'),
]
const OF_MONEY = pattern('u')`
  (?<!\p{L})(?:left|remain\w*|stays?|do|over|under|below|above|within|inside|enough|fit|fits|exceed|total|sum|costs?|how much|come to|comes to|übrig|bleib\w*|reich\w*|
  kostet|kosten|insgesamt|zusammen|reste\w*|coûte\w*|combien|suffi\w*|queda\w*|cuesta\w*|cuánto|alcanza\w*|sobra\w*)(?!\p{L})
`

/** The purse that a question of sums tells; null where it tells none, or asks for no sum. */
export function readPurseTold(turn: string): PurseTold | null {
  const lower = turn.toLowerCase().replaceAll('’', "'")
  if (!OF_MONEY.test(lower) || !ASKS.test(lower) || OF_PLACES.test(lower)) return null
  for (const form of FORMS) {
    const match = form.exec(lower)
    const [whole, sum] = match ?? []
    if (match === null || whole === undefined || sum === undefined) continue
    const amount = amountOf(sum)
    if (amount === null) continue
    const from = match.index
    // 'Per person' of another clause is of the price.
    const clause = `${lower.slice(0, from).split(CLAUSE).at(-1) ?? ''}${whole}${lower.slice(from + whole.length).split(CLAUSE)[0] ?? ''}`
    return { amount, said: sum.trim(), isEach: new RegExp(String.raw`(?<!\p{L})${EACH}(?!\p{L})`, 'u').test(clause) }
  }
  return null
}

/** These are left as well, and are no money. */
const OF_PLACES = /\b(?:how many|places|seats|tickets|spots|stop|hours|minutes|time) (?:\w+ ){0,3}left\b/

const ASKS = /\?|(?<!\p{L})(?:what|how much|are we|is (?:it|that)|does|do we|was|wie viel|wieviel|reicht|combien|que reste|cuánto|qué|left)(?!\p{L})/u
const CLAUSE = /[,;?!]\s|\s(?:and|und|et|y|e)\s/

function amountOf(sum: string): number | null {
  const digits = /\d[\d.,]*/.exec(sum)?.[0].replace(/[.,]$/, '') ?? ''
  // '1.500' and '1,500' are thousands, '12,50' is none.
  const plain = /^\d{1,3}(?:[.,]\d{3})+$/.test(digits) ? digits.replace(/[.,]/g, '') : digits.replace(/,(?=\d{3}(?:\D|$))/g, '').replace(',', '.')
  const amount = Number(plain) * (/\dk(?!\p{L})/u.test(sum) ? 1000 : 1)
  return Number.isFinite(amount) && amount >= LEAST ? amount : null
}

const LEAST = 10

/** The same, as nobody can misread it. */
export function sayPurseTold({ said, isEach }: PurseTold): string {
  return `Our budget is ${NAMES.reduce((words, [name, english]) => words.replace(name, english), said)} ${isEach ? 'per person' : 'in total'}.`
}
