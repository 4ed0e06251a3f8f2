import { part, pattern } from '../language/pattern.ts'
import { WEEKDAY } from '../understanding/date-words.ts'

/** Small words between a verb and 'later': the days that begin then, and by how much. */
const OF_DAYS = `(?:(?:the|our|all|every|each|days?|mornings?|things?|it|everything|on|in|off|out|us|a|bit|little|tad|slightly|somewhat|much|${WEEKDAY}) ){0,5}?`
const NEGATED = part`
  (?:not|nothing|none|never|no|less|without|avoid|hates?|dislikes?|(?:do|does|ca|is|are|wo)n't|dont|nicht|nichts|nie|kein\p{L}*|ohne|ungern|pas|rien|jamais|moins|sans|nada|nunca|menos|sin)
`
const SMALL = part`
  (?:quite|so|too|that|as|very|super|really|all|crazy|stupidly|ridiculously|terribly|anything|things?|stuff|starts?|starting|to|be|being|get|getting|up|do|doing|have|having|want|like|
  a|an|any|the|of|on|in|ganz|zu|allzu|sehr|etwas|trop|si|très|de|muy|tan|demasiado|algo|empezar|empezamos|anfangen|commencer|bitte|please)
`
/** 'Nothing too early', 'not early birds', 'nicht allzu früh', 'nada muy temprano': whatever stands between the no and the early. */
const NOT_EARLY = part`
  (?<!\p{L})${NEGATED}(?:\s+${SMALL}){0,5}\s+(?:early(?! (?:enough|evenings?|afternoons?|nights?|dinners?|access|booking|check|in\b|january|february|march|april|may|june|july|august|september|october|november|december))|
  fr(?:ü|ue)h\p{L}{0,2}(?! (?:genug|abend|nachmittag))|t(?:ô|o)t|temprano)(?!\p{L})
`
/** In any language that is read: 'a later start', 'start a bit later', 'sleep in', 'später anfangen', 'empezar más tarde'. */
const LATE_STARTS = pattern('u')`
  \blate mornings?\b|\blater? (?:starts?|risers?)\b|\b(?:start|begin|kick off|set off|set out|get going|get up)(?:ing|ning)? ${OF_DAYS}late(?:r)?\b(?! than)|
  \bsleep (?:in|late)\b(?! (?:a|an|the|our|tents?|\d))|\blie[- ]ins?\b|${NOT_EARLY}|
  (?<!\p{L})sp(?:ä|ae)ter (?:anfangen|anfange|beginnen|starten|los\p{L}*|aufstehen)|(?<!\p{L})(?:fangen|beginnen|starten|beginnt|startet) (?:\p{L}+ ){0,5}?sp(?:ä|ae)ter|
  (?<!\p{L})(?:morgens|vormittags) (?:\p{L}+ ){0,3}?sp(?:ä|ae)ter|(?<!\p{L})ausschlafen|
  (?<!\p{L})commenc\p{L}+ (?:un peu )?plus tard|(?<!\p{L})plus tard le matin|(?<!\p{L})grasses? matin(?:é|e)es?|
  (?<!\p{L})(?:empez|empiez|empec|comenz|comienz)\p{L}* (?:un poco |algo )?m(?:á|a)s tarde|(?<!\p{L})m(?:á|a)s tarde por la mañana
`
/** 'A bit later in the morning on Thursday': of the day, where no thing is moved or asked for. */
const LATER_MORNING = /\blater (?:in|on) (?:the )?mornings?\b/
const OF_A_THING = /\b(?:move|shift|put|push|bring|take|add|find|see|visit|do|have|want|need|get|is|are|does|there|(?:tour|one|start|slot|time)s?) (?:\S+ ){0,6}?later\b/

/** Where in a message that is said, among other things. */
export const LATE_WORD = /(?<!\p{L})(?:late|early|sleep|lie[- ]in|sp(?:ä|ae)ter|ausschlafen|fr(?:ü|ue)h|tard|grasse|t(?:ô|o)t|tarde|temprano)/u

/** Whether a message wants days of the trip to begin late, whatever the hour. */
export function startsLate(text: string): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return LATE_STARTS.test(lower) || (LATER_MORNING.test(lower) && !OF_A_THING.test(lower))
}

/** Whether only what is early is not wanted, which ten in the morning is no more. */
function isOnlyNotEarly(text: string): boolean {
  const lower = text.toLowerCase().replaceAll('’', "'")
  return !LATE_STARTS.test(lower.replace(NOT_EARLY_AT_ALL, ' ')) && !LATER_MORNING.test(lower)
}

const NOT_EARLY_AT_ALL = new RegExp(NOT_EARLY, 'gu')
const NO_MORE_EARLY = '10:00'

/** Without what says that nothing is to be early: no thing is wished for by it. */
export function withoutEarly(text: string): string {
  return text.replace(NOT_EARLY_HERE, (all) => ' '.repeat(all.length))
}

const NOT_EARLY_HERE = new RegExp(NOT_EARLY, 'giu')

/** When a day begins that is to begin late: `late` where it is said so, and somewhat before where it is only not to be early; null where neither is said. */
export function lateStart(text: string, late: string): string | null {
  return !startsLate(text) ? null : isOnlyNotEarly(text) ? NO_MORE_EARLY : late
}

/** Wished for in the form of a question, and not asked: 'could we start later?' */
export function asksForLateStart(text: string): boolean {
  return startsLate(text) && (!text.includes('?') || LEAVE.test(text.toLowerCase()))
}

const LEAVE = /^\W*(?:(?:and|ok|okay|please|then|so|but|also)\W+)*(?:can|could|may|might|shall|should|would|let|können|koennen|könnten|dürfen|ginge|geht|on peut|peut-on|pourrait|podemos|podríamos|se puede)\b/
