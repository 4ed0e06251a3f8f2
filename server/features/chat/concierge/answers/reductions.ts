import { pattern } from '../../language/pattern.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import type { Asker, Decision } from '../asker.ts'
import { whatStands } from '../references/what-stands.ts'
import { readReferences } from '../references/read-references.ts'
import { list, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

const LESS = pattern('iu')`
  \b(?:discounts?|reductions?|reduced|concessions?|(?:anything|something|money|any|much|bit) off|pay(?:ing)? (?:any )?less|half price|cheaper (?:for|as|at))\b|
  \b(?:senior|pensioner)s?['’]?s? (?:price|rate|fare|ticket|tariff)s?\b|(?<!\p{L})(?:ermäßig\p{L}*|ermässig\p{L}*|rabatt\p{L}*|vergünstig\p{L}*|réductions?|tarifs? réduits?|descuentos?|rebajas?)(?!\p{L})
`
/** Of those who are old; what children pay is asked in other words. */
const OLD = /\b(?:pensioners?|seniors?|retire\w*|elderly|(?:our|my|that) age|over[- ]?6\d|old(?:er)? people)\b|(?<!\p{L})(?:rentner\p{L}*|senior\p{L}*|in unserem alter|retraité\p{L}*|à notre âge|jubilad\p{L}*|mayores|nuestra edad)(?!\p{L})/iu
const YOUNG = /\b(?:kids?|child(?:ren)?|teen\w*|bab(?:y|ies)|students?|son|daughter|under \d)\b/i
const ASKS = /\?|^\W*(?:and |but |so )?(?:do|does|is|are|any|can|could|would|will|gibt|bekommen|hay|tenemos|y a|a-t-on|avons)\b/i
const CHANGES = /\b(?:swap|replace|find|show|something cheaper|instead|make it)\b/i

/** What is taken off the prices of all that stands for those who are old; null where that is not asked, or of one thing by its name. */
export function answerReductions(situation: Situation, ask: Asker): Decision | null {
  const { facts, reading } = situation
  const said = reading.turns.at(-reading.lastLength) ?? ''
  const isOld = OLD.test(said) || ((facts.ages ?? []).some((age) => age >= FROM) || (facts.adultsFrom ?? 0) >= FROM)
  if (!LESS.test(said) || !ASKS.test(said) || CHANGES.test(said) || !isOld || YOUNG.test(said) || reading.lastShown.length === 0) return null
  if (readReferences(situation.lastText, reading).by === 'named') return null
  const { things } = whatStands(facts, reading)
  const codes = [...new Set(things.map(({ card }) => card.productCode))]
  return codes.length === 0 ? null : ask.facts({ codes, currency: reading.cards.at(-1)?.price?.currency }, (known) => sayReductions(situation, known))
}

const FROM = 60

function sayReductions({ facts, voice }: Situation, known: readonly KnownFacts[]): string {
  const less = known.flatMap((one) => {
    const band = one.ageBands.find(({ ageBand, price }) => /senior/i.test(ageBand) && price !== undefined && price.amount < (one.price?.amount ?? 0))
    return band?.price === undefined || one.price === null ? [] : [{ one, from: band.startAge, amount: band.price.amount }]
  })
  const others = known.filter((one) => !less.some((other) => other.one === one))
  const money = (amount: number, { price }: KnownFacts): string => sayAmount({ amount, currency: price?.currency ?? 'USD', converted: price?.converted ?? false })
  if (less.length === 0) return voice.say(`No: none of ${known.length === 1 ? 'it' : 'them'} names a price for seniors.`, 'No operator of these names a price for seniors.')
  const named = list(less.map(({ one, from, amount }) => `${shortTitle(one.title)} costs ${amount === 0 ? 'nothing' : money(amount, one)} from ${from}, against ${money(one.price?.amount ?? 0, one)}`))
  const ages = [...(facts.ages ?? []), ...(facts.adultsFrom === undefined ? [] : [facts.adultsFrom])]
  const isCounted = ages.some((age) => less.every(({ from }) => age >= from)) ? ' The sum counts that already.' : ''
  const rest = others.length === 0 ? '' : ` ${list(others.map(({ title }) => shortTitle(title)))} ${others.length === 1 ? 'names' : 'name'} no price for seniors.`
  return `Yes: ${named}.${isCounted}${rest}`
}
