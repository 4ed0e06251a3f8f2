import { COUNT } from './numbers.ts'
import { ASKED_ELSEWHERE } from './intent/asked-elsewhere.ts'
import { elsewhereWords } from './intent/elsewhere-words.ts'
import { hasMisspelledJourney } from './intent/misspelled-journey.ts'
import { commandWeight, EXISTS, fitsTheTalk, isQuestion, OF_THE_TALK } from './intent/shape.ts'
import { isAboutAssistant, isSmallTalk } from './intent/small-talk.ts'
import { ABOUT_US, AMENITY, BY_AIR, COURTESY, GREETING, JOURNEY, LIKELY_JOURNEY, NO_JOURNEY, OF_PLACES, OTHER_TRADES } from './intent/subjects.ts'

export type Intent = 'travel' | 'small-talk' | 'other'
/** 'unclear' is what only a conversation that is already about a trip makes travel: 'and the evening?' */
export type TurnIntent = Intent | 'unclear'

/** What was found in a message beside its words. */
export interface FoundInMessage {
  /** A place, or a name in the place of one. */
  place: boolean
  /** The place stands where a trip goes or starts: 'to Rome', not 'the mayor of Rome'. */
  isGoing: boolean
  /** And somebody moves to it: 'to Rome', not 'a flat in Rome'. */
  isBound: boolean
  /** A place is a sentence of its own: 'Too windy. Madeira?'. */
  isNamedAlone: boolean
  /** Days or a length are said. */
  isTimed: boolean
  /** Where it starts and where it goes are both said. */
  isRoute: boolean
  /** Days, people, money, wishes, a length. */
  other: boolean
  /** Of how many kinds. */
  kinds: number
}

/** A question that wants to know something, not to go somewhere: 'who is …', 'how tall is …'. */
const ASKS_FACTS = /^\W*(?:(?:hey|so|ok|please|can you|could you|do you know|tell me)[,\s]+)*(?:who\b|why\b(?! (?:hello|hi|hey|not|don't|yes|sure)\b)|when (?:was|did|were)|how (?:tall|old|big|deep|heavy)\b|how long (?:is|are) an?\b|what(?:'s| is| are| was) (?:the )?(?:capital|population|currency|language|flag|president|history|area|gdp|religion|time|temperature|weather|difference|meaning|definition|name|number|largest|biggest|tallest))/
/** How those begin who answer what a travel desk asks; others say days and numbers too, when they want to be woken. */
const ANSWER = new RegExp(
  `^\\W*(?:(?:well|so|ok|okay|yes|yeah|sure|no|oh|um|uh|hmm|hi|hello|hey|and|but|also|then|actually|sorry|please|i think|i guess|let's say|say|preferably|ideally|definitely)[,\\s]+)*(?:in|on|from|for|around|about|maybe|probably|possibly|some ?time|early|mid|late|next|this|the|an?|any ?time|any|between|before|after|until|till|by|over|during|tomorrow|tonight|today|just|only|under|max|up to|at|with|without|looking|thinking|planning|hoping|trying|we|us|me|my|our|both|there(?:'s| are| will)|it'?s|it (?:is|will|would)|where|i(?:'?m| am) (?:free|off|going|thinking|looking|trying|planning|flexible|leaving|available|travel\\w*|flying|hoping|coming|just|only|in|on)|i(?:'ll be| (?:only |just )?(?:have|got|can|could|would)|'ve got|'d| will| like| love| prefer)|solo|no|not|nothing|more|less|something|how about|what about|let's|make it|leav\\w+|depart\\w+|arriv\\w+|return\\w*|going|travel\\w*|start\\w*|[$£€]|\\d|mon|tue|wed|thu|fri|sat|sun|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|spring|summer|autumn|fall|winter|christmas|easter|first|second|third|last|end|beginning|middle|weekends?|weekdays?|${COUNT})`,
)
const OURS = /\b(?:i|i'm|i'd|we|we're|we'd|us|me|my|our|you|u)\b/
const WORDS = /[\p{L}\p{N}][\p{L}\p{N}'-]*/gu
const STORY = 160
/** What is plainly asked of somebody else outweighs any word of journeys beside it. */
const DECISIVE = 5
/** Puts things on a list, into a device, out of an account. */
const ERRANDS =
  /^\W*(?:(?:please|hey|can you|could you|would you|will you|i want you to|i need you to)[,\s]+)*(?:set (?:an?|the|my)\b(?! (?:trip|itinerary|budget|dates))|put (?:on|in (?:an?|my))\b|cancel my (?:card|subscription|meeting|appointment|membership|\d)|transfer\b(?! (?:from|to|between) (?:the |our |my )?(?:airport|station|hotel|port))|(?:add|put) .{1,40} (?:to|on) (?:my|the) (?:\w+ )?(?:list|calendar)|remove .{1,40} from (?:my|the) (?:\w+ )?(?:list|calendar)|(?:change|reset|update) my (?:password|pin|name|ringtone|oil|language|address|email)|change your|switch to\b.{1,30}\b(?:time|mode|channel)|pick a (?:number|card|color|colour))\b/

/** What a message is about: the words of journeys weighed against those of other trades. */
export function readIntent(text: string, found: FoundInMessage): TurnIntent {
  if (isSmallTalk(text) || (!found.place && (GREETING.test(text) || COURTESY.test(text)))) return 'small-talk'
  const trip = text.replace(NO_JOURNEY, ' # ')
  const shapes = OTHER_TRADES.flatMap((trade) => matchesOf(trade, text))
  const trades = [...shapes, ...elsewhereWords(text.match(WORDS) ?? []).filter((word) => !shapes.some((shape) => shape.includes(word)))]
  const others = new Set(trades).size + (ERRANDS.test(text) ? 2 : commandWeight(text)) + (ASKS_FACTS.test(text) ? 1 : 0) + (ASKED_ELSEWHERE.some((form) => form.test(text)) ? DECISIVE : 0)
  // 'Vacation days' are office talk: what another trade has taken is no word of journeys.
  const strong = new Set(matchesOf(JOURNEY, trades.reduce((rest, taken) => rest.replace(taken, ' # '), trip))).size
  if (others > 0) return judge(trip, { strong, others, found })
  if (strong > 0 || (found.place && isAboutPlace(text, found))) return 'travel'
  if (ABOUT_US.test(text) || isAboutAssistant(text)) return 'small-talk'
  if (found.other && (isQuestion(text) ? LIKELY_JOURNEY.test(text) && OURS.test(text) : found.kinds > 1 || LIKELY_JOURNEY.test(text) || WISHES.test(text) || ANSWER.test(text))) return 'travel'
  if ((WISHES.test(text) && LIKELY_JOURNEY.test(text)) || hasMisspelledJourney(text)) return 'travel'
  return fitsTheTalk(text, found.other) ? 'unclear' : 'other'
}

/** A place makes a message one of travel unless somebody only asks to know something of it: 'what years was Korea at war'. */
function isAboutPlace(text: string, { isGoing, isTimed, kinds }: FoundInMessage): boolean {
  return isGoing || (isTimed && /^\W*(?:how|what's|what is|is|are|where|which)\b/.test(text)) || kinds > 1 || !isQuestion(text) || OURS.test(text) || OF_PLACES.test(text) || LIKELY_JOURNEY.test(text) || EXISTS.test(text) || /^\W*(?:what's|whats|what is) there\b/.test(text)
}

/** 'Where should I go', 'somewhere warm', 'I want to see something romantic'. */
const WISHES = /\b(?:where (?:should|can|could|do|to|would|shall|might|else)|somewhere|anywhere|recommend\w*|suggest\w*|(?:want|like|love|hope|hoping|need|looking|dream\w*|wanna) (?:to )?(?:go|see|visit|relax|escape|get away|eat|do|book|plan|find|stay|swim|ski|hike|for|try|experience|a|some)|go(?:ing)? (?:away|on (?:an?|my|our|holiday|vacation|tour|trip))|plan\b|planning|what (?:should|can|could) (?:i|we) (?:do|see|visit|eat)|book|reserve|ideas|compare|which (?:one|of|is better)|(?:can|could|may) we (?:do|see|try|visit|go)|do you have|is there|are there|best (?:place|time|beach|city|country|spot)s?|show me|day \d)\b/

/** Speaks of a wish of one's own. */
const WANTS = /\b(?:i|we)(?:'d| would| just| really| only)* (?:want|wanna|love|fancy|crave)\b(?! to (?:transfer|pay|cancel|report|know))/

const ABOUT_IT = /\b(?:runs?|on|in|about|for|with|at|does|do|join|joins|guides?|leads?) it\W*$/
const REASON = /\b(?:because|bc|cause|since|due to|given)\b/

function judge(text: string, { strong, others, found }: { strong: number; others: number; found: FoundInMessage }): TurnIntent {
  const journey = strong * 2 + (BY_AIR.test(text) ? 2 : 0) + (found.isGoing ? 1 : 0) + (found.isNamedAlone || (found.isBound && found.other) ? 1 : found.isGoing && found.isTimed ? 1 : 0) + (WANTS.test(text) && LIKELY_JOURNEY.test(text) && found.other ? 4 : 0) + (found.isRoute ? 2 : 0)
  if (strong === 0 && (ABOUT_US.test(text) || isAboutAssistant(text))) return 'small-talk'
  // A story may touch on anything; where it names a place it is about a trip.
  if (text.length > STORY && found.place) return 'travel'
  if (journey > others * 1.5) return 'travel'
  // 'Leaning towards Easter because of the weather.'
  if (others === 1 && found.other && (REASON.test(text) || (found.kinds > 1 && !isQuestion(text) && commandWeight(text) === 0))) return 'unclear'
  // 'Put the fado on Friday', 'who runs it'.
  if (others === 1 && ((found.isTimed && commandWeight(text) === 1) || ABOUT_IT.test(text))) return 'unclear'
  const isOfTheTalk = (others === 1 && (OF_THE_TALK.test(text) || (EXISTS.test(text) && AMENITY.test(text)))) || (others < DECISIVE && new Set(matchesOf(AMENITY, text)).size > 1)
  return isOfTheTalk ? 'unclear' : 'other'
}

const GLOBAL = new Map<RegExp, RegExp>()

/** Every match of a pattern, which is compiled for that once. */
function matchesOf(pattern: RegExp, text: string): string[] {
  const all = GLOBAL.get(pattern) ?? new RegExp(pattern, 'g')
  GLOBAL.set(pattern, all)
  return text.match(all) ?? []
}
