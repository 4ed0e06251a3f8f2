import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'
import type { TripFacts } from './index.ts'

const understand = createUnderstand(await openTestGazetteer())

/** What holds after several turns, parted by ' / '. */
function after(turns: string, locale = 'en-GB'): TripFacts {
  const said = turns.split(' / ')
  return understand({ text: said.at(-1) ?? '', context: said.slice(0, -1), referenceDate: '2026-11-21', locale })
}

describe('twice as much, or half of it', () => {
  it.each([
    ['double the days', 8], ["let's stay twice as long", 8], ['twice as many nights please', 8], ['half the days will do', 2], ['double the length of our stay', 8], ['can we triple the days?', 12],
    ['our stay can be doubled', 8], ['is the second one twice as long?', 4], ['half the days are for the beach', 4], ['we would like a double bed', 4],
  ])('of the days: %s [1.5, 3.35]', (text, days) => {
    expect(after(`Vienna 12 to 15 April 2027, the two of us / ${text}`)).toMatchObject({ startDate: '2027-04-12', duration: days })
  })

  it.each([
    ['double the budget', 1200], ['ok, we can double our budget', 1200], ['actually half the budget', 300], ['our budget was halved', 300], ['we can spend twice as much', 1200], ['what if we triple the money?', 1800],
    ['half the budget is for museums', 600], ['what is half the budget?', 600], ['half a day is enough', 600],
  ])('of the money: %s [1.7]', (text, amount) => {
    expect(after(`Vienna 12 to 15 April 2027, 600 euros / ${text}`).budget).toMatchObject({ amount, currency: 'EUR' })
  })
})

describe('who stays behind', () => {
  const trip = 'Vienna 12 to 15 April 2027, family of 4, kids 5 and 8'

  it.each(['actually the kids stay home', 'our children will be staying with their grandparents', "the boys don't want to come along", 'both girls would rather stay behind', 'the kids remain at home after all', "our kids can't make it"])(
    'are all of the children: %s [1.6]',
    (text) => {
      const facts = after(`${trip} / ${text}`)
      expect(facts).toMatchObject({ groupSize: 2, adults: 2 })
      expect(facts).not.toHaveProperty('children')
      expect(facts).not.toHaveProperty('ages')
    },
  )

  it.each(['my daughter drops out', 'our son is not coming after all', 'one of the kids stays home'])('is one of them: %s [1.6]', (text) => {
    expect(after(`${trip} / ${text}`)).toMatchObject({ groupSize: 3, adults: 2, children: 1 })
  })

  it('takes along the age that was named [1.6]', () => {
    expect(after(`${trip} / the 8 year old stays home`)).toMatchObject({ groupSize: 3, children: 1, ages: [5] })
  })

  it.each(['the kids stay up late', "the kids don't want to go to a museum", 'the kids want to stay longer', 'do kids stay for free?', "the boys won't go on a boat"])('is nobody where something else is said: %s [1.6]', (text) => {
    expect(after(`${trip} / ${text}`)).toMatchObject({ groupSize: 4, children: 2, ages: [5, 8] })
  })
})

describe('what held before and is to hold again', () => {
  const trip = 'Vienna 12 to 15 April 2027, two of us, 600 euros'

  it.each(['three of us now / make it 2 again', 'we are 3 now / sorry, back to two', '3 people / ok then just 2 again please'])('are so many: %s [1.6]', (turns) => {
    expect(after(`${trip} / ${turns}`)).toMatchObject({ groupSize: 2, duration: 4, startDate: '2027-04-12' })
  })

  it('are so many days where that was what changed [1.5]', () => {
    expect(after(`${trip} / make it 6 days / no, 4 again`)).toMatchObject({ groupSize: 2, duration: 4, endDate: '2027-04-15' })
  })

  it.each(['3 to 5 June instead / back to the old dates please', '3 to 5 June instead / the original dates after all', '3 to 5 June instead / the same dates as before', '3 to 5 June instead / undo that', '3 to 5 June instead / change it back'])(
    'are the days: %s [1.5, 3.35]',
    (turns) => {
      expect(after(`${trip} / ${turns}`)).toMatchObject({ startDate: '2027-04-12', endDate: '2027-04-15' })
    },
  )

  it('is the money [1.7]', () => {
    expect(after(`${trip} / make it 900 euros / the old budget again`).budget).toMatchObject({ amount: 600, currency: 'EUR' })
  })

  it.each(['undo what?', 'we go back to the hotel at six', 'is the old town nice?', 'show me the old ones again'])('is nothing for %s', (text) => {
    expect(after(`${trip} / 3 to 5 June instead / ${text}`)).toMatchObject({ startDate: '2027-06-03', endDate: '2027-06-05' })
  })
})

describe('a trip that stays where it is', () => {
  const trip = 'Athens 13 to 17 April 2027, two of us'

  it.each(['what about Easter, is everything closed?', 'are the museums shut at Easter?', 'is it very crowded in August?', 'does Whitsun fall in our days?', 'then what do all the five days cost'])('is not moved by a question: %s [1.5, 3.35]', (text) => {
    expect(after(`${trip} / ${text}`)).toMatchObject({ startDate: '2027-04-13', endDate: '2027-04-17', duration: 5 })
  })

  it.each([['what about Sunday morning?', '2027-04-18'], ['anything on Monday?', '2027-04-19'], ['something for Sunday night', '2027-04-18']])('is asked for the day beside it: %s [1.5, 3.35]', (text, day) => {
    expect(after(`${trip} / ${text}`)).toMatchObject({ startDate: '2027-04-13', endDate: '2027-04-17', onDay: day })
  })

  it.each([['a week later please', '2027-04-20'], ['a day later pls', '2027-04-14'], ['two days earlier', '2027-04-11'], ['what about Easter instead?', '2027-03-26'], ['move it to Sunday', '2027-04-11'], ['sorry, June', '2027-06-13'], ['wrong month, it is June', '2027-06-13'], ['I said April but I mean June', '2027-06-13']])(
    'is moved by who says so: %s [1.5, 3.35]',
    (text, start) => {
      expect(after(`${trip} / ${text}`).startDate).toBe(start)
    },
  )
})

describe('weekdays of a trip in other languages', () => {
  it.each([
    ['es-ES', 'Lisboa, fin de semana del 30 de enero, somos tres', { startDate: '2027-01-30', endDate: '2027-01-31' }],
    ['de-DE', 'Lissabon am Wochenende um den 5. Juni', { startDate: '2027-06-05', endDate: '2027-06-06' }],
    ['fr-FR', 'Lisbonne, le week-end du 30 janvier', { startDate: '2027-01-30', endDate: '2027-01-31' }],
    ['es-ES', 'Lisboa, fin de semana del 30 de enero / mejor el domingo', { startDate: '2027-01-30', onDay: '2027-01-31' }],
    ['es-ES', 'Lisboa del 4 al 8 de mayo / ¿y el viernes por la tarde?', { startDate: '2027-05-04', onDay: '2027-05-07' }],
    ['de-DE', 'Lissabon vom 4. bis 8. Mai / was können wir am Donnerstag machen?', { startDate: '2027-05-04', onDay: '2027-05-06' }],
    ['fr-FR', 'Lisbonne du 4 au 8 mai / plutôt quelque chose le dimanche matin', { startDate: '2027-05-04', onDay: '2027-05-09' }],
    ['it-IT', 'Lisbona dal 4 al 8 maggio / e sabato?', { startDate: '2027-05-04', onDay: '2027-05-08' }],
    ['es-ES', 'Santo Domingo del 4 al 8 de mayo', { startDate: '2027-05-04', endDate: '2027-05-08' }],
  ])('%s: %s [1.1, 1.5]', (locale, turns, facts) => {
    expect(after(turns, locale)).toMatchObject({ intent: 'travel', ...facts })
  })
})

describe('days told to the desk that asked for them', () => {
  it.each(['Start is 3 April', 'we begin on 3 April', 'arrival 3 April', 'our first day is 3 April'])('are those of the whole trip: %s [1.5]', (text) => {
    expect(after(`Vienna four days, then Prague three, in April, family of four / ${text}`)).toMatchObject({ startDate: '2027-04-03', endDate: '2027-04-09', duration: 7 })
  })
})
