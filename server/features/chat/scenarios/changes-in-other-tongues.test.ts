import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import type { Told } from '../../../test/travel-desk.ts'

const { tell } = openDesk('tongues')

const planOf = (reply: Told | undefined): string[] => (reply?.cards ?? []).flatMap(({ planned, productCode }) => (planned === undefined ? [] : [`${planned.date} ${planned.startTime} ${productCode}`]))
const codesOf = (reply: Told | undefined): string[] => planOf(reply).map((one) => one.slice(17)).toSorted()

const VIENNA = 'Plan every day of Vienna, 11 to 13 May 2027, for the two of us, music, coffee and a walk'
const MADRID = 'Plan every day of Madrid, 6 to 9 May 2027, for the two of us, art, tapas and a market'
const ROME = 'Plan every day of Rome, 6 to 9 May 2027, for the two of us, art and cooking'

describe('a change of a plan is the same in German, Spanish and French as in English [5.1]', () => {
  it.each([
    [VIENNA, 'streich den Spaziergang', 'take the walk out'],
    [VIENNA, 'nimm Mozart bitte raus', 'take Mozart out'],
    [VIENNA, 'leg Mozart auf den letzten Tag', 'move Mozart to the last day'],
    [VIENNA, 'Könnten Sie das Konzert auf den Nachmittag verlegen?', 'move the concert to the afternoon'],
    [VIENNA, 'tausch Mozart gegen etwas im Freien', 'swap Mozart for something outdoors'],
    [MADRID, 'quita el mercado', 'take the market out'],
    [MADRID, 'mueve el palacio al último día', 'move the palace to the last day'],
    [MADRID, 'quita lo del domingo por favor', 'take everything on sunday out'],
    [MADRID, '¿puedes cambiar el palacio por algo al aire libre?', 'swap the palace for something outdoors'],
    [ROME, 'remplace le musée par quelque chose en plein air', 'swap the museum for something outdoors'],
    [ROME, 'enlève le musée s’il te plaît', 'take the museum out'],
  ])('%s: %s', async (plan, foreign, english) => {
    const [before, own] = await tell(plan, foreign)
    const [, plain] = await tell(plan, english)
    expect(planOf(own)).toEqual(planOf(plain))
    expect(planOf(before).length).toBeGreaterThan(4)
    expect(own?.text.replace(/^[^.]*(?:Englisch|inglés|anglais)\. /, '')).toBe(plain?.text)
  })

  it('a day that is cleared is cleared, whatever is said behind it', async () => {
    const [before, told] = await tell(MADRID, 'quita lo del domingo por favor, el último día queremos descansar')
    expect(planOf(before).some((one) => one.startsWith('2027-05-09'))).toBe(true)
    expect(planOf(told)).toEqual(planOf(before).filter((one) => !one.startsWith('2027-05-09')))
    expect(told?.text).not.toMatch(/favor|descansar/)
  })

  it('what is not in the plan is said, and nothing else goes', async () => {
    const [before, told] = await tell(VIENNA, 'swap the opera house on the second day for something with volcanoes')
    const after = codesOf(told)
    expect(after.length === 0 || after.join() === codesOf(before).join()).toBe(true)
  })
})

describe('hours and superlatives of other languages [5.1]', () => {
  const startsOf = (reply: Told | undefined): string[] => planOf(reply).map((one) => one.slice(11, 16))

  it.each([
    ['Wien, 3. bis 6. Juni 2027, wir sind zu zweit, Musik', 'macht uns einen Plan für alle Tage, vormittags bitte nichts', '12:00'],
    ['Hola, somos dos y vamos a Madrid del 6 al 9 de mayo de 2027, arte y tapas', 'haznos un plan para los cuatro días, nada antes de las diez', '10:00'],
    ['Wien, 3. bis 6. Juni 2027, wir sind zu zweit, Musik', 'einen Plan für alle Tage, nichts vor zehn', '10:00'],
  ])('%s: %s', async (trip, line, first) => {
    const [, plan] = await tell(trip, line)
    expect(startsOf(plan).length).toBeGreaterThan(3)
    expect(startsOf(plan).every((time) => time >= first)).toBe(true)
  })

  it.each([[VIENNA, 'nimm das teuerste raus', 'take the most expensive one out'], [MADRID, 'quita lo más caro', 'take the most expensive one out']])('%s: %s', async (plan, foreign, english) => {
    const [[, own], [, plain]] = [await tell(plan, foreign), await tell(plan, english)]
    expect(planOf(own)).toEqual(planOf(plain))
    expect(planOf(own).length).toBeGreaterThan(2)
  })
})
