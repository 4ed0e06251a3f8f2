import { WEEKDAY } from '../../understanding/date-words.ts'
import { pattern } from '../../language/pattern.ts'
import { namesByPlace } from '../../item-talk/by-place.ts'
import { ASKS, CONTRASTS, isOnlyPointing, takes, wantsOthers, WANTS_OTHERS, WISHES_FOR_KIND } from '../../item-talk/item-talk.ts'
import { readReferences } from '../references/read-references.ts'
import type { Shown } from '../references/shown.ts'
import { LANGUAGES, topicOf } from '../../item-talk/topics.ts'
import type { Topic } from '../../item-talk/topics.ts'

/**
 * How a question is put: of one or each of several; which of several it is true of; all set side by side; what they come to
 * together; whether they go together; how far they lie apart; which we would take; or that one is taken.
 */
export type Form = 'each' | 'which' | 'contrast' | 'total' | 'together' | 'apart' | 'choose' | 'taken'

/** A question about activities that were shown. */
export interface ShownQuestion {
  codes: string[]
  topic: Topic
  form: Form
  /** In small letters, without the words that only point. */
  asked: string
  /** The language that was asked for: 'Spanish'. */
  language: string | null
}

/** Wants to be shown things, whatever else is said. */
export const ASKS_FOR_THINGS = pattern('i')`
  \b(?:more|shows?|list|find|suggest\w*|recommend\w*|ideas?|things|surprise|plan\w*|what (?:should|can|could|would|do) (?:we|i|you)|anything|
  something|somewhere|activities|tours?|options|to do|to see|see)\b
`

/** Of all that was named, summed. */
const ASKS_TOTAL = pattern('i')`
  \b(?:total|all? ?together|in all|together|everything|all of (?:it|them|that)|all (?:two|three|four)|sum|add(?:s)? up|
  for (?:all (?:\w+ of us|of us|\d+|two|three|four|five|six)|everyone|everybody|the (?:whole )?group|the lot))\b
`

const WHICH = pattern()`
  \b(?:which|what(?:'s| is| are) the (?:\w+est|most|least|best|better)|(?:is|are) (?:any|either|one|some) of|
  (?:do|does|can|could|is|are) (?:any|either|one|some|all|both) (?:of|one)?|any of (?:them|these|those)|who(?:se)?)\b
`
const SETS_APART = /\b(?:better|best|cheaper|cheapest|shorter|shortest|longer|longest|nicer|quieter|easier|more|less) (?:\w+ )?(?:\w+ )?.{0,40}(?:\bor\b|\bthan\b)|\b(?:or|than)\b/
const CHOOSES = pattern()`
  \b(?:what|which)(?: \w+)? (?:would|do|should|will) (?:you|u|i|we) (?:\w+ )?(?:choose|pick|take|do|go for|recommend|suggest|prefer|book)\b|
  \b(?:(?:you|u) (?:choose|pick|decide)|your (?:choice|pick|favou?rite|recommendation)|
  which (?:one |of (?:them|these|those) )?(?:would|will|could|might) (?:\w+ )?(?:please|suit|work|fit|
  be (?:best|better|good|right|nice))\b(?! (?:for |with )?(?:the |my |our )?(?:child|kid|bab|toddler))|
  (?:can't|cannot|can not|couldn't) (?:decide|choose|make up)|hard to (?:choose|decide)|
  (?:give|tell|name|show) (?:me|us) (?:your|the) (?:\d |one |two |three )?(?:very )?(?:best|top|favou?rites?|picks?)\b|
  (?:pick|choose|decide) (?:one|for (?:me|us))|if you were (?:me|us)|what do you think|which (?:one )?is (?:the )?best(?: one)?\W*$|
  help (?:me|us) (?:choose|decide|pick)|\b(?:one|thing|two|ones) (?:\w+ )?(?:not to (?:miss|skip)|
  (?:you|u|i|we)(?:'d| would| should)? (?:not|never) (?:miss|skip))|^\W*(?:but |and |so )?why (?:the|this|that|it|did you|do you|would you|these|
  them)|(?:don't|do not) know (?:which|what to (?:take|choose|pick)))\b
`

export interface Before {
  earlier: readonly string[]
  /** The message tells something of the trip that was not known. */
  newFacts: boolean
}

/** Reads a question about what was shown; null for anything else. */
export function readShownQuestion(text: string, shown: Shown, { earlier, newFacts }: Before): ShownQuestion | null {
  if (shown.lastShown.length === 0) return null
  const lower = text.toLowerCase().replaceAll('’', "'").trim()
  const { codes, by, rest } = readReferences(text.replaceAll('’', "'"), shown, earlier)
  if (codes.length === 0) return null
  const language = LANGUAGES.find((name) => rest.includes(name.toLowerCase())) ?? null
  const all = shown.lastShown.slice(0, shown.lastNamed)
  const question = (form: Form, topic: Topic | null): ShownQuestion => ({
    codes: by === 'none' && (form === 'choose' || form === 'total') ? all : codes,
    topic: topic ?? 'description',
    form,
    asked: rest,
    language,
  })
  if (CHOOSES.test(lower) && (!newFacts || /^\W*(?:and |so |but )?which\b/.test(lower)) && (by !== 'none' || !WANTS_OTHERS.test(lower))) return question('choose', topicOf(rest))
  if (codes.length > 1 && CONTRASTS.test(lower) && (by !== 'none' || /\bcompare\b/.test(lower))) return question('contrast', withoutMere(topicOf(rest)))
  if (by === 'named' && takes(lower)) return question('taken', null)
  if (WISHES_FOR_KIND.test(lower) || (wantsOthers(lower) && !isPlainQuestion(lower, by))) return null
  if (by === 'named' && (isOnlyPointing(lower) || (!newFacts && !ASKS.test(lower) && topicOf(rest) === null && lower.length < 60 && namesByPlace(lower)))) return asItWasAsked(lower, earlier.at(-1)?.toLowerCase() ?? '', question)
  return ofTopic({ lower, rest, by, newFacts }, question)
}

/** 'What can we do at night': looks for something, and asks no hour of what was shown. */
const ASKS_WHAT_TO_DO = /\b(?:what|where|which \w+)(?: else)? (?:can|could|should|shall|would|might|do) (?:we|i|one|you) (?:\w+ )?(?:do|see|go|visit|try|have|suggest|recommend)\b/

/** 'What do you think about the news', 'which is better, Python or Java': of things that are no cards. */
export function isOfOtherThings(text: string): boolean {
  return asksWhatIsThere(text) || /\b(?:think|feel|say|opinion) (?:about|of|on) (?!(?:it|that|this|them|these|those|both|all|any|your|going|doing|taking)\b)|\byour (?:view|views|opinion|take|position|stance) (?:about|of|on)\b/i.test(text) || /\b(?:better|best|nicer|prefer|choose|pick)\b[^?]*?\p{Lu}[\p{L}+#]+ or \p{Lu}[\p{L}+#]+/u.test(text)
}

/** What there is at a time that is named, whatever was shown. */
export function asksWhatIsThere(text: string): boolean {
  return WHAT_IS_THERE.test(text)
}

/** 'What's good on the Friday night', 'anything nice for Sunday morning': what there is then, and nothing of the cards. */
const WHAT_IS_THERE = new RegExp(String.raw`\b(?:what(?:['’]?s| is| are)|any ?thing|something) (?:(?:really|any) )?(?:good|nice|fun|great|best|worth (?:doing|seeing)|cool|special|on)\b(?: to (?:do|see)| there| happening)?,? (?:on|for|in|at)? ?(?:the |our |that )?(?:(?:first|second|third|last) )?(?:${WEEKDAY}s?|evenings?|nights?|mornings?|afternoons?|tonight|\d{1,2}(?:st|nd|rd|th))\b`, 'i')

function ofTopic({ lower, rest, by, newFacts }: { lower: string; rest: string; by: 'named' | 'pronoun' | 'none'; newFacts: boolean }, question: (form: Form, topic: Topic | null) => ShownQuestion): ShownQuestion | null {
  const topic = topicOf(rest) ?? (ON_A_DAY.test(rest) ? 'times' : null)
  if (topic === null) return by !== 'none' && ASKS.test(lower) && !newFacts && !THAT_TIME.test(lower) ? question('each', 'unknown') : null
  if (!ASKS.test(lower) && !MERE_TOPIC.test(lower) && topic !== 'description') return null
  if (by !== 'named' && newFacts) return null
  if (topic === 'description' && by === 'none') return null
  if (topic === 'times' && by === 'none' && ASKS_WHAT_TO_DO.test(lower)) return null
  // In 'what if it rains' nothing that was shown is 'it'.
  if (/\bit(?:'s| is| should| does| will)? (?:rain(?!-?proof)|pour|wet)/.test(lower) && by !== 'named') return null
  if ((topic === 'price' || (topic === 'duration' && !/\b(?:end|over|back|done|finish\w*)\b/.test(rest))) && ASKS_TOTAL.test(lower)) return question('total', topic)
  if (topic === 'group' && /\b(?:fit|of us)\b/.test(rest)) return question('each', topic)
  return question(WHICH.test(rest) || (SETS_APART.test(rest) && by === 'named') ? 'which' : 'each', topic)
}

/** In 'what is there that evening' nothing that was shown is 'that'. */
const THAT_TIME = /\b(?:that|this|the same) (?:day|morning|afternoon|evening|night|week(?:end)?)\b/

/** A word or two that can only be asked: 'price', 'meeting point please'. */
const MERE_TOPIC = pattern()`
  ^\W*(?:and )?(?:the )?(?:prices?|costs?|included|inclusions|duration|length|times?|start times?|hours|opening hours|ratings?|reviews|cancellation|
  refunds?|meeting point|address|languages?|group size|age limit|details|wheelchairs?|pick-?up)(?: please)?\W*$
`

/** 'And the first one?' asks of it what was asked before. */
const GOES_ON = /^\W*(?:and|what about|how about)\b/

/** Who asks of a day asks whether it can be had then. */
export const ON_A_DAY = pattern()`
  \b(?:on|for) (?:the )?(?:\d|(?:mon|tues|wednes|thurs|fri|satur|sun)day|(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)|christmas|easter|
  new year)|\b(?:today|tonight|tomorrow|possible|do it)\b
`

function asItWasAsked(lower: string, before: string, question: (form: Form, topic: Topic | null) => ShownQuestion): ShownQuestion {
  const topic = GOES_ON.test(lower) && ASKS.test(before) && !WANTS_OTHERS.test(before) ? topicOf(before) : null
  return topic === null || topic === 'description' ? question('each', 'description') : { ...question('each', topic), asked: before }
}

/** 'What is the difference' asks for nothing more. */
function withoutMere(topic: Topic | null): Topic | null {
  return topic === 'description' || topic === 'unknown' ? null : topic
}

/** 'Is there a guide on the second' wants to know, whatever its words are like. */
function isPlainQuestion(lower: string, by: 'named' | 'pronoun' | 'none'): boolean {
  return by !== 'none' && /^\W*(?:and |but |so )?(?:is|are|does|do|will|can|could|how|what|when|where|which) /.test(lower) && !/\b(?:something|anything|others?|another|instead|more|similar|closer|near(?:er|by)?|around|find|show|swap|replace|remove|like the)\b/.test(lower)
}
