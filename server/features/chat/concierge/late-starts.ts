import { pattern } from '../language/pattern.ts'
import { WEEKDAY } from '../understanding/date-words.ts'

/** Small words between a verb and 'later': the days that begin then, and by how much. */
const OF_DAYS = `(?:(?:the|our|all|every|each|days?|mornings?|things?|it|everything|on|in|off|out|us|a|bit|little|tad|slightly|somewhat|much|${WEEKDAY}) ){0,5}?`
/** In any language that is read: 'a later start', 'start a bit later', 'sleep in', 'später anfangen', 'empezar más tarde'. */
const LATE_STARTS = pattern('u')`
  \blate mornings?\b|\blater? (?:starts?|risers?)\b|\b(?:start|begin|kick off|set off|set out|get going|get up)(?:ing|ning)? ${OF_DAYS}late(?:r)?\b(?! than)|
  \bsleep (?:in|late)\b(?! (?:a|an|the|our|tents?|\d))|\blie[- ]ins?\b|\bnot (?:quite )?(?:so|too|that|as) early\b|\bless early\b|
  (?<!\p{L})sp(?:ä|ae)ter (?:anfangen|anfange|beginnen|starten|los\p{L}*|aufstehen)|(?<!\p{L})(?:fangen|beginnen|starten|beginnt|startet) (?:\p{L}+ ){0,5}?sp(?:ä|ae)ter|
  (?<!\p{L})(?:morgens|vormittags) (?:\p{L}+ ){0,3}?sp(?:ä|ae)ter|(?<!\p{L})ausschlafen|(?<!\p{L})nicht (?:ganz )?so fr(?:ü|ue)h|
  (?<!\p{L})commenc\p{L}+ (?:un peu )?plus tard|(?<!\p{L})plus tard le matin|(?<!\p{L})grasses? matin(?:é|e)es?|(?<!\p{L})moins t(?:ô|o)t|
  (?<!\p{L})(?:empez|empiez|empec|comenz|comienz)\p{L}* (?:un poco |algo )?m(?:á|a)s tarde|(?<!\p{L})m(?:á|a)s tarde por la mañana|(?<!\p{L})no tan temprano
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

/** Wished for in the form of a question, and not asked: 'could we start later?' */
export function asksForLateStart(text: string): boolean {
  return startsLate(text) && (!text.includes('?') || LEAVE.test(text.toLowerCase()))
}

const LEAVE = /^\W*(?:(?:and|ok|okay|please|then|so|but|also)\W+)*(?:can|could|may|might|shall|should|would|let|können|koennen|könnten|dürfen|ginge|geht|on peut|peut-on|pourrait|podemos|podríamos|se puede)\b/
