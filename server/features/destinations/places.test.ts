import { expect, it } from 'vitest'
import { buildPlaceIndex } from './place-index.ts'
import { describeRegion } from './place.ts'
import type { Place } from './place.ts'

const places = buildPlaceIndex(() => false).entries.map(({ place }) => place)

/** The ids of the places for which something is not as it should be; good data has none. */
const idsWhere = (isWrong: (place: Place) => boolean) => places.filter(isWrong).map(({ id }) => id)
const isKnownTo = (use: () => unknown) => {
  try {
    use()
    return true
  } catch {
    return false
  }
}

it('knows the world: over a thousand places in over a hundred and fifty countries', () => {
  expect(places.filter(({ kind }) => kind !== 'country').length).toBeGreaterThan(1000)
  expect(new Set(places.map(({ countryCode }) => countryCode)).size).toBeGreaterThan(150)
})

it('gives every place an id of its own', () => {
  expect(new Set(places.map(({ id }) => id)).size).toBe(places.length)
  expect(idsWhere(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
})

it('shows no two places that read the same', () => {
  const labels = places.map((place) => `${place.name} · ${describeRegion(place)}`)
  expect(labels.filter((label, at) => labels.indexOf(label) !== at)).toEqual([])
})

it('has coordinates on the globe', () => {
  expect(idsWhere(({ latitude }) => !(Math.abs(latitude) <= 90))).toEqual([])
  expect(idsWhere(({ longitude }) => !(Math.abs(longitude) <= 180))).toEqual([])
  expect(idsWhere(({ latitude, longitude }) => latitude === 0 && longitude === 0)).toEqual([])
})

it('has zones and currencies that the runtime knows', () => {
  expect(idsWhere(({ timeZone }) => !isKnownTo(() => new Intl.DateTimeFormat('en', { timeZone })))).toEqual([])
  const currencies = new Set(Intl.supportedValuesOf('currency'))
  expect(idsWhere(({ currency }) => !currencies.has(currency))).toEqual([])
})

it('has names, codes and people', () => {
  expect(idsWhere(({ name, country }) => name === '' || country === '')).toEqual([])
  expect(idsWhere(({ countryCode }) => !/^[A-Z]{2}$/.test(countryCode))).toEqual([])
  expect(idsWhere(({ population }) => !(population >= 0))).toEqual([])
  expect(idsWhere(({ aliases }) => aliases.some((alias) => alias === '' || alias.includes(';')))).toEqual([])
})
