import { describe, expect, it } from 'vitest'
import { readBudget } from './budget.ts'
import { readDuration } from './duration.ts'
import { readParty } from './party.ts'

describe('whose people are counted', () => {
  it.each([
    'a hostel with 150 guests is too loud for me',
    'small groups, max 8 people, sound best',
    'a tour limited to 10 people',
    'there were 5 people on the last boat',
    'a family of six recommended it',
    'the cabins sleep 4 people',
    'the tour needs 6 people minimum',
    '9 out of 10 people love it',
    'a 2 person kayak',
    'couples resorts by the sea',
    'my son studies with 25 students',
  ])('counts nobody in %s [1.6]', (text) => {
    expect(readParty(text)?.size).toBeUndefined()
  })

  it.each([
    ['it should accommodate 3 people', 3], ['a hotel for 4 people', 4], ['a father-son weekend', 2], ['mum and daughter trip', 2], ['newly weds looking for the sea', 2], ['just little old me', 1], ['two couples', 4], ['we are a group of 30 people', 30],
  ])('counts those who travel in %s [1.6]', (text, size) => {
    expect(readParty(text)?.size).toBe(size)
  })

  it.each([
    ['wir sind zu dritt unterwegs', 3], ['ein wochenende zu zweit', 2], ['ein haus für fünf personen', 5], ['zwei erwachsene und ein kind', 3], ['mit meiner frau', 2], ['somos cuatro y buscamos playa', 4], ['para dos personas', 2], ['2 adultos y 3 niños', 5],
    ['con mi novia', 2], ['un voyage à deux', 2], ['nous sommes six', 6], ['siamo in tre', 3], ['viajo sola', 1], ["met z'n vieren", 4],
  ])('reads other languages: %s [1.6]', (text, size) => {
    expect(readParty(text)?.size).toBe(size)
  })

  it.each(['à deux pas de la gare', 'das kind in me', 'el niño winds'])('leaves alone %s [1.6]', (text) => {
    expect(readParty(text)?.size).toBeUndefined()
  })

  it.each([
    ['two kids. one is 4, the other is 7', [4, 7]], ['our kids: the younger one is 3 and the older one is 6', [3, 6]], ['a 3 year old dog', []], ['our 10 week old puppy', []], ['option one is 5 euros', []],
  ])('reads the ages of %s [1.6]', (text, ages) => {
    expect(readParty(text)?.ages ?? []).toEqual(ages)
  })
})

describe('what a sum is for', () => {
  it.each([
    ['budget each about 800', 'person'], ['800 max per person', 'person'], ['800 including flights per person', 'person'], ['800 euros (each)', 'person'], ['800 euro pro person', 'person'], ['800 euros por persona', 'person'], ['90 euros pro tag', 'day'],
    ['2000 for both of us', 'total'], ['1500 per couple', 'total'],
  ])('%s [1.7]', (text, per) => {
    expect(readBudget(text)?.per).toBe(per)
  })

  it('adds up what several couples have [1.7]', () => {
    expect(readBudget('two couples, 1500 per couple')?.amount).toBe(3000)
  })
})

describe('lengths that are none of the trip', () => {
  it.each(['a hotel with 24 hour reception', 'minimum stay 3 nights?', 'we get 25 days of leave a year', 'I need 2 days to recover'])('%s [1.5]', (text) => {
    expect(readDuration(text)).toBeNull()
  })

  it('goes on where the plan ended [1.5]', () => {
    expect(readDuration('then porto for 2 days')).toMatchObject({ days: 2, change: 2 })
  })
})
