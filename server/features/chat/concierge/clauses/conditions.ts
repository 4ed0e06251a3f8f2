import type { Clause } from '../../reader/index.ts'
import { pattern } from '../../language/pattern.ts'
import { withCards } from '../day-by-day/standing-plan.ts'
import type { Card, Reading } from '../read-prompt.ts'
import { say } from '../asker.ts'
import type { Decision } from '../asker.ts'
import { length, sayAmount, shortTitle } from '../words/format.ts'
import { meantIn } from './clause-things.ts'
import { changes } from './sure.ts'

/** Whether what is to be done only under a condition is to be done, and why. */
export interface Judged {
  holds: boolean
  why: string
}

const CONDITION = pattern('iu')`
  \b(?:if|as long as|provided|unless|wenn|falls|si)\b[^.,;]*?\b(?<than>over|above|more than|longer than|beyond|under|below|less than|shorter than|über|mehr als|länger als|unter|weniger als|plus de|moins de|más de|menos de)\s+
  (?<money>[€$£])?\s?(?<half>half )?(?<count>an?|eine?|une?|una?|\d+(?:[.,]\d+)?|two|three|four|five|six|zwei|drei|vier|deux|trois|dos|tres)(?<more> and a half)?
  (?:\s*(?<hours>h\b|hrs?\b|hours?|stunden?|heures?|horas?)|\s*(?<minutes>min(?:utes?|uten|utos)?\b)|\s*(?<euros>euros?|dollars?|pounds?|quid|bucks|[€$£]))?
`
const COUNTS: Readonly<Record<string, number>> = { two: 2, zwei: 2, deux: 2, dos: 2, three: 3, drei: 3, trois: 3, tres: 3, four: 4, vier: 4, five: 5, six: 6 }
const UPPER = /over|above|more|longer|beyond|über|mehr|länger|plus|más/i
const HOUR = 60

/** 'If it is over an hour skip it', 'take it out if it costs more than 50': by what the card says of the one thing that is meant; null without a condition, or where the card does not say. */
export function judgedBy(clause: Clause, reading: Reading): Judged | null {
  const { groups: said } = CONDITION.exec(clause.text) ?? {}
  if (said === undefined) return null
  const plan = withCards(reading)
  const cards = new Set(meantIn(clause, ['out', 'item', 'in'], { plan, reading }).flatMap(({ planned, shown }) => [...planned.map(({ card }) => card), ...shown]))
  const [card] = cards
  if (card === undefined || cards.size > 1) return null
  const limit = (COUNTS[said['count']?.toLowerCase() ?? ''] ?? (Number((said['count'] ?? '').replace(',', '.')) || 1)) * (said['half'] === undefined ? 1 : 0.5) + (said['more'] === undefined ? 0 : 0.5)
  const isOfMoney = said['money'] !== undefined || said['euros'] !== undefined
  const isOfTime = said['hours'] !== undefined || said['minutes'] !== undefined
  const told = isOfMoney ? priceOf(card) : isOfTime ? timeOf(card) : null
  if (told === null) return null
  const bound = isOfMoney ? limit : limit * (said['hours'] === undefined ? 1 : HOUR)
  const isSo = UPPER.test(said['than'] ?? '') ? told.value > bound : told.value < bound
  const holds = /\bunless\b/i.test(clause.text) ? !isSo : isSo
  return { holds, why: `${shortTitle(card.title)} ${told.words}${holds ? '.' : ', so it stays as it is.'}` }
}

function priceOf({ price }: Card): { value: number; words: string } | null {
  return price === null ? null : { value: price.amount, words: `costs from ${sayAmount({ ...price, converted: false })} a person` }
}

function timeOf({ minutes }: Card): { value: number; words: string } | null {
  return minutes === null ? null : { value: minutes, words: `takes ${length(minutes)}` }
}

type Decide = (reading: Reading, tools: readonly string[]) => Decision

/** Decides what is done under a condition by whether it holds, and says why. */
export function underConditions(decide: Decide): Decide {
  return (reading, tools) => {
    const [clause, ...others] = reading.clauses ?? []
    const judged = clause === undefined || others.length > 0 || reading.plan.length === 0 || !changes(clause) ? null : judgedBy(clause, reading)
    if (judged === null) return decide(reading, tools)
    if (!judged.holds) return say(judged.why)
    const decision = decide(reading, tools)
    return decision.kind === 'say' && decision.isLost !== true ? { ...decision, text: `${judged.why} ${decision.text}` } : decision
  }
}
