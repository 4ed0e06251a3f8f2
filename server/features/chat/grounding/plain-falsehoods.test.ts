import { describe, expect, it } from 'vitest'
import { complaintsWith } from '../../../test/complaints.ts'

const OVEN = 'Shape a pizza by the wood oven'
const CAVES = 'Under the city, cisterns and tunnels'
const SAIL = 'Sail the bay to Capri and back'
const FOUND = {
  destination: 'Naples',
  activities: [
    {
      productCode: 'NAP-OVEN', title: OVEN, minutes: 120, price: { amount: 55, currency: 'EUR' }, rating: 4.7, reviewCount: 640, tags: ['workshop', 'food', 'families'], minimumAge: 6, maximumGroupSize: 10, languages: ['English', 'Italian'],
      inclusions: ['Apron', 'A glass of falanghina', 'Lunch of two courses', 'Vegetarian toppings on request'], exclusions: ['Tips'], steps: ['The flour store', 'The oven'], meetingPoint: 'Via dei Tribunali 40',
      cancellation: 'Free cancellation up to 24 hours before the experience starts', openingHours: '10:00–20:00, closed on Mondays', starts: [{ date: '2027-05-11', time: '11:00', spaces: 6 }],
    },
    {
      productCode: 'NAP-CAVES', title: CAVES, minutes: 90, price: { amount: 25, currency: 'EUR' }, rating: 4.5, reviewCount: 2100, tags: ['history', 'walking'], minimumAge: 10, inclusions: ['Admission', 'Guide in English', 'A geologist for the last hour'],
      steps: ['The quarry', 'The war shelter', 'The Roman theatre'], accessibility: ['Stairs or steps on the way; ask before you book with a wheelchair'], cancellation: 'Not refundable', starts: [{ date: '2027-05-12', time: '09:30' }],
    },
    {
      productCode: 'NAP-SAIL', title: SAIL, minutes: 480, price: { amount: 140, currency: 'EUR' }, rating: 4.9, reviewCount: 310, tags: ['water'], minimumAge: 18, maximumGroupSize: 12, inclusions: ['Lunch at Da Vincenzo', 'Skipper', '40 km under sail'], steps: ['Procida', 'The blue cave'],
      cancellation: 'Free cancellation up to 3 days before the experience starts', starts: [{ date: '2027-05-13', time: '08:00' }],
    },
  ],
}

const complain = complaintsWith('Naples, 11 to 13 May 2027, two of us, good food', FOUND)
const passes = (sentence: string) => expect(complain(`Take ${OVEN}.`, sentence), sentence).toEqual([null, null])
const fails = (sentence: string) => expect(complain(`Take ${OVEN}.`, sentence), sentence).toEqual([null, expect.any(String)])

describe('how one cancels, beyond the hours of the field', () => {
  it.each(['It can be cancelled free of charge until the day before.', 'You get your money back up to 24 hours before it starts.', `${SAIL} is fully refundable until three days before.`, 'If you change your mind, look at its cancellation first.'])('%s', passes)
  it.each(['It can be cancelled right up to the first knead.', 'You get every euro back, even an hour before.', 'Should you fall ill that morning, the whole sum comes back to you.', 'Changing your mind costs nothing at any stage.', `With ${CAVES} you are reimbursed if you stay away.`])('%s', fails)
})

describe('who leads it', () => {
  it.each([`${CAVES} has a geologist for the last hour.`, 'It is led by a guide in Italian or English.', 'A walk by the sea takes you back to your hotel.', `On ${SAIL} the skipper is included.`])('%s', passes)
  it.each(['It is led by a fourth-generation pizzaiolo.', `A former harbour pilot is at the helm of ${SAIL}.`, 'Your host spent thirty years in the fire brigade.', `A speleologist takes you down into ${CAVES}.`, 'The man at the oven once baked for kings.'])('%s', fails)
})

describe('honours', () => {
  it.each(['I have named it first because you like good food.', 'The workshop, called by its oven, is my own choice.', 'My favourite of the three is this one.', 'It is a prized seat: only six places are left on 11 May.'])('%s', passes)
  it.each(['It was chosen among the ten finest workshops in Italy.', 'It won the city’s tourism prize in 2025.', 'The New York Times praised it warmly.', `${SAIL} was crowned the region’s favourite day out.`, 'It has a gold medal on the wall.'])('%s', fails)
})

describe('figures in words', () => {
  it.each(['Lunch is two courses.', 'The two of you would share one table.', `${CAVES} has three stops, the quarry first.`, 'I would give it half a day with the way there.', 'Two of three days are planned now.', `${SAIL} has forty kilometres under sail.`])('%s', passes)
  it.each(['Nine in ten would go again.', 'It has a perfect score.', `It is a third of the price of ${SAIL}.`, 'Lunch is four courses.', 'Hardly anybody gave it less than full marks.', 'Two thirds of all guests come back.', 'You taste seven wines there.'])('%s', fails)
})

describe('deeds', () => {
  it.each(['I have kept Wednesday free for you.', 'I have found six places on Tuesday 11 May.', 'I have put it first, as you asked for good food.', 'I have noted that you like food.'])('%s', passes)
  it.each(['I have set aside two places.', 'I’ve put you on the list for Tuesday.', 'Two seats are waiting under your name.', 'I jotted down your names for it.', 'You are both on the guest list now.', 'We kept you a table by the oven.'])('%s', fails)
})

describe('houses that no result names', () => {
  it.each(['Have a coffee by the harbour afterwards.', `${SAIL} includes lunch at Da Vincenzo.`, 'Stroll along the sea to the castle for the sunset.', 'Walk to Piazza Plebiscito in the evening.', 'Naples has good bakeries in every street.'])('%s', passes)
  it.each(['Afterwards wander over to Gran Gambrinus for a coffee.', 'Stop by Mercato Pignasecca Hall for lunch.', 'Drop in at Rinascente to shop for shoes.', `${SAIL} is operated by Bluefin Charters.`, 'Grab an ice cream from Mennella on the way.'])('%s', fails)
})

describe('distances', () => {
  it.each(['It is a short walk from the old town, I think.', 'From the oven it is a ten-minute walk to the sea.', 'I cannot say how many kilometres it covers.', 'Your hotel would need to be near.'])('%s', passes)
  it.each(['It covers roughly four kilometres on foot.', 'It is a mile and a half from end to end.', 'The oven is 500 metres from the station.', `${CAVES} lies forty metres below the street.`, 'It is two blocks from the port.'])('%s', fails)
})

describe('comparisons without figures', () => {
  it.each([`I would rather take it than ${SAIL}.`, `It is cheaper than ${SAIL}.`, `It suits your wish for food better than ${CAVES}.`, 'It is no more than two hours.', 'Other than that, the day is yours.'])('%s', passes)
  it.each([`It is a calmer, friendlier alternative to ${SAIL}.`, `It is more authentic than ${SAIL}.`, `${CAVES} is far less touristy than ${SAIL}.`, `${CAVES} is cooler and livelier than the others.`, `Compared with ${SAIL} it is gentler.`])('%s', fails)
})

describe('who may not come', () => {
  it.each(['It is from six years on.', 'Children under 6 cannot join.', `${SAIL} is for adults only.`, 'I cannot see whether small children may come.'])('%s', passes)
  it.each(['It is adults only.', 'Children are not admitted.', 'Leave the little ones with a sitter, as only grown-ups may enter.', `Under-sixteens have to stay out of ${CAVES}.`, 'It is no place for teenagers.'])('%s', fails)
})

describe('diets and tips', () => {
  it.each(['There are vegetarian toppings on request.', 'Tips are not included.', 'Ask them about nuts before you book.', 'My tip is to go early.', 'Do you eat vegan?', 'I cannot tell whether the dough is gluten-free.'])('%s', passes)
  it.each(['The dough can be had gluten-free.', `Vegans are catered for on ${SAIL}.`, 'The kitchen is kosher.', 'Tip the baker a few euros.', 'A gratuity of ten per cent is customary.', 'Everybody leaves the skipper something extra.'])('%s', fails)
})
