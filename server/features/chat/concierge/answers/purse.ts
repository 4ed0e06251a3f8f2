import { pattern } from '../../language/pattern.ts'
import { list, sayAmount, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayForAll, totalBudget } from '../words/trip.ts'

/** A thing, and what all who come pay for it. */
export interface Spent {
  title: string
  amount: number
}

/** What is held against the budget: the plan, or what was proposed. */
export interface Purse {
  spent: readonly Spent[]
  currency: string
  converted: boolean
  /** What one adult pays for all of it, where that is known. */
  adult: number | null
  /** 'The plan'; the names of the things where there are few. */
  what: string
  isPlan: boolean
  /** What one of them pays is asked, too. */
  isByHead?: boolean
}

const FEW = 2
const OF_EACH = /\b(?:each|per (?:head|person|capita|adult)|a head|apiece|a person|pp)\b/
const YES_OR_NO = pattern('i')`
  ^\W*(?:(?:and|so|but|ok|okay|then)\W+)*(?:are|is|do|does|did|will|would)\b|\b(?:are we|do we|does (?:it|that|the plan)|is (?:it|that|this))\W*(?:still |now |there )?\W*$|
  \b(?:are we|do we|does (?:it|that|the plan)|is (?:it|that|this))\b.*\b(?:fits?|within|under|over|inside|budget)\b
`
const OVER = /\b(?:over|above|beyond|blow|break|exceed)\b/i

/** What is left of the budget, or by how much it is too little, first; then what is held against it. Null where no budget is for all of it. */
export function sayPurse({ facts, voice, lastText }: Situation, { spent, currency, converted, adult, what, isPlan, isByHead }: Purse): string | null {
  const limit = totalBudget(facts)
  if (limit === null) return null
  const money = (amount: number, isOwn = false): string => sayAmount({ amount: Math.round(amount * 100) / 100, currency, converted: converted && !isOwn })
  const sum = spent.reduce((all, { amount }) => all + Math.round(amount * 100), 0) / 100
  const left = limit - (converted ? Math.round(sum) : sum)
  const [own, cost] = [money(limit, true), `${money(sum)} ${sayForAll(facts)}`]
  const yesNo = YES_OR_NO.test(lastText) ? ((left < 0) === OVER.test(lastText) ? 'Yes: ' : 'No: ') : ''
  const comes = isPlan || spent.length === 1 ? 'comes' : 'come'
  const each = (isByHead === true || OF_EACH.test(lastText.toLowerCase())) && (facts.groupSize ?? 1) > 1 ? sayEach({ limit: limit / (facts.groupSize ?? 1), adult: adult ?? sum / (facts.groupSize ?? 1), isSame: adult === null || Math.abs(adult * (facts.groupSize ?? 1) - sum) < 0.01 }, money) : ''
  if (left < 0) return [
    voice.say(
      `${yesNo === '' ? 'Nothing is left: ' : yesNo}${what} ${comes} to ${cost}, ${money(-left)} over your ${own}.`,
      `${yesNo}${what} would take ${cost}, ${money(-left)} more than your ${own}.`,
    ).replace(/^[at]/, (first) => first.toUpperCase()),
    each,
    sayWhatFits(spent, -left, money),
  ].filter((words) => words !== '').join(' ')
  if (left === 0) return `${yesNo}${voice.say(
    `nothing is left, and nothing is missing: ${what} ${comes} to ${cost}, all of your ${own}.`,
    `it is spent to the last: ${what} ${comes} to ${cost}, which is your ${own}.`,
  )}`.replace(/^./, (first) => first.toUpperCase())
  const plain = voice.say(
    `${yesNo}${money(left)} of your ${own} is left; ${what} ${comes} to ${cost}.`,
    `${yesNo}of your ${own} there is ${money(left)} left, with ${what} at ${cost}.`,
  ).replace(/^[oa]/, (first) => first.toUpperCase())
  return each === '' ? plain : `${each} ${plain}`
}

function sayEach({ limit, adult, isSame }: { limit: number; adult: number; isSame: boolean }, money: (amount: number, isOwn?: boolean) => string): string {
  // Where children pay less, nobody's part of the purse is known.
  if (!isSame) return `That is ${money(adult)} for an adult.`
  const left = limit - adult
  return left < 0 ? `That is ${money(adult)} for each of you, ${money(-left)} over ${money(limit, true)}.` : `${money(left)} each: ${money(adult)} of ${money(limit, true)} is spent.`.replace(/^a/, 'A')
}

/** Without which one, or which two, it would do. */
function sayWhatFits(spent: readonly Spent[], over: number, money: (amount: number) => string): string {
  if (spent.length < FEW) return ''
  const inOrder = spent.toSorted((left, right) => left.amount - right.amount)
  const alone = inOrder.find(({ amount }) => amount >= over)
  const out = alone === undefined ? inOrder.toReversed().slice(0, FEW) : [alone]
  const saved = out.reduce((sum, { amount }) => sum + amount, 0)
  if (saved < over || out.length === spent.length) return ''
  return `Without ${list(out.map(({ title, amount }) => `${shortTitle(title)} (${money(amount)})`))} it would fit.`
}
