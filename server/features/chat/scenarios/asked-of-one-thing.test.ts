import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const PRAGUE = ["We're a couple in Prague 3-6 June 2027, beer, history and music please", 'make a plan for each day']
const AMSTERDAM = ['Hi, we are two going to Amsterdam from 10 to 13 May 2027. We like art, boats and good food.', 'Please plan the days']
const KYOTO = ['Kyoto 5-8 April 2027, me and my mother (68). Temples, tea, gardens.', 'Yes please set out the days']
const EDINBURGH = ['Edinburgh, 14-17 August 2027, just me. Whisky, history, a bit of hiking.', 'Plan it please']
const DUBLIN = ['Dublin 20-23 March 2027 for three friends: pubs, music, a trip to the coast', 'plan the days please']
const ATHENS = ['Athens with our two kids (7 and 11), 2 adults, 12-15 June 2027. Ruins, beach, food.', 'Can you plan the days?']
const COPENHAGEN = ['Copenhagen 10-13 June 2027, two of us: design, food, cycling', 'plan the days pls']
const MARRAKESH = ['Marrakesh, 4 days from 8 March 2027, two people. Food, crafts, a hammam, desert.', 'Plan each day please']
const NEW_YORK = ['New York 5-9 July 2027, family of four, kids 6 and 10. Dinosaurs, Statue of Liberty, parks.', 'can you plan out the days?']
const BUDAPEST = ['Hallo, wir sind zu zweit vom 9. bis 12. April 2027 in Budapest. Thermalbäder, Musik und gutes Essen.', 'Bitte mach einen Plan für die Tage']
const MADRID = ['Hola, vamos a Madrid del 7 al 10 de mayo de 2027, somos dos. Nos gusta el arte, las tapas y el flamenco.', 'Haz un plan de los días, por favor']
const ISTANBUL = ['I go to Istanbul 9-12 October 2027, alone, woman 33. Mosques, hammam, tea, Bosphorus.', 'Make plan for every day please.']

const { tell } = openDesk('asked-of-one-thing')
const asked = async (before: readonly string[], line: string): Promise<string> => (await tell(...before, line)).at(-1)?.text ?? ''

describe('what is to be counted or measured is told by its number', () => {
  it.each<[before: readonly string[], line: string, says: RegExp]>([
    [PRAGUE, 'How many steps is it up to the metronome?', /Two hundred and sixty/],
    [AMSTERDAM, 'How many dishes are in the rijsttafel, and is it very spicy?', /fourteen dishes[\s\S]*Mild on the left/i],
    [EDINBURGH, "How high is Arthur's Seat, and is it hard?", /251 metres/],
    [DUBLIN, 'How cold is the water at the Forty Foot and do we need wetsuits?', /eleven degrees/],
    [COPENHAGEN, 'How many km is the bike tour?', /Thirteen kilometres/],
    [KYOTO, "In the sake breweries, how many tastings are there? I don't drink so much", /Fushimi comes with twelve tastings/],
    [BUDAPEST, 'Wie viele Weine gibt es bei der Weinprobe?', /seven wines/],
  ])('%s: %s', async (before, line, says) => {
    expect(await asked(before, line)).toMatch(says)
  })
})

describe('the thing that is asked for goes before a word that other questions go by', () => {
  it.each<[before: readonly string[], line: string, says: RegExp, never: RegExp]>([
    [ATHENS, 'Is there a beach on Hydra where the kids can swim?', /Hydra.*(?:dive from the cannon rocks|In off the rocks)/, /children from/],
    [PRAGUE, 'Is the beer bath private or do we share the tub with other people?', /private tub/, /has no word/],
    [PRAGUE, 'Do I need to bring a swimsuit for the tub?', /Bring swimwear/, /graded|effort/],
    [EDINBURGH, 'Is the roof terrace at the museum open if it rains?', /weather permitting/, /Of a roof/],
    [ATHENS, 'What time do we get back from Hydra?', /6:00 PM/, /has room/],
    [MARRAKESH, 'Can we get alcohol at the supper on the square?', /leaves out alcohol, which the square does not serve/, /Of dinner/],
    [DUBLIN, 'Does the kayak end at the same place where it starts?', /City Moorings/, /^Yes|has room|can be had/],
    [ISTANBUL, 'Hammam is only women or mixed? For me important only women.', /men and women together or apart.*hammam/i, /16 years/],
    [MADRID, '¿Dónde empieza la clase de tortilla?', /Mercado de Antón Martín/, /has room/],
  ])('%s: %s', async (before, line, says, never) => {
    const text = await asked(before, line)
    expect(text).toMatch(says)
    expect(text).not.toMatch(never)
  })
})

describe('yes and no are said where the meaning is plain', () => {
  it.each<[before: readonly string[], line: string, says: RegExp]>([
    [NEW_YORK, 'Does the Ellis Island one actually stop at the Statue of Liberty?', /^Yes:.*An hour with the statue/],
    [AMSTERDAM, 'Is the ferry to NDSM extra?', /^No:.*ferry \(it is free\)/],
    [COPENHAGEN, 'Do we actually get to see the crown jewels?', /^Yes:.*below lie the crowns/],
    [ATHENS, 'Is the market one too bloody for kids?', /^(?!Yes)[\s\S]*how bloody it is/],
  ])('%s: %s', async (before, line, says) => {
    expect(await asked(before, line)).toMatch(says)
  })
})

describe('a thing is known by words that stand in no title', () => {
  it.each<[before: readonly string[], line: string, says: RegExp]>([
    [KYOTO, 'Can we take the cups from the pottery home the same day?', /postage of two cups/],
    [BUDAPEST, 'Brauchen wir für die Oper Abendgarderobe?', /dress code.*Bánk bán/],
    [BUDAPEST, 'Ist es im Felsenkrankenhaus kalt?', /Hospital in the Rock/],
    [ISTANBUL, 'The sunset sloop, how long is it and where it start?', /Sunset sloop.*2 hours[\s\S]*Salacak/],
  ])('%s: %s', async (before, line, says) => {
    const reply = (await tell(...before, line)).at(-1)
    expect(reply?.text).toMatch(says)
    expect(reply?.cards).toEqual([])
  })
})

it('tells what one does there, step by step', async () => {
  expect(await asked(MARRAKESH, 'What do we cook with the dada?')).toMatch(/one tagine and three salads/)
  expect(await asked(ISTANBUL, 'What all is covered in the Hagia Sophia one, and how much time it will take?')).toMatch(/Deësis[\s\S]*90 minutes/)
})

it('says of what nobody writes whom to ask', async () => {
  expect(await asked(AMSTERDAM, 'Can I take photos in the palace?')).toMatch(/photographs for The town hall.*(?:ask|card)/)
})
