import { expect, it } from 'vitest'
import { beginsAt } from './begins-at.ts'
import { CHAT_FILMS, filmFor, fitting } from './films.ts'
import { films } from '../../../site/media/films.json'

const PLACES = ['Vienna', 'Wien', 'Lisbon', 'Lissabon', 'Seville', 'Reykjavik', 'Nairobi', 'New York City', 'Cusco', 'Rome', 'Prague', 'Edinburgh', 'Kyoto', 'Sydney', 'Cairo']
const OF_SOME_PLACE = /village|reef|savanna|lanterns|temple|dunes|rainforest|canyon|globe/
const nameOf = (index: number) => CHAT_FILMS[index]?.name

it('has 17 films for the letterhead, each another [9.20]', () => expect(new Set(CHAT_FILMS.map(({ name }) => name)).size).toBe(17))

it('crops each at the line that is written down with the films', () => {
  const written = Object.entries(films).filter(([, { place }]) => place === 'chat').map(([name, { line }]) => [name, Number.parseInt(line)])
  expect(Object.fromEntries(CHAT_FILMS.map(({ name, line }) => [name, line]))).toEqual(Object.fromEntries(written))
})

it('hangs nothing over a place that is of another part of the world: no snow, no reef, no savanna, no pagodas by a lake, no planet', () => {
  const shown = PLACES.map((place) => nameOf(filmFor(place)) ?? '')
  expect(shown.filter((name) => OF_SOME_PLACE.test(name))).toEqual([])
  expect(new Set(shown).size).toBeGreaterThan(3)
  const turns = CHAT_FILMS.map((_, index) => nameOf(fitting(index + 1, 'Vienna')) ?? '')
  expect(turns.filter((name) => OF_SOME_PLACE.test(name))).toEqual([])
})

it('hangs the same over the same place', () => expect(filmFor('Vienna')).toBe(filmFor('Vienna')))

it('shows all of them in turn as long as no place is known', () => expect(CHAT_FILMS.map((_, index) => fitting(index + 1, null))).toEqual([...CHAT_FILMS.keys()].slice(1).concat(0)))

it('begins where it was, and with the first where it never was', () => {
  const kept = (index: string | null) => ({ get: (key: string) => (key === 'meander.videoIndex' ? index : '3.5') })
  expect(beginsAt(kept('12'), null)).toBe(12)
  expect(beginsAt(kept(null), null)).toBe(0)
  expect(beginsAt(kept('99'), null)).toBe(0)
})
