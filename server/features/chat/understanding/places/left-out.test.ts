import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../understand.ts'

const understand = createUnderstand(await openTestGazetteer(['copenhagen-dk', 'amsterdam-nl', 'rome-it', 'athens-gr', 'buenos-aires-ar', 'reykjavik-is']))
const TWO_TOWNS = 'Copenhagen and Amsterdam, 18 to 21 December'

function townsAfter(text: string, ...context: string[]): string[] {
  return (understand({ text, context, referenceDate: '2026-11-22' }).destinations ?? []).map(({ name }) => name)
}

describe('a town taken out of a trip', () => {
  it.each([
    'No Copenhagen please, only Amsterdam, all four days', 'Kopenhagen bitte ganz streichen.', 'Kopenhagen bitte ganz streichen. Wir fahren nur nach Amsterdam, 18. bis 21. Dezember.',
    'Nein, nur Amsterdam bitte, alle vier Tage. Machen Sie uns einen Plan für jeden Tag.', 'drop Copenhagen', 'take Copenhagen out', 'Copenhagen is out', 'Copenhagen can go',
    'scrap the Copenhagen part',
    'pas Copenhague, seulement Amsterdam', "Supprimez Copenhague s'il vous plaît", 'on laisse tomber Copenhague', 'je ne veux plus aller à Copenhague',
    'on préfère passer tous les jours à Amsterdam',
    'Sin Copenhague por favor', 'solo Ámsterdam', 'Quita Copenhague, todos los días en Ámsterdam', 'no queremos ir a Copenhague', 'wir wollen nicht nach Kopenhagen',
    'Kopenhagen kannst du weglassen',
    'Kopenhagen lassen wir weg', 'der Teil in Kopenhagen kann weg', 'ich habe doch gesagt: kein Kopenhagen!', 'lieber alle vier Tage in Amsterdam', 'Amsterdam only thanks',
    "we'd like to stay in Amsterdam the whole time", 'I told you no Copenhagen', 'forget about Copenhagen', 'just Amsterdam please, plan every day',
  ])('is gone after %j', (text) => {
    expect(townsAfter(text, TWO_TOWNS)).toEqual(['Amsterdam'])
    expect(understand({ text, context: [TWO_TOWNS], referenceDate: '2026-11-22' })).toMatchObject({ startDate: '2026-12-18', endDate: '2026-12-21' })
  })

  it.each([
    'In Copenhagen no museums please', 'No canal tour in Amsterdam', 'drop the Copenhagen food tour', 'in Kopenhagen bitte das Museum streichen',
    'ist es in Kopenhagen nicht zu kalt?', 'only one day in Copenhagen',
    'why not Copenhagen first?', 'not only Copenhagen, Amsterdam too', "don't drop Copenhagen", 'nur Museen in Kopenhagen', 'no, Copenhagen is fine',
    'Nein, Kopenhagen bleibt drin', 'drop Tivoli in Copenhagen',
    'all the days in Copenhagen are full', 'cancel the museum in Copenhagen', 'warum nicht länger in Kopenhagen?',
  ])('stays after %j', (text) => {
    expect(townsAfter(text, TWO_TOWNS)).toHaveLength(2)
  })

  it('gives way to the one that is asked for in its place', () => {
    expect(townsAfter("Rome's a long way from Dubrovnik and there's no train. Do you have anything else by the sea, maybe Athens? Same dates.", 'Rome, 12 to 15 May')).toEqual(['Athens'])
    expect(townsAfter('Athens it is. Plan every day please, same wishes', 'Rome, 12 to 15 May')).toEqual(['Athens'])
    expect(townsAfter('No Rome at all please - all four days in Athens.', 'Rome and Athens, 12 to 15 May')).toEqual(['Athens'])
  })
})

describe('a town that is only spoken of', () => {
  it('is gone to by who would quite like it', () => {
    expect(townsAfter('Mother-in-law (74), wife and yours truly would quite like to see Vienna')).toEqual(['Vienna'])
  })
})

describe('a town taken back in the same sentence', () => {
  it.each([
    ['vom 18. bis 21. Dezember nach Kopenhagen... nein, doch lieber nach Amsterdam. Budget 1200 € für uns drei', 'Amsterdam'], ['Nach Rom im Mai, ach nein, lieber nach Athen', 'Athens'],
    ['Vamos a Madrid, no, mejor a Lisboa, del 3 al 6 de mayo', 'Lisbon'], ['On va à Rome, enfin non, plutôt à Venise, du 3 au 6 mai', 'Venice'],
    ['Andiamo a Parigi, anzi no, a Berlino dal 3 al 6 maggio', 'Berlin'],
    ['Queremos ir a Roma... perdón, a Atenas', 'Athens'], ['Wir wollen nach Rom, Moment, nach Wien', 'Vienna'], ['nous voulons aller à Lisbonne, pardon, à Porto', 'Porto'],
  ])('%j goes to %s', (text, town) => {
    expect(townsAfter(text)).toEqual([town])
  })

  it.each([['Queremos ir a Roma, Atenas y Viena', 3], ['Wir fahren nach Rom und dann lieber mit dem Zug nach Florenz', 2]])('%j takes back nothing', (text, count) => {
    expect(townsAfter(text)).toHaveLength(count)
  })
})

describe('what is no other place', () => {
  it('is a wish with a slip in it', () => {
    const said = 'hiya wer going to reykjavic 5-8 feb me and the wife, 1000 pound, want northen lihgts, hot sprngs and wales watching. not to much bus'
    const facts = understand({ text: said, referenceDate: '2026-11-22' })
    expect(facts.destinations?.map(({ name }) => name)).toEqual(['Reykjavik'])
    expect(facts.interests).toEqual(expect.arrayContaining(['northern lights', 'wildlife', 'nature']))
    expect(townsAfter('we want to go to Wales, watching birds')).toEqual(['Wales'])
  })

  it('is a town of two words of which one is small', () => {
    expect(townsAfter('Somos tres amigas y vamos a Buenos Aires del 10 al 13 de febrero. Queremos tango.')).toEqual(['Buenos Aires'])
    expect(townsAfter('Wir fliegen nach Buenos Aires vom 10. bis 13. Februar')).toEqual(['Buenos Aires'])
  })
})
