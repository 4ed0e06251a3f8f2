import { isEnglishWord } from '../places/english-words.ts'
import { AMENITY, LIKELY_JOURNEY, OF_PLACES } from './subjects.ts'

/** What kind of sentence a message is: a question that wants to know something, a command to a machine, or neither. */

const POLITE = /^[^\p{L}\p{N}]*(?:(?:please|hey|hi|hello|ok|okay|so|now|and|also|then|well|oh|siri|alexa|google|olly|can you|could you|would you|will you|can u|i want you to|i need you to|i'd like you to|go ahead and|help me(?: to)?|just|quickly)[,\s]+)*/u
/** Done by a device, a bank, an office or a clever machine. */
const MACHINE_WORK = listOf(
  `remind wake shuffle queue turn play call text email e-mail translate calculate convert define spell write sing read pay deposit withdraw report snooze mute unmute dim brighten unlock lock download install uninstall explain
  summarize summarise paraphrase proofread conjugate pronounce solve multiply divide subtract simplify factor integrate differentiate compute convert roll flip dictate notify alert restart reboot reset sync pair backup scan print
  boil bake fry preheat microwave defrost vacuum mow refactor debug compile rewrite compose rhyme roast ring dial unfreeze freeze activate deactivate dispute refinance invest tweet subscribe unsubscribe impersonate pretend
  pause resume rewind skip-song louder quieter silence disable enable zip encrypt decrypt google cook fix repair jump-start rap whisper recite log`,
)
/** Said to a travel desk as well: they weigh less. */
const PERHAPS_MACHINE_WORK = listOf('start stop open close check set put switch raise lower increase decrease order charge return record draw sort count clean wash feed cut transfer track file renew update create generate draft wire send split delete erase clear empty remove buy sell post tell name list repeat say schedule')
const WORD = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu
const BARE_OBJECT = listOf('the a an my this that these those our all some any up down off on out over his her their')
/** Wants to know something. 'How about' proposes, 'can we' asks for leave. */
const QUESTION =
  /^[^\p{L}\p{N}]*(?:(?:hey|so|and|but|ok|please|by the way|btw|can you (?:tell me|explain)|could you tell me|do you know|tell me|i want to know|i wonder|i was wondering|explain)[,\s]+)*(?:can (?!i\b|we\b|you\b|u\b)|how\b(?! about)|what\b(?! about| if)|what's|whats|how's|hows|who|who's|whose|when|when's|why|which|where(?:'s|s| is| are| was| were| did| does)\b|is|are|does|did|do|was (?!kann|ist|sind|soll|sollen|gibt|machen|man\b|w(?:ä|ue)re)|were|has|have|will (?!you\b)|isn't|aren't|doesn't|didn't|wasn't)\b/u
/** Points to what is being talked of: 'is Uber available there', 'do they take cards'. */
export const OF_THE_TALK = /(?<!\b(?:is|are|was|were) )\bthere\b|\b(?:they|them|these|those|does (?:it|the)|(?:that|this|which|first|second|third|last|other|next|cheaper|longer|shorter|each|any) ones?|ones|the (?:first|second|third|last|others?|tour|guide|trip|boat|class|walk|museum|hotel|price)|either|neither|both|all of|one of|money back)\b/
/** Asks what there is: 'are there lockers', 'any shade'. */
export const EXISTS = /\b(?:(?:is|are|will|would) there|there(?:'s| is| are| will))\b|^\W*any\b/
const IT = /\bits?\b(?! (?:ok|okay|true|possible|bad|safe|legal|normal) to\b)/
/** What is said of outings, prices and plans once they are talked of. */
const TALK =
  /\b(?:pric\w+|costs?|fees?|expensive|cash|book(?:ing|ed|s)?|cancel\w*|refund\w*|includ\w+|start|starts|begin|begins|ends?|finish\w*|opens?|opening|closed?|closes|long|hours?|duration|lasts?|meet|meeting|pick[- ]?up|english|languages?|accessib\w+|wheelchair|push ?chair|stroller|buggy|ages?|aged|how old (?:must|do|should|does)|bring|wear|walk\w*|far|near\w*|close|distance|transport\w*|metro|tram|taxi|busy|popular|best|better|worse|cheap\w*|long(?:er|est)|short(?:er|est)?|ratings?|reviews?|sold|availab\w+|spaces?|rain\w*|indoors?|outdoors?|outside|inside|safe|swim\w*|allowed|sea|water|join\w*|money back|toilets?|parking|tips?|tipping|dress|tickets?|queues?|line|private|small|group|choose|suggest\w*|recommend\w*|differen\w+|compar\w+|alternativ\w*|instead|else|more|less|other|another|days?|nights?|morning|afternoon|evening|today|tomorrow|weekends?|children|kids?|pay|human|person|agent|data|privacy|store|remember|german|french|spanish|italian)\b/

/** What a travel desk has written itself, and can read out, put right and explain. */
const OF_THE_PLAN = /\b(?:plans?|itinerar\w+|options?|trips?|tours?|reviews?|prices?|differences?|routes?|places?|activit\w+|budget|tickets?|hotels?|days?|better|cheaper|(?:first|second|third|last|other) one|wine|museums?|hikes?|walks?|boats?)\b/

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

/** Whether a sentence without any word of journeys can still be about the trip that is being talked of. `saysFacts`: days, people, money or wishes stand in it. */
export function fitsTheTalk(text: string, saysFacts: boolean): boolean {
  if (!saysFacts && isMostlyElse(text.match(WORD) ?? [], text)) return false
  if (OF_PLACES.test(text) || LIKELY_JOURNEY.test(text) || AMENITY.test(text)) return true
  if (OF_THE_TALK.test(text) || IT.test(text) || EXISTS.test(text) || TALK.test(text)) return commandWeight(text) < 2
  return !isQuestion(text) && commandWeight(text) === 0
}

/** Words that say nothing of a subject. */
const PLAIN_WORDS = listOf(
  `a an the this that these those some any all both each every no not and or but so if as than then of in on at by for from to with without into out up down off over about between is are am was were be been being do does did
  done have has had will would can could should may might must shall i i'm i'd i'll i've we we're we'd we'll you your me my mine us our it its he she him her his they them their who what when where why how which whose what's
  how's where's who's there here now just only also too very really quite please ok okay yes yeah well oh hmm maybe perhaps let let's get got go going make makes take give find put keep use want need like love one two three four five
  much many total often even still ever most sounds sorry sure fine great good perfect
  six seven eight nine ten first second last next same such`,
)
/** Whoever speaks of those who travel, or wishes for something, speaks of the trip. */
const TRAVELLERS = /\b(?:we|we're|we'd|we'll|us|our|she|he|they|(?:my|our) (?:wife|husband|partner|son|daughter|kids?|children|mother|mom|mum|father|dad|parents|friends?|boyfriend|girlfriend|baby|toddler|group|family|sister|brother|\w+ (?:son|daughter)|knees?|foot|feet|leg|back|hip))\b|\b(?:something|somewhere|anything|nothing|things|stuff|none|neither|i (?:prefer|hate|like|love|can't|cannot|want|need|would|eat|don't))\b/

/** What is done with plans, and what one wants to see of them. */
const PLANNING = /^(?:chang\w+|dates?|plan\w*|sav\w+|show\w*|pictures?|photos?|images?|maps?|lists?|options?|discounts?|seniors?|students?|rather|sleep\w*|summar\w+|split|swap\w*|remov\w+|add\w*|cut|skip\w*|drop\w*|print\w*|send|shar\w+|exten\w+|shorten\w*|earlier|later|budget|party|itinerar\w+|arrang\w+|organi[sz]\w+|reason\w*|details?|proceed\w*|names?|confirm\w*|reserv\w+|info\w*|thing)$/

/** Whether most of what a message says are words that neither trips nor outings have: 'past tense of swim'. */
function isMostlyElse(words: readonly string[], text: string): boolean {
  if (words.length < 3 || words.length > LONG || TRAVELLERS.test(text) || OF_THE_TALK.test(text) || IT.test(text) || /\b(?:that|this)(?:'s| is| was| sounds| looks| works| will| would| one)\b/.test(text)) return false
  const subjects = words.filter((word) => !PLAIN_WORDS.has(word) && !/^\d/.test(word))
  const strange = subjects.filter((word) => isEnglishWord(word) && ![PLANNING, TALK, LIKELY_JOURNEY, AMENITY, OF_PLACES].some((pattern) => pattern.test(word)))
  return strange.length >= 2 && strange.length * 2 > subjects.length
}

const LONG = 12

function listOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}
