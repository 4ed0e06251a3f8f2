import { expect, it } from 'vitest'
import * as z from 'zod/mini'
import {
  DESTINATION_SEARCH_LIMIT,
  DESTINATION_SEARCH_LIMIT_DEMO,
  DestinationMatch,
  DestinationResult,
  ExplainedMatch,
  findDestinations,
  searchDestinations,
} from './destinations.ts'

const limitOf = (limit?: string) => z.safeParse(searchDestinations.query, { query: 'lisb', limit })

it('names a found destination by its id and its name [3.71]', () => {
  const result = { destinationId: 'lisbon-pt', destinationName: 'Lisbon' }
  expect(z.parse(DestinationResult, { ...result, country: 'Portugal' })).toEqual(result)
  expect(z.safeParse(DestinationResult, { destinationName: 'Lisbon' }).success).toBe(false)
})

it('suggests a place by name and region [3.72]', () => {
  const match = { name: 'Lisbon', region: 'Lisboa, Portugal' }
  expect(z.parse(DestinationMatch, { ...match, score: 1 })).toEqual(match)
  expect(z.safeParse(DestinationMatch, { name: 'Lisbon' }).success).toBe(false)
})

it('explains a suggestion by its kind of match and its score [3.73, 3.74]', () => {
  const match = { name: 'Lisbon', matchType: 'starts_with', score: 0.867 }
  expect(z.parse(ExplainedMatch, { ...match, region: 'Lisboa' })).toEqual(match)
  for (const part of ['name', 'matchType', 'score']) expect(z.safeParse(ExplainedMatch, { ...match, [part]: undefined }).success, part).toBe(false)
  expect(z.safeParse(ExplainedMatch, { ...match, matchType: 'guess' }).success).toBe(false)
})

it('keeps what tells places apart whichever list is answered', () => {
  const plain = { matches: [{ name: 'Lisbon', region: 'Lisboa, Portugal' }] }
  const explained = { matches: [{ name: 'Lisbon', matchType: 'exact', score: 1 }] }
  expect(z.parse(searchDestinations.reply, plain)).toEqual(plain)
  expect(z.parse(searchDestinations.reply, explained)).toEqual(explained)
})

it('asks for 8 suggestions unless told another number up to 50 [7.34]', () => {
  expect(DESTINATION_SEARCH_LIMIT).toBe(8)
  expect(DESTINATION_SEARCH_LIMIT_DEMO).toBe(10)
  expect(limitOf().data?.limit).toBe(8)
  expect(limitOf('10').data?.limit).toBe(10)
  for (const limit of ['0', '51', '-1', '2.5', 'many', '']) expect(limitOf(limit).success, limit).toBe(false)
})

it('takes a search term of a sensible length [7.32]', () => {
  expect(z.parse(findDestinations.body, { searchTerm: 'Lisbon' })).toEqual({ searchTerm: 'Lisbon' })
  expect(z.safeParse(findDestinations.body, {}).success).toBe(false)
  expect(z.safeParse(findDestinations.body, { searchTerm: 'a'.repeat(201) }).success).toBe(false)
})
