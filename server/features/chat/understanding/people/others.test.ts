import { describe, expect, it } from 'vitest'
import { readParty } from '../party.ts'

describe('people who are counted and do not travel', () => {
  it.each([
    'what does it cost per group of 8',
    'one skipper for every 9 guests',
    'I would hate to be one of 60 people on a deck',
    'the crew is 5 people',
    'the last tour had 14 people and it was loud',
    'it needs at least three people to run',
    'six guests per instructor',
    'a wedding with 140 guests',
    'a coach with 52 seats',
    'not with 25 strangers',
    'a bus with 30 other tourists',
    'a guide and three porters',
    'souvenirs for four colleagues',
    '2 for 1 tickets',
    'the seven sisters cliffs',
    'my uncle and aunt own the house',
    'an opera with 3 friends last week was lovely',
    '"lovely for the three of us and our two kids" says a review',
    'one reviewer wrote: we were six adults and had no room',
    'three of us have been there before',
  ])('%s [1.6]', (text) => expect(readParty(text)?.size).toBeUndefined())

  it.each([
    ['a table for 8 tonight', 8],
    ['we are 60 people on a choir trip', 60],
    ['six guests, two rooms', 6],
    ['we are three cooks from Ghent', 3],
    ['19 pupils, 2 teachers and a bus driver', 22],
    ['me and 3 others', 4],
    ['tickets for 5 please', 5],
    ['my uncle and aunt and me', 3],
    ['four of us, and the last group had 14 people', 4],
    ['me and two "best friends"', 3],
    ['5 people to Rome', 5],
    ['the two of us; the website says: ideal for groups of 10', 2],
  ])('but %s are %i [1.6]', (text, size) => expect(readParty(text)?.size).toBe(size))
})
