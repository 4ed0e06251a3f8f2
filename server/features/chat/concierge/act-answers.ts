import { ASKS_OF_CARDS, CERTAIN, LIKELY } from '../understanding/acts/index.ts'
import { aboutDesk } from './answers/about-desk.ts'
import { sayBetween } from './answers/between.ts'
import { sayCalendar } from './answers/calendar.ts'
import { sayNothingShown, sayWhichToDrop } from './answers/cards-left.ts'
import { sayPlan } from './answers/my-plan.ts'
import { say } from './asker.ts'
import type { Asker, Decision } from './asker.ts'
import { readDeskQuestion } from '../item-talk/desk-question.ts'
import { readReferences } from './references/read-references.ts'
import { asksForTrips } from './questions/trips-question.ts'
import type { Situation } from './words/situation.ts'

/** What was learned to be asked of the trip itself: its calendar, the way between its places, what has been put into its days, which of two shall go. Null for the rest. */
export function answerByAct(situation: Situation, ask: Asker): Decision | null {
  const { act: { act, share }, reading, facts, pointed = [] } = situation
  if (share < LIKELY) return null
  if (facts.destination === undefined) return ASKS_OF_CARDS.has(act) && reading.cards.length === 0 && situation.turn > 1 && !asksForTrips(situation.lastText) ? say(sayNothingShown(situation)) : null
  switch (act) {
    case 'calendar-question': {
      const told = sayCalendar(situation)
      return told === null ? null : say(told)
    }
    case 'getting-between':
      return readReferences(situation.lastText, reading).by === 'named' ? null : say(sayBetween(situation))
    case 'my-trip':
    case 'plan-total':
      return reading.selected.length === 0 ? null : ask.facts({ codes: reading.selected.map(({ productCode }) => productCode) }, (known) => sayPlan(situation, known))
    case 'drop':
      return share < CERTAIN || pointed.length > 0 || reading.lastNamed < 2 || reading.lastShown.length < 2 || !NO_NAME.test(situation.lastText) ? null : say(sayWhichToDrop(situation))
    case 'ask-how-to-book':
      return share < CERTAIN || readDeskQuestion(situation.lastText) !== null ? null : say(aboutDesk('booking', situation))
    default:
      return null
  }
}

/** 'Too much, drop one': of which, nobody said. */
const NO_NAME = /\b(?:one|something|a thing|fewer|less)\b/i
