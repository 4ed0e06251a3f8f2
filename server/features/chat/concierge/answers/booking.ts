import { sayTime } from '@meander/sdk/contract/clock'
import type { BookingAsked } from '../questions/booking-asked.ts'
import { whatStands } from '../references/what-stands.ts'
import { dayName, inWords, list, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

/** Of more, their number is enough. */
const MOST_NAMED = 4

/** Booking is done on the operator's page, which the card opens; nothing is booked by words. Which cards are meant is said, and how they are kept. */
export function sayBooking({ codes, isDone }: Pick<BookingAsked, 'codes' | 'isDone'>, { voice, reading, facts }: Situation): string {
  const { things } = whatStands(facts, reading)
  const names = codes.flatMap((code) => {
    const card = reading.cards.find(({ productCode }) => productCode === code)
    const thing = things.find((one) => one.card.productCode === code)
    const hour = codes.length > 1 || thing?.date === null || thing?.date === undefined || thing.startTime === null ? '' : ` (${dayName(thing.date)}, ${sayTime(thing.startTime)})`
    return card === undefined ? [] : [`${shortTitle(card.title)}${hour}`]
  })
  const [only] = names
  const head = isDone ? `${voice.say('No, nothing is booked: I book nothing myself.', 'Nothing has been booked; that is not done by me.', 'Not by me: this desk makes no bookings.')} ` : ''
  if (only === undefined) return `${head}${reading.cards.length === 0
    ? voice.say(
      'I book nothing myself. Once cards are shown, Book on a card opens the page of its operator, who takes the booking and the payment.',
      'Booking is done with the operators: each card that I show you has a button, Book, that opens the page of its operator.',
    )
    : voice.say(
      'Bookings are made with the operator, not with me: Book on a card opens the page where you choose the hour and pay. Which of the cards do you mean?',
      'I cannot book for you. Press Book on the card that you want, and its operator takes it from there; Save keeps a card in your trip. Which one is it?',
      'That is done on the cards: Book leads to the operator, Save keeps it in your trip. Which of them shall it be?',
    )}`
  if (names.length === 1) return `${head}${voice.say(
    `I cannot book it myself: press Book on the card of ${only}, and the operator's own page opens, for the hour and the payment. Save on the card keeps it in your trip meanwhile.`,
    `${only} is booked with its operator: Book on its card opens their page, where you choose the hour and pay. With Save it stays in your trip.`,
    `To book ${only}, press Book on its card; the operator takes the booking and the money. Save keeps it for later.`,
  )}`
  const some = names.length > MOST_NAMED ? `all ${inWords(names.length)}: ${names.slice(0, MOST_NAMED).join('; ')}; and the rest` : list(names)
  const named = names.length > MOST_NAMED ? `${names.slice(0, MOST_NAMED).join(', ')} and of the ${inWords(names.length - MOST_NAMED)} others` : list(names)
  return `${head}${voice.say(
    `I cannot book them myself. Each is booked with its own operator: press Book on the card of ${named}, and choose the hour and pay on the page that opens. Save on a card keeps it in your trip.`,
    `That is done card by card, with the operators: ${some}. Book opens the operator's page for the hour and the payment; Save keeps a card in your trip until then.`,
    `Booking is for the operators to take: Book on each card (${some}) leads to their pages. What you want to keep meanwhile, save with Save.`,
  )}`
}
