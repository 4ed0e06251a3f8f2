import type { CardAsked } from './clause-asked.ts'
import type { PlanAsked } from './plan-asked.ts'

/** One question of a message: about a card, or about all that stands in the plan. */
export type Asked = ({ kind: 'card' } & CardAsked) | PlanAsked | { kind: 'apart'; codes: readonly string[] }

/** The questions about single cards in a message, and what else it says. */
export interface CardsAsked {
  asked: Asked[]
  rest: string
  /** What it asks of by a name that none of the cards has. */
  lacking: string | null
}

/** The parts of a message, each where it belongs. */
export interface Parts {
  asked: Asked[]
  rest: string[]
  /** Questions of which nobody knows what they are about. */
  unread: string[]
  /** What is only told by the way. */
  told: string[]
  /** True where a card is called by its name or its day. */
  isNamed: boolean
  /** True where it was asked in another language, word for word. */
  isForeign: boolean
  /** The whole message. */
  text: string
}
