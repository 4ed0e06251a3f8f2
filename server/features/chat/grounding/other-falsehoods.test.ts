import { describe, expect, it } from 'vitest'
import { complaintsWith } from '../../../test/complaints.ts'

describe('the same classes over a marsh, a mill and a train', () => {
  const FALCON = 'Follow a falconer over the marsh'
  const PAPER = 'Bind a notebook in a paper mill'
  const TRAIN = 'Night train of tales through the vineyards'
  const FOUND = {
    destination: 'Naples',
    activities: [
      { productCode: 'XX-FALCON', title: FALCON, minutes: 150, price: { amount: 70, currency: 'EUR' }, rating: 4.8, reviewCount: 412, tags: ['wildlife', 'outdoors'], minimumAge: 8, maximumGroupSize: 9, languages: ['English'], inclusions: ['A falconer as guide', 'Boots', 'Tea with three cakes'], exclusions: ['Transfer'], steps: ['The hide', 'The long dyke'], cancellation: 'Free cancellation up to 48 hours before the experience starts', starts: [{ date: '2027-05-11', time: '09:00', spaces: 5 }] },
      { productCode: 'XX-PAPER', title: PAPER, minutes: 180, price: { amount: 48, currency: 'EUR' }, rating: 4.6, reviewCount: 133, tags: ['workshop', 'indoors'], minimumAge: 0, maximumGroupSize: 6, inclusions: ['Paper and thread', 'The notebook to keep'], exclusions: ['Gratuities'], steps: ['The vat'], cancellation: 'Free cancellation up to 24 hours before the experience starts', starts: [{ date: '2027-05-12', time: '14:00' }] },
      { productCode: 'XX-TRAIN', title: TRAIN, minutes: 240, price: { amount: 95, currency: 'EUR' }, rating: 4.3, reviewCount: 77, tags: ['evening', 'wine'], minimumAge: 18, inclusions: ['Four wines', 'A supper without meat', 'Storyteller'], steps: ['The 12 km viaduct'], cancellation: 'Not refundable', starts: [{ date: '2027-05-13', time: '19:30' }] },
    ],
  }
  const complain = complaintsWith('Naples, 11 to 13 May 2027, two of us, good food', FOUND)
  const about = (sentence: string) => complain(`Take ${FALCON}.`, sentence)

  it.each([
    'You have until two days before to cancel it for nothing.', `You pay nothing for ${PAPER} if you cancel a day ahead.`, `${TRAIN} keeps your money whatever happens, as it is not refundable.`, 'A falconer leads you along the long dyke.', 'Its guide is a falconer.', 'The falconer shows you the hide.',
    'I have named only what fits your three days.', 'It is the one I would pick first.', 'My top choice is this one, for the marsh at nine.', 'Tea comes with three cakes.', `${TRAIN} pours four wines.`, 'It is best in the first half of the day.', 'Half of the group can be children, I suppose; ask them.', 'The two of you can share one pair of boots.',
    'I have left Thursday evening open.', 'I have set the two side by side below.', 'I noted your wish for good food.', 'I have kept it to three things.', 'There are five places on Tuesday 11 May.', 'Get a good coffee in the old town before you go.', 'Stroll to the Piazza Dante for the evening light.', 'Lunch in the Spanish Quarter is cheap.',
    'Go to bed early on Monday.', 'It runs along the long dyke.', `${TRAIN} crosses the 12 km viaduct.`, 'A metre of snow would not stop me.', `It is shorter than ${PAPER}.`, `${PAPER} has a smaller group than this one.`, `${TRAIN} is dearer than either of them.`, 'It is rather early than late.', 'I like it more than the others for a first day.',
    'Nobody under 8 may come.', `${TRAIN} is not for children, only for over-18s.`, 'Children from 8 on can come.', `The supper on ${TRAIN} is without meat.`, 'Tell me about allergies, and I look again.', `Gratuities are not included in ${PAPER}.`, 'One tip: wear dark colours.', 'Would you like something calmer?', 'No field says whether there is vegan food.', 'Nothing here is said about tips.',
  ])('may be said: %s', (sentence) => expect(about(sentence)).toEqual([null, null]))

  it.each([
    'Cancel as late as you like and the fee is waived.', 'You can still walk away on the morning itself without paying.', `Every penny you paid for ${TRAIN} is returned if it pours.`, 'The operator gives all of it back up to twelve hours ahead.', 'It is guided by two forest rangers.', 'Your falconer learned his craft in Mongolia.', 'A retired schoolteacher runs the paper mill.', 'The lady who leads it has written three books.',
    'It holds the regional tourism prize.', 'Experts call it the finest marsh walk on earth.', 'It made the list of the top ten things to do in Europe.', 'Condé Nast Traveller raved about it.', `${PAPER} was singled out as the most charming workshop of the year.`, 'Nineteen out of twenty visitors recommend it.', 'Guests give it full marks across the board.', 'It costs a quarter of what others ask.', 'Tea comes with five cakes.', `${TRAIN} pours six wines.`, 'Virtually everybody who came left happy.', 'More than half its guests come twice.',
    'I’ve got you two spots on Tuesday.', 'Your names are down for nine o’clock.', 'I have had a word with the falconer for you.', 'I will hold both places until tonight.', 'We squeezed you in on Wednesday.', 'Sip a coffee at Caffè Moderno beforehand.', 'Then head to Nonna Rosa Kitchen for supper.', `${PAPER} is run by Amalfi Paper Company.`, 'Pick up a sandwich from Tandem on the way.', 'The hide is three kilometres from the road.',
    'You walk about five miles in all.', 'The mill lies a hundred yards off the square.', `It is wilder than ${PAPER}.`, `${PAPER} is the more relaxing of the two.`, `It is a lot less tiring than ${TRAIN}.`, `Unlike ${TRAIN}, it is more peaceful.`, 'Kids are turned away at the gate.', 'It is strictly for grown-ups.', 'Teenagers cannot take part in it.', 'Its tea is entirely vegan.', 'They cater for coeliacs.', 'Guests usually tip the falconer five euros.', 'Tipping is not expected there.',
  ])('may not be said: %s', (sentence) => expect(about(sentence)).toEqual([null, expect.any(String)]))
})

describe('and over a volcano, a floor and a lagoon', () => {
  const LAVA = 'Up the volcano by the lava stairs'
  const MOSAIC = 'Mosaic by mosaic, the bishop’s floor'
  const OYSTERS = 'Oysters and songs on the lagoon'
  const FOUND = {
    destination: 'Naples',
    activities: [
      { productCode: 'YY-LAVA', title: LAVA, minutes: 300, price: { amount: 60, currency: 'EUR' }, rating: 4.4, reviewCount: 951, tags: ['outdoors', 'hiking'], minimumAge: 12, maximumGroupSize: 15, inclusions: ['Mountain guide', 'Helmet', 'A picnic'], exclusions: ['Bus fare'], steps: ['The lava stairs', 'The crater rim'], cancellation: 'Free cancellation up to 24 hours before the experience starts', starts: [{ date: '2027-05-11', time: '08:00', spaces: 9 }] },
      { productCode: 'YY-MOSAIC', title: MOSAIC, minutes: 60, price: { amount: 14, currency: 'EUR' }, rating: 4.7, reviewCount: 380, tags: ['art', 'history'], minimumAge: 0, inclusions: ['Admission', 'Audio guide'], exclusions: [], steps: ['The bishop’s floor', 'The crypt'], cancellation: 'Not refundable', openingHours: '09:00–17:00', starts: [{ date: '2027-05-12', time: '10:00' }] },
      { productCode: 'YY-OYSTER', title: OYSTERS, minutes: 150, price: { amount: 88, currency: 'EUR' }, rating: 4.9, reviewCount: 205, tags: ['food', 'water', 'evening'], minimumAge: 18, maximumGroupSize: 8, inclusions: ['Six oysters', 'Two glasses of wine', 'A singer on board'], exclusions: ['Tips'], steps: ['The lagoon'], cancellation: 'Free cancellation up to 7 days before the experience starts', starts: [{ date: '2027-05-13', time: '18:00' }] },
    ],
  }
  const complain = complaintsWith('Naples, 11 to 13 May 2027, two of us, good food', FOUND)
  const about = (sentence: string) => complain(`Take ${LAVA}.`, sentence)

  it.each([
    'A mountain guide takes you up.', 'You can cancel it free of charge until 24 hours before the start.', `${OYSTERS} can be cancelled up to a week before, free of charge.`, `With ${MOSAIC} nothing is refunded, so be sure of the day.`, 'I chose it as the first thing for a clear morning.', 'Nine places are open on Tuesday 11 May.', `${OYSTERS} brings six oysters and two glasses of wine.`,
    'Half the day is yours after that.', 'All three can be done in your three days.', 'I have laid the three out by day.', 'We could swap two of them.', 'Take the early start, for the heat.', 'Eat something light at the harbour afterwards.', 'Then walk down to the Via Partenope by the water.', `${MOSAIC} is cheaper and shorter than the volcano.`, `${OYSTERS} is better rated than ${LAVA}.`,
    `${OYSTERS} is only for adults.`, 'It is for those of twelve and over.', 'If you do not drink, tell me, and I look for something other than the oysters.', `Tips are extra on ${OYSTERS}.`, 'The better your shoes, the better the climb.',
  ])('may be said: %s', (sentence) => expect(about(sentence)).toEqual([null, null]))

  it.each([
    'Pull out at any hour and you lose nothing.', `Your fare for ${MOSAIC} comes back to you in full.`, 'A vulcanologist with forty years on the mountain goes along.', 'The man who leads it was a shepherd.', `${OYSTERS} is sung by a member of the San Carlo chorus.`, 'It ranks among the continent’s great climbs, says the Guardian.', 'Locals swear it is the best of its kind in the country.', 'It has been honoured by the park authority.',
    'Four out of five climbers say they would do it twice.', 'Nobody has ever given it fewer than five stars.', `${OYSTERS} serves a dozen oysters.`, 'It costs barely a third of what a private guide asks.', 'I have you both down for eight o’clock.', 'There is a place with your name on it.', 'I asked the guide to wait for you.', 'Refuel at Bar Nilo Kitchen afterwards.', 'Dinner is booked at Concettina Ai Tre Santi.', 'Pop into Scaturchio for a pastry.',
    'The rim lies at 1,200 metres.', 'It is eight kilometres there and back.', `It is steeper and emptier than ${MOSAIC}.`, `${MOSAIC} makes for a more peaceful hour than ${LAVA}.`, 'Anyone over seventy is refused.', 'The picnic is vegan.', 'You can have the oysters swapped for something halal.', 'Most people hand the guide ten euros at the end.',
  ])('may not be said: %s', (sentence) => expect(about(sentence)).toEqual([null, expect.any(String)]))
})
