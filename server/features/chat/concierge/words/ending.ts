import type { Blocker } from '../../tools/blockers.ts'
import type { FoundSummary } from '../../tools/find-activities.ts'
import { askForMissing } from './ask.ts'
import { sayImpossible } from './ask-where.ts'
import type { Situation } from './situation.ts'

/** What may be changed where nothing is left. */
const OTHERWISE: Readonly<Partial<Record<Blocker['by'], readonly string[]>>> = {
  time: ['Shall I look at other hours?', 'Which hours would do as well?', 'May it be earlier or later?'],
  avoid: ['Which of them may come back?', 'What may stay in after all?'],
  wish: ['What else would you like there?', 'Shall I look for something near to it?'],
  ages: ['Shall I look at what the others could do?', 'Would another day with other things do?'],
  needs: ['Shall I show what says nothing of it, so that you can ask?', 'Would another town do?'],
}

/** The last words of a recommendation: the one question that helps most, or what can be done now. */
export function ending(situation: Situation, found: FoundSummary, { isPlannerDay = false, isLong = false }: { isPlannerDay?: boolean; isLong?: boolean } = {}): string {
  const { facts, voice } = situation
  if (facts.impossible !== undefined) return sayImpossible(situation, voice)
  if (found.activities.length === 0 && found.blockers.some(({ by }) => by === 'exclude')) return voice.say(
    'Shall I begin again from the top?', 'Would you like to see the first ones again?', 'Shall we look at another town?',
    'What should I change to find others?',
  )
  const [barrier] = found.activities.length === 0 ? found.blockers : []
  const otherwise = barrier === undefined ? undefined : OTHERWISE[barrier.by]
  if (otherwise !== undefined) return voice.say(...otherwise)
  const question = isPlannerDay ? null : askForMissing(situation, found)
  if (question !== null) return question
  // Who has seen the planner's buttons for some days knows them.
  if (isPlannerDay) return voice.first('Add what you like to the day, or skip it.', 'Put one into the day and go on when you are ready.', '')
  // Said once: who goes on talking knows it.
  if (situation.reading.cards.length > 0 || isLong) return ''
  // An honest end is often no line at all.
  if ((situation.reading.turns[0] ?? '').length % 3 !== 0) return ''
  return voice.say(
    'Save the ones you like, or tell me what to change.', 'Keep what suits you, and tell me what to swap.',
    'Say which you would change, and I look again.', 'If one of them is not for you, name it.', 'Tell me which is wrong for you, and why.',
  )
}
