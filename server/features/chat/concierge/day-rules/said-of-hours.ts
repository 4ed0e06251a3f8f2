import { part, pattern } from '../../language/pattern.ts'
import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import { CLOCK_HOUR, clockTime } from '../../language/clock-hours.ts'
import { WEEKDAY } from '../../understanding/date-words.ts'
import type { Part } from '../day-by-day/days-named.ts'
import { lateStart } from '../late-starts.ts'
import { OWN_PLAN } from '../own-plans.ts'

/** Hours of a day, HH:MM to HH:MM. */
export interface Hours {
  from: string
  to: string
}

/** What a clause says of the hours of its days: those in which nothing may be. */
export interface SaidOfHours {
  busy: Hours[]
  /** The whole day is theirs, whatever was said of all days. */
  isOpen: boolean
  /** One thing is wanted in that part of each. */
  wanted: Part['name'] | null
}

const PART_WORD = '(?:mornings?|afternoons?|evenings?|nights?)'
const MONTH = '(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)[a-z]*'
const NO_HOUR = String.raw`(?!\d|\s?(?:st|nd|rd|th|(?:of )?${MONTH}|days?|people|persons?|of us|things?|pounds|euros?|dollars|hours?|minutes?|%)\b)`
const AT = `${CLOCK_HOUR}${NO_HOUR}`
const FILL = String.raw`(?:(?!before|after|until|till)[\w'-]+ ){0,6}?`
/** 'Nothing that starts before 9.30', 'anything from 6.30', 'start no earlier than 10', 'first thing not before 9'. */
const NOT_BEFORE = pattern()`
  \b(?:nothing|not|no|never|don't|can't|won't|avoid|without)\s${FILL}before\s${AT}|
  \b(?:no|not|never|nothing)\s${FILL}(?:earlier|sooner)\sthan\s${AT}|
  \b(?:any ?thing|every ?thing|any ?time|things?|something|whatever|only|fine|ok|okay|start(?:s|ing)?|begin(?:s|ning)?|mornings?|evenings?|afternoons?|up|out|free|available|time|plans?|day|available)
  \s(?:\w+ ){0,2}?(?:from|after|at or after|past)\s${AT}(?!\s?(?:to|until|till|-))|
  ^\W*(?:from|after)\s${AT}(?!\s?(?:to|until|till|-|and\s\d))|\b${AT}\s(?:or later|onwards?|and (?:later|after))\b|
  \b(?:start(?:s|ing)?|begin(?:s|ning)?)\s(?:\w+ ){0,3}?at\s${AT}|,\s(?:from|after)\s${AT}(?!\s?(?:to|until|till|-))|\bafter\s${AT}\W*(?:please)?\W*$
`
/** 'I am done at 5.30', 'sessions end at 6': the day before belongs to something else. */
const BUSY_UNTIL = pattern()`
  \b(?:i'm|i am|we're|we are|he is|she is|they are|are|am|is|gets?|be)\s(?:\w+ ){0,2}?(?:done|finished|free|off|through|out|available|over)\s(?:\w+ ){0,3}?(?:at|from|after|around|by)\s${AT}|\bfinish(?:es)?\s(?:\w+ ){0,3}?(?:at|around|by)\s${AT}|
  \b(?:sessions?|meetings?|conference|talks?|work|classes|course|fair|workshops?|day|it)\s(?:\w+ ){0,3}?(?:ends?|finish(?:es)?|is over|are over|stops?|until|till|goes until|go until)\s(?:\w+ ){0,2}?(?:at |by |around )?${AT}
`
const NOT_AFTER = pattern()`
  \b(?:back|home|in bed|returned)\s${FILL}(?:by|before|at)\s${AT}|(?<!\b(?:i'm|i am|we're|we are) (?:\w+ )?)\b(?:done|over|finished)\s${FILL}(?:by|before)\s${AT}|\b(?:nothing|not|no|never)\s${FILL}(?:after|past|later than)\s${AT}|
  \b(?:no later than|at the latest by|not later than)\s${AT}|\buntil\s${AT}\s(?:at (?:the )?latest|only)|\b(?:all|everything)\s${FILL}(?:by|before|until)\s${AT}
`
const WINDOW = new RegExp(String.raw`\b(?:naps?|sleeps?|rests?|resting|nap ?time|free|busy|lunch|siesta|off|(?<=\b(?:we|i)\b[^.;]{0,30}\b(?:have|got|having|booked|'ve)\b[^.;]{0,30})${OWN_PLAN})\b[^.;]{0,24}?\b(?:(?:from|between)\s)?${CLOCK_HOUR}\s?(?:to|till|until|and|-|–)\s?${CLOCK_HOUR}`)
const BETWEEN_ONLY = new RegExp(String.raw`\b(?:only|just)\s(?:\w+ ){0,2}?(?:from|between)\s${CLOCK_HOUR}\s?(?:to|till|until|and|-|–)\s?${CLOCK_HOUR}`)
const LATE_START = '10:30'

const ONLY_PART = pattern()`
  \b(?:only|just|nothing but)\s(?:(?:do|want|have|got|something|anything|a|an|one|things?|in|on|for|during|at|the|our|my|free|us|me|late)\s){0,6}?(${PART_WORD})\b|
  \b(${PART_WORD})\s(?:(?:things?|starts?|activities|stuff|plans?|is|are|please)\s)?only\b|\bonly\b[^.;,]{0,20}?\b(?:in|for|on|during)\s(?:the\s)?(${PART_WORD})\b|
  \b(?:i|we) (?:only )?have (?:the )?(${PART_WORD}) (?:free|off|to (?:myself|ourselves))\b
`
const WANTED = part`(?:something|anything|one(?: \w+)?|a(?: \w+)? thing|a (?:nice |light |short )?one|things?|two)`
/** 'An evening thing each day', 'one thing in the morning'. */
const WANTED_PART = pattern()`
  \b(?:one|an?|some)\s(?:\w+\s)?(morning|afternoon|evening|night)\s(?:thing|activity|one|outing|event|plan)\b|\b${WANTED}(?: (?:\w+ ){0,3}?)(?:in|for|on|during) (?:the |each |every |our )*(${PART_WORD})\b|
  \b${WANTED} (?:each|every) (morning|afternoon|evening|night)\b|^\W*(?:and )?one (?:late |early |mid-?)?(morning|afternoon|evening|night)\W*$
`
const FREE = '(?:free|off|empty|open|clear|unplanned|to ourselves|to myself|for (?:her|his|the|a|our|their|my)? ?(?:naps?|rest\\w*|siesta|pool|beach|sleep\\w*|ourselves|myself))'
/** 'Afternoons off for her nap', 'keep Wednesday afternoon free', 'no evenings'. */
const PART_OFF = pattern()`
  \b(?:keep|leave|hold|want|need|like|make|with)\b[^.;]{0,30}\b(${PART_WORD})\b[^.;,]{0,16}?\b${FREE}\b|^\W*(?:(?:and|but|please|the|our|her|his|all|every|each|with|on|${WEEKDAY}) )*(${PART_WORD}) (?:keep )?(?:off|free|empty|open|for)\b|
  \b(?:no|not|nothing|never)\s(?:(?:in|on|at|for|the|any|during|our|things?|stuff|too|late)\s){0,4}(${PART_WORD})\b|^\W*(?:(?:and|but|please|keep|leave) )*free (?:the |our |all )*(${PART_WORD})\b
`
const IS_OPEN = /\b(?:all|whole|full|entire)(?: of)?(?: the)? ?day\b|\ball of (?:the )?\w+ (?:is|are) (?:mine|ours|free)\b|\bday(?:time)? (?:is|are) (?:mine|ours|all ours|completely free)\b|\b(?:is|are) all (?:mine|ours)\b|\bfrom morning\b|\b(?:whole|entire) of\b/

export const PARTS: Readonly<Record<Part['name'], Hours>> = {
  morning: { from: '05:00', to: '13:30' },
  midday: { from: '11:00', to: '15:00' },
  afternoon: { from: '12:00', to: '18:30' },
  evening: { from: '17:30', to: '24:00' },
}
const OFF: Readonly<Record<Part['name'], Hours>> = {
  morning: { from: '00:00', to: '12:00' },
  midday: { from: '12:00', to: '14:00' },
  afternoon: { from: '13:00', to: '17:30' },
  evening: { from: '17:30', to: '24:00' },
}

/** What a clause says of hours; null where it says nothing. `isLate`: what is said of evenings is meant of the evening. */
export function saidOfHours(clause: string, isLate: boolean): SaidOfHours | null {
  const busy: Hours[] = []
  const only = partOf(ONLY_PART.exec(clause))
  const evening = isLate || only === 'evening' || /\b(?:evenings?|nights?)\b/.test(clause)
  const until = timeIn(BUSY_UNTIL, clause, 8)
  const latest = until === null ? timeIn(NOT_AFTER, clause, 12) : null
  // 'Nothing after 6' is not 'after 6'.
  const others = latest === null ? clause : clause.replace(NOT_AFTER, ' ')
  const earliest = timeIn(NOT_BEFORE, others, evening || until !== null ? 12 : 6) ?? until ?? lateStart(clause, LATE_START)
  const window = spanIn(WINDOW, clause)
  const between = spanIn(BETWEEN_ONLY, clause)
  if (between !== null) busy.push({ from: '00:00', to: between.from }, { from: between.to, to: '24:00' })
  else if (window !== null) busy.push(window)
  const off = only === null ? partOf(PART_OFF.exec(clause)) : null
  if (only !== null) busy.push({ from: '00:00', to: PARTS[only].from }, ...(PARTS[only].to === '24:00' ? [] : [{ from: PARTS[only].to, to: '24:00' }]))
  if (off !== null) busy.push(OFF[off])
  if (earliest !== null) busy.push({ from: '00:00', to: earliest })
  if (latest !== null) busy.push({ from: latest, to: '24:00' })
  const wanted = only === null && off === null ? partOf(WANTED_PART.exec(clause)) : null
  const isOpen = busy.length === 0 && IS_OPEN.test(clause)
  return busy.length === 0 && wanted === null && !isOpen ? null : { busy, isOpen, wanted }
}

function partOf(match: RegExpExecArray | null): Part['name'] | null {
  const word = match?.slice(1).find((group) => group !== undefined)
  return word === undefined ? null : word.startsWith('morning') ? 'morning' : word.startsWith('afternoon') ? 'afternoon' : 'evening'
}

/** The first hour that is there, of several ways to say it. */
function timeIn(words: RegExp, clause: string, laterBelow: number): string | null {
  const match = words.exec(clause)
  const at = match === null ? -1 : match.slice(1).findIndex((group) => group !== undefined && /^\d/.test(group))
  if (match === null || at < 0) return null
  const isMorning = /^\s*(?:in the )?mornings?\b/.test(clause.slice(match.index + match[0].length))
  return clockTime([match[at + 1], match[at + 2], match[at + 3]], isMorning ? 0 : laterBelow)
}

function spanIn(words: RegExp, clause: string): Hours | null {
  const match = words.exec(clause)
  const from = match === null ? null : clockTime([match[1], match[2], match[3]], 8)
  const to = match === null ? null : clockTime([match[4], match[5], match[6]], 8)
  if (from === null || to === null) return null
  return minutesOf(to) > minutesOf(from) ? { from, to } : { from, to: timeOfMinutes(Math.min(1439, (minutesOf(to) % 720) + 720)) }
}
