import { pattern } from '../../language/pattern.ts'
import { WANTS_OTHERS } from '../../item-talk/item-talk.ts'
import { LANGUAGES } from '../../item-talk/topics.ts'
import type { Topic } from '../../item-talk/topics.ts'
import { LIKELY, readAct } from '../../understanding/acts/index.ts'
import type { Act } from '../../understanding/acts/index.ts'
import { readReferences } from '../references/read-references.ts'
import type { Shown } from '../references/shown.ts'
import { readDeskQuestion } from '../../item-talk/desk-question.ts'
import type { Before, Form, ShownQuestion } from './shown-question.ts'

/** What a question asks of activities, by its act. */
const ASKED: { [Name in Act]?: readonly [Topic, Form] } = {
  'ask-price': ['price', 'each'],
  'ask-total': ['price', 'total'],
  'ask-duration': ['duration', 'each'],
  'ask-starts': ['times', 'each'],
  'ask-places-left': ['booking', 'each'],
  'ask-inclusions': ['included', 'each'],
  'ask-pick-up': ['included', 'each'],
  'ask-cancellation': ['cancellation', 'each'],
  'ask-access': ['accessibility', 'each'],
  'ask-ages': ['ages', 'each'],
  'ask-child-price': ['price', 'each'],
  'ask-discount': ['price', 'each'],
  'ask-language': ['language', 'each'],
  'ask-group': ['group', 'each'],
  'ask-weather': ['rain', 'each'],
  'ask-effort': ['effort', 'each'],
  'ask-meeting-point': ['meeting', 'each'],
  'ask-what-to-bring': ['unrecorded', 'each'],
  'ask-unrecorded': ['unrecorded', 'each'],
  'ask-diet': ['diet', 'each'],
  'ask-crowd': ['crowd', 'each'],
  'ask-rating': ['rating', 'each'],
  'fits-together': ['times', 'together'],
  'tell-more': ['description', 'each'],
  compare: ['description', 'which'],
  choose: ['description', 'choose'],
}
/** These say what they ask so plainly that they are believed against a single word that asks for something else. */
const PLAIN: ReadonlySet<Act> = new Set(['ask-unrecorded', 'ask-what-to-bring', 'ask-pick-up', 'fits-together', 'ask-total', 'ask-language', 'ask-cancellation', 'ask-child-price', 'ask-discount'])
/** Words that the answers know the question by, where it has others. */
const SAID_AS: { [Name in Act]?: (asked: string) => string } = {
  'ask-pick-up': () => 'pick-up',
  'ask-child-price': () => 'for them',
  'ask-discount': (asked) => (/\b(?:over|old\w*|[6-9]\d|retire\w*|pension\w*|grand\w+|parents?|mum|mom|mother|dad|father)\b/.test(asked) ? 'for seniors' : 'discount'),
}
const OF_RAIN = pattern()`
  \b(?:rain\w*|pours?|pouring|wet|weather\w*|soaked|umbrella|indoors?|outdoors?|inside|outside|open air|cover(?:ed)?|roof|shelter|canopy|drinnen|
  draußen|überdacht|regen|intérieur|extérieur|couvert|pleut|pluie|techo|llueve|lluvia)\b
`
/** Of those who hear or see little the inventory says nothing. */
const OF_SENSES = /\b(?:deaf|blind|hear(?:ing)?|see well|sight|braille|sign language|induction)\b/
const IT_RAINS = /\bit(?:'s| is| should| does| will)? (?:rain(?!-?proof)|pour|wet)/
/** 'How many hours is all that'. */
const IN_ALL = /\b(?:altogether|in all|in total|total|all (?:of )?(?:that|this|it|them)|(?:both|them|all) together)\b/
const WHICH = /\bwhich\b|\b(?:any|either|one|some) of\b/
/** 'Where could we have dinner' looks for something. */
const ASKS_WHERE_TO = /\b(?:where|what|which \w+) (?:can|could|should|shall|do|would|might) (?:we|i|you|one)\b.*\b(?:eat|have|do|see|go|find|drink|visit|dance|swim|shop)\b/
const BELIEVED = 0.75
const AT_LEAST = 0.45
/** 'How much for all four': that they are four may be new. */
const OF_PARTY: ReadonlySet<Act> = new Set(['ask-price', 'ask-total', 'ask-places-left'])
/** What holds of a whole outing is asked of all that was recommended, not only of what was spoken of last. */
const OF_ALL: ReadonlySet<Act> = new Set(['ask-unrecorded', 'ask-cancellation', 'ask-discount', 'ask-access', 'ask-total', 'fits-together', 'ask-diet'])

/** A question as it was learned to be told; null where that is unsure, or where it is none about what was shown. `known` is what grammar made of it. */
export function readActQuestion(text: string, shown: Shown, { earlier, newFacts, known }: Before & { known: ShownQuestion | null }): ShownQuestion | null {
  const { act, share } = readAct(text)
  const asked = ASKED[act]
  if (shown.lastShown.length === 0 || asked === undefined) return null
  const isKnown = known !== null && known.topic !== 'unknown' && !isMereDescription(known, text)
  // Where grammar sees a question and not what it asks, the learned reading risks little.
  if (isKnown ? !PLAIN.has(act) || share < BELIEVED : share < (known === null ? LIKELY : AT_LEAST)) return null
  const lower = text.replaceAll('’', "'")
  const { codes, by, rest } = readReferences(lower, shown, earlier)
  const [learned, usual] = asked
  const topic = (learned === 'rain' && !OF_RAIN.test(rest)) || (learned === 'accessibility' && OF_SENSES.test(rest)) ? 'unrecorded' : learned
  // In 'what if it rains' nothing that was shown is 'it'.
  if (act === 'ask-weather' && by !== 'named' && (IT_RAINS.test(rest) || readDeskQuestion(text) === 'weather')) return null
  if ((by === 'none' && known === null && ASKS_WHERE_TO.test(rest)) || (known === null && WANTS_OTHERS.test(rest) && /\b(?:else|alternatives?|instead)\b/.test(rest)) || (usual === 'together' && /\b(?:every|each) day\b/.test(rest))) return null
  if (by === 'none' && (act === 'tell-more' || (newFacts && !OF_PARTY.has(act)))) return null
  const form = act === 'ask-duration' && IN_ALL.test(rest) ? 'total' : usual === 'each' && WHICH.test(rest) ? 'which' : usual
  const all = shown.lastShown.slice(0, shown.lastNamed)
  const isOfAll = by === 'none' ? OF_ALL.has(act) || form !== 'each' : form === 'together' && codes.length < 2
  const language = LANGUAGES.find((name) => rest.includes(name.toLowerCase())) ?? null
  return { codes: isOfAll ? all : codes, topic, form, asked: `${rest} ${SAID_AS[act]?.(rest) ?? ''}`.trim(), language }
}

/** 'What is the bill for us': to grammar that asks for more of anything. */
function isMereDescription({ topic, form }: ShownQuestion, text: string): boolean {
  return topic === 'description' && form === 'each' && !/\b(?:tell|more|about|describe|details)\b/i.test(text)
}
