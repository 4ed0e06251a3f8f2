import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../../test/test-gazetteer.ts'
import { createUnderstand } from '../index.ts'

const understand = createUnderstand(await openTestGazetteer())
const intentOf = (text: string) => understand({ text, referenceDate: '2026-11-21' }).intent

describe('a place, days, people and a sum are a trip, whatever words stand beside them', () => {
  it.each([
    'By myself in Rome, Lazio, Italy, from 4 March 2027 to 9 March 2027, on a budget of $90/day. I want old cinemas and time to read.',
    'Alone in Lisbon from 2 to 6 April, 100 euros a day. Good espresso and no noise.',
    'Two of us in Vienna, 3-6 June, €400. Books, rain, cake.',
    'Solo in Prague, 1 to 5 May 2027, 80 dollars a day, a laptop and strong wifi.',
    'We are 5 in Athens from Jul 1, 2027 to Jul 5, 2027. The kids love dinosaurs and video games. Our budget is $900.',
    'Just me, London, 10-12 February, under 200 pounds, records and a haircut.',
    '3 friends to Berlin from 7 May to 9 May with 300 euros, we write code by day',
    'My wife and I will be in Madrid 2-5 June, 500 euros, and our savings account is thin',
    'which is nicer from 2 to 7 May, Rome or Florence?',
    'our old flat is let to friends, so what about Costa Rica in July',
    'going to Rome 5-9 May, four of us, pasta recipes in our heads',
    'Four of us in Paris 3 to 6 June, 900 euros, one hates queues and one loves football scores',
  ])('%s [1.1]', (text) => expect(intentOf(text)).toBe('travel'))

  it.each([
    'write a story of 3 friends in Lisbon from 3 to 6 May with 500 euros',
    'how much did 2 people spend in Paris from 3 to 6 May 2019 with 500 euros',
    'who won the cup in Rome on 3 May 1990 with 4 players',
    'remind me to pay 200 euros on 3 May to my two cousins in Berlin',
    'translate into French: there were two of us in Rome from 3 to 6 May with 500 euros',
  ])('but not %s [1.1]', (text) => expect(intentOf(text)).not.toBe('travel'))
})

describe('within a trip', () => {
  const inTrip = (text: string) => understand({ text, context: ['Lisbon 5-9 May for two'], referenceDate: '2026-11-21' }).intent
  it.each(["what's fun for children on Saturday?", 'how mutch is it for all 5', 'what could we eat with my dad', 'I meant 5 to 10 June', 'we pray on Friday at noon', 'the little ones sleep until nine', 'my sister brings her two boys', 'could it be under 50 euros', 'rather museums on the last day', 'a third friend is coming now'])('%s is about it [1.1]', (text) => {
    expect(inTrip(text)).toBe('travel')
  })

  it.each(['who won the football on Saturday?', 'write a poem for my two kids', 'translate this menu for my wife', 'what is the exchange rate of 50 euros', 'set an alarm for Monday at 7'])('%s is not [1.1]', (text) => {
    expect(inTrip(text)).not.toBe('travel')
  })
})
