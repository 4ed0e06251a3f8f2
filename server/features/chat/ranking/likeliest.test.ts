import { expect, it } from 'vitest'
import { likeliest } from './likeliest.ts'

const OPERA = { title: 'Don Giovanni in the house he was written for', tags: ['Music', 'Theatre'], text: 'The overture was dry from the pen by a few hours when Mozart conducted it here.' }
const JAZZ = { title: 'Cellar jazz, then a tram with its lights out', tags: ['Music', 'Nightlife'], text: 'In 1958 jazz came up from underground by going down a stair in Národní.' }
const BATH = { title: 'Oak tub of hops and barley', tags: ['Wellness', 'Spa', 'Beer'], text: 'A thousand litres at thirty-seven degrees; after twenty minutes in the bath you lie on wheat straw.' }
const TRAIN = { title: 'Reims: chalk, kings and champagne', tags: ['Day trip', 'Wine'], text: 'Forty-five minutes on the fast train.', details: 'Gare de l’Est, platform 2' }
const ALL = [OPERA, JAZZ, BATH, TRAIN]

it.each([
  ['the opera', OPERA], ['that Mozart evening', OPERA], ['the saxophone night', JAZZ], ['the club with the trumpets', JAZZ], ['the sauna', BATH], ['the spa one', BATH],
  ['the day trip', TRAIN], ['the sparkling wine', TRAIN], ['the platform', TRAIN],
])('"%s" is known by what stands on its card, and by words that mean the same', (words, thing) => {
  expect(likeliest(words, ALL, (one) => one)[0]?.one).toBe(thing)
})

it('a title tells more than anything else', () => {
  const [best, next] = likeliest('the cellar', ALL, (one) => one)
  expect(best?.one).toBe(JAZZ)
  expect((best?.score ?? 0) - (next?.score ?? 0)).toBeGreaterThan(0.5)
})

it('nothing is likely by words that name nothing, or what none of them is', () => {
  expect(likeliest('the other one please', ALL, (one) => one)).toEqual([])
  expect(likeliest('the helicopter', ALL, (one) => one)[0]?.score).toBeLessThan(0.45)
})
