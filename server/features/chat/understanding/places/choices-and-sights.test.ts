import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer(['paris-fr', 'cusco-pe', 'florence-it', 'rome-it', 'lisbon-pt']))
const after = (...turns: string[]) => understand({ text: turns.at(-1) ?? '', context: turns.slice(0, -1), referenceDate: '2026-11-21', locale: 'en-GB' })
const namesOf = (...turns: string[]) => after(...turns).destinations?.map(({ name }) => name)

describe('a small place nearby, asked for by its name', () => {
  it.each(['and Versailles?', 'what about Versailles', 'Versailles tickets then', 'do you have Giverny?', 'can we see Versailles?', 'any day trips to Giverny?'])('is a sight: %s [1.3]', (text) => {
    const facts = after('Paris 3-5 June for two', text)
    expect([facts.destinations?.map(({ name }) => name), facts.sights?.length]).toEqual([['Paris'], 1])
    expect(after('Paris 3-5 June for two', text, 'thanks').sights).toBeUndefined()
  })

  it.each([['what about Lyon', ['Lyon']], ['and Versailles too', ['Paris', 'Versailles']], ['let us go to Versailles instead', ['Versailles']], ['two nights in Versailles', ['Versailles']], ['how about Brussels?', ['Brussels']]])('%s is where the trip goes [1.3]', (text, names) => {
    expect(namesOf('Paris 3-5 June for two', text)).toEqual(names)
  })
})

describe('two places of which one is to be chosen', () => {
  const asked = 'Which is nicer in April, Rome or Lisbon?'
  it('is no trip to both [1.3]', () => {
    expect([after(asked).alternatives, after('Rome and Lisbon in April').alternatives, after('Rome or maybe Lisbon').alternatives, after('Rome vs Lisbon?').alternatives]).toEqual([true, undefined, true, true])
  })

  it.each([['ok the first then', ['Rome']], ["let's go for the second", ['Lisbon']], ['the latter, 4 nights from Good Friday', ['Lisbon']], ['Lisbon', ['Lisbon']], ['the first day is free', ['Rome', 'Lisbon']], ['is the first tour long?', ['Rome', 'Lisbon']]])('%s [1.3]', (text, names) => {
    expect(namesOf(asked, text)).toEqual(names)
  })

  it.each([['ok stay here then', ['Lisbon']], ['we stay here and there', ['Lisbon']], ['stay with the second activity', ['Lisbon', 'Porto']]])('of several: %s [1.3]', (text, names) => {
    expect(namesOf('Lisbon for two', 'and in Porto?', text)).toEqual(names)
  })
})

describe('where somebody is', () => {
  it.each(["too far. we're in Manchester", "that's too far, we are in Leeds", 'something closer to us, we are in Oslo'])('%s is where the trip starts [1.3]', (text) => {
    const facts = after('somewhere by the sea for a weekend in March', text)
    expect([facts.destination, facts.origin === undefined]).toEqual([undefined, false])
  })
})

describe('a dog', () => {
  it.each(['a trip with my dog to Rome in May', 'Rome in May, me and our old labrador', 'dog-friendly things in Rome', "Rome for two, we're bringing the dog"])('comes along: %s [1.8]', (text) => expect(after(text).dog).toBe(true))
  it.each(['dog sledding in Rome', 'hot dogs in Rome', 'Rome, my dog stays at home', 'Rome without the dog', 'see the dog museum in Rome'])('does not: %s [1.8]', (text) => expect(after(text).dog).toBeUndefined())
})
