import type { KnownFacts } from '../../tools/read-activities.ts'
import type { Clause } from '../../reader/index.ts'
import { topicOf } from '../../item-talk/topics.ts'
import type { Topic } from '../../item-talk/topics.ts'
import type { Understand } from '../../understanding/index.ts'
import { answerAboutShown } from '../answers/about-shown.ts'
import { asker, lost, say } from '../asker.ts'
import type { Decision } from '../asker.ts'
import { withCards } from '../day-by-day/standing-plan.ts'
import { readAskedDays } from '../questions/asked-days.ts'
import type { Form, ShownQuestion } from '../questions/shown-question.ts'
import type { Reading } from '../read-prompt.ts'
import { readReferences } from '../references/read-references.ts'
import { list, shortTitle, dayName } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'
import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import { isPointing, meantIn } from './clause-things.ts'
import { sayNotGot } from '../answers/unclear.ts'

/** What each question asks of what was shown. */
const TOPICS: Readonly<Record<string, Topic>> = {
  'ask-price': 'price', 'ask-length': 'duration', 'ask-times': 'times', 'ask-included': 'included', 'ask-where': 'meeting', 'ask-cancel': 'cancellation', 'ask-who': 'ages', 'ask-effort': 'effort',
  'ask-rating': 'rating', 'ask-best': 'rating', 'ask-tongue': 'language', 'ask-diet': 'diet', 'ask-rain': 'rain', 'ask-booking': 'booking', 'ask-about': 'description', compare: 'description', 'ask-why': 'description',
}
/** Asks of the plan of the days, which is told and not changed by it. */
const OF_PLAN: ReadonlySet<string> = new Set(['ask-total', 'ask-left', 'ask-plan', 'ask-between', 'ask-rain'])
const SETTLED: ReadonlySet<string> = new Set(['aside', 'courtesy', 'complaint', 'foreign', 'keep', 'save'])

/** So sure a reading is, before it keeps the rules from a change that they read. */
const VETO = 0.7

/** True where all of it only asks of things or is said beside: no plan is made or changed by that. */
export function changesNothing({ clauses = [] }: Pick<Reading, 'clauses'>): boolean {
  return clauses.length > 0 && clauses.every((clause) => clause.share >= VETO && ((clause.act in TOPICS && !OF_PLAN.has(clause.act)) || SETTLED.has(clause.act)))
}

/** What its one clause wants that no rule has to be asked for: what stays, when something stands, what is set side by side, what is only told. */
export function answerClause(situation: Situation): Decision | null {
  const { reading } = situation
  const [clause, ...others] = reading.clauses ?? []
  if (clause === undefined || others.length > 0) return null
  const things = thingsOf(clause, reading)
  if (clause.act === 'keep' && reading.plan.length > 0) return things.length === 0 && clause.spans.some(({ words }) => !isPointing(words)) ? lost(sayNotGot(situation)) : say(sayKept(situation, things))
  // What is wanted back may never have gone.
  if (((clause.act === 'ask-plan' && topicOf(clause.text.toLowerCase()) !== 'duration') || clause.act === 'back') && things.length === 1) return whenStands(situation, things[0] ?? '')
  return null
}

/** A question that no rule could make out, by what it was learned to ask. */
export function answerLost(situation: Situation, { tools, understand }: { tools: readonly string[]; understand: Understand }): Decision | null {
  const { reading, facts, today } = situation
  const [clause, ...others] = reading.clauses ?? []
  const topic = clause === undefined ? undefined : TOPICS[clause.act]
  if (clause === undefined || others.length > 0) return null
  if (topic === undefined) return saySettled(clause, situation)
  const named = thingsOf(clause, reading)
  const { codes: pointed, by } = readReferences(clause.text, reading, reading.turns.slice(0, -reading.lastLength))
  // What is on no card has no answer on another.
  const isNamed = clause.spans.some(({ label, words }) => label === 'item' && !isPointing(words) && /^(?:the|that|our|le|la|el|der|die|das) /i.test(words))
  const codes = named.length > 0 ? named : isNamed && by !== 'named' ? [] : pointed
  if (codes.length === 0) return null
  const form: Form = clause.act === 'compare' && codes.length > 1 ? 'contrast' : clause.act === 'ask-best' ? 'choose' : 'each'
  const question: ShownQuestion = { codes: codes.slice(0, MOST), topic: finer(clause, topic), form, asked: clause.text.toLowerCase(), language: null }
  const days = topic === 'times' ? readAskedDays(clause.text, facts, { understand, today, locale: reading.locale }) : null
  return asker(situation, tools).facts({ codes: question.codes, days }, (known: readonly KnownFacts[]) => answerAboutShown({ question, situation, days }, known))
}

const MOST = 3

/** A yes, a no, a grumble or a story beside a plan that stands, to which nothing was offered. */
export function answerSettled(situation: Situation): Decision | null {
  const { clauses = [], plan } = situation.reading
  const [clause, ...others] = clauses
  return clause === undefined || others.length > 0 || plan.length === 0 || !MERELY.has(clause.act) ? null : saySettled(clause, situation)
}

const MERELY: ReadonlySet<string> = new Set(['accept', 'decline', 'complaint', 'aside'])

/** Yes, no or a grumble to which nothing that stands can be held. */
function saySettled({ act }: Clause, { voice, reading }: Situation): Decision | null {
  const what = reading.plan.length > 0 ? 'the plan' : 'what I showed you'
  switch (act) {
    case 'aside':
      return reading.cards.length === 0 ? null : say(voice.say('Noted; nothing changes by it.', 'Good to know. All stays as it is.', 'I hear you; I leave everything as it stands.', 'Thank you for telling me. Nothing moves.'))
    case 'complaint':
      return say(voice.mix(['I am sorry. ', 'Sorry, that was not what you meant. ', 'My mistake. '], [
        `Tell me in other words what to change in ${what}, or which of it you mean, and I see to it.`, `Which of it is wrong: name the thing or the day, and what it should be.`,
      ]))
    case 'decline':
      return say(voice.say('Then all stays as it is.', `Good, I leave ${what} as it is.`, 'Nothing changes, then.'))
    case 'accept':
      return say(voice.say(`Good: ${what} stands. Say what else you would like.`, 'Fine. What comes next?', 'Good. Shall I change anything, or is it right so?'))
    case 'courtesy':
      return say(voice.say('You are welcome.', 'Gladly.', 'It is a pleasure.', 'My pleasure.'))
    case 'other':
      return reading.plan.length === 0 ? null : say(voice.say(
        'Tell me what you would rather do, or which of it shall make way, and I set it out anew.', 'What would you like instead: something outdoors, quieter, with food, or for the evening? Name a day or a thing, and I trade it.',
      ))
    case 'save':
      return say(voice.say(
        'Each card has “Save to Itinerary”; a saved journey can be sent by e-mail or shared by a link from its own page. I cannot send it for you.', 'I cannot send or book it myself. Save the cards to an itinerary: from there it goes out by e-mail or as a link.',
      ))
    default:
      return null
  }
}

/** A pram or a chair on wheels is no matter of effort, nor a dog one of age. */
function finer({ act, text }: Clause, topic: Topic): Topic {
  const said = topicOf(text.toLowerCase())
  return (act === 'ask-effort' && said === 'accessibility') || (act === 'ask-who' && said === 'group') || (act === 'ask-included' && said === 'booking') ? said : topic
}

function thingsOf(clause: Clause, reading: Reading): string[] {
  const plan = withCards(reading)
  const meant = meantIn(clause, ['item', 'out', 'in'], { plan, reading })
  return [...new Set(meant.flatMap(({ planned, shown }) => (planned.length > 0 ? planned.map(({ productCode }) => productCode) : shown.map(({ productCode }) => productCode))))]
}

function sayKept({ reading, voice }: Situation, codes: readonly string[]): string {
  const names = list(codes.flatMap((code) => reading.cards.find(({ productCode }) => productCode === code) ?? []).map(({ title }) => shortTitle(title)))
  return names === '' ? voice.say('It stays as it is.', 'Nothing moves, then.', 'Good: all of it stays.') : voice.say(`${names} stays where it is.`, `I leave ${names} as it is.`, `${names} stays.`)
}

function whenStands({ reading, voice }: Situation, code: string): Decision | null {
  const stands = reading.plan.find(({ productCode }) => productCode === code)
  const card = reading.cards.find(({ productCode }) => productCode === code)
  if (stands === undefined || card === undefined || !isDay(stands.date)) return null
  const title = shortTitle(card.title)
  return say(voice.say(`${title} stands on ${dayName(stands.date)} at ${sayTime(stands.startTime)}.`, `On ${dayName(stands.date)} at ${sayTime(stands.startTime)}: ${title}.`))
}
