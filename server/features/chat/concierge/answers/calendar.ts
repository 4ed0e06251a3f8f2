import { isDay } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { capital, counted, dayName, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

const MONTHS = ['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september', 'october', 'november', 'december']
const MONTH = String.raw`(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*`
const DATE = new RegExp(String.raw`\b(?:(\d{1,2})(?:st|nd|rd|th)?(?: of)?(?: ${MONTH})?|${MONTH} (\d{1,2})(?:st|nd|rd|th)?)\b`)
const WEEKDAY = /\b((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/
const WEEK = 7

/** 'Is the 5th a Monday', 'do we have a Sunday', 'how many nights is that': told from the days of the trip; null where those do not tell it. */
export function sayCalendar({ lastText, facts, today, voice }: Situation): string | null {
  const text = lastText.toLowerCase()
  const { startDate, endDate, flexible } = facts
  if (startDate === undefined) return null
  const end = endDate ?? startDate
  const asked = WEEKDAY.exec(text)?.[1]
  const date = readDate(text, { from: startDate, today })
  if (date !== null && !/\beaster|holiday|whitsun|carnival\b/.test(text)) {
    const is = `${dayName(date).replace(/^\w+ /, '')} is a ${weekday(date)}`
    if (asked === undefined) return `${is}.`
    return asked === weekday(date).toLowerCase() ? voice.say(`Yes, ${is}.`, `Yes: ${is}.`) : voice.say(`No, ${is}.`, `No: ${is}.`)
  }
  if (flexible === true) return null
  const days = daysOf(startDate, end)
  const found = asked === undefined ? undefined : days.filter((day) => weekday(day).toLowerCase() === asked)
  if (found !== undefined && asked !== undefined) return found[0] === undefined ? voice.say(
    `No ${capital(asked)} lies in your days: they run from ${dayName(startDate)} to ${dayName(end)}.`,
    `Your days, ${dayName(startDate)} to ${dayName(end)}, have no ${capital(asked)}.`,
  ) : voice.say(`Your ${capital(asked)} is ${dayName(found[0])}.`, `That is ${dayName(found[0])}.`)
  if (!/\b(?:how (?:many|long)|which (?:days?|dates?)|what (?:days?|dates?)|dates|nights|arrive|leave|leaving|weekend)\b/.test(text)) return null
  return voice.say(
    `Your days are ${dayName(startDate)} to ${dayName(end)}: ${counted(days.length, 'day')}, ${counted(days.length - 1, 'night')}.`,
    `From ${dayName(startDate)} to ${dayName(end)}, which is ${counted(days.length, 'day')} with ${counted(days.length - 1, 'night')}.`,
  )
}

/** Of the month that the trip is in where none is said. */
function readDate(text: string, { from, today }: { from: Day; today: Day }): Day | null {
  const [match, first, monthAfter, monthBefore, second] = DATE.exec(text) ?? []
  const number = Number(first ?? second)
  if (match === undefined || number < 1 || number > 31 || /\b\d+ (?:nights?|days?|hours?|people)\b/.test(text)) return null
  const name = monthAfter ?? monthBefore
  const month = name === undefined ? Number(from.slice(5, 7)) : MONTHS.findIndex((one) => one.startsWith(name)) + 1
  const year = Number(from.slice(0, 4))
  const day = `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`
  return isDay(day) ? (day < today ? ofNextYear(day) : day) : null
}

function ofNextYear(day: Day): Day | null {
  const next = `${Number(day.slice(0, 4)) + 1}${day.slice(4)}`
  return isDay(next) ? next : null
}

function daysOf(start: Day, end: Day): Day[] {
  const days: Day[] = []
  for (let at = Date.parse(start); at <= Date.parse(end) && days.length < WEEK * 6; at += 86_400_000) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (isDay(day)) days.push(day)
  }
  return days
}
