import { ASKS } from '../questions.ts'
import { readReferences } from '../references.ts'
import { list, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

/** Answers what is neither news of the trip nor a question that the inventory can answer, without another three cards. */
export function sayUnclear(situation: Situation): string {
  const { lastText, voice, facts, reading } = situation
  const place = facts.destination?.name ?? 'your trip'
  const text = lastText.toLowerCase()
  if (/\b(?:book|reserve|buy|pay|order)\b/.test(text)) return sayBooking(situation)
  if (/\b(?:hotels?|hostels?|flights?|airports?|car hire|rental car|apartments?|rooms?|airbnb)\b/.test(text)) {
    return voice.mix(['Beds and flights are not on my books; things to do are. ', 'I book what one does there, not how one sleeps or flies. ', 'That I leave to others, since I only sell activities. '], [`Shall I go on with ${place}?`, `What else would you like in ${place}?`, `More for ${place}?`])
  }
  if (/^\W*(?:yes|yeah|yep|sure|please do|ok|okay|go ahead)\b/.test(text)) return voice.mix(['Good. ', 'Gladly. ', 'Then that stands. '], [`Save the ones you like in ${place}, or say more and I show others.`, `Say cheaper, shorter or something else, and I look again in ${place}.`, `Which day in ${place} shall I fill next?`])
  if (/^\W*(?:no|nope|nah|not really)\b/.test(text)) return voice.mix(['Then something else. ', 'Fair enough. ', 'Understood. '], ['Shall it be cheaper, shorter, or of another kind?', 'What is wrong with them: the price, the hour or the kind?', 'What would you rather do?'])
  if (ASKS.test(text)) {
    const named = readReferences(lastText, reading).by === 'named' ? reading.cards.filter(({ productCode }) => readReferences(lastText, reading).codes.includes(productCode)).map(({ title }) => shortTitle(title)) : []
    const about = named.length === 0 ? '' : ` of ${list(named)}`
    return voice.mix([`That the operators do not tell me${about}. `, `On that I have nothing in writing${about}. `, `I would only be guessing there${about}. `], ['What I can say is price, length, hours, ages, access, what is included and how to cancel.', 'Ask me for hours, prices, ages, access or the meeting point, and I know it.', 'The operator answers such things when you book.', 'The booking page is the place to ask it.'])
  }
  return voice.mix([`Take your time over ${place}. `, `There is no hurry with ${place}. `, `${place} can wait a moment. `], ['Shall I look for something cheaper, shorter or quite different?', 'What would make the choice easier: the price, the hour or the kind?', 'Which of them comes closest?', 'Would a quieter day suit you better?'])
}

/** Booking is done on the card; nothing is booked by words. */
function sayBooking({ lastText, voice, reading }: Situation): string {
  const { codes, by } = readReferences(lastText, reading)
  const card = by === 'none' ? undefined : reading.cards.find(({ productCode }) => productCode === codes[0])
  const what = card === undefined ? 'the one you want' : shortTitle(card.title)
  return voice.mix([`To book ${what}, press Book on its card. `, `Book on the card of ${what} does that. `, `The card of ${what} has a Book button. `], ['It opens the booking page, where you pay; nothing is paid here.', 'That leads to the booking page, and I keep the rest of the trip.', 'The booking page then takes the day, the hour and the payment.'])
}
