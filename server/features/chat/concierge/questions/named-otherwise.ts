import { heardIn } from '../clauses/heard.ts'
import { isPointing, meantIn } from '../clauses/clause-things.ts'
import { SURELY } from '../clauses/meant-things.ts'
import { nameable } from '../day-by-day/out-of-plan.ts'
import { withCards } from '../day-by-day/standing-plan.ts'
import { likeliest } from '../../ranking/index.ts'
import type { Reading } from '../read-prompt.ts'
import type { CardOfClause } from '../references/card-of-clause.ts'
import { stems } from '../references/by-title.ts'
import { THINGS } from '../answers/written/things.ts'
import { EMPTY } from './clause-asked.ts'

/** What a question means by words that stand in no title: 'the pottery' of an hour at the wheel, 'yoga' of slow stretching. Null where nothing that stands comes near, or several things do. */
export function namedOtherwise(said: string, reading: Reading): CardOfClause | null {
  const plan = withCards(reading)
  const part = said.replace(SUPPOSED, ' ')
  if (plan.length === 0) return null
  const among = { plan, reading }
  const items = heardIn(reading).filter(({ text }) => text.includes(said) || said.includes(text.replace(/[?!.,;\s]+$/, '')))
  const meant = items.flatMap((clause) => meantIn({ ...clause, spans: clause.spans.filter(({ words }) => !isPointing(words) && part.includes(words)) }, ['item', 'out', 'in'], among))
  const codes = [...new Set(meant.flatMap(({ planned }) => planned.map(({ productCode }) => productCode)))]
  const [only] = codes
  if (only !== undefined && codes.length === 1) return { codes, own: new Set(meant.flatMap(({ words, planned }) => stems(words).filter((word) => planned.some(({ card: { title, tags } }) => stems(`${title} ${tags.join(' ')}`).includes(word))))), by: 'name' }
  return byOneWord(part, reading) ?? byText(part, reading)
}

/** 'What if it rains', 'can we do it without museums': what is only supposed, or shall not be, names nothing that is asked of. */
const SUPPOSED = /\b(?:if|when|in case|in (?:bad|wet) weather|without|except|instead of)\b[^,;]*/giu

/** A word that is like one thing alone, and far from the next. */
function byOneWord(part: string, reading: Reading): CardOfClause | null {
  const plan = withCards(reading)
  const words = part.split(/[^\p{L}'’-]+/u).filter((word) => word.length > SHORT && stems(word).some((stem) => !EMPTY.has(stem)) && !EMPTY.has(word.toLowerCase()) && !THINGS.some(({ asked, isFirm }) => isFirm !== true && asked.test(word.toLowerCase())))
  const found = words.flatMap((word) => {
    const [best, next] = likeliest(word, plan, ({ card }) => nameable(card))
    return best !== undefined && best.score >= SURELY && best.score - (next?.score ?? 0) >= AHEAD ? [{ word, best }] : []
  }).toSorted((left, right) => right.best.score - left.best.score)
  const [first] = found
  return first === undefined || found.some(({ best }) => best.one.productCode !== first.best.one.productCode) ? null : { codes: [first.best.one.productCode], own: new Set(stems(first.word)), by: 'name' }
}

/** 'The crown' that stands in the text of one thing alone. */
function byText(part: string, reading: Reading): CardOfClause | null {
  const pointed = [...part.matchAll(/\b(?:the|that|our) ([\p{L}'’-]+)/giu)].flatMap(([, word = '']) => stems(word)).filter((word) => word.length > SHORT && !EMPTY.has(word))
  const found = pointed.flatMap((word) => {
    const some = withCards(reading).filter(({ card: { title, about = '', details = '' } }) => stems(`${title} ${about} ${details}`).some((own) => own === word || (own.length > LONG && word.startsWith(own))))
    const codes = [...new Set(some.map(({ productCode }) => productCode))]
    return codes.length === 1 ? codes : []
  })
  return new Set(found).size === 1 ? { codes: found.slice(0, 1), own: new Set(), by: 'name' } : null
}

const SHORT = 3
/** 'Potter' in 'pottery'. */
const LONG = 4
const AHEAD = 0.15
