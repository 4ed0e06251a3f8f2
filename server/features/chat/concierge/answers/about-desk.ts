import type { DeskTopic } from '../questions/desk-question.ts'
import { readReferences } from '../references/read-references.ts'
import { shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

/** What is asked of the assistant itself, answered honestly and without cards. */
export function aboutDesk(topic: DeskTopic, situation: Situation): string {
  const { voice } = situation
  return `${plainAnswer(topic, situation)} ${voice.say(...onward(situation))}`
}

function plainAnswer(topic: DeskTopic, situation: Situation): string {
  const { voice } = situation
  switch (topic) {
    case 'privacy':
      return voice.say(
        'This conversation and the trips you save are stored on the server, and a random identifier in your browser says which are yours. The page /privacy tells it all, how long it is kept too.',
        'Kept are this conversation and your saved trips, under an identifier that names nobody; no advertising or analytics service is called. The rest stands under /privacy.',
        'It is all under /privacy: what is stored is what we write here and what you save, and nobody else is sent it.',
      )
    case 'human':
      return voice.say('There is nobody here but me, and I am a program. For a booking, the operator behind the card is the one to speak to.', 'I cannot pass you on to a person: this desk is a program. Whoever runs the activity answers questions on their own page, by the link on the card.', 'No person sits at this desk, I am sorry to say; the operators, by the link on each card, are people.')
    case 'identity':
      return voice.say('I am the Meander travel desk, a program and no person. I find things to do that can be booked, with hours that are free on your days and what they cost.', 'This is the Meander travel desk: software, not a person. Tell me where, when, who and what you like, and I look through the inventory and plan the days.', 'A program, by the name of the Meander travel desk. I plan days out of what can be booked, and say so where I do not know.')
    case 'source':
      return voice.say('Everything I name stands in the booking provider\'s inventory; where a card says sample inventory, it is an example and cannot really be booked.', 'It comes out of the provider\'s inventory, prices and hours too. A card marked as sample inventory is an example only.', 'I name nothing that is not in the inventory; what its cards call a sample cannot be booked in earnest.')
    case 'language':
      return voice.say('I read a little of other languages, place names and dates above all, but I write only English.', 'English is all I write. Dates and places I understand in several languages.', 'Only English, I am afraid, though you may name places and days in your own language.')
    case 'codes':
      return voice.say('Codes and vouchers I cannot take: the price is the one on the card, and only the operator could lower it.', 'No code changes a price here; what the card says is what the operator asks.', 'I have no codes, and none that you have works at this desk. The operator may know of it.')
    case 'payment':
      return voice.say('You pay the operator, on the page that Book on a card opens. Nothing is paid here, and which cards are taken stands there.', 'Nothing is paid through me: Book on the card leads to the operator, who says how one can pay.', 'The payment is between you and the operator, on the booking page behind the card.')
    case 'booking':
      return sayBooking(situation)
    case 'lodging':
      return voice.say('Beds, flights and cars are not on my books; things to do are.', 'I book what one does there, not how one sleeps or gets there.', 'That I leave to others, since I only know activities.')
    case 'papers':
      return voice.say('On that I have nothing that I could vouch for; the foreign office of your country keeps it up to date.', 'That is outside what my inventory tells, and too important to guess: ask your foreign office or your insurer.', 'I would rather not guess at that. Official travel advice is the place to look.')
    case 'weather':
      return voice.say('I have no forecast, only what runs in which month.', 'The weather I cannot foresee; what I know is what is open then.', 'No weather report reaches this desk.')
    case 'crowd':
      return voice.say('How full a place gets, my inventory does not say. It does say how many go together, and which hours still have room.', 'Crowds are not in my books; group sizes and free hours are.', 'That nobody tells me. Small groups and early hours I can look for.')
    case 'complaint':
      return voice.say('I am sorry that I missed it. Say it once more in other words and I will try again.', 'Then I have not understood you, and I am sorry.', 'That was no help, I see.')
  }
}

/** Booking is done on the card; nothing is booked by words. */
function sayBooking({ lastText, voice, reading }: Situation): string {
  const { codes, by } = readReferences(lastText, reading)
  const card = by === 'none' || codes.length !== 1 ? undefined : reading.cards.find(({ productCode }) => productCode === codes[0])
  const what = card === undefined ? 'what you want' : shortTitle(card.title)
  return voice.mix([`To book ${what}, press Book on its card. `, `I cannot book ${what} myself: Book on the card does that. `, `Booking ${what} is done by its card. `], ["It opens the operator's own page, where you choose the hour and pay.", 'That leads to the operator, who takes the booking and the payment.', "The operator's page then takes the day, the hour and the payment."])
}

function onward({ facts }: Situation): string[] {
  const place = facts.destination?.name
  if (place === undefined) return ['Where would you like to go?', 'Which place do you have in mind?', 'Where are you off to?', 'Is there a place on your mind?', 'What sort of trip shall it be?']
  return [`Shall we go on with ${place}?`, `Anything else for ${place}?`, `What else would you like to know of ${place}?`, `Back to ${place}?`, `What shall we look at in ${place}?`]
}
