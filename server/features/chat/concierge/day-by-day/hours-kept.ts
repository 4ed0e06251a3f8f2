import { sayTime } from '@meander/sdk/contract/clock'
import { breakOf } from '../breaks.ts'
import { say } from '../asker.ts'
import type { Decision } from '../asker.ts'
import { isUnchanged } from '../search-input.ts'
import type { Situation } from '../words/situation.ts'

/** Hours that are kept for a meal or a rest before there is a plan: they hold for all that follows, and nothing else is asked. Null where more is said. */
export function answerHoursKept({ reading, facts, before, lastText, wantsPlan, voice }: Situation): Decision | null {
  if (reading.plan.length > 0 || reading.cards.length === 0 || wantsPlan || lastText.includes('?') || facts.destination === undefined || !isUnchanged(facts, before)) return null
  const kept = breakOf(lastText)
  if (kept === null || SAYS_MORE.test(kept.rest)) return null
  const hours = `${sayTime(kept.hours.from)} to ${sayTime(kept.hours.to)}`
  return say(voice.mix([`From ${hours} I put nothing on your days. `, `${hours} stays free, whatever else there is. `], ['Shall I set them out around it?', 'Shall I go on and set out the days?']))
}

/** Behind or before it something else is wanted. */
const SAYS_MORE = /\b(?:show|find|add|book|look|plan|what|which|how|any|else|instead|move|swap|something|also)\b/
