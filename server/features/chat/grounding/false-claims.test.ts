import { describe, expect, it } from 'vitest'
import { complaintsWith } from '../../../test/complaints.ts'

const DOCKS = 'Cranes and capstans by the dry dock'
const BREAD = 'Knead rye with a night baker'
const BELLS = 'Up the bell tower before nine'
const FOUND = {
  destination: 'Porto',
  activities: [
    { productCode: 'OPO-DOCKS', title: DOCKS, minutes: 120, price: { amount: 40, currency: 'EUR' }, rating: 4.6, reviewCount: 912, tags: ['walking', 'history'], minimumAge: 8, maximumGroupSize: 14, inclusions: ['A hot chocolate', 'Guide in English', 'A shipwright for an hour'], steps: ['The slipway', 'The rope loft'], openingHours: '09:00–18:00, closed on Mondays', starts: [{ date: '2027-03-16', time: '10:00' }, { date: '2027-03-17', time: '10:00' }] },
    { productCode: 'OPO-BREAD', title: BREAD, minutes: 180, price: { amount: 75, currency: 'EUR' }, rating: 4.9, reviewCount: 204, tags: ['workshop', 'indoors', 'families'], minimumAge: 0, maximumGroupSize: 8, inclusions: ['Apron', 'A loaf to take home', 'Breakfast'], steps: ['The oven'], starts: [{ date: '2027-03-16', time: '06:00' }, { date: '2027-03-16', time: '07:00' }, { date: '2027-03-16', time: '08:00' }] },
    { productCode: 'OPO-BELLS', title: BELLS, minutes: 45, price: { amount: 9, currency: 'EUR' }, rating: 4.3, reviewCount: 51, tags: ['views'], inclusions: ['Admission'], starts: [{ date: '2027-03-18', time: '08:15' }] },
  ],
}

const complain = complaintsWith('Porto 16 to 18 March 2027, two of us', FOUND)

const passes = (sentence: string) => expect(complain(sentence), sentence).toEqual([null])
const fails = (sentence: string) => expect(complain(sentence), sentence).toEqual([expect.any(String)])

describe('nothing was done, as tools only read', () => {
  it.each(['I cannot reserve it for you.', 'You book it on its card.', 'Nothing is booked yet.', 'I would book it soon.', 'Once it is booked, the operator writes to you.', 'I have looked at three of them.', 'Shall I look for something shorter?'])('%s', passes)
  it.each([
    'I just reserved both seats.', 'We have paid the deposit on your behalf.', 'I went ahead and cancelled the other one, and I have confirmed this one.', 'Your places are now secured.', 'Both tickets have been ordered.', 'You are booked for Tuesday.', 'Consider it booked.', 'Done!', 'I’ll reserve it right away.', 'I can put it into your itinerary.', 'Shall I book it?', 'Both seats are held until noon.', 'I took the liberty of reserving it.', 'I’m booking both now.',
    'The confirmation is on its way to your inbox.', 'I have sent you the tickets.', 'Ich habe alles reserviert.', 'J’ai annulé la visite.', 'Ya he cancelado la reserva.', 'Ho prenotato per due.', 'Reservei dois lugares.', 'Ik heb het geboekt.',
  ])('%s', fails)
})

describe('what is compared is held against the figures', () => {
  it.each([
    `${BELLS} is the cheapest.`, `${BELLS} is the shortest of all.`, `${BREAD} is rated higher than ${DOCKS}.`, `${BREAD} costs more than ${DOCKS}.`, `${DOCKS} is cheaper than ${BREAD}.`, `${DOCKS} is the most reviewed.`, `${BREAD} has the smallest group.`, `${DOCKS} is the second cheapest.`, `${BREAD} is not the cheapest.`,
    `${DOCKS} is one of the longest.`, `${BREAD} is the best on a wet day.`,
  ])('%s', passes)
  it.each([
    `${BREAD} is the least expensive.`, `${DOCKS} is the best rated.`, `${DOCKS} is rated better than ${BREAD}.`, `${BREAD} costs less than ${DOCKS}.`, `${BREAD} is shorter than ${BELLS}.`, `${BELLS} takes more time than ${BREAD}.`, `${DOCKS} has the smallest group.`, `${BREAD} is the most reviewed.`, `${DOCKS} is the nearest to your hotel.`,
    `${DOCKS} is cheaper than a taxi.`, `${BELLS} is the oldest of them.`, `${BELLS} is not the cheapest.`, `${BREAD} is cheaper than the others.`, `${DOCKS} is the most popular.`, `${BREAD} is twice the price of ${DOCKS}.`, `${DOCKS} is cheaper on Tuesdays.`,
  ])('%s', fails)
})

describe('what is given stands in the field, however it is said', () => {
  const about = (sentence: string) => complain(`Take ${DOCKS}.`, sentence)
  it.each(['It ends with a hot chocolate.', 'You get a hot chocolate.', 'They hand you a hot chocolate.', 'Have lunch by the river afterwards.', 'After dinner the streets are quiet.', 'Bring water and good shoes.', 'No lunch is included.', 'It leaves you time for dinner.', 'Would you like one with wine?'])('%s', (sentence) => expect(about(sentence)).toEqual([null, null]))
  it.each(['It ends with soup and a song.', 'You get a raincoat.', 'They hand everyone a lantern.', 'A plate of cheese waits in the loft.', 'Wine is part of it.', 'A mug of cider is poured at the slipway.', 'You take home a brass button.', 'There is cake, too.', 'It has dinner at the end.', 'Lunch follows.', 'It stops for lunch.', 'A shuttle brings you there.', 'Helmets are provided.', 'Everyone receives a compass.', 'It finishes with a tasting of port.'])('%s', (sentence) => expect(about(sentence)).toEqual([null, expect.any(String)]))
})

describe('days and how often are those of its starts and opening hours', () => {
  it.each([`${DOCKS} is on Wednesday, too.`, `${DOCKS} is closed on Mondays.`, `${BREAD} is on every hour.`, `${DOCKS} is there once a day.`, `On Thursday take ${BELLS}.`, `${DOCKS} can be had before Monday.`])('%s', passes)
  it.each([`${BREAD} is on Sunday as well.`, `${DOCKS} is also there on Monday.`, `${BELLS} is on every hour.`, `${BELLS} is a daily thing.`, `${BREAD} takes place twice a day.`, `On Saturday there is ${BREAD}.`, `${BELLS} happens every half hour.`, `${BELLS} is there all year round.`])('%s', fails)
})

describe('who leads it, what one passes and whom it suits stand in the fields', () => {
  const about = (sentence: string) => complain(`Take ${DOCKS}.`, sentence)
  it.each(['It is led by a shipwright.', 'The guide speaks English.', 'It goes past the slipway and the rope loft.', 'You pass the rope loft.', 'It goes through the old streets.', 'It suits children.', 'The guide is a shipwright.', 'It is good for a slow morning.', 'I cannot say whether it goes ahead in the rain.', 'Ask about a visa before you travel.', 'Lunch in Porto is late.', 'Go to bed in good time.', 'Have dinner in the Ribeira.'])('%s', (sentence) => expect(about(sentence)).toEqual([null, null]))
  it.each([
    'It is led by an archaeologist.', 'Your guide Teresa waits at ten.', 'The guide grew up in the harbour.', 'Its host has sailed round the Horn.', 'It goes past the opera and the mint.', 'You cross the iron bridge.', 'It overlooks the lighthouse.', 'It takes you up to the observatory.', 'It suits toddlers.', 'Seniors will love it.', 'It is suitable for pregnant women.', 'It is perfect for beginners.',
    'It goes ahead whatever the weather.', 'It is held indoors.', 'It is called off in heavy rain.', 'What you make is shipped to your home.', 'EU citizens need no passport.', 'Drinking is forbidden there by law.', 'Photos are allowed, and parking is free.', 'Then eat at Tasca do Farol.', 'Dinner at Casa Brandão follows.', 'The Blue Anchor Pub is next door.', 'Stay at the Hotel Miramar.',
  ])('%s', (sentence) => expect(about(sentence)).toEqual([null, expect.any(String)]))
})
