import { isDay } from '@meander/sdk/contract/days'
import { sayMoney } from '@meander/sdk/contract/money'
import { sayTime } from '@meander/sdk/contract/clock'
import type { SavedTrip } from '../../tools/read-trips.ts'
import { capital, counted, dateRange, dayName, inline, list } from './format.ts'
import type { Situation } from './situation.ts'

/** What the traveller has saved: the day asked for, or the trip in short. */
export function sayTrips(situation: Situation, trips: readonly SavedTrip[]): string {
  const { voice, facts, lastText } = situation
  if (trips.length === 0) return voice.mix(['Nothing is saved yet. ', 'You have no saved trip so far. ', 'Your list of trips is still empty. '], [
    'Save what you like from a card and it will stand there.', 'The Save button on a card starts one.',
    'As soon as you save a card I can read it back to you.',
  ])
  const trip = trips.find(({ destination, title }) => lastText.toLowerCase().includes(title.toLowerCase()) || (destination !== null && lastText.toLowerCase().includes(destination.toLowerCase()))) ?? trips.find(({ destination }) => facts.destination !== undefined && destination?.startsWith(facts.destination.name) === true) ?? trips[0]
  if (trip === undefined) return ''
  const number = /\bday (\d{1,2})\b/i.exec(lastText)?.[1]
  if (number !== undefined) return sayOneDay(situation, trip, Number(number))
  if (/\b(?:how much|cost|price|total|spend|spent)\b/i.test(lastText)) return sayTripCost(situation, trip)
  return [sayWhole(situation, trip), others(trips, trip)].filter(Boolean).join(' ')
}

function sayWhole({ voice, today }: Situation, trip: SavedTrip): string {
  const when = isDay(trip.startDate) ? `, ${dateRange(trip.startDate, isDay(trip.endDate) ? trip.endDate : undefined, today)}` : ''
  const slots = trip.days.flatMap(({ date, slots: all }) => all.map((slot) => `${dayName(date)} at ${sayTime(slot.time)}, ${inline(slot.title)}`))
  const head = voice.say(`${trip.title}${when}.`, `Your ${trip.title}${when}:`, `In ${trip.title}${when} you have this.`)
  const scheduled = slots.length === 0 ? voice.say('Nothing has an hour yet.', 'No hours are set so far.') : `${capital(slots.slice(0, 6).join('; '))}${slots.length > 6 ? `; and ${counted(slots.length - 6, 'more thing')}` : ''}.`
  const waiting = trip.unscheduled.length === 0 ? '' : `${voice.say('Still without an hour: ', 'Waiting for an hour: ', 'Saved but not placed: ')}${list(trip.unscheduled.slice(0, 5).map(({ title }) => inline(title)))}${trip.unscheduled.length > 5 ? ` and ${counted(trip.unscheduled.length - 5, 'other')}` : ''}.`
  return [head, scheduled, waiting].filter(Boolean).join(' ')
}

function sayOneDay({ voice }: Situation, trip: SavedTrip, number: number): string {
  const day = trip.days.find((one) => one.day === number)
  if (day === undefined) return voice.say(
    `${trip.title} has no day ${number}; it runs to ${counted(trip.days.length, 'day')}.`,
    `There is no day ${number} in ${trip.title}: ${counted(trip.days.length, 'day')} in all.`,
  )
  if (day.slots.length === 0) return voice.say(`Day ${number}, ${dayName(day.date)}, is still free.`, `Nothing stands on day ${number} yet, ${dayName(day.date)}.`)
  return voice.say(
    `Day ${number}, ${dayName(day.date)}: ${list(day.slots.map(({ time, title }) => `${inline(title)} at ${sayTime(time)}`))}.`,
    `On day ${number} (${dayName(day.date)}) you have ${list(day.slots.map(({ time, title }) => `${inline(title)} at ${sayTime(time)}`))}.`,
  )
}

function sayTripCost({ voice }: Situation, trip: SavedTrip): string {
  const sum = list(trip.perPerson.map((money) => sayMoney(money)))
  if (sum === '') return voice.say(`Nothing in ${trip.title} has a price yet.`, `No prices stand in ${trip.title} so far.`)
  return voice.say(`What you saved in ${trip.title} comes to ${sum} a person.`, `${trip.title} stands at ${sum} for each of you.`)
}

function others(trips: readonly SavedTrip[], shown: SavedTrip): string {
  const rest = trips.filter((trip) => trip !== shown).map(({ title }) => title)
  return rest.length === 0 ? '' : `You also have ${list(rest.slice(0, 4))}.`
}
