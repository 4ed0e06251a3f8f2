import { describe, expect, it } from 'vitest'
import { complaintsWith } from '../../../test/complaints.ts'
import { createChecker } from './check.ts'
import { createGrounds } from './grounds.ts'

const WALK = 'Ropes and rigging, a walk round the old docks'
const CLAY = 'Throw a bowl with a potter'
const FOUND = {
  destination: 'Lisbon',
  activities: [
    {
      productCode: 'LIS-ROPES', title: WALK, minutes: 120, price: { amount: 65, currency: 'EUR' }, priceBeforeDiscount: { amount: 81.25, currency: 'EUR' }, rating: 4.8, reviewCount: 1312, tags: ['walking', 'history'],
      meetingPoint: 'Cais do Sodré station, by the clock', minimumAge: 6, maximumGroupSize: 12, languages: ['English', 'French'], inclusions: ['A glass of ginjinha', 'Guide in English'], exclusions: [], cancellation: 'Free cancellation up to 24 hours before the experience starts',
      ageBands: [{ ageBand: 'CHILD', startAge: 6, endAge: 11, price: { amount: 32.5, currency: 'EUR' } }, { ageBand: 'INFANT', startAge: 0, endAge: 5, price: { amount: 0, currency: 'EUR' } }],
      starts: [{ date: '2027-03-15', time: '10:00', spaces: 4 }, { date: '2027-03-16', time: '15:15', spaces: 11 }], closed: [{ date: '2027-03-17', reason: 'sold-out' }],
    },
    { productCode: 'LIS-CLAY', title: CLAY, minutes: 90, price: { amount: 53, currency: 'EUR' }, rating: 4.6, reviewCount: 88, tags: ['workshop'], meetingPoint: 'Rua da Bica 9', inclusions: ['Clay and firing'], exclusions: [], starts: [{ date: '2027-03-15', time: '14:00' }] },
  ],
}

const complain = complaintsWith('Lisbon 15 to 17 March 2027, two of us, at most 150 euros a day', FOUND)

const passes = (sentence: string) => expect(complain(sentence), sentence).toEqual([null])
const fails = (sentence: string) => expect(complain(sentence), sentence).toEqual([expect.any(String)])

describe('whatever looks like a code is a known product code, or is not said', () => {
  it.each(['Take it under LIS-ROPES.', 'The code is LIS-CLAY.', 'It is the 2nd of 3 stops, 1.5 km on, an 18th-century yard, best before 9am.', 'From the 1920s on there were cranes here.'])('%s', passes)
  it.each(['The code is lis-old-77.', 'Ask for K20931.', 'Code 41ABC2 is the one.', 'Product code r5512q.', 'Say LIS-ROPES-2 at the gate.', 'Your reference is QXZT-0001.', 'Type ropes_2027 there.'])('%s', fails)
})

describe('nobody is reached or paid but by the booking page', () => {
  it.each(['I cannot take payments.', 'There are 1,312 people who rated it.', 'You can pay attention to the knots.', 'On 2027-03-15 the prices are EUR 65 and EUR 53.', 'What is your budget?'])('%s', passes)
  it.each([
    'Ring 213 555 019 first.', 'Their number is (+351) 21 355 50 19.', 'It is nine three five, one one two, seven seven eight.', 'Text 62 22 to hold it.', 'Send it to PT50 0035 0651 0000 1234 5678 9.', 'Write to quay@docks.example.',
    'Write to quay at docks dot com.', 'Find @dockwalks there.', 'He is on WhatsApp.', 'Join our Telegram channel.', 'Look at docks dot example.', 'More at tiny.cc/dock7.', 'More at docks.pt.', 'Use the voucher from the ferry.', 'Enter the promo code at the end.',
    'Apply code SPRING on the page.', 'Pay by bank transfer.', 'Bring cash for the skipper.', 'You may pay the guide on the day.', 'You can settle the bill with the captain.', 'Wire half of it today.', 'Leave a deposit of €20 in bitcoin.', 'Payment is at the meeting point.', 'Book directly with the owner.', 'Message the captain to be sure.',
    'Hand the money over at the pier.', 'W\u200bhats\u200bApp works best.', 'Ring ２１３５５５０１９.', 'I cannot book it: pay the driver in cash.', 'Should I give you the number 213 555 019?', 'Pague por transferência.',
  ])('%s', fails)
})

describe('what is offered under a name or as a kind is among the results', () => {
  it.each([
    `**${WALK}** is my first choice.`, 'Take “Throw a bowl with a potter” on Monday.', 'The pottery workshop suits a wet day.', 'A slow morning and a walk by the water are enough.', 'There is no helicopter flight among these.', 'Would you like boats, or rather the hills?',
    'You meet at Cais do Sodré station, by the clock.',
  ])('%s', passes)
  it.each([
    'Take **Golden Harbour Deluxe**.', 'I suggest Golden Harbour Deluxe instead.', `Take **${WALK} Deluxe Premium**.`, 'Go for the *Silver Quay Gala*.', 'A seaplane flight over the bridge ends the day.', 'Try a kayak lesson off the beach.', 'Lunch cruises go past the tower.', 'A dinner workshop comes after.',
    'Book the jeep ride on Tuesday.', 'There is a falconry demonstration nearby.', 'Shall I book the balloon for you?', 'Dolphin watching is close by.', 'Why not a hot air balloon on Monday?', 'I have added a wine tasting across the river.',
  ])('%s', fails)
})

describe('a figure is that of the activity in its own part of the sentence', () => {
  it.each([
    `${WALK} costs 65 euros and ${CLAY} costs 53 euros.`, `${WALK} and ${CLAY} are €65 and €53.`, `For €53 there is ${CLAY}, for €65 ${WALK}.`, `${CLAY} is about fifty-three euros.`, `Start with ${WALK} on Monday at ten, then ${CLAY} at two.`, `${WALK} is at a quarter past three on Tuesday 16 March.`,
    `${WALK} takes two hours and ${CLAY} an hour and a half.`, `${WALK} is rated 4.8 and ${CLAY} 4.6.`, `Together ${WALK} and ${CLAY} come to €236 for the two of you.`, `${CLAY} starts at two in the afternoon and is over by 15:30.`, `Of your €150, ${WALK} leaves €20 for two.`,
  ])('%s', passes)
  it.each([
    `${WALK} costs 65 euros and ${CLAY} costs 65 euros.`, `${WALK} (€53) and ${CLAY} (€65).`, `${WALK} and ${CLAY} are €53 and €65.`, `For €65 there is ${CLAY}, for €53 ${WALK}.`, `${CLAY} is about sixty euros.`, `${CLAY} costs sixty-five.`, `${CLAY} is 65 a person.`, `${WALK} is at a quarter past four on Tuesday.`,
    `${WALK} is on Monday 15 March at a quarter past three.`, `${CLAY} begins at half three.`, `${CLAY} begins at ten.`, `${CLAY} runs on Tuesday 16 March.`, `${WALK} is on Sunday 15 March at 10:00.`, `Start with ${WALK} at two, then ${CLAY} at ten.`, `${CLAY} takes two hours and ${WALK} an hour and a half.`,
    `${WALK} is rated 4.6 and ${CLAY} 4.8.`, `${CLAY} is rated four point eight.`, 'The potter takes two hours.', 'You pay 65 for the bowl.', `${WALK} is €32.50 a person.`, `${WALK} and ${CLAY} cost €65 each.`,
  ])('%s', fails)
})

describe('a promise is borne by the field, or is not made', () => {
  const about = (sentence: string) => complain(`Take ${WALK}.`, sentence)
  it.each([
    'Four places are left on Monday 15 March.', 'It is sold out on Wednesday 17 March.', 'Children under 6 go free.', 'Children under 12 pay half.', 'The group is at most twelve people.', 'The minimum age is 6.', 'The meeting point is Cais do Sodré station.', 'It can be cancelled free of charge up to 24 hours before.',
    'A glass of ginjinha is on the house.', 'The guide speaks English.', 'It can be had in French.', 'It is 20% off.', 'I cannot tell whether there are places left.', 'You have a free evening after that.',
  ])('%s', (sentence) => expect(about(sentence)).toEqual([null, null]))
  it.each([
    'Two places are left on Monday 15 March.', 'Only a few seats remain on Tuesday 16 March.', 'It is sold out on Monday.', 'It sells out fast.', 'Kids under ten go free.', 'Students pay half.', 'The group is at most eight people.', 'It is a private walk.', 'The minimum age is 12.', 'The meeting point is the fountain in Rossio.',
    'You meet by the ferry gate.', 'You can cancel up to the last minute.', 'A full refund is given whenever you ask.', 'You may cancel up to two hours before.', 'Champagne is on the house.', 'There is a free upgrade to the front row.', 'A complimentary lunch waits at the end.', 'It is 40% off.', 'The guide speaks Korean.', 'Your first drink is free.', 'They throw in a dessert.', 'It comes with unlimited wine.', 'The guide will collect you from your hotel.', 'Only eight guests fit.', 'Everything is refunded in full if it rains.', 'Dogs are welcome.', 'It departs from Cais das Colunas.', 'Be at Cais das Colunas by 10:00.', 'They have a better rate for groups.', 'It was voted best in town.', 'It is an award-winning walk.', 'Ask them first, but a full refund is given whenever you like.',
  ])('%s', (sentence) => expect(about(sentence)).toEqual([null, expect.any(String)]))
  it.each(['It is sold out on Monday.', 'Only two places are left.', 'Kids under ten go free.', 'The meeting point is the fountain in Rossio.', 'A full refund is given whenever you ask.', 'Champagne is on the house.'])('and not before anything was found: %s', (sentence) => {
    expect(createChecker(createGrounds(['Lisbon'])).complain(sentence)).not.toBeNull()
  })
})
