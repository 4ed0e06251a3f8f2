import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer())
const intentOf = (text: string, ...context: string[]) => understand({ text, context, referenceDate: '2026-11-21' }).intent

const TRIP = 'Four days in Lisbon with my wife'

describe('right behind a message about something else', () => {
  it.each([
    ['in the style of a sailor', 'write a poem about the moon'],
    ['and now in German', 'translate good night into Polish'],
    ['make it half past seven', 'wake me up at seven'],
    ['with half the butter', 'how do I bake a lemon cake'],
    ['and 75 metres', 'how many feet are 20 metres'],
    ['who scored in it', 'who won the champions league last year'],
  ])('%s goes on with it', (text, before) => expect(intentOf(text, TRIP, before)).toBe('other'))

  it.each([
    ['on the 6th', 'what is in my diary next week'],
    ['invite Paul too', 'add a meeting with Anna on Friday'],
  ])('%s goes on with it where no trip is talked of', (text, before) => expect(intentOf(text, before)).toBe('other'))

  it.each([
    ['anyway, which museums are open on Monday', 'write a poem about the moon'],
    ['and what can we do there in the evening', 'how many feet are 20 metres'],
    ['show me boat trips please', 'wake me up at seven'],
    ['ok, and the hotel?', 'who won the champions league last year'],
    ['three nights in Porto for the two of us', 'how do I bake a lemon cake'],
  ])('%s comes back to the trip', (text, before) => expect(intentOf(text, TRIP, before)).toBe('travel'))
})

describe('facts of a trip within other matters', () => {
  it.each(['my friend and I had a fight on Friday', 'is a boy of 11 allowed to stay home alone', 'what does 14 February have to do with a saint', 'pancake batter for eight', 'my 15 year old wants a tattoo'])('%s', (text) =>
    expect(intentOf(text, TRIP)).toBe('other'))

  it.each(['my father has bad hips', 'we have 1,200 to play with', 'which would suit an 8 year old', 'my friend joins us on Friday'])('but %s is of the trip', (text) => expect(intentOf(text, TRIP)).toBe('travel'))
})
