import { expect, it } from 'vitest'
import { onDay, planIn } from '../../../test/read-plan.ts'
import { openDesk } from '../../../test/open-desk.ts'

const { last } = openDesk('own-plans')
const PORTO = 'Can you put together a five-day itinerary for Porto, starting 29 June 2027? It is for two people, into food and history.'

it.each([
  'On 29 June 2027 we have dinner with friends from 7 pm to 9 pm, so please keep that time free.',
  'We have a table booked on 29 June between 7 and 9 pm.',
  'On the 29th we’ve got tickets from 7 pm to 9 pm.',
])('plans around what travellers have planned themselves, and takes its hours for no wish: %s', async (said) => {
  const plan = await last(`${PORTO} ${said}`)
  expect(new Set(planIn(plan).map((one) => one.slice(0, 10))).size).toBe(5)
  // Nothing begins in these hours, nor would it last into them.
  expect(onDay(plan, '2027-06-29').map((one) => one.slice(11, 16)).filter((time) => time > '17:00' && time < '21:00')).toEqual([])
})

it('still plans between the hours that are wanted', async () => {
  const plan = await last('Plan three days in Lisbon from 14 March 2027 for two, only things from 2 pm to 8 pm')
  expect(planIn(plan).length).toBeGreaterThan(1)
  for (const one of planIn(plan)) expect(one.slice(11, 16) >= '14:00' && one.slice(11, 16) < '20:00', one).toBe(true)
})

it('takes the day of a date for no hour of the day', async () => {
  const plan = await last('Make a plan for Rome from 22 July 2027 to 23 July 2027 for two people, mostly art and history.')
  expect(new Set(planIn(plan).map((one) => one.slice(0, 10)))).toEqual(new Set(['2027-07-22', '2027-07-23']))
})

it('names what must be and is not to be had, by its own name', async () => {
  const plan = await last('Plan three days in Rome from 29 July 2027 for two people. A rocket launch is a must.')
  expect(plan.text.toLowerCase()).toMatch(/\bno rocket launch\b/)
  expect((await last('Plan three days in Vienna from 18 May 2027 for two. A boat trip is essential.')).cards.some(({ tags }) => tags?.includes('Boat'))).toBe(true)
})
