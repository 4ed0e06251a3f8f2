import { describe, expect, it } from 'vitest'
import { minutesOf } from '@meander/sdk/contract/days'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('first-plans')

interface Planned {
  date: string
  time: string
  end: number
  title: string
  tags: readonly string[]
  minutes: number
}

/** What stands in the plan, in the order of its hours. */
function planIn({ cards }: Told): Planned[] {
  return cards.flatMap(({ title, tags = [], duration, planned }) => {
    if (planned === undefined) return []
    const { fixedDurationInMinutes = 0, variableDurationToMinutes = 0 } = (duration ?? {}) as { fixedDurationInMinutes?: number; variableDurationToMinutes?: number }
    const minutes = fixedDurationInMinutes || variableDurationToMinutes
    return [{ date: planned.date, time: planned.startTime, end: minutesOf(planned.startTime) + minutes, title, tags: tags.map((tag) => tag.toLowerCase()), minutes }]
  })
}

async function planOf(...lines: string[]): Promise<Planned[]> {
  return planIn((await tell(...lines)).at(-1) as Told)
}

const daysIn = (plan: readonly Planned[]): string[] => [...new Set(plan.map(({ date }) => date))]
const on = (plan: readonly Planned[], day: string): Planned[] => plan.filter(({ date }) => date.endsWith(day))

describe('a whole plan is asked for in many words [1.6]', () => {
  it.each([
    'could you put together all four days, one thing a day',
    'can you fill all four days please',
    'what should we do each day?',
    'so what would you put on each of the four days?',
    'do all four days for us, two things at most',
    'Give us a rundown for each day',
    'would you line something up for all four days?',
    'please lay out the days for us',
    'set up our four days',
    'What do you suggest for every single day?',
    'plan mon tue wed thu for us',
    'can we get something for each of the days?',
    'Könnten Sie uns einen Plan für jeden Tag machen?',
    'Pouvez-vous nous remplir les quatre jours ?',
    '¿Nos haces un plan para cada día?',
  ])('%s', async (line) => {
    expect(daysIn(await planOf('Prague, 10 to 13 May 2027, two of us, music and beer', line))).toHaveLength(4)
  })

  it.each(['how much is it for all four days?', 'is the jazz on every day?', 'do they run every day?', 'we have four days', 'which of them can be booked on all our days?'])('and is no plan: %s', async (line) => {
    expect(await planOf('Prague, 10 to 13 May 2027, two of us, music and beer', line)).toEqual([])
  })
})

describe('hours that are told with it hold [1.6, 1.7]', () => {
  const trip = 'Madrid, 11 to 14 October 2027, four of us, art and food'
  it.each([
    ['fill all our days, nothing before 11', '11:00'],
    ['plan every day, anything from 10.30', '10:30'],
    ['what should we do each day? start no earlier than half past nine', '09:30'],
    ['plan all four days, first thing not before 10 please', '10:00'],
    ['plan every day for us, we are late risers, after 2 pm', '14:00'],
    ['¿Nos haces un plan para cada día? Nada antes de las 10', '10:00'],
    ['Faites-nous un programme pour chaque jour, rien avant 10 heures', '10:00'],
    ['Machen Sie uns bitte einen Plan für jeden Tag, nichts vor 10 Uhr', '10:00'],
  ])('%s', async (line, earliest) => {
    const plan = await planOf(trip, line)
    expect(daysIn(plan)).toHaveLength(4)
    expect(plan.filter(({ time }) => time < earliest)).toEqual([])
  })

  it.each(['Fill our four days please. Evenings only on Monday since we arrive at 5', 'plan all four days, only evenings on the day we arrive', 'plan each day, on the first day only something in the evening', 'Bitte einen Plan für jeden Tag, am Anreisetag nur abends etwas'])('of the day of arrival: %s', async (line) => {
    const plan = await planOf(trip, line)
    expect(daysIn(plan)).toHaveLength(4)
    expect(on(plan, '-11').filter(({ time }) => time < '17:30')).toEqual([])
    // And of that alone.
    expect(plan.some(({ time }) => time < '17:30')).toBe(true)
  })

  it.each([
    'plan all four days. we land monday at 2pm and fly out thursday at 7pm',
    'plan mon to thu for us: in on monday at 2, out on thursday at 7',
    'Einen Plan für jeden Tag bitte. Wir kommen am Montag um 14 Uhr an und fliegen am Donnerstag um 19 Uhr zurück.',
    'Faites-nous un programme pour chaque jour. Nous arrivons lundi à 14 heures et repartons jeudi à 19 heures.',
  ])('of coming and going by weekdays of the trip: %s', async (line) => {
    const plan = await planOf(trip, line)
    expect(daysIn(plan)).toEqual(['2027-10-11', '2027-10-12', '2027-10-13', '2027-10-14'])
    expect(on(plan, '-11').every(({ time }) => time >= '15:30')).toBe(true)
    expect(on(plan, '-14').every(({ end }) => end <= 17 * 60)).toBe(true)
  })

  it('of mornings alone, for the sake of somebody', async () => {
    const plan = await planOf('Edinburgh in August, 9 to 12 August 2027, two adults and kids 3 and 7', 'plan the four days for us, mornings only because of the little one')
    expect(daysIn(plan)).toHaveLength(4)
    expect(plan.every(({ end }) => end <= 13 * 60 + 30)).toBe(true)
  })

  it('of one thing in the morning, with the afternoons off', async () => {
    const plan = await planOf('Copenhagen 21-23 May 2027, two women and a child of 9. Design and boats.', 'sketch out the three days please, one thing in the morning each day and afternoons off')
    expect(plan.map(({ date }) => date)).toEqual(['2027-05-21', '2027-05-22', '2027-05-23'])
    expect(plan.every(({ time, end }) => time < '12:00' && end <= 13 * 60)).toBe(true)
  })

  it('of sessions that end, and a day that is free of them', async () => {
    const plan = await planOf("I'm in New York for a conference 8 to 11 March 2027. Only free in the evenings, and all day on the 11th.", 'just me. sessions end at 6 each day so anything from 6.30. can you fill the three evenings and the thursday? love jazz and good food')
    expect(plan.filter(({ date, time }) => date < '2027-03-11' && time < '18:30')).toEqual([])
    expect(on(plan, '-11').some(({ time }) => time < '17:30')).toBe(true)
    expect(plan.some(({ tags }) => tags.includes('jazz'))).toBe(true)
  })
})

describe('how much a day holds is told with it [1.6]', () => {
  it.each([
    ['could you put together all four days, one thing a day, nothing before 11', 1],
    ['plan every day for us, one a day is plenty', 1],
    ['what should we do each day? no more than two things on each', 2],
    ['plan all the days, max two things per day', 2],
  ])('%s', async (line, most) => {
    const plan = await planOf('Prague, 10 to 13 May 2027, two of us, music and beer', line)
    expect(daysIn(plan).map((date) => plan.filter((one) => one.date === date).length)).toEqual([most, most, most, most].map((count, at) => Math.min(count, plan.filter((one) => one.date === daysIn(plan)[at]).length)))
    expect(plan.length).toBeLessThanOrEqual(most * 4)
    expect(daysIn(plan)).toHaveLength(4)
  })

  it.each(['make a plan for each day, and the Wednesday is for resting', 'plan each day, nothing on Wednesday', 'plan all five days please, Wednesday off', 'plan every day. we have the Wednesday to ourselves'])('a day stays free: %s', async (line) => {
    expect(daysIn(await planOf('Vienna, 7 to 11 June 2027, two of us, music', line))).toEqual(['2027-06-07', '2027-06-08', '2027-06-10', '2027-06-11'])
  })

  it('a day is light, with one short thing behind the journey', async () => {
    const plan = await planOf("We're a couple going to Lisbon and then Porto, 5-11 September 2027, Porto from the 9th. We like food and walking around.", 'Can you plan day by day please? We take the train to Porto on the 9th so leave that one light. Budget is £900 for the both of us.')
    expect(daysIn(plan)).toHaveLength(7)
    const [only, ...others] = on(plan, '-09')
    expect(others).toEqual([])
    expect(only?.minutes).toBeLessThanOrEqual(180)
    expect((only?.time ?? '') >= '14:00').toBe(true)
  })
})
