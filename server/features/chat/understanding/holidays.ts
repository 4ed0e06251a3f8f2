import { pattern } from '../language/pattern.ts'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { easterSunday, sureDay, weekdayOf, weekdayOfMonth, yearOf } from './calendar.ts'
import type { WindowMention } from './date-mention.ts'
import { windowOf } from './date-windows.ts'
import { YEAR, yearSaid } from './date-words.ts'
import { moveableFeast } from './moveable-feasts.ts'

type Dated = { start: Day; end: Day }
/** When a holiday is, in a year. */
type Rule = (year: number) => Dated | null

const stretch = (start: Day, days: number): Dated => ({ start, end: addDays(start, days - 1) })
const fixed = (month: number, day: number, days = 1): Rule => (year) => stretch(sureDay(year, month, day), days)
const easter = (offset: number, days = 1): Rule => (year) => stretch(addDays(easterSunday(year), offset), days)
/** A Monday holiday and the weekend before it. */
const monday = (month: number, place: number | 'last'): Rule => (year) => stretch(addDays(weekdayOfMonth({ year, month, weekday: 1 }, place), -2), 3)
const moving = (name: string, days = 1): Rule => (year) => {
  const found = moveableFeast(name, year)
  return found === null ? null : stretch(sureDay(year, found.month, found.day), days)
}
const thanksgiving: Rule = (year) => stretch(weekdayOfMonth({ year, month: 11, weekday: 4 }, 4), 4)

/** Words, rule, and how many days after the first the holiday itself is. */
const HOLIDAYS: [words: string, rule: Rule, heart?: number][] = [
  ["christmas and new year'?s?(?! (?:eve|day)\\b)", fixed(12, 24, 9)],
  ['good friday', easter(-2)],
  ['(?:easter|holy) saturday', easter(-1)],
  ['easter sunday', easter(0)],
  ['easter monday', easter(1)],
  ['easter', easter(-2, 4), 2],
  ['(?:christmas|xmas) eve', fixed(12, 24)],
  ['(?:christmas|xmas) day', fixed(12, 25)],
  ['whit monday|pentecost monday', easter(50)],
  ['whitsun|pentecost|whit(?= weekend)', easter(48, 3)],
  ['ascension(?: day)?', easter(39)],
  ['christmas|xmas', fixed(12, 24, 3), 1],
  ['boxing day', fixed(12, 26)],
  ["(?:new year'?s? eve|nye|hogmanay|silvester)", fixed(12, 31)],
  ["new year'?s? day", fixed(1, 1)],
  ["(?:chinese|lunar) new year|spring festival|tet", moving('lunar new year', 7)],
  ["(?:the )?turn of the year|new year'?s?(?! resolution)", fixed(12, 30, 4), 2],
  ['thanks[ -]?giving', thanksgiving, 0],
  ['black friday', (year) => stretch(addDays(weekdayOfMonth({ year, month: 11, weekday: 4 }, 4), 1), 1)],
  ['memorial day', monday(5, 'last'), 2],
  ['labou?r day', monday(9, 1), 2],
  ["presidents?'?s? day", monday(2, 3)],
  ['(?:mlk|martin luther king)(?: jr\\.?)?(?: day)?', monday(1, 3)],
  ["(?:columbus|indigenous peoples?'?s?) day", monday(10, 2)],
  ['canadian thanksgiving', monday(10, 2)],
  ['independence day|(?:4th|fourth) of july|july (?:4th|fourth)(?= weekend)', fixed(7, 4)],
  ['juneteenth', fixed(6, 19)],
  ['veterans day', fixed(11, 11)],
  ['halloween', fixed(10, 31)],
  ["valentine'?s?(?: day)?", fixed(2, 14)],
  ["(?:st\\.?|saint) patrick'?s?(?: day)?", fixed(3, 17)],
  ["mother'?s'? day", (year) => stretch(weekdayOfMonth({ year, month: 5, weekday: 0 }, 2), 1)],
  ["father'?s'? day", (year) => stretch(weekdayOfMonth({ year, month: 6, weekday: 0 }, 3), 1)],
  ['australia day', fixed(1, 26)],
  ['canada day', fixed(7, 1)],
  ['bastille day', fixed(7, 14)],
  ['golden week', fixed(4, 29, 7)],
  ['cinco de mayo|5 de mayo', fixed(5, 5)],
  ["(?:st\\.?|saint) andrew'?s day", fixed(11, 30)],
  ["(?:st\\.?|saint) george'?s day", fixed(4, 23)],
  ["(?:st\\.?|saint) nicholas'?s? day", fixed(12, 6)],
  ["king'?s day|koningsdag", fixed(4, 27)],
  ['anzac day', fixed(4, 25)],
  ['(?:guy fawkes|bonfire) night', fixed(11, 5)],
  ["(?:international )?women'?s day", fixed(3, 8)],
  ["april fools?'?(?: day)?", fixed(4, 1)],
  ['(?:the )?ides of march', fixed(3, 15)],
  ['groundhog day', fixed(2, 2)],
  ['epiphany|three kings(?: day)?', fixed(1, 6)],
  ["all saints'?(?: day)?", fixed(11, 1)],
  ['may day', fixed(5, 1)],
  ["(?:d[ií]a de los muertos|day of the dead)", fixed(11, 1, 2)],
  ['palm sunday', easter(-7)],
  ['ash wednesday', easter(-46)],
  ['shrove tuesday|pancake day', easter(-47)],
  ['(?:maundy|holy) thursday', easter(-3)],
  ['(?:holy week|semana santa)', easter(-7, 8)],
  ['cyber monday', (year) => stretch(addDays(weekdayOfMonth({ year, month: 11, weekday: 4 }, 4), 4), 1)],
  ['corpus christi(?= day| in )', easter(60)],
  ['songkran', fixed(4, 13, 3)],
  ['oktoberfest', (year) => ({ start: weekdayOfMonth({ year, month: 9, weekday: 6 }, 3), end: weekdayOfMonth({ year, month: 10, weekday: 0 }, 1) })],
  ['mardi gras', easter(-47)],
  ['carnival(?= week| time| in (?:rio|venice|brazil))', easter(-51, 5)],
  ['diwali|divali|deepavali|deepawali|dipavali', moving('diwali')],
  ['holi', moving('holi')],
  ['ramadan', moving('ramadan', 29)],
  ['eid(?: al[- ]adha)', moving('eid al-adha', 3)],
  ['eid(?: al[- ]fitr)?', moving('eid al-fitr', 3)],
  ['hanukkah|chanukah', moving('hanukkah', 8)],
  ['passover', moving('passover', 8)],
  ['mid-autumn(?: festival)?', moving('mid-autumn')],
  ['spring break', (year) => ({ start: sureDay(year, 3, 1), end: sureDay(year, 3, 31) })],
]
/** Any of their names, for use inside a longer pattern. */
export const HOLIDAY_NAME = `(?:${HOLIDAYS.map(([words]) => words).join('|')})`
/** What is spoken of as a time of year more than as days to fill. */
const ROOMY = /spring break|ramadan/
const HOLIDAY = pattern('g')`
    (?<![\w#-]|
    twenty\s)(?:(?<yearBefore>20\d{2})\s+)?(?<name>${HOLIDAY_NAME})(?![\w']|\s?-?(?:y|sy|ish|themed)\b)(?:\s+(?<weekend>(?:long\s+)?weekend)|
    \s+(?:week|break|holidays?|vacation|time|day|period)\b)?(?:,?\s+(?:of\s+|in\s+)?(?<year>${YEAR}))?(?!\s+(?:markets?|gifts?|presents?|shopping|
    lights|trees?|islands?|dinners?|lunch|brunch|deals?|sales?|discounts?|battle|eggs?|cards?|party|parade|song|movies?|decorations?))
  `
const BANK_HOLIDAY = /\b(?:the\s+|next\s+|this\s+|(?<part>early may|may|spring|summer|august|late august)\s+)*bank\s+holiday(?:\s+(?:weekend|monday))?\b(?:\s+(?:in|of)\s+(?<month>may|august))?/g

/** Holidays by name, in the year that was said or the next that comes. */
export function findHolidays(text: string, { today, country }: { today: Day; country?: string }): WindowMention[] {
  const named = [...text.matchAll(HOLIDAY)].flatMap((match) => {
    const { name = '', weekend, yearBefore, year: said = yearBefore } = match.groups ?? {}
    const own = yearSaid(said, today)
    const [, rule, heart] = HOLIDAYS.find(([words]) => new RegExp(`^(?:${words})$`).test(name)) ?? []
    const found = nextOf(name === 'thanksgiving' && country === 'CA' ? monday(10, 2) : rule, { own, today })
    if (found === null) return []
    const whole = weekend === undefined ? found : heart !== undefined && /christmas|xmas|new year/.test(name) ? weekendAbout(found, addDays(found.start, heart)) : weekendOf(found)
    const mention = windowOf({ ...whole, flexible: ROOMY.test(name) }, { match, today, fixed: own !== null })
    return [heart === undefined ? mention : { ...mention, heart: addDays(found.start, heart) }]
  })
  const bank = [...text.matchAll(BANK_HOLIDAY)].flatMap((match) => {
    const said = `${match.groups?.part ?? ''} ${match.groups?.month ?? ''}`
    // 'The end of August, like the bank holiday weekend'.
    const month = /aug|summer/.test(said) ? '08' : /may|spring/.test(said) ? '05' : /\baug(?:ust)?\b/.test(text) ? '08' : /\b(?:in|of|late|early|mid) may\b/.test(text) ? '05' : ''
    const found = longWeekends('GB', [yearOf(today), yearOf(today) + 1]).find(({ start }) => start >= today && (month === '' || start.slice(5, 7) === month))
    return found === undefined ? [] : [windowOf({ ...found, flexible: false }, { match, today, fixed: false })]
  })
  return [...named, ...bank]
}

function nextOf(rule: Rule | undefined, { own, today }: { own: number | null; today: Day }): Dated | null {
  const years = own === null ? [yearOf(today) - 1, yearOf(today), yearOf(today) + 1, yearOf(today) + 2] : [own]
  return years.map((year) => rule?.(year) ?? null).find((found) => found !== null && (own !== null || found.end >= today)) ?? null
}

/** 'New Year's weekend': the eve and the weekend that the day touches; where it touches none all of its days. */
function weekendAbout(whole: Dated, heart: Day): Dated {
  if (![5, 6, 0, 1].includes(weekdayOf(heart))) return whole
  const { start, end } = weekendOf({ start: heart, end: heart })
  return { start: start < heart ? start : addDays(heart, -1), end }
}

/** The weekend that a holiday makes long: with the Friday or the Monday it falls on, else the one nearest. */
function weekendOf({ start, end }: Dated): Dated {
  const weekday = weekdayOf(start)
  if (start !== end) return { start, end }
  if (weekday === 5) return { start, end: addDays(start, 2) }
  if (weekday === 1) return { start: addDays(start, -2), end: start }
  const saturday = addDays(start, weekday === 0 ? -1 : weekday >= 4 || weekday === 6 ? 6 - weekday : -weekday - 1)
  return { start: saturday, end: addDays(saturday, 1) }
}

const LONG_WEEKENDS: Record<string, Rule[]> = {
  US: [monday(1, 3), monday(2, 3), monday(5, 'last'), monday(9, 1), monday(10, 2)],
  GB: [easter(-2, 4), monday(5, 1), monday(5, 'last'), monday(8, 'last')],
  CA: [monday(2, 3), easter(-2, 3), monday(8, 1), monday(9, 1), monday(10, 2)],
  AU: [easter(-2, 4), monday(6, 2)],
  IE: [monday(2, 1), easter(-2, 4), monday(5, 1), monday(6, 1), monday(8, 1), monday(10, 'last')],
}

/** The long weekends that fall alike every year, in their order; none for a country that is not known. */
export function longWeekends(country: string | undefined, years: number[]): Dated[] {
  const rules = LONG_WEEKENDS[country ?? ''] ?? []
  return years.flatMap((year) => rules.flatMap((rule) => rule(year) ?? []).sort((left, right) => (left.start < right.start ? -1 : 1)))
}

