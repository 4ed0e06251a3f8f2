import { kilometresBetween } from '@meander/sdk/contract/travel'
import { describe, expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'
import { climateIn } from '../concierge/climate.ts'
import { reachIn, reachedFrom } from '../concierge/reach.ts'

const { tell, server } = openDesk('where-it-lies')

/** The places that the last question of a reply offers. */
const offered = (text = ''): string[] => (/ be ([^?]+)\?$/.exec(text)?.[1] ?? '').split(/, | or /).filter((name) => name !== '')

function away(from: string, to: string): number {
  const [one] = server().deps.destinations.find(from)
  const [other] = server().deps.destinations.find(to)
  return one === undefined || other === undefined ? Infinity : kilometresBetween(one, other)
}

describe('who minds the way is sent nowhere far [1.6]', () => {
  it.each([
    ['Somewhere warm in February, two of us, a week, but not too far from London please', 'London', 2500],
    ['Where should two of us go in May 2027? Not far from Berlin, we love art', 'Berlin', 2500],
    ['any ideas for a city break in May 2027, nothing far from Madrid', 'Madrid', 2500],
    ['Suggest somewhere for 3 days in May 2027, max 3 hours by train from Paris, two of us', 'Paris', 400],
  ])('%s', async (asked, home, most) => {
    const [told] = await tell(asked)
    const names = offered(told?.text)
    expect(names.length, told?.text).toBeGreaterThan(0)
    if (!/so near/i.test(told?.text ?? '') || /warm/.test(told?.text ?? '')) for (const name of names) expect(away(home, name), name).toBeLessThanOrEqual(most)
    expect(told?.text).toMatch(/km off/)
  })

  it('says so where nothing near is as warm as was wished for', async () => {
    const [told] = await tell('Somewhere warm in January 2027 near home, we live in Dublin, nothing far from Dublin')
    expect(told?.text).toMatch(/truly warm/i)
  })
})

describe('somewhere not hot is cool, and somewhere not cold is warm', () => {
  it.each(['somewhere not hot in August', 'where it is not too hot', 'we can’t stand the heat', 'anywhere but nowhere hot', 'I hate hot summers', 'get away from the heat', 'London is too hot for us', 'it should not be so warm', 'avoid the summer heat', 'a cool place', 'somewhere with snow'])('cool: %s', (said) => expect(climateIn(said)).toBe('cool'))
  it.each(['somewhere warm', 'escape the cold', 'not too cold please', 'we hate the winter', 'away from the snow', 'beaches and sun', 'I don’t like cold weather', 'it is too cold here'])('warm: %s', (said) => expect(climateIn(said)).toBe('warm'))
  it.each(['not too hot and not too cold', 'two of us in May', 'a photo shoot', 'hotels with a view'])('neither: %s', (said) => expect(climateIn(said)).toBeUndefined())

  it('is offered in a reply', async () => {
    const [told] = await tell('We need a week in August 2027 where it is not too hot, leaving from Madrid')
    expect(offered(told?.text).length).toBeGreaterThan(0)
    for (const name of offered(told?.text)) expect(['Marrakesh', 'Cairo', 'Dubai', 'Bangkok', 'Athens']).not.toContain(name)
  })
})

describe('how far', () => {
  it.each(['not too far from Rome', 'nothing far away', 'somewhere near home', 'close to us', 'no long flights please', 'a short-haul trip', 'at most 3 hours by plane', 'three hours at most'])('is bounded: %s', (said) => expect(reachIn(said)).toBeGreaterThan(100))
  it.each(['as far as possible', 'a hotel not far from the centre', 'a tour of under 3 days', 'around May', 'how far is it'])('is not bounded: %s', (said) => expect(reachIn(said)).toBeUndefined())
  it('is counted from a place that is named', () => {
    expect(reachedFrom('somewhere not far from Berlin in May')).toBe('Berlin')
    expect(reachedFrom('not far from home')).toBeUndefined()
  })
})

describe('some hours ashore', () => {
  it.each(['Our cruise ship docks in Naples on 12 May 2027, 8 hours ashore, two of us', 'A ten hours layover in Doha on 3 March 2027: what can I do?', 'Cruise stop at Kotor, 4 June 2027'])('are spent nowhere far away: %s', async (asked) => {
    const [told] = await tell(asked)
    expect(told?.text).not.toMatch(/Shall I look there|Shall it be there|Would that do/)
    expect(told?.text).toMatch(/too far|out of reach|no answer/)
  })

  it('asks no third time whether it shall look elsewhere', async () => {
    const replies = await tell('Seville 5 to 8 March 2027, two of us', 'what about flamenco', 'and tapas?', 'or a walk?')
    expect(replies.filter(({ text }) => /Shall I look there|Shall it be there|Would that do/.test(text)).length).toBeLessThanOrEqual(2)
  })
})

describe('a dog that comes along', () => {
  it.each(['Rome 4 to 6 March 2027, we travel with our small dog, two of us, food', 'Lisbon 4 to 6 March 2027, two of us and our dog, walks'])('has to be asked for, which is said once: %s', async (asked) => {
    const [first, second] = await tell(asked, 'something else')
    expect(first?.text).toMatch(/\bdogs?\b.*ask/)
    expect(second?.text).not.toMatch(/\bdogs?\b/)
  })
})
