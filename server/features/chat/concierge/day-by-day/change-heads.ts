import { sayTime } from '@meander/sdk/contract/clock'
import type { Day } from '@meander/sdk/contract/days'
import { isDay } from '@meander/sdk/contract/days'
import { capital, counted, length, list, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import type { DayNamed } from './days-named.ts'
import { isTouched } from './changed.ts'
import type { Changed } from './changed.ts'
import { goneFrom, momentOf, nameOf, titles } from './became.ts'
import type { Became, Of } from './became.ts'
import { sayNoRoom } from './no-room.ts'
import { sayEmptied, sayMore, sayReviewed, sayShunned, saySplit } from './sparing-heads.ts'
import type { PlanDay } from './say-plan.ts'
import { isOn } from './standing-plan.ts'
import type { Standing } from './standing-plan.ts'
import { sayTrade } from './say-trade.ts'
import { sayTravelHours } from './say-travel-hours.ts'
import { sayOwnHours } from '../own-hours/say-own-hours.ts'

/** The first words of a change: what is done, or why not. */
export function sayHead(situation: Situation, changed: Changed, days: readonly PlanDay[]): string {
  const { wish, plan, searched } = changed
  const outcomes = searched.flatMap(({ found }) => found.plan ?? [])
  const became: Became = {
    changed,
    days,
    standing: (codes) => plan.filter(({ productCode }) => codes.includes(productCode)),
    itemsOn: (date) => days.find((day) => day.date === date)?.items ?? [],
    unmoved: outcomes.flatMap(({ unmoved }) => unmoved),
    isFilled: outcomes.some(({ fresh }) => fresh.length > 0),
  }
  switch (wish.kind) {
    case 'day':
      return sayOnDay(situation, wish, became)
    case 'fewer':
      return sayFewer(situation, wish, became)
    case 'move':
    case 'switch':
      return sayMoved(situation, wish, became)
    case 'swap':
      return saySwapped(situation, wish, became)
    case 'trade':
      return sayTrade(situation, wish, became)
    case 'cheaper':
      return sayCheaper(situation, wish, became)
    case 'drop':
      return sayDropped(situation, wish, became)
    case 'split':
      return saySplit(situation, wish, became)
    case 'review':
      return sayReviewed(situation, wish, became)
    case 'shun':
      return sayShunned(situation, wish, became)
    case 'more':
      return sayMore(situation, wish, became)
    case 'empty':
      return sayEmptied(situation, wish, became)
    case 'hours':
      return sayHours(situation, became)
    case 'add':
      return sayAdded(situation, wish, became)
  }
}

function sayFewer({ voice }: Situation, { date, most }: Of<'fewer'>, { changed: { plan }, days, itemsOn }: Became): string {
  const things = counted(most, 'thing')
  if (date === null && plan.length === days.reduce((sum, { items }) => sum + items.length, 0)) return voice.say(`No day has more than ${things} as it is.`, `Each day has ${things} at most already.`)
  if (date === null) return voice.say(`${capital(things)} a day at most, then.`, `Lighter, then: no day has more than ${things}.`)
  const left = counted(itemsOn(date).length, 'thing')
  const [only] = plan.filter((one) => one.date === date)
  if (most === 1 && only !== undefined && itemsOn(date).length === 1 && plan.filter((one) => one.date === date).length === 1) return voice.say(
    `${weekday(date)} has only ${titles([only])} at ${sayTime(only.startTime)}${only.card.minutes === null ? '' : `, ${length(only.card.minutes)}`}, and stays that light.`,
    `On ${weekday(date)} there is just ${titles([only])} at ${sayTime(only.startTime)}${only.card.minutes === null ? '' : ` (${length(only.card.minutes)})`}: light as it is.`,
  )
  if (most === 1 && only === undefined) return voice.say(`${weekday(date)} has nothing on it, and stays so.`, `There is nothing on ${weekday(date)} as it is.`)
  if (plan.filter((one) => one.date === date).length === itemsOn(date).length) return voice.say(`${weekday(date)} has only ${left} as it is.`, `There is no more than ${left} on ${weekday(date)} already.`)
  return voice.say(`Only ${left} on ${weekday(date)}, then.`, `${weekday(date)} is lighter now.`)
}

function sayMoved(situation: Situation, wish: Of<'move'> | Of<'switch'>, became: Became): string {
  const { standing, unmoved } = became
  const { voice } = situation
  const stay = standing(unmoved)
  const left = wish.kind === 'move' && wish.isAny === true && stay.length < wish.codes.length ? [] : stay
  if (wish.kind === 'switch') return left.length > 0 ? `${left.slice(0, 1).map((one) => sayStays(situation, one, { date: wish.days.find((day) => day !== one.date) ?? wish.days[1], part: null }, became)).join(' ')} ${voice.say('So both days stay as they were.', 'I leave the two days as they are.')}` : voice.say(`${list(wish.days.map(weekday))} change places.`, 'The two days are changed about.')
  const things = standing(left === stay ? wish.codes : wish.codes.filter((code) => !unmoved.includes(code)))
  const isOne = things.length === 1
  if (things.every((one) => isOn(one, wish.to))) return voice.say(`${titles(things)} ${isOne ? 'is' : 'are'} there already.`, `That is where ${titles(things)} ${isOne ? 'stands' : 'stand'} as it is.`)
  if (left.length > 0) return `${left.map((one) => sayStays(situation, one, wish.to, became)).join(' ')}`
  return `${voice.say(`${weekday(wish.to.date)} it is for ${titles(things)}.`, `${titles(things)} ${isOne ? 'goes' : 'go'} to ${weekday(wish.to.date)}.`)}${sayTraded(things, became)}`
}

/** What came to another day for it. */
function sayTraded(things: readonly Standing[], { changed: { plan }, days }: Became): string {
  const dayOf = (code: string): Day | undefined => days.find(({ items }) => items.some(({ productCode }) => productCode === code))?.date
  const gone = plan.filter((one) => !things.includes(one) && ![undefined, one.date].includes(dayOf(one.productCode)))
  const [first] = gone.flatMap(({ productCode }) => dayOf(productCode) ?? [])
  return first === undefined ? '' : ` For that ${titles(gone)} ${gone.length === 1 ? 'comes' : 'come'} to ${weekday(first)}.`
}

function saySwapped({ voice }: Situation, { codes, wish, day }: Of<'swap'>, { standing, isFilled }: Became): string {
  const what = wish === null ? 'else' : `for ${nameOf(wish)}`
  const dates = codes.length > 0 ? [...new Set(standing(codes).map(({ date }) => date as Day))] : day === null ? [] : [day.date]
  const where = dates.length === 0 ? '' : ` on ${list(dates.map(weekday))}`
  if (!isFilled) return voice.say(
    `I find nothing ${what} with a free start${where} that fits beside the rest, so it stays as it was.`,
    `There is nothing ${what} that has room${where}; I have left the plan as it is.`,
  )
  return wish === null ? voice.say('Something else there, then.', 'This in its place.') : voice.say(`With ${nameOf(wish)}, then.`, `${capital(nameOf(wish))} it is.`)
}

function sayCheaper({ voice }: Situation, { codes }: Of<'cheaper'>, { standing, isFilled, days }: Became): string {
  const out = standing(codes)
  const gone = out.filter(({ productCode }) => !days.some(({ items }) => items.some((one) => one.productCode === productCode)))
  if (!isFilled) return voice.say(`Nothing that costs less than ${titles(out)} has room there, so it stays.`, `In the place of ${titles(out)} I find nothing cheaper with a free start.`)
  return voice.say(`Without ${titles(gone)}, then.`, `Cheaper: something else in the place of ${titles(gone)}.`)
}

function sayDropped({ voice }: Situation, { codes }: Of<'drop'>, { standing, itemsOn }: Became): string {
  const out = standing(codes)
  const free = [...new Set(out.map(({ date }) => date))].filter((date) => isDay(date) && itemsOn(date).length === 0)
  return `${voice.say(`Without ${titles(out)}, then.`, `${titles(out)} ${out.length === 1 ? 'is' : 'are'} out.`)}${free.length === 0 ? '' : ` ${list(free.map((date) => weekday(date as Day)))} ${free.length === 1 ? 'is' : 'are'} free now.`}`
}

function sayHours(situation: Situation, became: Became): string {
  const { voice } = situation
  const gone = goneFrom(became)
  const own = sayOwnHours(became.changed.own?.now ?? [], became.days.map(({ date }) => date))
  const hours = [sayTravelHours(situation), own === '' ? '' : voice.say(`I keep ${own} free.`, `${capital(own)} is left free, then.`)].filter(Boolean).join(' ')
  if (gone.length === 0 && !became.days.some((day) => isTouched(day, became.changed))) return `${hours}${hours === '' ? '' : ' '}${voice.say('That fits: nothing of the plan stands in those hours.', 'The plan keeps clear of that as it is.')}`
  return `${hours === '' ? voice.say('Then I keep those hours clear.', 'I have made room for that.') : hours}${gone.length === 0 ? '' : ` ${titles(gone)} ${gone.length === 1 ? 'is' : 'are'} out.`}`
}

function sayAdded({ voice }: Situation, { day, wish }: Of<'add'>, { isFilled }: Became): string {
  if (isFilled) return voice.say('That fits.', `There is room on ${weekday(day.date)}.`)
  return voice.say(
    `For ${momentOf(day)} I find nothing${wish === null ? '' : ` with ${nameOf(wish)}`} that has room and fits beside the rest.`,
    `Nothing${wish === null ? '' : ` for ${nameOf(wish)}`} has a free start on ${momentOf(day)} that goes with the rest.`,
  )
}

function sayOnDay({ voice }: Situation, { days }: Of<'day'>, { itemsOn }: Became): string {
  const empty = days.filter((day) => !itemsOn(day.date).some(({ proposed }) => proposed !== null && isOn({ date: proposed.date, startTime: proposed.time }, day)))
  if (empty.length === 0) return ''
  const names = list([...new Set(empty.map(momentOf))], 'or')
  return voice.say(`For ${names} I find nothing with a free start that fits beside the rest.`, `Nothing fits on ${names}, so that stays free.`)
}

/** Why it cannot go there: it does not run that day, or something else stands in its way. */
function sayStays(situation: Situation, { card: { title }, productCode, date, startTime }: Standing, to: DayNamed, { changed: { searched }, days }: Became): string {
  const stands = days.some(({ items }) => items.some((one) => one.productCode === productCode))
  const end = stands ? `, so it stays on ${weekday(date as Day)} at ${sayTime(startTime)}.` : '.'
  const way = searched.flatMap(({ found }) => found.plan?.ways?.[productCode] ?? [])[0] ?? { blocked: [], elsewhere: [] }
  return sayNoRoom(situation, { title, asked: to, way }, { days, end })
}
