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

  it.each(['make a plan for each day, and the Wednesday is for resting', 'plan each day, nothing on Wednesday', 'Could you draw up the five days? We have the Wednesday to ourselves, so leave that one free.', 'plan all five days please, Wednesday off', 'plan every day. we have the Wednesday to ourselves'])('a day stays free: %s', async (line) => {
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

describe('what was wished for stands in it, or is said to have no room [1.5, 1.6, 3.16]', () => {
  it.each<[string, string, string, RegExp]>([
    ['8 friends going to Barcelona June 11 to 13 2027. We want boats, tapas and something fun at night', 'can you plan the three days? we land friday at 2pm and fly out sunday at 7pm', 'boat', /tapas/i],
    ['Sydney 1-5 February 2027, couple in our thirties, beaches and hiking', 'write us a plan, every day one thing, friday we fly out at 4 pm', 'hiking', /hik/i],
    ['Kyoto, 29 March to 2 April 2027, my husband and me', "We'd like workshops and gardens. Can you please do a day by day, mornings only", 'workshop', /workshop/i],
    ['Six friends in Istanbul 10-12 September 2027. Boats and food.', 'plan our three days pls. we land friday at 1pm and leave sunday at 5pm', 'boat', /boat/i],
  ])('%s', async (opening, line, tag, word) => {
    const letter = (await tell(opening, line)).at(-1) as Told
    expect(planIn(letter).some(({ tags }) => tags.includes(tag))).toBe(true)
    expect(letter.text).not.toMatch(new RegExp(`\\b(?:No|Of|For) [^.]*${word.source}[^.]*(?:books|sells|nothing in it)`, 'i'))
  })

  it('is found where only its words tell it', async () => {
    const [opening, plan] = (await tell('In Paris for work 8-11 March 2027, just me, I like jazz and good food', "I'm done at 5.30 every day, so just the evenings, and all of thursday is mine. What would you put on each?")) as [Told, Told]
    expect(opening.text).not.toMatch(/no jazz/i)
    expect(planIn(plan).map(({ title }) => title)).toContain('Two cellars and a late set in Rue des Lombards')
    expect(planIn(plan).filter(({ date, time }) => date < '2027-03-11' && time < '17:30')).toEqual([])
  })

  it('an evening for which there is nothing is said to stay empty', async () => {
    const letter = (await tell("I'm in New York for a conference 8 to 11 March 2027, just me.", 'sessions end at 6 each day so anything from 6.30. can you fill the three evenings and the thursday? love jazz and good food')).at(-1) as Told
    const empty = ['Monday', 'Tuesday', 'Wednesday'].filter((_, at) => on(planIn(letter), `-${String(8 + at).padStart(2, '0')}`).length === 0)
    for (const day of empty) expect(letter.text).toMatch(new RegExp(`${day}[^.]*(?:nothing that fits|stays? empty)`))
  })
})

describe('it suits who comes [1.6, 3.16]', () => {
  const WALKS = /walk|hiking|cycling|sport/
  it.each([
    ["My wife and I are both 70 and would like to visit Vienna from 10 to 13 May 2027. We can't walk too far. We like music and coffee houses.", 'can you make a plan for every day, one or two things a day and nothing before 10 am please'],
    ['Prague from 7 to 10 June 2027 with my mother who is 78. We love churches and music.', 'please fill the four days. she has a bad hip so no long walks'],
    ['Rome 12-15 April 2027, my mum (75, bad knees) and I. Art and food.', 'Please lay out the days for us, one thing each day'],
  ])('with no long ways: %s', async (opening, line) => {
    const plan = await planOf(opening, line)
    expect(daysIn(plan)).toHaveLength(4)
    expect(plan.filter(({ tags, minutes }) => minutes > 75 && tags.slice(0, 4).some((tag) => WALKS.test(tag))).map(({ title }) => title)).toEqual([])
  })

  it('no grill feeds who wants nothing with meat', async () => {
    const plan = await planOf('Seoul 12-15 April 2027, solo. palaces, street food, crafts', 'so what do I do on each of the four days? nothing with meat, and one workshop at least')
    expect(daysIn(plan)).toHaveLength(4)
    expect(plan.map(({ title }) => title).filter((title) => /Charcoal/.test(title))).toEqual([])
    expect(plan.some(({ tags }) => tags.includes('workshop'))).toBe(true)
  })

  it('no fish market feeds who eats none', async () => {
    const plan = await planOf("Solo trip to Tokyo 5-9 April 2027, I'm vegetarian and love gardens and quiet places", 'great, can you fill all five days, max two things per day, and something to eat that works for me. about 600 dollars')
    expect(daysIn(plan)).toHaveLength(5)
    expect(plan.map(({ title }) => title).filter((title) => /Tsukiji/.test(title))).toEqual([])
  })

  it.each([
    ['London 17-20 May 2027, three grown-ups. We like history and boats.', 'can you put together all four days, just one thing a day'],
    ['Bonjour, nous serons trois adultes à Paris du 14 au 17 juin 2027, nous aimons la cuisine et les jardins', 'Faites-nous un programme pour chaque jour'],
  ])('nothing for children where none come: %s', async (opening, line) => {
    expect((await planOf(opening, line)).filter(({ title, tags }) => /with children|for small/i.test(title) || tags[0] === 'kids')).toEqual([])
  })

  it('him, my mother and me are three, and of the wheelchair it is spoken', async () => {
    const letter = (await tell("London 17-20 May 2027, my dad uses a wheelchair. It's him, my mom and me. We like history and boats.", "can you put together all four days, just one thing a day, and only stuff where the wheelchair isn't a problem")).at(-1) as Told
    expect(planIn(letter)).toHaveLength(4)
    expect(letter.text).toMatch(/for the three of you/)
    expect(letter.text).toMatch(/wheelchair/)
  })
})
