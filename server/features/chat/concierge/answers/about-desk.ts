import type { Day } from '@meander/sdk/contract/days'
import { isDay } from '@meander/sdk/contract/days'
import type { Place } from '../../../destinations/index.ts'
import { MONTH_NAMES } from '../../language/month-names.ts'
import { seasonAt } from '../../tools/seasons.ts'
import type { Season } from '../../tools/seasons.ts'
import type { DeskTopic } from '../../item-talk/desk-question.ts'
import { readReferences } from '../references/read-references.ts'
import { capital, list, monthName, shortTitle } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayOfDesk } from './of-desk.ts'

/** What is asked of the assistant itself, or of a place and not of what one books there, answered honestly and without cards. */
export function aboutDesk(topic: DeskTopic, situation: Situation): string {
  return [plainAnswer(topic, situation), onward(situation)].filter((words) => words !== '').join(' ')
}

function plainAnswer(topic: DeskTopic, situation: Situation): string {
  const { voice } = situation
  switch (topic) {
    case 'booking':
      return sayBooking(situation)
    case 'cancelling':
      return voice.say(
        'Nothing has been booked through me, so there is nothing to cancel here. A booking that you made with an operator is cancelled on that operator\'s page.',
        'I hold no booking of yours. Whoever took it cancels it, on the page where you booked.',
        'There is no booking at this desk that I could cancel; the confirmation of the operator says how it is done.',
      )
    case 'lodging':
      return sayNotSold(situation)
    case 'papers':
      return voice.say(
        'Visas and passports I would rather not guess at: the embassy, or the foreign office of your country, has the rules that hold today.',
        'What papers you need depends on your passport, and I have no list of that. Your foreign office has one.',
        'Entry rules change, and they are not on my books; the official travel advice of your country is the place to look.',
        'For papers, ask the embassy: it knows, and I would be guessing.',
        'That is a question for your foreign office. Nothing I have tells of papers.',
        'No rule on papers reaches this desk; take it from an official page only.',
      )
    case 'safety':
      return voice.say(
        'How safe a place is I have nothing on that I could vouch for; the foreign office of your country keeps its advice up to date.',
        'I would rather not judge safety from a list of activities. Official travel advice is written for that.',
        'Of safety my inventory tells nothing, and it is too important to guess; look at your foreign office\'s advice.',
        'There I must pass: the travel advice of your country knows, by district where it matters.',
        'I cannot say how safe it is. What I can do is keep to daylight hours and guided groups, if you ask for them.',
        'Nothing here tells me that. Ask whoever you stay with, and read the official advice.',
      )
    case 'everyday':
      return voice.say(
        'Money, plugs and the like are not in my inventory; a guidebook has them.',
        'That is daily life rather than things to book, and I have nothing on it.',
        'I know what one can book there, not how one lives there, I am afraid.',
      )
    case 'weather':
      return sayWeather(situation)
    case 'crowd':
      return voice.say(
        'How full a place gets, my inventory does not say. It does say how many go together, and which hours still have room.',
        'Crowds are not in my books; group sizes and free hours are.', 'That nobody tells me. Small groups and early hours I can look for.',
        'I have no count of visitors. The first start of the day is usually my answer to that.',
      )
    default:
      return sayOfDesk(topic, voice)
  }
}

const SOLD_ELSEWHERE: readonly (readonly [words: RegExp, name: string, who: string])[] = [
  [/\b(?:flights?|fly|airlines?|airports?|planes?)\b/i, 'flights', 'an airline or a flight search'],
  [/\b(?:hotels?|hostels?|stay|sleep|airbnb|apartments?|accommodation|rooms?)\b/i, 'hotels', 'a hotel site'],
  [/\b(?:cars?|car hire)\b/i, 'hired cars', 'a car hire firm'],
]

/** What one gets there by and sleeps in is sold elsewhere; it is named as it was asked for. */
export function sayNotSold({ lastText, voice }: Pick<Situation, 'lastText' | 'voice'>): string {
  const asked = SOLD_ELSEWHERE.filter(([words]) => words.test(lastText))
  const what = asked.length === 0 ? 'Tickets for the journey' : capital(list(asked.map(([, name]) => name)))
  const who = asked.length === 1 ? asked[0]?.[2] : 'those who sell them'
  const low = what.charAt(0).toLowerCase() + what.slice(1)
  return voice.say(
    `${what} are not on my books: I sell what one does there. For those, ask ${who}.`,
    `I cannot book ${low}, nor look them up; ${who} can.`,
    `No ${low} at this desk, only things to do. You will find them with ${who}.`,
    `That I leave to ${who}: ${low} are none of mine.`,
    `I sell no ${low}. My trade begins once you are there.`,
    `With ${low} I am no help, I am afraid; try ${who}.`,
  )
}

/** Near the pole winter stays longer than the calendar says. */
function seasonThere(place: Place, month: number): Season {
  const isLong = place.latitude > 58 && (month === 3 || month === 11)
  return isLong ? 'winter' : seasonAt(place, month)
}

/** No forecast, and which season it is there then. */
function sayWeather({ facts, voice, lastText, today }: Situation): string {
  const { destination } = facts
  const startDate = monthSaid({ lastText, today }) ?? facts.startDate
  const isElsewhere = destination !== undefined && /\bin (?!the\b|that\b)\p{L}/u.test(lastText.replace(new RegExp(`in ${destination.name}|in ${startDate === undefined ? '' : monthName(startDate)}`, 'gi'), ''))
  const season = isElsewhere || destination === undefined || startDate === undefined || destination.kind !== 'city' ? null : seasonThere(destination, Number(startDate.slice(5, 7)))
  const then = season === null || season === 'tropical' || startDate === undefined || destination === undefined ? '' : ` ${voice.say(
    `${monthName(startDate)} is ${season} in ${destination.name}.`,
    `All I can tell is that ${monthName(startDate)} is ${season} there.`,
  )}`
  return `${voice.say(
    'I have no forecast, only what runs in which month.', 'The weather I cannot foresee; what I know is what is open then.',
    'No weather report reaches this desk, so I would only be guessing.',
    'Of sun and rain nothing is written in my inventory; a weather service will know nearer the day.',
    'A forecast I cannot give. What I can do is keep something under a roof in hand; say so and I look.',
    'I do not know the weather, and nobody does so far ahead.',
  )}${then}`.trim()
}

const IN_MONTH = new RegExp(String.raw`\b(?:in|during|for|early|late|mid|this|next|of|end of|beginning of) (${MONTH_NAMES.join('|')})\b`, 'i')

/** The month that the question itself names, as a day of it, from this month on. */
function monthSaid({ lastText, today }: Pick<Situation, 'lastText' | 'today'>): Day | undefined {
  const month = MONTH_NAMES.indexOf(IN_MONTH.exec(lastText)?.[1]?.toLowerCase() ?? '') + 1
  const year = Number(today.slice(0, 4)) + (month < Number(today.slice(5, 7)) ? 1 : 0)
  const day = `${year}-${String(month).padStart(2, '0')}-15`
  return isDay(day) ? day : undefined
}

/** Booking is done on the card; nothing is booked by words. */
function sayBooking({ lastText, voice, reading }: Situation): string {
  const { codes, by } = readReferences(lastText, reading)
  const card = by === 'none' || codes.length !== 1 ? undefined : reading.cards.find(({ productCode }) => productCode === codes[0])
  const what = card === undefined ? 'what you want' : shortTitle(card.title)
  return voice.mix([
    `To book ${what}, press Book on its card. `,
    `I cannot book ${what} myself: Book on the card does that. `,
    `Booking ${what} is done by its card. `,
  ], [
    "It opens the operator's own page, where you choose the hour and pay.", 'That leads to the operator, who takes the booking and the payment.',
    "The operator's page then takes the day, the hour and the payment.",
  ])
}

/** What would help to go on, where it is not known. What is known is not asked for, and who is in the middle of a trip needs no push. */
function onward({ facts, voice, reading, before, lastText, today }: Situation): string {
  const place = facts.destination?.name
  if (place === undefined) return voice.say('Where would you like to go?', 'Which place do you have in mind?', 'Where are you off to?', 'Is there a place on your mind?')
  if (reading.cards.length > 0 || monthSaid({ lastText, today }) !== undefined || facts.startDate !== undefined || before.destination !== undefined) return ''
  return voice.say(`When would you be in ${place}?`, `Tell me your days, and I look what is open in ${place} then.`, `With dates I can say what runs in ${place}.`)
}
