import type { FoundSummary, SummarizedActivity } from '../../tools/found-summary.ts'
import { namedFirst } from '../../item-talk/named-first.ts'
import type { Offer } from '../offers/offer.ts'
import type { Appointment, Card, Reading } from '../read-prompt.ts'

/** How the talk stands once a part of the message is answered: as if it had been a message by itself. */
export function afterPart(reading: Reading, { text, offer = null }: { text: string; offer?: Offer | null }): Reading {
  const { turns, answers } = reading
  const found = answers.found ?? []
  const shown = found.flatMap(({ activities }) => activities)
  const plan = planOf(found)
  const ordered = namedFirst(shown, text)
  return {
    ...reading,
    cards: [...reading.cards.filter(({ productCode }) => !shown.some((one) => one.productCode === productCode)), ...shown.map((one) => cardOf(one, reading))],
    ...(shown.length === 0 ? {} : { lastShown: ordered.all.map(({ productCode }) => productCode), lastNamed: ordered.named }),
    ...(plan === null ? {} : { plan, planBefore: reading.plan, stoodOnce: [...reading.stoodOnce, ...reading.plan].filter(({ productCode }) => !plan.some((one) => one.productCode === productCode)) }),
    answered: `${reading.answered}\n${text}`,
    lastAnswer: text,
    offer,
    exchanges: [...reading.exchanges, { turns: turns.length, answer: text }],
  }
}

/** Null where the days were not set out. */
function planOf(found: readonly FoundSummary[]): Appointment[] | null {
  const planned = found.filter(({ plan }) => plan !== undefined && plan.isOffer !== true)
  return planned.length === 0 ? null : planned.flatMap(({ activities, destination }) => activities.flatMap(({ productCode, proposed }): Appointment[] =>
    proposed === null ? [] : [{ productCode, date: proposed.date, startTime: proposed.time, ...(destination === null ? {} : { place: destination }) }]))
}

/** What a card tells beside these is known of those that were shown before. */
function cardOf({ productCode, title, tags, price, minutes, rating }: SummarizedActivity, { cards }: Reading): Card {
  const known = cards.find((card) => card.productCode === productCode)
  return known ?? { productCode, title, tags, price: price === null ? null : { amount: price.amount, currency: price.currency }, minutes, rating }
}
