import type { KnownFacts } from '../../tools/read-activities.ts'
import { ASKS_TOTAL } from '../questions.ts'
import type { ShownQuestion } from '../questions.ts'
import { compareShown } from './compare.ts'
import { inWords, list, sayAmount, shortTitle } from '../words/format.ts'
import { describeFact } from './known-facts.ts'
import type { Situation } from '../words/situation.ts'

/** A question about what was shown, answered out of the inventory. */
export function answerAboutShown(question: ShownQuestion, situation: Situation, known: readonly KnownFacts[]): string {
  const { voice } = situation
  const ordered = question.codes.flatMap((code) => known.find(({ productCode }) => productCode === code) ?? [])
  if (ordered.length === 0) return voice.say('The booking desk no longer lists that one, so I would not count on it.', 'That one has left the books since I showed it.')
  if (question.compares && ordered.length > 1) return compareShown(question, situation, ordered)
  if (question.topic === 'price' && ASKS_TOTAL.test(situation.lastText)) return sayTotal(situation, known)
  if (question.topic === 'cancellation' && ordered.length > 1) return sayCancelling(situation, ordered)
  const answers = ordered.slice(0, 3).map((facts) => voice.say(...describeFact(question, facts, situation)))
  return [...new Set(answers)].join(ordered.length > 1 ? '\n\n' : ' ')
}

/** Whose rule is the same is said in one breath. */
function sayCancelling({ voice }: Situation, known: readonly KnownFacts[]): string {
  const rules = new Map<string, string[]>()
  for (const { cancellation, title } of known) rules.set(cancellation ?? '', [...(rules.get(cancellation ?? '') ?? []), shortTitle(title)])
  const sentences = [...rules].map(([rule, titles]) => {
    const names = list(titles)
    if (rule === '') return voice.say(`For ${names} no rule is given, so I would ask before paying.`, `${names} names no rule for cancelling.`)
    const words = rule.charAt(0).toLowerCase() + rule.slice(1)
    return titles.length === known.length ? voice.say(`Yes, the same for ${names}: ${words}.`, `All of these, ${names}: ${words}.`) : voice.say(`For ${names}: ${words}.`, `With ${names} the rule is ${words}.`)
  })
  return sentences.join(' ')
}

/** What they come to together, for the party where it is known. */
function sayTotal({ voice, facts }: Situation, known: readonly KnownFacts[]): string {
  const prices = known.flatMap(({ price }) => price ?? [])
  const [first] = prices
  const names = list(known.map(({ title }) => shortTitle(title)))
  if (first === undefined || prices.length < known.length || prices.some(({ currency }) => currency !== first.currency)) return voice.say(`For ${names} I have no prices that can be added up.`, `${names} cannot be summed: not all of them name a price.`)
  const people = facts.groupSize ?? 1
  const amount = (prices.reduce((sum, price) => sum + Math.round(price.amount * 100), 0) * people) / 100
  const sum = sayAmount({ amount, currency: first.currency, converted: prices.some(({ converted }) => converted) })
  const each = `${facts.groupSize === undefined ? 'a person' : `for ${inWords(people)}`}${(facts.children ?? 0) > 0 ? ' at the adult price' : ''}`
  return voice.say(`${names}: ${sum} ${each}.`, `${sum} ${each}, for ${names}.`)
}
