import { pattern } from '../../language/pattern.ts'
import type { Place } from '../../../destinations/index.ts'
import { sayNotUnderstood } from '../answers/unclear.ts'
import { sayFarewell } from './farewell.ts'
import { list } from './format.ts'
import type { Situation } from './situation.ts'

export function searchFailed({ facts, voice }: Situation): string {
  const place = facts.destination?.name
  const where = place === undefined ? 'the booking desk' : `the booking desk for ${place}`
  return voice.mix(
    [`I could not reach ${where} just now. `, `Nobody answers at ${where} at the moment. `, `There is no line to ${where} right now. `],
    ['Your trip is noted; ask me again in a minute and I will look once more.', 'All you told me is kept; try me again shortly.', 'Give it a minute and ask again; I keep what we have.'],
  )
}

export function smallTalk(situation: Situation, stocked: readonly Place[]): string {
  const text = situation.lastText.toLowerCase()
  const { voice } = situation
  const place = situation.facts.destination?.name
  const onward = place === undefined ? ['Where would you like to go?', 'Which place do you have in mind?', 'Where are you off to?'] : [
    `Shall we go on with ${place}?`,
    `Back to ${place}?`,
    `Anything else for ${place}?`,
    `What would you change about ${place}?`,
  ]
  if (/\bthank|cheers\b|\bthx\b|\bty\b|appreciate|\b(?:danke|merci|gracias|grazie|obrigad[oa]|bedankt|dank je)\b/.test(text)) return thanks(situation)
  if (/\b(?:bye|good ?night|see you|farewell|later)\b/.test(text)) return sayFarewell(situation)
  if (/\b(?:who|what) are you|your name|human|robot|\bbot\b|\bai\b|what can you do|what do you do|how do you work|help/.test(text)) {
    return voice.mix(
      ['I am the Meander travel desk. ', 'This is the Meander travel desk. ', 'You are talking to the Meander travel desk. '],
      [
        'Tell me where, when, how many of you and what you like, and I find things to book with free hours for each day. ',
        'I find things you can book, with hours that are free on your days and the reason for each. ',
        'I plan days: what to book, at what hour, and what it costs. ',
      ].flatMap((what) => onward.map((question) => `${what}${question}`)),
    )
  }
  if (/how are you|how's it going|how do you do|what's up/.test(text)) return voice.mix(['Well, thank you, and ready to plan. ', 'Very well, thank you. ', 'All is well at this desk. '], onward)
  if (/joke/.test(text)) return voice.mix([
    'A tourist asks for the fastest way to the old town. "Are you on foot?" "By car." "Then that is the fastest." ',
    'Two suitcases meet. "You look worn out." "I have been carried away." ',
  ], onward)
  if (/^\W*(?:ok|okay|great|perfect|cool|nice|lovely|awesome|wonderful|sounds|that's|good|fine|alright|excellent|yes)\b/.test(text) && place !== undefined) return agreement(situation, place)
  if (GREETS.test(text)) return greeting(situation, stocked)
  return situation.reading.clauses?.some(({ act }) => act === 'courtesy') === true ? thanks(situation) : sayNotUnderstood(situation)
}

const GREETS = pattern()`
  ^\W*(?:h+i+|hello|hey+|hiya|yo|howdy|greetings|good (?:morning|afternoon|evening|day)|morning|evening|hallo|hola|bonjour|salut|ciao|ol[aá]|servus|
  moin|namaste|guten (?:tag|morgen|abend)|buen[oa]s (?:d[ií]as|tardes|noches)|buongiorno)\b|
  \b(?:hello|are you there|anybody (?:here|there)|anyone (?:here|there))\W*$|^\W*$
`

/** Who says thanks three times wants no offer a fourth time. */
const OFFERS = 2

function thanks({ facts, voice, reading }: Situation): string {
  const place = facts.destination?.name
  const before = reading.turns.slice(0, -reading.lastLength).filter((turn) => /\b(?:thank|thx|cheers|ty)\b|\bthanks\b/i.test(turn)).length
  const tails = place === undefined ? [
    'Whenever you have a place in mind, I am here.', 'Say the word when you know where.', 'I am here when you want to go somewhere.',
  ] : [`${place} is noted as it stands; say the word when something should change.`, `I keep ${place} as we have it.`, `Enjoy ${place}.`]
  if (before < OFFERS) return voice.mix(['You are welcome. ', 'With pleasure. ', 'Gladly. ', 'My pleasure. ', 'Not at all. '], tails)
  return voice.first('You are welcome.', 'Any time.', 'With pleasure.', 'Not at all.', 'My pleasure.', 'It was no trouble.', 'Gladly.', 'You are very welcome.', 'Always.', 'Do not mention it.', 'That is what the desk is for.', 'Of course.', 'Glad to be of use.', 'A pleasure, as ever.', 'Think nothing of it.', 'Happy travels.')
}

function agreement({ voice }: Situation, place: string): string {
  return voice.mix(['Good. ', 'Glad it fits. ', 'Then that stands. ', 'Settled. '], [
    `Save what you like from ${place}, or tell me what to change.`,
    `Shall I look for more in ${place}?`,
    `Save those, and ask me for more of ${place} whenever you like.`,
    `What else would you like from ${place}?`,
  ])
}

function greeting({ facts, voice, turn }: Situation, stocked: readonly Place[]): string {
  const place = facts.destination?.name
  const hello = turn > 1 ? ['Hello again. ', 'Here I am. ', 'Yes, I am listening. '] : ['Hello. ', 'Good to see you. ', 'Welcome. ']
  if (place !== undefined) return voice.mix(hello, [`Shall we go on with ${place}?`, `We were speaking of ${place}.`, `What next for ${place}?`])
  const from = stocked.length === 0 ? 0 : (turn * 3) % stocked.length
  const names = [...stocked.slice(from), ...stocked.slice(0, from)].slice(0, 3).map(({ name }) => name)
  const such = names.length === 0 ? '' : ` I have things to do in ${list(names)}, among others.`
  return voice.mix(hello, [`Where would you like to go, and when?${such}`, `Which place do you have in mind?${such}`, `Tell me where you would like to be.${such}`])
}

export function outOfScope({ facts, voice, reading }: Situation): string {
  const place = facts.destination?.name
  const head = voice.say(
    'That is outside what I do: I plan trips and find things to book on them.', 'I only know my own trade, which is planning trips.', 'I would have to guess at that, so I leave it to others; trips are what I know.', 'There I am no use to you, I am afraid: this desk does journeys only.',
    'On that this desk has no opinion worth having; journeys are its only subject.', 'That is no matter for a trip, so I leave it alone.', 'I am the wrong one to ask: all I have is things to do on a trip.', 'Ask me of journeys; of that I know nothing.', 'That one I pass on: I am of use for a trip, and for little else.',
  )
  // In the middle of a trip one refusal needs no question behind it.
  if (place !== undefined && reading.cards.length > 0) return [
    head,
    [`${place} stands as we have it.`, `For ${place} I am at your service.`].find((words) => !reading.answered.includes(words)) ?? '',
  ].join(' ').trim()
  return `${head} ${place === undefined ? voice.say(
    'Where would you like to travel?', 'Is there somewhere you would like to go?', 'If a place is on your mind, tell me which?',
  ) : voice.say(`Shall we go on with ${place}?`, `What else for ${place}?`, `Back to ${place}?`)}`
}
