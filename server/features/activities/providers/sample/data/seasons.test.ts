import { describe, expect, it } from 'vitest'
import { minutesOf } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { openTestGazetteer } from '../../../../../test/test-gazetteer.ts'
import { calendarDays } from '../calendar.ts'
import { sampleCatalogueOver } from '../catalogue.ts'
import type { PlacedProduct } from '../catalogue.ts'
import { readOpening } from '../compose/opening.ts'
import { quarterOf } from '../../../seasons.ts'
import { isSunStart, startsOn } from '../day-starts.ts'
import { SAMPLE_PLACES } from '../index.ts'
import { INVENTORIES } from './index.ts'

const { all } = sampleCatalogueOver(await openTestGazetteer(SAMPLE_PLACES))
const names = [...new Set(all.map(({ place }) => place.name))]
const towns = names.map((name): [string, PlacedProduct[]] => [name, all.filter(({ place }) => place.name === name)])
const FIRST_OF_SEASONS = ['01', '04', '07', '10'] as const

/** The starts in the middle of a month; 'closed' out of season. */
function startsIn(month: string, { product, place }: PlacedProduct): string {
  const [first, last] = product.months ?? [1, 12]
  const number = Number(month)
  const runs = first <= last ? number >= first && number <= last : number >= first || number <= last
  const date = `2027-${month}-15` as Day
  return runs ? calendarDays(date, date).map((day) => startsOn(product, day, place.timeZone).join()).join() : 'closed'
}

const hoursOf = new Map(INVENTORIES.flatMap(({ experiences }) => experiences.flatMap(({ code, hours }) => (hours === undefined ? [] : [[code, readOpening(hours)] as const]))))
const seasonal = all.flatMap(({ product }) => (product.seasonal === undefined ? [] : [{ ...product, seasonal: product.seasonal }]))
const openings = seasonal.flatMap(({ code, seasonal: { summer, winter } }) => [summer, winter].map((starts) => ({ code, starts })))

describe('openings follow the season', () => {
  it('of at least a third of what every town has', () => {
    const few = towns.filter(([, some]) => some.filter((one) => new Set(FIRST_OF_SEASONS.map((month) => startsIn(month, one))).size > 1).length < some.length / 3)
    expect(towns.length).toBeGreaterThan(40)
    expect(few.map(([name]) => name)).toEqual([])
  })

  it.each(FIRST_OF_SEASONS.map((month, at) => [month, FIRST_OF_SEASONS[(at + 1) % 4] ?? '01'] as const))('so that month %s is another one than %s in every town', (month, later) => {
    const same = towns.filter(([, some]) => some.filter((one) => startsIn(month, one) !== startsIn(later, one)).length < some.length / 4)
    expect(same.map(([name]) => name)).toEqual([])
  })

  it('which is the other way round south of the equator', () => {
    expect([quarterOf(7, 41.9), quarterOf(1, 41.9), quarterOf(7, -33.9), quarterOf(1, -33.9), quarterOf(4, 41.9), quarterOf(10, -33.9)]).toEqual(['summer', 'winter', 'winter', 'summer', null, null])
  })

  it('never beyond half an hour from the usual start of a tour, in their order', () => {
    const tours = seasonal.filter(({ startKind }) => startKind === 'timed')
    const isFar = (usual: readonly string[], starts: readonly string[]) => starts.some((start, at) => Math.abs(minutesOf(start as Day) - minutesOf((usual[at] ?? '') as Day)) > 30)
    expect(tours.length).toBeGreaterThan(300)
    expect(tours.filter(({ starts, seasonal: { summer, winter } }) => isFar(starts, summer) || isFar(starts, winter)).map(({ code }) => code)).toEqual([])
    expect(openings.filter(({ starts }) => starts.join() !== [...new Set(starts)].sort().join()).map(({ code }) => code)).toEqual([])
  })

  it('never of what goes by the sun, of an evening or of a show', () => {
    expect(seasonal.filter(({ starts, outing }) => starts.some(isSunStart) || ['show', 'night', 'food', 'workshop', 'pass'].includes(outing)).map(({ code }) => code)).toEqual([])
  })

  it('within the hours of the place, where a tour has some', () => {
    const isOutside = ({ startKind, code, minutes, seasonal: { summer, winter } }: (typeof seasonal)[number]) => {
      const hours = hoursOf.get(code)
      const longest = Math.max(...[minutes].flat())
      return startKind === 'timed' && hours !== undefined && [...summer, ...winter].some((start) => minutesOf(start) < hours.opens || minutesOf(start) + longest > hours.closes)
    }
    expect(seasonal.filter(isOutside).map(({ code }) => code)).toEqual([])
  })

  it('and are told with the hours of the doors', () => {
    const doors = seasonal.filter(({ startKind }) => startKind === 'window')
    expect(doors.length).toBeGreaterThan(20)
    expect(doors.filter(({ openingHours }) => !/(?:June to August|December to February) until \d\d:\d\d/.test(openingHours ?? '')).map(({ code }) => code)).toEqual([])
  })

  it('and in no text that names an hour', () => {
    expect(seasonal.filter(({ title, about }) => /\b\d{1,2}:\d\d\b|o’clock/.test(`${title} ${about}`)).map(({ code }) => code)).toEqual([])
  })
})
