import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import { createUnderstand } from './index.ts'

const understand = createUnderstand(await openTestGazetteer(['vienna-at', 'venice-it', 'porto-pt', 'tokyo-jp']))
const TRIP = ['Vienna, 10 to 13 May 2027, two of us', '700 euros in all']
const after = (text: string) => understand({ text, context: TRIP, referenceDate: '2026-11-22', locale: 'en-GB' })
const held = ({ destinations = [], startDate, endDate, duration, groupSize, budget }: ReturnType<typeof after>) =>
  ({ towns: destinations.map(({ name }) => name), startDate, endDate, duration, groupSize, budget: budget?.amount })
const AGREED = { towns: ['Vienna'], startDate: '2027-05-10', endDate: '2027-05-13', duration: 4, groupSize: 2, budget: 700 }

describe('a trip that stands', () => {
  it.each([
    "I'll think about it overnight", "I'll book it next week", 'I have to be back at work on the Monday after', 'remind me in two weeks please', 'until when can I cancel all that, 48 hours?',
    'we were in Venice in 2019', 'we did a boat thing in Amsterdam for 90 euros once', 'last year in Rome we got robbed on day 2', 'On était à Venise en 2019',
    'Wir waren 2018 schon mal für zwei Tage da',
    'my colleague paid 300 euros for two days there', 'Mein Kollege hat 300 Euro bezahlt, ist das normal?', 'some people say you need at least 10 days',
    'my neighbours, a family of five, want to do the same in October',
    'what if we had another day?', 'would it be cheaper in February?', '¿Sería más barato en febrero?', 'Was wäre, wenn wir einen Tag mehr hätten?', 'would 4 nights have been better?',
    'do people usually spend a week there?', 'is three days enough?', 'Trois jours, ça suffit ?', 'flights to venice?', 'is it like Copenhagen?', 'can they take three people who turn up late?',
    "I'm writing this from the train to Brussels so bear with me", 'Soy de Granada, ¿hay vuelos?', 'Espera un momento', 'Mon anniversaire est le 14 octobre', 'is a taxi about 40 euros?',
  ])('is not changed by "%s" [1.4]', (text) => expect(held(after(text))).toEqual(AGREED))

  it.each([
    ['can we stay a day longer?', { endDate: '2027-05-14', duration: 5 }], ['two days more, please', { endDate: '2027-05-15' }],
    ['the dates changed: 20 to 23 May', { startDate: '2027-05-20', endDate: '2027-05-23' }],
    ["Let's go to Porto instead", { towns: ['Porto'] }], ['We changed our minds: Porto', { towns: ['Porto'] }], ['Porto, same dates', { towns: ['Porto'] }],
    ['and then two nights in Porto', { towns: ['Vienna', 'Porto'] }],
    ['we will be 3 people, not 2', { groupSize: 3 }], ['there will be five of us now, how much is it in all?', { groupSize: 5 }], ['my sister is coming too', { groupSize: 3 }],
    ['we do not want to spend more than €600', { budget: 600 }], ['make the budget 300', { budget: 300 }],
    ['Können wir einen Tag länger bleiben?', { duration: 5 }], ['Bitte einen Tag mehr', { duration: 5 }], ['On peut rester un jour de plus ?', { duration: 5 }],
    ['¿Podemos quedarnos un día más?', { duration: 5 }],
    ['Wir müssen einen Tag früher abreisen', { endDate: '2027-05-12' }], ['Wir müssen alles um eine Woche verschieben', { startDate: '2027-05-17', endDate: '2027-05-20' }],
    ["On doit tout repousser d'une semaine", { startDate: '2027-05-17', duration: 4 }], ['Tenemos que retrasarlo una semana', { startDate: '2027-05-17', duration: 4 }],
  ])('is changed by "%s" [1.4]', (text, change) => expect(held(after(text))).toMatchObject(change))
})
