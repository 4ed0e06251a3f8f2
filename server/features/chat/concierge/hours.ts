import { part, pattern } from '../language/pattern.ts'
import { minutesOf } from '@meander/sdk/contract/days'
import { CLOCK_HOUR, clockTime } from '../language/clock-hours.ts'
import { hoursSet, partsKeptFree } from './hours-ruled-out.ts'
import type { PartOfDay } from './hours-ruled-out.ts'
import { leavingIn } from './leaving-at.ts'
import { withoutOwnPlans } from './own-plans.ts'

export type { PartOfDay } from './hours-ruled-out.ts'

/** Hours of the day, from and to, by the words that name them. */
const TIMES: readonly (readonly [RegExp, string, string | null])[] = [
  [/\b(?:early morning|sunrise|breakfast)\b/, '05:00', '11:30'],
  [/\bmornings?\b/, '05:00', '14:00'],
  [/\b(?:lunch(?:time)?|midday|noon)\b/, '11:00', '16:30'],
  [/\bearlier\b(?! (?:than|in the (?:month|year|week)))/, '05:00', '13:00'],
  [/\blater\b(?! (?:than|in the (?:month|year|week)))/, '14:00', null],
  [/\bafternoons?\b/, '12:00', '19:30'],
  [/\b(?:evenings?|tonight|(?:at|by|for the|\w+day|that|first|last|one) nights?|nights? out|dinner|after dark|after work)\b/, '17:30', null],
]
const NOT_BEFORE = pattern()`
  \b(?:(?:nothing|not|no \w+|never|don't start|don't want (?:anything|to start)) (?:\w+ )?before|
  (?<!\b(?:nothing|not|never|no \w+|melts?|tired|cranky|grumpy|exhausted|done|useless|fades?) (?:\w+ )?)(?:only |any ?time |starting |from |start )?after|not earlier than|
  from)\s+${CLOCK_HOUR}(?!\s*(?:to|-|days?|people|of|(?:st|nd|rd|th)\b|
  \w*(?:january|february|march|april|may|june|july|august|september|october|november|december)))
`
const NOT_AFTER = pattern()`
  \b(?:back (?:\w+ ){0,4}(?:by|before|at)|(?:nothing|not|no \w+|never) (?:\w+ )?after|be back (?:by|before)|finish(?:ed)? (?:by|before)|
  done by|\b(?:melts?|tired|cranky|grumpy|exhausted|useless|fades?) (?:\w+ )?(?:after|by))\s+${CLOCK_HOUR}(?!\s*(?:to|-|days?|people|of|(?:st|nd|rd|th)\b))
`

/** 'Good evening' tells no hour at which anything is wanted. */
const GREETINGS = /\bgood (?:morning|afternoon|evening|night|day)\b/g

export interface TimeWish {
  earliest?: string
  latest?: string
  /** Parts of the day in which nothing is wanted. */
  without?: readonly PartOfDay[]
  /** In the message's own word: 'evening', 'after 11:00 AM'. */
  words: string
}

/** The time of day that a message asks for; null when it names none. */
export function readTimeWish(text: string): TimeWish | null {
  const lower = withoutOwnPlans(text.toLowerCase()).replace(GREETINGS, ' ').replace(/\b(before|after|by) (?:noon|midday)\b/, '$1 12:00')
  const out = ruledOutIn(lower)
  if (out.length > 0) return { without: out, words: '' }
  const span = spanIn(lower)
  if (span !== null) return { ...span, words: '' }
  const leaving = leavingIn(lower)
  if (leaving !== null) return leaving
  const set = lower.includes('?') && !/^\W*(?:can|could|please|may|shall)\b/.test(lower) ? null : hoursSet(lower.replaceAll('’', "'"))
  if (set !== null) return { ...set, words: '' }
  const before = /\bnothing before\b|\bnot before\b|\bnot earlier\b|\bno \w+ before\b|\bafter\b/.test(lower) ? hourOf(NOT_BEFORE.exec(lower), 'morning') : null
  const after = /\bback\b|\bnothing after\b|\bnot after\b|\bfinish|\bdone by\b|\bbe back\b|\b(?:melts?|tired|cranky|grumpy|exhausted|useless|fades?) (?:down )?(?:after|by)\b/.test(lower) ? hourOf(NOT_AFTER.exec(lower), 'evening') : null
  if (before !== null || after !== null) return { ...(before === null ? {} : { earliest: before }), ...(after === null ? {} : { latest: after }), words: '' }
  const named = TIMES.find(([words]) => words.test(lower))
  if (named === undefined) return null
  const [words, earliest, latest] = named
  const word = words.exec(lower)?.[0] ?? ''
  return { earliest, ...(latest === null ? {} : { latest }), words: { earlier: 'early hours', later: 'later hours' }[word] ?? word }
}

const ONE_EVENING = /\b(?:one|a|an|my|our|only|single) (?:\w+ )?(?:free |spare )(?:morning|afternoon|evening|night)\b|\bfree (?:morning|afternoon|evening|night)\b(?!s)/i

/** The only time that somebody has: then it holds for all that follows. */
export function isOnlyTime(text: string): boolean {
  return ONE_EVENING.test(text)
}

/** 'Tiles, old trams, a nice lunch and no hills', 'the light: sunrise, sunset, the ferries': one wish of several, and no hours for all of them. */
function isAmongWishes(text: string, words: string): boolean {
  const sentence = text.toLowerCase().split(/[.!?;](?:\s|$)/).find((one) => one.includes(words)) ?? ''
  const items = sentence.split(/,|:|\s(?:and|&|or)\s/)
  return items.length >= LEAST_ITEMS && items.some((item) => item.includes(words) && !SETS_HOURS.test(item))
}

const LEAST_ITEMS = 3
const SETS_HOURS = /\b(?:in the|this|that|at (?!least|most)|on|by|only|just|every|each|free|tonight|nothing|until|till|\w+day) |\btonight\b/

/** Between which hours, and outside of which, things are wanted. */
export interface HoursThatHold {
  earliest?: string
  latest?: string
  keepFree?: PartOfDay[]
}

/** Hours that were set for the whole trip hold on; a time of day named in passing is for its answer. */
export function hoursThatHold(turns: readonly string[]): HoursThatHold {
  const hours: HoursThatHold = {}
  turns.forEach((turn, at) => {
    const wish = readTimeWish(turn)
    if (wish === null || (wish.words !== '' && (at < turns.length - 1 || isAmongWishes(turn, wish.words)) && !isOnlyTime(turn))) return
    if (wish.earliest !== undefined) hours.earliest = wish.earliest
    if (wish.latest !== undefined) hours.latest = wish.latest
    if (wish.without !== undefined) hours.keepFree = [...(hours.keepFree ?? []), ...wish.without.filter(({ from }) => hours.keepFree?.some((other) => other.from === from) !== true)]
  })
  if (hours.earliest !== undefined && hours.latest !== undefined && minutesOf(hours.latest) <= minutesOf(hours.earliest)) delete hours.latest
  return hours
}

/** Nobody begins before six in the morning, or is back by eleven in it. */
function hourOf(match: RegExpExecArray | null, part: 'morning' | 'evening'): string | null {
  return match === null ? null : clockTime([match[1], match[2], match[3]], part === 'evening' ? 12 : 6)
}

const SAYS_NO = String.raw`(?:no|not|nothing|never|without|hate|avoid|skip|don't|do not|dont|can't|cannot|won't|rather not|isn't|except)`
/** Small words that may stand between a no and the part of the day that it is about. */
const BETWEEN = part`
  (?:(?:at|in|on|of|the|a|any|my|our|be|being|out|go|going|get|up|want|like|love|do|doing|to|for|start|anything|things?|stuff|activities|too|very|so|
  really|much|late|early|this|that|those|these|either|one|during) ){0,6}
`
const PARTS: readonly (readonly [RegExp, PartOfDay])[] = [
  [new RegExp(String.raw`\b${SAYS_NO} ${BETWEEN}(?:mornings?)\b`), { from: '00:00', to: '11:00' }],
  [new RegExp(String.raw`\b${SAYS_NO} ${BETWEEN}(?:afternoons?)\b`), { from: '12:00', to: '17:00' }],
  [new RegExp(String.raw`\b${SAYS_NO} ${BETWEEN}(?:evenings?|nights?|after dark)\b`), { from: '18:30', to: '24:00' }],
]

/** 'Nothing at night', 'not in the mornings': the parts of the day that are not wanted. */
function ruledOutIn(lower: string): PartOfDay[] {
  const plain = lower.replaceAll('’', "'")
  return [...partsKeptFree(plain), ...PARTS.flatMap(([words, part]) => (words.test(plain) ? [part] : []))]
}

const SPAN = /\b(?:from|between) (\d{1,2})(?::(\d\d))?\s*(am|pm)? (?:to|until|till|and) (\d{1,2})(?::(\d\d))?\s*(am|pm)\b/

/** 'From 8am to 5pm', of which one half at least is said. */
function spanIn(lower: string): { earliest: string; latest: string } | null {
  const [match, fromHour = '', fromMinute = '00', fromHalf, toHour = '', toMinute = '00', toHalf = ''] = SPAN.exec(lower) ?? []
  if (match === undefined) return null
  const at = (hour: string, minute: string, half: string): string | null => (Number(hour) > 12 ? null : `${String((Number(hour) % 12) + (half === 'pm' ? 12 : 0)).padStart(2, '0')}:${minute}`)
  const latest = at(toHour, toMinute, toHalf)
  const same = at(fromHour, fromMinute, fromHalf ?? toHalf)
  const earliest = fromHalf === undefined && same !== null && latest !== null && same >= latest ? at(fromHour, fromMinute, 'am') : same
  return earliest === null || latest === null || earliest >= latest ? null : { earliest, latest }
}
