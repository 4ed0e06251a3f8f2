import { addDays } from '@meander/sdk/contract/days'
import type { KnownFacts } from '../../../tools/read-activities.ts'
import type { TripFacts } from '../../../understanding/index.ts'
import { weekday } from '../../words/format.ts'
import { lower } from './fact.ts'
import type { Asking, Fact } from './fact.ts'

const WEEKDAY = /\b(mon|tues|wednes|thurs|fri|satur|sun)day(s?)\b/

/** 'Is it open on Tuesdays': what its usual hours say, where it is asked in general or of a day that the trip does not have. Null for the rest. */
export function readWeekday({ openingHours }: KnownFacts, { question, situation }: Asking): Fact | null {
  const day = weekdayAsked(question.asked)
  if (day === null || openingHours === null) return null
  const isInTrip = hasWeekday(situation.facts, day.name)
  const isShut = new RegExp(String.raw`\bclosed\b[^.;]*\b${day.name}`, 'i').test(openingHours)
  const none = isInTrip === false ? `, and your days have no ${day.name}` : ''
  if (isShut && (day.isPlural || isInTrip !== true)) return { verdict: 'no', says: [`is closed on ${day.name}s${none}`, `keeps ${day.name}s free${none}`], short: `closed on ${day.name}s${none}` }
  if (isInTrip !== false || !(day.isPlural || /\b(?:open|run|go)\b/.test(question.asked))) return null
  return {
    verdict: 'told',
    says: [`keeps these hours: ${lower(openingHours)}; your days have no ${day.name}`, `is open like this: ${lower(openingHours)}; there is no ${day.name} among your days`],
    short: `${lower(openingHours)}, and no ${day.name} among your days`,
  }
}

/** A day that was asked for and is none of the trip: then that is worth saying. */
export function sayNoSuchDay(fact: Fact, { question, situation }: Asking): Fact {
  const day = weekdayAsked(question.asked)
  if (fact.verdict !== 'no' || day === null || hasWeekday(situation.facts, day.name) !== false) return fact
  return { ...fact, says: fact.says.map((words) => `${words}; your own days have no ${day.name}`) }
}

function weekdayAsked(asked: string): { name: string; isPlural: boolean } | null {
  const [match, stem = '', plural] = WEEKDAY.exec(asked) ?? []
  return match === undefined ? null : { name: `${stem.charAt(0).toUpperCase()}${stem.slice(1)}day`, isPlural: plural === 's' }
}

const WEEK = 7

/** Null where the days are not known. */
function hasWeekday({ startDate, endDate, flexible }: TripFacts, name: string): boolean | null {
  if (startDate === undefined || flexible === true) return null
  for (let ahead = 0; ahead < WEEK; ahead += 1) {
    const day = addDays(startDate, ahead)
    if (day > (endDate ?? startDate)) return false
    if (weekday(day) === name) return true
  }
  return true
}
