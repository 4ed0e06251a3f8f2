import { pattern } from '../language/pattern.ts'
import { readFileSync } from 'node:fs'
import { withoutGivenText } from './intent/given-text.ts'
import { openJudge } from './intent/judge.ts'
import type { Intent, Judge } from './intent/judge.ts'
import type { ReadMessage } from './intent/read-message.ts'
import { commandWeight, isQuestion } from './intent/shape.ts'
import { readSignWords } from './intent/sign-words.ts'
import { signsOf } from './intent/signs.ts'
import type { Talk } from './intent/signs.ts'
import { isOfOurTrade, movesOfPlan, tellsBudget } from './intent/of-our-trade.ts'
import { isSmallTalk } from './intent/small-talk.ts'
import { COURTESY, GREETING } from './intent/subjects.ts'
import { playsAnotherPart } from './intent/tasks.ts'
import { isOfOtherTopic } from './intent/topics.ts'
import { isWholeTrip, statesTrip, tellsOfTrip, wishesOfTrip } from './intent/whole-trip.ts'
import { isOtherLanguage } from './other-languages.ts'

export type { Intent } from './intent/judge.ts'
/** What a message is about where it stands: when it is the first, when a trip is being talked of ('the second one' is about that), and right behind other matters. */
export interface TurnIntent {
  alone: Intent
  inTrip: Intent
  aloneAfterOther: Intent
  inTripAfterOther: Intent
}

export function intentIn(intent: TurnIntent, { isInTrip, isAfterOther }: Talk): Intent {
  if (isInTrip) return isAfterOther ? intent.inTripAfterOther : intent.inTrip
  return isAfterOther ? intent.aloneAfterOther : intent.alone
}

/** Wherever it stands. */
function always(alone: Intent, inTrip: Intent = alone): TurnIntent {
  return { alone, inTrip, aloneAfterOther: alone, inTripAfterOther: inTrip }
}

const learned = openJudge(JSON.parse(readFileSync(new URL('./intent/data/weights.json', import.meta.url), 'utf8')))

/** 'Next Friday', 'maybe 2,000 dollars': what a travel desk asks, and nothing else. */
const ASKED = ['dates', 'duration', 'budget', 'party']
/** Beside days, people or a sum: 'I meant the 8th', 'exactly 420'. */
const LITTLE = 1
/** What has facts of a trip in it is of the trip unless what was learned is nearly sure of another matter: 'my friend and I had a fight'. */
const BARELY = 0.12
/** Who wants something written, or given words worked on, is surer to travel or does not. */
const SURELY = 0.8
const PIECES = new Set(['x piece', 'x given', 'x sum in words', 'x told sum'])
/** Said of a trip that is there already. */
const CHANGED = ['day', 'change', 'refinement', 'count', 'ages', 'per', 'times', 'need']

/** A greeting, unless there is a trip to be asked about. */
const ASKS_WHAT_IS_GOOD = /^\W*(?:so |and |ok |hey )?what(?:'?s| is) (?:good|nice|fun|cool|on)\W*$/

/** What a message is about. What grammar is sure of goes first; all else was learned from sentences. */
export function readIntent(whole: ReadMessage, judge: Judge = learned): TurnIntent {
  const message = withoutGivenText(whole)
  const { text, found } = message
  if (isSmallTalk(text) || (!found.place && !found.isTimed && (GREETING.test(text) || COURTESY.test(text)))) return always('small-talk', ASKS_WHAT_IS_GOOD.test(text) || isOfAgreed(message) ? 'travel' : 'small-talk')
  if (isOtherLanguage(text)) return elsewhere(message)
  const { row, rest } = readSignWords(message)
  if (!found.place && found.facts.length === 0 && !row.some((word) => word.length > 1 && /^\p{L}/u.test(word))) return always('other')
  const signs = signsOf(whole)
  if (isWholeTrip(message, signs)) return always('travel')
  const isPart = !found.isBound && playsAnotherPart(text)
  const saysNoMore = rest === 0 && !isQuestion(text)
  const says = (facts: readonly string[]): boolean => saysNoMore && found.facts.some((name) => facts.includes(name))
  const changes = rest <= LITTLE && isPlain(text, signs) && found.facts.some((name) => ASKED.includes(name) || CHANGED.includes(name))
  const answers = (saysNoMore && found.place) || says(ASKED)
  const tells = isOfAgreed(message) || answers || says(CHANGED)
  const isOurs = !isPart && isOfOurTrade(message, signs)
  const mayTell = changes || tellsOfTrip(message, signs) || wishesOfTrip(message, signs)
  return {
    alone: answers || isOurs ? 'travel' : isPart ? 'other' : judge(signs, { isInTrip: false, isAfterOther: false }, statesTrip(message, signs, rest) ? BARELY : signs.some((sign) => PIECES.has(sign)) ? SURELY : undefined),
    inTrip: tells || isOurs || changesFact(message) || tellsBudget(message, signs) || movesOfPlan(text) ? 'travel' : judge(signs, { isInTrip: true, isAfterOther: false }, mayTell ? BARELY : undefined),
    aloneAfterOther: isPart ? 'other' : judge(signs, { isInTrip: false, isAfterOther: true }),
    inTripAfterOther: isOfAgreed(message) || changesFact(message) ? 'travel' : judge(signs, { isInTrip: true, isAfterOther: true }),
  }
}

/** Neither asks nor orders anything, and speaks of no other trade. */
function isPlain(text: string, signs: readonly string[]): boolean {
  return !text.includes('?') && !isQuestion(text) && commandWeight(text) === 0 && !signs.some((sign) => sign.startsWith('x trade')) && !isOfOtherTopic(text)
}

/** 'A week later please', 'double the budget', 'the old dates again': said of what was agreed. */
function isOfAgreed({ text, found }: ReadMessage): boolean {
  return found.facts.includes('agreed') || (found.isTimed && ASKS_OF_DAY.test(text)) || (found.facts.includes('change') && text.split(/\s+/).length <= SHORT)
}

const FACT =
  '(?:dates?|days?|nights?|number of (?:people|persons|guests|travell?ers|adults|kids|children|days|nights)|' +
  'people|party|group(?: size)?|head ?count|budget|limit|length|arrival|departure|start|end)'
/** 'Switch the dates to 1 to 4 June', 'now change the number of people to four', 'switch to four adults'. */
const CHANGES_FACT = new RegExp(
  `^\\W*(?:(?:and|so|ok|okay|but|no|now|then|please|actually|also|sorry|wait|can you|could you|can we|could we` +
    `|let's|we need to|we have to|i want to|we want to|i'd like to|we'd like to)\\W+)*` +
    `(?:chang|switch|mov|set|mak|updat|correct|put|shift|rais|lower|increas|reduc|cut)(?:e|es|ing|ed)?\\s+(?:(?:the|our|my|all)\\s+)?(?:${FACT}\\s+(?:back\\s+)?(?:to|from|by|for|into)\\b|to\\b)`,
)

/** A fact of the trip is what is changed, and what it becomes was read; of the trip that is talked of, whatever was asked before. */
function changesFact({ text, found }: ReadMessage): boolean {
  return CHANGES_FACT.test(text) && found.facts.some((name) => ASKED.includes(name) || CHANGED.includes(name)) && !isOfOtherTopic(text)
}

/** 'What about Sunday morning?', 'anything on the 4th?' */
const ASKS_OF_DAY = /^\W*(?:(?:and|or|so|ok|but)\W+)*(?:(?:what|how) about|(?:any|some)thing (?:else )?(?:on|for|in|over|during|that))\s+(?:[\w'-]+\W*){1,5}$/

/** So many words say no more than a change. */
const SHORT = 6

/** 'Vielen Dank', 'muchas gracias, adiós', 'merci, c'est parfait': thanks and leave-taking in other languages, and what stands beside them. */
const POLITE_ELSEWHERE = pattern('u')`
  ^(?:\W|(?:vielen|herzlichen|besten|dank|danke|schön|sehr|das|klingt|ist|super|toll|prima|perfekt|gut|tschüss|auf wiedersehen|bis bald|merci|
  beaucoup|bien|c'est|très|parfait|super|génial|au revoir|à bientôt|bonne (?:journée|soirée)|mille|muchas|muchísimas|gracias|todo|es|está|perfecto|
  genial|muy|adiós|hasta (?:luego|pronto)|grazie|mille|tante|molto|gentile|perfetto|arrivederci|ciao|obrigad[oa]|muito|perfeito|tchau|até logo|
  bedankt|dank je|dank u|wel|heel|hartelijk|tot ziens|por|para|für|die|alles|ihre|deine|hilfe|pour|votre|aide|tout|su|tu|ayuda|hallo|
  guten (?:tag|morgen|abend)|bonjour|bonsoir|salut|hola|buen[oa]s (?:días|tardes|noches)|buongiorno|buonasera|olá|bom dia|goedendag|ok|ja|oui|sí|si|
  wir|uns|freuen)(?!\p{L}))+$
`

/** What was learned knows English: in another language a place or days tell, and in a trip all that is no courtesy. */
function elsewhere({ text, found }: ReadMessage): TurnIntent {
  if (POLITE_ELSEWHERE.test(text)) return always('small-talk')
  return always(found.place || found.facts.length > 0 ? 'travel' : 'other', 'travel')
}
