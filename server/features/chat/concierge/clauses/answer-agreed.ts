import { sayTime } from '@meander/sdk/contract/clock'
import { dayRange, isDay } from '@meander/sdk/contract/days'
import type { PutWish } from '../day-by-day/plan-wish.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import type { Asker, Decision } from '../asker.ts'
import { list, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { takenBy } from './agreed.ts'
import { heardIn } from './heard.ts'

/** What is taken of the cards with its day or hour, before there is a plan: whether it can be had then. Null for anything else. */
export function answerAgreed(situation: Situation, ask: Asker): Decision | null {
  const { reading, facts, voice } = situation
  const { startDate, endDate = startDate, flexible } = facts
  const clauses = heardIn(reading)
  if (reading.plan.length > 0 || reading.cards.length === 0 || startDate === undefined || endDate === undefined || flexible === true) return null
  const doing = clauses.filter(({ act }) => act !== 'courtesy' && act !== 'aside')
  const taken = takenBy(clauses, { reading, days: dayRange(startDate, endDate) })
  if (taken.length === 0 || taken.length < doing.length || taken.every(({ day, time }) => day === null && time === null)) return null
  const codes = taken.flatMap((one) => one.codes)
  return ask.facts({ codes }, (known) => {
    const each = taken.map((one) => sayOne(one, known.find(({ productCode }) => productCode === one.codes[0])))
    return `${each.join(' ')} ${voice.say('It goes into the plan so; shall I set out the days around it?', 'I keep that for the plan: shall I set out the days with it?').replace(/It goes/, taken.length > 1 ? 'They go' : 'It goes').replace('around it', taken.length > 1 ? 'around them' : 'around it')}`
  })
}

const FEW = 4

function sayOne({ words, day, time }: PutWish, known: KnownFacts | undefined): string {
  const title = shortTitle(words)
  const starts = (known?.starts ?? []).filter(({ date }) => day === null || date === day.date)
  const within = starts.filter(({ time: at }) => (time === null || at === time) && (day?.part == null || (at >= day.part.earliest && at < (day.part.latest ?? '24:00'))))
  const [first] = within
  const on = day === null ? '' : ` on ${weekday(day.date)}`
  if (first !== undefined) return `Noted: ${title}${isDay(first.date) ? ` on ${weekday(first.date)}` : ''} at ${sayTime(first.time)} has room.`
  const others = [...new Set(starts.map(({ time: at }) => at))].slice(0, FEW)
  const hour = time === null ? (day?.part == null ? '' : ' at those hours') : ` at ${sayTime(time)}`
  return others.length === 0 ? `${title} has no free start${on}.` : `${title} has no start${hour}${on}, only at ${list(others.map((at) => sayTime(at)), 'or')}.`
}
