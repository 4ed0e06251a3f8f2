import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'
import type { TripFacts } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())

function after(turns: string, locale = 'en-GB'): TripFacts {
  const said = turns.split(' / ')
  return understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: '2026-11-21', locale })
}

describe('a show, and tea', () => {
  it.each(['we also want to see a show one evening', 'is there a good show on Saturday?', 'we love shows', 'do you have any shows', 'a light show perhaps'])('is for the stage: %s [1.8]', (text) => {
    expect(after(`Vienna 12 to 15 April 2027 / ${text}`).interests).toEqual(['theatre'])
  })

  it.each(['show me more', 'can you show us the cheapest', 'the map shows it all', 'do I have to show my passport'])('is only a word: %s [1.8]', (text) => {
    expect(after(`Vienna 12 to 15 April 2027 / ${text}`)).not.toHaveProperty('interests')
  })

  it.each([['Kyoto 3 to 5 May, tea and quiet temples', true], ['Kyoto 3 to 5 May, we love green tea', true], ['Kyoto 3 to 5 May / is tea included?', false], ['Kyoto 3 to 5 May / we are back for tea at five', false]])('is drunk for its own sake: %s [1.8]', (turns, isWished) => {
    expect(after(turns).interests?.includes('tea') ?? false).toBe(isWished)
  })
})

describe('wishes in other languages', () => {
  it.each([
    ['de-DE', 'Wien 12.-15. April, Musik und Kaffeehäuser', ['music', 'coffee'], undefined], ['de-DE', 'Wien 12.-15. April / Musik und Kaffeehäuser', ['music', 'coffee'], undefined], ['de-DE', 'Wien 12.-15. April / ohne Museum', undefined, ['museums']],
    ['de-DE', 'Wien 12.-15. April / ohne Kirchen und Museen', undefined, ['religion', 'museums']], ['fr-FR', 'Lisbonne du 4 au 7 mai / sans musée', undefined, ['museums']], ['es-ES', 'Lisboa del 4 al 7 de mayo / sin iglesias ni museos', undefined, ['religion', 'museums']],
    ['es-ES', 'Lisboa del 4 al 7 de mayo / queremos ver un espectáculo', ['theatre'], undefined], ['it-IT', 'Lisbona dal 4 al 7 maggio / senza musei', undefined, ['museums']],
  ])('%s: %s [1.1, 1.8]', (locale, turns, wanted, avoid) => {
    const facts = after(turns, locale)
    expect(facts.intent).toBe('travel')
    expect([facts.interests, facts.avoid]).toEqual([wanted, avoid])
    expect(facts.destination?.name).toMatch(/Vienna|Lisbon/)
  })
})

describe('names that people bear', () => {
  it.each([['Sydney 2 to 5 January 2027, my wife and me, she is vegetarian', 'Sydney'], ['Charlotte, 3 to 6 May, my girlfriend and I, she is vegan', 'Charlotte'], ['Rome, not the one in Georgia', 'Rome'], ['Birmingham, not that city in Alabama', 'Birmingham']])('are places where one goes: %s [1.4]', (text, name) => {
    const { destination, destinations = [] } = after(text)
    expect(destination?.name).toBe(name)
    expect(destinations.length).toBeLessThan(2)
  })

  it.each(['Jordan called me', 'Georgia phoned, she is coming with us', 'Sydney, my wife, loves art', 'Paris texted me yesterday'])('are of people where they do something: %s [1.4]', (text) => {
    expect(after(text)).not.toHaveProperty('destination')
  })
})

describe('a wish and nothing else, in a trip that is talked of', () => {
  it.each([['animals', 'wildlife'], ['green tea', 'tea'], ['and some jazz please', 'music']])('is about that trip: %s [1.1, 1.8]', (text, wish) => {
    expect(after(`Vienna 12 to 15 April 2027 / ${text}`)).toMatchObject({ intent: 'travel', interests: [wish] })
  })

  it.each(['write about animals', 'what is jazz'])('is nothing where more is said: %s', (text) => {
    expect(after(`Vienna 12 to 15 April 2027 / ${text}`).intent).toBe('other')
  })
})
