import { expect, it } from 'vitest'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { openStarts } from '../../day-schedule.ts'
import { compose } from './compose/compose.ts'
import { createSampleProvider, SAMPLE_PLACES } from './index.ts'

/**
 * What other machines and earlier starts have told travellers, in literals: a change here is a change of what stands in their trips,
 * and is made on purpose or not at all.
 */
const SLOTS: [code: string, day: string, startTime: string, availableSpaces: number][] = [
  ['LIS-TRAM-28', '2027-03-14', '08:00', 9],
  ['LIS-BLUE-HOUR', '2027-06-21', '20:00', 5],
  ['LIS-OCEANARIO', '2027-12-24', '10:00', 60],
  ['TYO-SKYTREE-DECK', '2027-04-02', '10:30', 55],
  ['NYC-TRAM-DUSK', '2027-11-06', '16:15', 4],
  ['SYD-LUNA-BLUEHOUR', '2027-12-15', '18:45', 7],
  ['REK-RUNTUR', '2027-04-16', '20:30', 11],
  ['PAR-GIVERNY-EARLY', '2027-05-12', '07:50', 13],
  ['HKG-STAR-FERRY', '2027-03-02', '09:00', 74],
  ['NBO-PARK-DAWN', '2027-08-01', '06:00', 6],
  // By the season: half an hour earlier in the morning of a summer, and later in that of a winter.
  ['ROM-CARAVAGGIO', '2027-04-07', '09:45', 9],
  ['BER-PHILHARMONIE', '2027-10-09', '19:00', 37],
]

const provider = createSampleProvider({
  destinations: await openTestGazetteer(SAMPLE_PLACES),
  publicUrl: 'https://meander.example',
  clock: () => new Date('2027-03-01T12:00:00Z'),
})

it.each(SLOTS)('%s has on %s at %s the %d places that it has on every machine', async (code, day, startTime, availableSpaces) => {
  const days = await provider.readSchedule(code as ProductCode, { startDate: day as Day, endDate: day as Day })
  expect(openStarts(days ?? []).filter((slot) => slot.startTime === startTime)).toEqual([{ date: day, startTime, availableSpaces }])
})

it('a product composed of bare facts is this on every machine', () => {
  const about = 'A house with two doors, and a long street that runs from the one to the other past a baker, a well, and the smell of both.'
  const facts = {
    code: 'TST-PIN', outing: 'walk', title: 'The house with two doors', area: 'Centre', scenes: ['oldtown'], tags: ['history'], about, at: [38.7, -9.1], meet: 'At the corner',
    steps: ['First door: In.', 'Hall: Around.', 'Second door: Out.'],
  } as const
  const { title, area, scenes, tags, at, meet, steps } = facts
  expect(compose({ placeId: 'lisbon-pt', currency: 'EUR', walkPrice: 35, languages: ['English', 'Portuguese', 'French'], experiences: [facts] }, 5)).toEqual([
    {
      code: 'TST-PIN', outing: 'walk', title, area, scenes, tags, about, at, meet, steps, tripTo: undefined, months: undefined, lasts: undefined,
      startKind: 'timed', starts: ['09:30', '11:30', '14:30'],
      seasonal: { summer: ['09:00', '11:30', '15:00'], winter: ['10:00', '11:30', '14:00'] }, days: '1234567', minutes: 150, openingHours: null,
      currency: 'EUR', price: 33,
      ages: [
        { ageBand: 'INFANT', startAge: 0, endAge: 4, amount: 0 },
        { ageBand: 'CHILD', startAge: 5, endAge: 12, amount: 20 },
        { ageBand: 'ADULT', startAge: 13, endAge: 99, amount: 33 },
      ],
      included: ['Guide in English', 'A pause with something to drink', 'The guide’s number for questions afterwards', 'List of addresses for the days after'],
      excluded: ['Anything you buy', 'Entry to buildings along the way'],
      rating: 4.9, reviews: 195, party: 10, cancel: 'day', languages: ['English'], accessibility: ['Uneven paving in places'], cutOffMinutes: 120,
      description: `${about} The route is covered in two and a half hours at a strolling pace, in a group of ten or fewer.`,
    },
  ])
})
