import { pattern } from '../../language/pattern.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { readLeft } from '../day-by-day/sums-and-room.ts'
import type { Reading } from '../read-prompt.ts'
import { titlesIn } from '../references/by-title.ts'
import { namedSoFar } from '../refine-search.ts'
import { counted, list, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayForAll, totalBudget } from '../words/trip.ts'
import { partyPrice } from './facts/party-price.ts'

/** 'Are we still within budget', 'is that over what we can spend'. */
const WITHIN = pattern()`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*(?:are we|is (?:it|that|this|all that|everything)|do we (?:stay|keep)|does (?:it|that|this)|
  will (?:it|that|we))\b.*\b(?:(?:within|inside|over|under|above|below|in|on|fit|blow|break) (?:our |the |my |that )?(?:budget|limit|purse))\b
`

export function asksForMoneyLeft(text: string): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return readLeft(lower) !== null || WITHIN.test(lower)
}

/** What was put into the days, else all that was recommended and not taken out since. */
export function proposedSoFar(reading: Reading): string[] {
  if (reading.selected.length > 0) return [...new Set(reading.selected.map(({ productCode }) => productCode))]
  const out = takenOut(reading)
  return namedSoFar(reading).filter((code) => !out.has(code))
}

/** What an answer has said to leave out. */
export function takenOut({ exchanges, cards }: Pick<Reading, 'exchanges' | 'cards'>): Set<string> {
  return new Set(exchanges.flatMap(({ answer }) => { const gone = /^(?:I leave out (.+?)\.|Without (.+?), then\.|(.+?) is out\.) /.exec(answer); return gone === null ? [] : titlesIn(gone[0], cards) }))
}

const FEW = 4

/** What is left of the budget after all that was proposed, not after the last letter. */
export function sayMoneyLeft({ facts, voice, lastText }: Situation, known: readonly KnownFacts[]): string {
  const limit = totalBudget(facts)
  const priced = known.filter(({ price }) => price !== null)
  const currency = priced[0]?.price?.currency
  const names = priced.length > FEW ? `all ${counted(priced.length, 'thing')} I have named` : list(priced.map(({ title }) => shortTitle(title)))
  const amounts = priced.map((one) => partyPrice(one, facts))
  if (currency === undefined || priced.some(({ price }) => price?.currency !== currency)) return voice.say(
    'There is no sum to take from it yet: prices of one currency are missing.', 'That I cannot reckon, since the prices are not of one currency.',
  )
  const isForAll = amounts.every((amount) => amount !== null)
  const sum = amounts.reduce<number>((all, amount, at) => all + Math.round((amount ?? priced[at]?.price?.amount ?? 0) * 100), 0) / 100
  const converted = priced.some(({ price }) => price?.converted === true)
  const money = (amount: number, isOwn = false): string => sayAmount({ amount: Math.round(amount * 100) / 100, currency, converted: converted && !isOwn })
  const cost = `${money(sum)} ${isForAll ? sayForAll(facts) : 'an adult'}`
  if (limit === null) return voice.say(
    `You have named no budget so far; ${names} come to ${cost}.`,
    `No sum was set yet. ${names.replace(/^all/, 'All')} would cost ${cost}.`,
  ).replace(/^(.*) come to/, priced.length === 1 ? '$1 comes to' : '$1 come to')
  if (!isForAll) return voice.say(
    `That depends on how many you are: ${names}, at ${cost}.`,
    `Tell me how many you are, and I take it from your ${money(limit, true)}; an adult pays ${money(sum)} for ${names}.`,
  )
  if ((facts.budget?.currency ?? currency) !== currency) return voice.say(
    `Your budget is in another currency: it is ${cost} for ${names}.`,
    `The currencies differ, so I only say what it costs: ${cost} for ${names}.`,
  )
  const left = limit - (converted ? Math.round(sum) : sum)
  const isYesOrNo = /^\W*(?:(?:and|so|but|ok|okay|then)\W+)*(?:are|is|do|does|will)\b/i.test(lastText)
  const isOver = /\b(?:over|above|blow|break)\b/i.test(lastText)
  const word = isYesOrNo ? ((left < 0) === isOver ? 'Yes: ' : 'No: ') : ''
  if (left < 0) return voice.say(
    `${word}${money(-left)} more than your ${money(limit, true)}, if you take ${names}: ${cost}.`,
    `${word}nothing is left of your ${money(limit, true)}; ${names} would be ${money(-left)} over it, at ${cost}.`,
  ).replace(/^n/, 'N')
  return voice.say(
    `${word}${money(left)} of your ${money(limit, true)} is left after ${names}, at ${cost}.`,
    `${word}of your ${money(limit, true)} there is ${money(left)} left; ${names} ${priced.length === 1 ? 'takes' : 'take'} ${cost}.`,
  ).replace(/^o/, 'O')
}
