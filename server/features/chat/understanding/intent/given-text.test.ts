import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer())
const read = (text: string) => understand({ text, referenceDate: '2026-11-21' })

describe('a text that is given to be worked on says nothing of a trip', () => {
  it.each([
    'Translate into French: two tickets to Lisbon for Friday, please',
    'please correct this: we was four days in Rome with there kids',
    'Make this sound friendlier: your room in Vienna is not ready before 3 pm',
    'how do you say "a table for five by the sea" in Greek',
    'Extract the dates from the following: we fly to Paris on 3 May and are back on 9 May',
    'Is this sentence passive? "The hotel in Prague was built by two brothers."',
    'fix the grammar: me and my wife is going to Madrid for 3 nights',
  ])('%s', (text) => {
    const { intent, destination, groupSize, duration } = read(text)
    expect({ intent, destination, groupSize, duration }).toEqual({ intent: 'other', destination: undefined, groupSize: undefined, duration: undefined })
  })

  it.each([
    'Our wishes: two nights in Lisbon, a walk, good food',
    'Destination: Rome, from 3 to 6 May, two people',
    'somewhere "off the beaten track" in Portugal for four days',
    'plan this for us: Vienna, 3 days in June, two adults',
    'say Lisbon, 4 days, the two of us',
  ])('but is its own where nothing is to be done to it: %s', (text) => expect(read(text).intent).toBe('travel'))
})

describe('parts to play, sums that are told of others, and troubles at home', () => {
  it.each([
    'be my piano teacher and ask me questions about scales',
    'pretend we are in a café and you are the waiter',
    'act as the captain of a ship and give orders to 5 sailors',
    'A hostel charges 22 a night and has 40 beds, how much does it earn in a week?',
    'Two buses leave Lisbon and Madrid at the same time, when do they meet?',
    'my cousins stay with us for two weeks and I am stressed, what should I do?',
    'which van is good for a family with four children',
    'jabs for a baby of 12 months',
    'activities for a birthday with ten boys in our garden',
  ])('%s', (text) => expect(read(text).intent).toBe('other'))

  it.each([
    'be our guide in Rome for three days',
    'act as a local and show me Lisbon',
    'my cousins stay with us in Vienna for two days, where should we take them?',
    'which jabs do we need for Kenya with a baby of 12 months',
    'activities for ten boys in Madrid on Saturday',
    'what should we do in Athens on a Monday',
  ])('but travel is %s', (text) => expect(read(text).intent).toBe('travel'))
})
