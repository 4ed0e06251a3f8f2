import { describe, expect, it } from 'vitest'
import { hoursInClause } from './hours-in-clause.ts'

/** '00:00-12:30 arrival'; null where nothing is told. */
function told(clause: string): string | null {
  const hours = hoursInClause(clause)
  return hours === null ? null : `${hours.busy.map(({ from, to }) => `${from}-${to}`).join(' ')} ${hours.of}`
}

describe('hours at which somebody is not free', () => {
  it.each([
    ['On Saturday we have rehearsal from 10 to 12', '10:00-12:00 one'],
    ['we got a call w/ the office thurs 3-4pm', '15:00-16:00 one'],
    ['Grandpa naps between 2 and 4', '14:00-16:00 each'],
    ['The conference runs 9 to 5', '09:00-17:00 one'],
    ['we are only free from two to five', '00:00-14:00 17:00-24:00 one'],
  ])('are those from one to another: %s', (clause, hours) => expect(told(clause)).toBe(hours))

  it.each([
    ['we need to be back at the hotel by five every day', '17:00-24:00 each'],
    ['The kids have to be in bed by 8', '20:00-24:00 each'],
    ['the little one melts down after 3', '15:00-24:00 each'],
    ['My wife has a conference until 1', '00:00-13:00 one'],
    ["We won't be up before ten", '00:00-10:00 each'],
    ["Saturday's no good until after lunch", '00:00-14:00 each'],
    ['any time after 4 is free', '00:00-16:00 each'],
    ['we go to bed early', '20:00-24:00 each'],
  ])('go up to an hour or begin with it: %s', (clause, hours) => expect(told(clause)).toBe(hours))

  it.each([
    ['Our train reaches Euston at 11', '00:00-12:30 arrival'],
    ['We land at 7am', '00:00-08:30 arrival'],
    ['our flight is at 20:15', '17:15-24:00 departure'],
    ['I need to be at the airport by 6', '17:00-24:00 departure'],
  ])('leave time to come in and to get away: %s', (clause, hours) => expect(told(clause)).toBe(hours))

  it.each([
    ["I've got a work call at 4", '15:15-17:00 one'],
    ['Dinner is booked for 7.30', '18:45-22:30 one'],
    ['The boys have a match in the afternoon at half past three', '14:45-18:30 one'],
    ['We eat at six every evening', '17:15-20:00 each'],
  ])('take the way there and what is usual: %s', (clause, hours) => expect(told(clause)).toBe(hours))

  it.each([
    ['On Monday evening we already have theatre tickets', '17:30-24:00 one'],
    ["We're meeting friends for lunch", '12:00-14:30 one'],
    ['please leave midday free', '12:00-14:00 each'],
    ['Wednesday is taken', '00:00-24:00 one'],
  ])('are a part of a day, a meal or a day: %s', (clause, hours) => expect(told(clause)).toBe(hours))

  it.each([
    ['Freitag sind wir bis 13 Uhr auf einer Messe', '00:00-13:00 each'],
    ['Samstag von 10 bis 12 haben wir Probe', '10:00-12:00 one'],
    ['on est pris jusqu’à 11h', '00:00-11:00 each'],
  ])('are read in other languages: %s', (clause, hours) => expect(told(clause)).toBe(hours))

  it.each(['we have to check out by 11', 'we have the car until 6', 'we prefer to start in the morning', 'we have a kid of 7', 'it is our 10th anniversary', 'we come on 14 May'])('are none: %s', (clause) => expect(told(clause)).toBeNull())
})
