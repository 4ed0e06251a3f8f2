import { wordList } from '../../language/word-list.ts'
import { pattern } from '../../language/pattern.ts'
import { LIKELY_JOURNEY } from './subjects.ts'

/** What kind of sentence a message is: a question that wants to know something, a command to a machine, or neither. */

const POLITE = pattern('u')`
  ^[^\p{L}\p{N}]*(?:(?:please|hey|hi|hello|ok|okay|so|now|and|also|then|well|oh|siri|alexa|google|olly|can you|could you|would you|will you|can u|
  i want you to|i need you to|i'd like you to|go ahead and|help me(?: to)?|just|quickly)[,\s]+)*
`
/** Done by a device, a bank, an office or a clever machine. */
const MACHINE_WORK = wordList(
  `remind wake shuffle queue turn play call text email e-mail translate calculate convert define spell write sing read pay deposit withdraw report snooze mute unmute dim brighten unlock lock download install uninstall explain
  summarize summarise paraphrase proofread conjugate pronounce solve multiply divide subtract simplify factor integrate differentiate compute convert roll flip dictate notify alert restart reboot reset sync pair backup scan print
  boil bake fry preheat microwave defrost vacuum mow refactor debug compile rewrite compose rhyme roast ring dial unfreeze freeze activate deactivate dispute refinance invest tweet subscribe unsubscribe impersonate pretend
  pause resume rewind skip-song louder quieter silence disable enable zip encrypt decrypt google cook fix repair jump-start rap whisper recite log`,
)
/** Said to a travel desk as well: they weigh less. */
const PERHAPS_MACHINE_WORK = wordList('start stop open close check set put switch raise lower increase decrease order charge return record draw sort count clean wash feed cut transfer track file renew update create generate draft wire send split delete erase clear empty remove buy sell post tell name list repeat say schedule')
const BARE_OBJECT = wordList('the a an my this that these those our all some any up down off on out over his her their')
/** Wants to know something. 'How about' proposes, 'can we' asks for leave. */
const QUESTION = pattern('u')`
  ^[^\p{L}\p{N}]*(?:(?:hey|so|and|but|ok|please|by the way|btw|can you (?:tell me|explain)|could you tell me|do you know|tell me|i want to know|
  i wonder|i was wondering|explain)[,\s]+)*(?:can (?!i\b|we\b|you\b|u\b)|how\b(?! about)|what\b(?! about| if)|what's|whats|how's|hows|who|who's|
  whose|when|when's|why|which|where(?:'s|s| is| are| was| were| did| does)\b|is|are|does|did|do|
  was (?!kann|ist|sind|soll|sollen|gibt|machen|man\b|w(?:ä|ue)re)|were|has|have|will (?!you\b)|isn't|aren't|doesn't|didn't|wasn't)\b
`
/** Points to what is being talked of: 'is Uber available there', 'do they take cards'. */
export const OF_THE_TALK = pattern()`
  (?<!\b(?:is|are|was|were) )\bthere\b|\b(?:they|them|these|those|does (?:it|the)|
  (?:that|this|which|first|second|third|last|other|next|cheaper|longer|shorter|each|any) ones?|ones|
  the (?:first|second|third|last|others?|tour|guide|trip|boat|class|walk|museum|hotel|price)|either|neither|both|all of|one of|money back)\b
`
/** Asks what there is: 'are there lockers', 'any shade'. */
export const EXISTS = /\b(?:(?:is|are|will|would) there|there(?:'s| is| are| will))\b|^\W*any\b/
/** What a travel desk has written itself, and can read out, put right and explain. */
const OF_THE_PLAN = pattern()`
  \b(?:plans?|itinerar\w+|options?|trips?|tours?|reviews?|prices?|differences?|routes?|places?|activit\w+|budget|tickets?|hotels?|days?|better|
  cheaper|(?:first|second|third|last|other) one|wine|museums?|hikes?|walks?|boats?)\b
`

/** Whether somebody wants to know a thing, whatever it is about. */
export function isQuestion(text: string): boolean {
  return QUESTION.test(text)
}

/** 2 for what only machines and offices are told to do, 1 for what they may be, 0 for anything else. */
export function commandWeight(text: string): 0 | 1 | 2 {
  const rest = text.slice(POLITE.exec(text)?.[0].length ?? 0)
  const [first = '', second = ''] = rest.match(/[\p{L}\p{N}'-]+/gu) ?? []
  if (/^(?:it|that|this|them|these|those)(?: (?:into?|to|an?|down|up|for|with|on|please|again)\b|\W*$)/.test(rest.slice(rest.indexOf(second))) && !/^(?:turn|put) (?:it|that) (?:on|off|up|down)/.test(rest)) return 0
  if (MACHINE_WORK.has(first)) return OF_THE_PLAN.test(rest) ? 0 : 2
  return PERHAPS_MACHINE_WORK.has(first) && BARE_OBJECT.has(second) && !OF_THE_PLAN.test(rest) && !LIKELY_JOURNEY.test(rest) ? 1 : 0
}
