import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, last } = openDesk('hours-of-travel')

const startsIn = ({ cards }: Told): string[] => cards.flatMap(({ planned }) => (planned === undefined ? [] : [`${planned.date} ${planned.startTime}`])).toSorted()
const hoursIn = ({ text }: Told): string[] => [...text.matchAll(/(\d{1,2}):(\d\d) ([AP])M/g)].map(([, hour, minute, half]) => `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minute ?? ''}`)

const PORTO = 'Plan every day of Porto, Friday 14 to Monday 17 May 2027, two of us'

describe('nothing begins as soon as one comes in, or goes on until one leaves [1.6]', () => {
  it.each([
    'we land on Friday at 5pm', 'our plane gets in at 17.00 on Friday', 'the train arrives on Friday at 17:00', "we're arriving Friday 5 pm",
    'my husband and I touch down at 5pm on the first day', 'arrival is on Friday at 5 pm', 'the bus comes in at 5 pm on day 1',
  ])('%s', async (line) => {
    const told = await last(PORTO, line)
    expect(startsIn(told).length).toBeGreaterThan(0)
    expect(startsIn(told).every((start) => start >= '2027-05-14 18:30')).toBe(true)
  })

  it.each([
    'our flight back is Monday 1pm', 'we fly home on Monday at 1 pm', 'the train home leaves at 12:00 on the last day', 'we are flying home at noon on Monday', 'we leave on Monday morning',
    'we head home Monday at 1pm', 'return flight Monday 13:00',
  ])('%s', async (line) => {
    const told = await last(PORTO, line)
    expect(startsIn(told).filter((start) => start >= '2027-05-17 10:00')).toEqual([])
    expect(told.text).toMatch(/leave|over/)
  })

  it.each(['we leave the hotel at 9 every day', 'what time do we land?', 'is there a flight home at 9?', 'we like planes'])('but these tell no such hour: %s', async (line) => {
    expect((await last(PORTO, line)).text).not.toMatch(/You (?:come in|leave) at/)
  })

  it('of a trip that has no plan yet, too', async () => {
    const [, friday, monday] = await tell('Porto, Friday 14 to Monday 17 May 2027, two of us, wine', 'I land Friday at 6pm, so nothing before that', 'and my flight back is Monday 1pm')
    expect(friday?.text).toMatch(/come in at 6 PM/)
    expect(monday?.text).toMatch(/leave at 1 PM/)
  })
})

describe('hours ashore are kept to [1.6]', () => {
  it.each([
    ['Our ship stops in Barcelona on 9 June 2027, we are there from 8 to 5, two of us', '09:30', '15:00'],
    ['Cruise stop in Barcelona, 9 June 2027, 9am to 6pm, two adults', '10:30', '16:00'],
    ['We have a layover in Istanbul on 14 January 2027 from 10 to 19, two of us', '11:30', '16:30'],
    ['A stopover in Lisbon on 3 March 2027 between 9 and 18, one person', '10:30', '15:30'],
  ])('%s', async (line, from, to) => {
    const told = await last(line)
    expect(told.text).toMatch(/first hour and a half|less an hour and a half/)
    expect(hoursIn(told).length).toBeGreaterThan(0)
    for (const hour of hoursIn(told)) {
      expect(hour >= from).toBe(true)
      expect(hour < to).toBe(true)
    }
  })
})

describe('who is free at one time only wants something then [1.6]', () => {
  it.each([
    'I am in Vienna for work, 3 to 7 May 2027, and only have Thursday evening free, what can I do?', 'Vienna 3 to 7 May 2027, we are only free on Thursday evening',
    'Vienna, 3 to 7 May 2027, alone. Thursday evening is my only free evening',
  ])('%s', async (line) => {
    const told = await last(line)
    expect(told.text).not.toMatch(/keep Thursday|stays yours|put nothing/)
    expect(hoursIn(told).length).toBeGreaterThan(0)
    expect(hoursIn(told).every((hour) => hour >= '17:00')).toBe(true)
    expect(told.text).toMatch(/Thursday|6 May/)
  })

  it.each(['please keep Thursday evening free', 'leave Thursday evening free for us', 'we want Thursday evening off'])('but that is to stay free: %s', async (line) => {
    expect((await last('Vienna 3 to 7 May 2027, two of us, music', line)).text).toMatch(/Thursday evening (?:stays|is) (?:yours|free)|keep Thursday evening free/)
  })
})
