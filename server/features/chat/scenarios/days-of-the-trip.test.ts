import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { planIn } from '../../../test/read-plan.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell, lastTwo: after } = openDesk('trip-days')

// Monday to Friday.
const PORTO = 'Plan Porto day by day from 10 to 14 May 2027, two of us, wine and history, 900 euros in all'
const datesIn = (told: Told): string[] => planIn(told).map((one) => one.slice(0, 10))
const startsIn = (told: Told): string[] => planIn(told).map((one) => one.slice(11, 16))

describe('hours of all days change the plan, and are no search [1.4, 1.6]', () => {
  it.each(['please leave out everything before 11', 'no earlier than 11 for us', 'we never start before 11', 'cancel whatever begins before 11', 'nothing earlier than 11 am', 'can we start every day after 11'])('%s', async (line) => {
    const [plan, told] = await after(PORTO, line)
    expect(startsIn(plan).some((time) => time < '11:00')).toBe(true)
    expect(planIn(told).length).toBeGreaterThan(2)
    expect(startsIn(told).filter((time) => time < '11:00')).toEqual([])
  })

  it.each(['our mornings should stay free', 'keep the mornings free please', 'mornings free, we are late risers', 'we love to sleep in'])('%s', async (line) => {
    const [, told] = await after(PORTO, line)
    expect(planIn(told).length).toBeGreaterThan(2)
    expect(startsIn(told).filter((time) => time < '11:00')).toEqual([])
  })

  it.each(['everything has to be over by 4 pm', 'all of it before 4, the baby naps', 'we want to be done by 4 pm each day'])('%s', async (line) => {
    const [, told] = await after(PORTO, line)
    expect(planIn(told).length).toBeGreaterThan(1)
    expect(startsIn(told).filter((time) => time >= '16:00')).toEqual([])
  })

  it('and of a plan that is asked for with them', async () => {
    const [told] = (await tell('Porto from 10 to 14 May 2027, two of us', 'a plan for each day, with the mornings free as we sleep long')).slice(-1)
    expect(planIn(told as Told).length).toBeGreaterThan(3)
    expect(startsIn(told as Told).filter((time) => time < '12:00')).toEqual([])
  })

  it.each(['is anything open before 9?', 'what starts after 5 pm?', 'do museums close before 6?'])('but not where it is asked: %s', async (line) => {
    const [, told] = await after(PORTO, line)
    expect(told.text).not.toMatch(/made room|hours clear|keeps clear|nothing of the plan stands/)
  })
})

describe('days of the trip that stay free [1.6]', () => {
  it.each([
    ['Tuesday and Thursday stay free', ['2027-05-11', '2027-05-13']],
    ['please keep Monday and Wednesday free', ['2027-05-10', '2027-05-12']],
    ['nothing on Wednesday and Thursday please', ['2027-05-12', '2027-05-13']],
    ['could we have one day completely free, Tuesday for instance', ['2027-05-11']],
    ['Am Mittwoch bitte nichts', ['2027-05-12']],
    ['den Donnerstag bitte frei lassen', ['2027-05-13']],
    ['mercredi rien, s’il vous plaît', ['2027-05-12']],
    ['deja libre el martes por favor', ['2027-05-11']],
  ])('%s', async (line, free) => {
    const [plan, told] = await after(PORTO, line)
    expect(planIn(told)).toEqual(planIn(plan).filter((one) => !free.includes(one.slice(0, 10))))
  })

  it.each(['Saturday stays free', 'nothing on Sunday please', 'den Samstag bitte frei lassen'])('%s is no day of it', async (line) => {
    const [plan, told, again] = (await tell(PORTO, line, 'show me the plan again')) as [Told, Told, Told]
    expect(told.text).toMatch(/Monday 10 May to Friday 14 May/)
    expect(planIn(again)).toEqual(planIn(plan))
  })
})

describe('a plan is asked for in any words [1.1]', () => {
  const TRIP = 'Porto from 10 to 14 May 2027, two of us'
  it.each([
    'could you plan our whole stay', 'please map out every day', 'can you work out what we do each day', 'sort out each day for us', 'plan the entire week for us', 'write it all down day for day', 'lay out something for every day',
    'make a plan monday to friday', 'plan Monday evening to Friday lunch', 'the list with times please', 'figure out each day please',
  ])('%s', async (line) => {
    const [, told] = await after(TRIP, line)
    expect(new Set(datesIn(told)).size).toBeGreaterThan(3)
    expect(datesIn(told).every((day) => day >= '2027-05-10' && day <= '2027-05-14')).toBe(true)
  })

  it.each(['is the bridge open every day?', 'we walk a lot each day', 'does it work out cheaper every day?', 'we are still sorting out our flights', 'what do people eat each day?'])('but not in these: %s', async (line) => {
    const [, told] = await after(TRIP, line)
    expect(planIn(told)).toEqual([])
  })
})
