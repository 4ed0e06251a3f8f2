import { readDeskQuestion } from '../../item-talk/desk-question.ts'
import { calledInVain } from '../references/card-of-clause.ts'
import { readReferences } from '../references/read-references.ts'
import type { Situation } from '../words/situation.ts'
import type { CardsAsked, Parts } from './asked.ts'
import { isWritten } from './clause-asked.ts'
import type { CardAsked } from './clause-asked.ts'
import { CHANGES, isAsking, SUMS } from './part-kinds.ts'
import { readShownQuestions } from './questions-in.ts'

/** What is asked of by a name that nothing has; null where it is none. */
export function lackingOf({ unread, rest, asked }: Parts, { reading }: Situation): CardsAsked | null {
  const isBeside = rest.some((part) => CHANGES.test(part))
  const lacking = calledInVain(unread[0] ?? '', reading, isBeside)
  return lacking === null ? null : { asked, rest: rest.join('. '), lacking }
}

/** What the cards answer of it; null where another reader is to. */
export function answerable({ asked, rest, isNamed }: Parts, situation: Situation): CardsAsked | null {
  const ofCards = asked.flatMap((one) => (one.kind === 'card' ? [one] : []))
  const [only] = asked.length === 1 ? asked : []
  // Alone it has a reader of its own.
  if (only?.kind === 'sum' && only.payers.every((payer) => payer === 'all') && (only.payers.length === 0 || !only.isLeft)) return null
  if (situation.changesPlan === true && ofCards.length > 0 && ofCards.every(({ topic, things, clause, words, measure, contents }) => things.length + words.length === 0 && measure === null && contents === null && OF_WHEN.test(clause) && (topic === null || DOUBTFUL.has(topic)))) return null
  const isOwn = ofCards.some(isWritten) || asked.length > 1 || ofCards.length < asked.length || (asked.length > 0 && rest.length > 0) || (isNamed && ofCards.some((one) => one.topic !== null || isWritten(one)) && !isReadAnyway(ofCards, situation))
  if (asked.length === 0 || !isOwn || rest.some((part) => isAsking(part) && !CHANGES.test(part) && !SUMS.test(part))) return null
  return { asked, rest: rest.join('. '), lacking: null }
}

/** True where every reader knows which card is meant. */
function isReadAnyway(asked: readonly CardAsked[], { lastText, reading }: Situation): boolean {
  const { codes, by } = readReferences(lastText, reading)
  if (by !== 'named' || readDeskQuestion(lastText) !== null || asked.some(({ topic }) => topic === 'rain') || codes.join() !== asked.map(({ code }) => code).join() || asked.some(({ topic }) => topic === null)) return false
  const other = readShownQuestions(lastText, reading, { earlier: reading.turns.slice(0, -reading.lastLength), newFacts: false })
  return other.length === asked.length && other.every(({ topic }, at) => topic === asked[at]?.topic)
}

const OF_WHEN = /day|\d|\b(?:mornings?|afternoons?|evenings?|nights?|earlier|later|noon)\b/
/** Such words may as well want it otherwise. */
const DOUBTFUL: ReadonlySet<string> = new Set(['times', 'booking', 'unknown', 'unrecorded', 'description', 'duration'])
