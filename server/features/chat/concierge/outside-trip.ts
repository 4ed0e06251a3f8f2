import { dayRange } from '@meander/sdk/contract/days'
import { WEEKDAY } from '../understanding/date-words.ts'
import { say } from './asker.ts'
import type { Decision } from './asker.ts'
import { heardIn } from './clauses/heard.ts'
import { daysNamed } from './day-by-day/days-named.ts'
import { asksToKeepFree } from './day-by-day/kept-free.ts'
import { dayName, list, weekday } from './words/format.ts'
import type { Situation } from './words/situation.ts'

/** What one wants or asks of a day of the plan. */
const CHANGES: ReadonlySet<string> = new Set(['add', 'move', 'exchange', 'replace', 'remove', 'fill', 'fuller', 'lighter', 'cheaper', 'shorter'])
/** Before there is a plan, the day beside the trip may be meant. */
const ASKS: ReadonlySet<string> = new Set(['find', 'ask-plan'])
const WHAT_ABOUT = /^\W*(?:and |ok |so )*(?:what|how) about\b/i
/** 'Is the 12th a Monday?', 'do we have a Friday?' asks the calendar. */
const OF_CALENDAR = new RegExp(String.raw`\b(?:an?|what|which) ${WEEKDAY}s?\b[^?]*\?`, 'i')
const LIKELY = 0.5
const WEEK = 7

/** A weekday of which something is wanted and that the trip has not: asked after, and nothing done. Null where there is none. */
export function answerOutside(situation: Situation): Decision | null {
  const { facts: { startDate: from, endDate: to = from, flexible }, before, reading, lastText, voice } = situation
  if (reading.cards.length === 0 || from === undefined || to === undefined || flexible === true || from !== before.startDate || to !== (before.endDate ?? before.startDate)) return null
  const days = dayRange(from, to)
  if (days.length >= WEEK || asksToKeepFree(lastText) || (reading.plan.length === 0 && WHAT_ABOUT.test(lastText)) || OF_CALENDAR.test(lastText) || !heardIn(reading).some(({ act, share }) => share >= LIKELY && (CHANGES.has(act) || (reading.plan.length > 0 && ASKS.has(act))))) return null
  const named = [...lastText.toLowerCase().matchAll(WEEKDAYS)].map(([word]) => word)
  // Each is held against the days by itself: the trip may have the one and not the other.
  const missing = named.filter((word) => daysNamed(word, { from, to }).length === 0)
  const names = [...new Set(missing.map((word) => NAMES.find((name) => name.toLowerCase().startsWith(word.slice(0, 3))) ?? ''))].filter((name) => name !== '' && !days.some((day) => weekday(day) === name))
  if (names.length === 0) return null
  const trip = `${dayName(from)} to ${dayName(to)}`
  return say(voice.say(
    `Your days are ${trip}: there is no ${list(names, 'or')} among them, so I have changed nothing. Which day did you mean?`,
    `${list(names)} ${names.length === 1 ? 'is' : 'are'} not in your trip, which is ${trip}; all stays as it is. Which of its days shall it be?`,
  ))
}

const NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
/** One of them, and not each of its name. */
const WEEKDAYS = new RegExp(String.raw`(?<!\b(?:every|each|last|past|next|good|ash|black) )\b${WEEKDAY}\b`, 'g')
