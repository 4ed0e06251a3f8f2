import { isNoPlan } from './date-roles.ts'
import { COUNT, LOOSE_COUNT, readCount } from './numbers.ts'
import type { Span } from './plain-text.ts'
import { SPELT_LENGTHS } from './duration-spelling.ts'
import { isStretchOfVisit } from './relative-dates.ts'
import { rewrite, spanBefore } from './rewritten-text.ts'

/** How long a trip is. Nights and days are not the same: three nights touch four days. */
export interface Duration extends Span {
  /** Days, both ends counted. */
  days: number
  /** Where it was said in nights. */
  nights?: number
  /** Said as a change of what was agreed: 'two days longer' is 2, 'a day less' is -1. */
  change?: number
}

const UNIT = '(?<unit>days?|nights?|nites?|weeks?|wks?|weekends?|fortnights?|months?|hours?|hrs?)'
const ADJECTIVE = '(?:vacation|holiday|leave|full|whole|entire|long|free|short|busy|lazy|relaxed|spare|solid|packed|lovely|nice|quiet|glorious|extended|more|extra|additional|further)'
const COUNTED = new RegExp(
  `(?<![\\w$€£/.,#])(?:the )?(?:(?:next|first|full|whole|about|around|roughly|only|just|maybe|at least|up to) )*(?:${COUNT}\\s*(?:-|to|or)\\s*)??(?<count>${LOOSE_COUNT}|half an?)(?<half> and a half)?(?:\\s+|-)?(?<adjective>(?:${ADJECTIVE}\\s+)*)${UNIT}(?<and>\\s+and\\s+a\\s+half)?(?![\\w])`,
  'g',
)
/** 'Trip days: 5', 'no. of nights = 3': the number stands behind. */
const LABELLED = new RegExp(`\\b(?:(?:trip|total|number of|no\\.? of|how many|stay|duration|length)\\s*(?:in\\s+)?)?(?<unit>days?|nights?|weeks?)\\s*(?:[:=.]|\\bis\\b|-)\\s*(?<count>${COUNT})(?![\\w:/.]|\\s*(?:[-–]|am\\b|pm\\b|${'st|nd|rd|th'}))`, 'g')
/** '4D3N', '5d/4n', '3N'. */
const SHORTHAND = /(?<![\w$])(?:(?<days>\d{1,2})\s?d\s?[/,&-]?\s?)?(?<nights>\d{1,2})\s?n\b|(?<![\w$])(?<lone>\d{1,2})\s?d\b/g
/** 'A day' in '$100 a day' or 'two hours a day' is a rate; 'in four days' and 'four days ago' are dates. */
const RATE_BEFORE = /(?:\d[\d.,]*k?|\$|dollars|euros|pounds|bucks|usd|eur|gbp|hours?|times|once|twice|much|per|each|every|days?|nights?|person|people|adult|pp|activity|activities|things?|nice|great|good|lovely|wonderful|have|such|what|quite)\s*$/
/** '$300 for a night' is a rate. */
const AMOUNT_FOR = /(?:[$€£]\s?\d[\d.,]*k?|\d{2,}\s*(?:dollars|euros|pounds|bucks|usd|eur|gbp)?)\s*for\s*$/
const NO_LENGTH_BEFORE = /(?:\+\s*\/?\s*-|±|\b(?:plus or minus|give or take|flexible by|or so))\s*$|\b(?:every|per|open|last|past|previous|each|other|some|within|these|those|this|after|before|by day|of the)\s+(?:the\s+)?$/
const AHEAD_BEFORE = /\bin\s+(?:about\s+|around\s+|the\s+)?$/
const NO_TRIP_AFTER =
  /^[\s-]*(?:ago|old|before(?! that| then)|earlier|in advance|notice|(?:\w+ ){0,2}?(?:pass(?:es)?|(?:\w+)?cards?|tickets?|visa|rental)\b|per\b|a (?:day|week|month|year)\b|each|from (?:now|today)|out\b|life|market|club|train\b|bus\b|flight\b|long weekend|cancellation|prior|after|later|of (?:rain|work))|^'s?\s+(?:notice|work)/
const CHANGE_BEFORE = /\b(?:add(?:ing)?|plus|extra|another|additional|extend(?:ing)?(?: it| the trip| our stay| my stay)?(?: by)?|stay(?:ing)?)\s+(?:for\s+)?$/
const NOT_THIS = /\b(?:instead of|not|rather than|isn't|than|from)\s+(?:just\s+|only\s+)?$/
const OF_A_CHILD = /\b(?:baby|babies|infant|newborn|toddler|son|daughter|child|kid)s?\s*(?:,|\(|of|is|who is|will be|aged?)?\s*$/
const WEEKEND =
  /(?<![\w#'-])(?:(?<article>an?|our|my|one|for the|quick|romantic|relaxing|relaxed|girls'?|boys'?|family|city|spa|birthday|hen|stag|anniversary)\s+(?:(?!long\b)[a-z-]+\s+){0,2}?)?(?<long>(?:long|three-day|3-day|bank holiday)\s+)?week-?\s?end\b(?=(?<noun>\s+(?:trip|break|getaway|escape|away|stay|visit|in|at|city|for|itinerary|plan))?)/g
const WORDED: [RegExp, number][] = [[/(?<!\w)fortnight\b/g, 14], [/\bweek[\s-]?long\b|\b(?:the|a|our|my) (?:whole|entire|full) week\b|\ball week(?: long)?\b/g, 7], [/\bmonth[\s-]?long\b/g, 30], [/\b(?:overnight)\s+(?:stay|trip|stop|visit)\b/g, 2], [/\b(?:a|one|single)[\s-]day (?:trip|visit|in|at|itinerary|plan|stop(?:over)?)\b|\bjust (?:for )?(?:the|one|a) day\b|\bfor the day\b/g, 1]]

/** How long the trip is in all: stays one after another ('3 nights Rome, 2 nights Florence') are added up. */
export function readDuration(said: string): (Duration & { spans: Span[] }) | null {
  const { text, places } = rewrite({ text: said, original: said, places: null }, SPELT_LENGTHS)
  const found = readSpelt(text)
  return found === null ? null : { ...spanBefore(found, places), spans: found.spans.map((span) => spanBefore(span, places)) }
}

function readSpelt(text: string): (Duration & { spans: Span[] }) | null {
  const all = readDurations(text)
  const said = all.filter(({ from }) => !NOT_THIS.test(text.slice(Math.max(0, from - 24), from)))
  const kept = said.length > 0 ? said : all
  const first = kept[0]
  if (first === undefined) return null
  const pair = kept.length === 2 && kept.some(({ nights }) => nights !== undefined) && kept.some(({ nights }) => nights === undefined)
  const total = kept.find((duration) => /^\s*(?:in total|total|altogether|overall|in all)\b/.test(text.slice(duration.to, duration.to + 14)))
  if (total !== undefined) return { ...total, spans: all }
  // 'Four days and three nights' say one length twice.
  if (pair && Math.abs((kept[0]?.days ?? 0) - (kept[1]?.days ?? 0)) <= 1) return { ...first, days: Math.max(...kept.map(({ days }) => days)), spans: all }
  return { ...first, days: sumOfStays(kept, text) ?? first.days, spans: all }
}

function sumOfStays(stays: Duration[], text: string): number | null {
  const [first, ...others] = stays
  if (first === undefined || others.length === 0 || stays.some(({ change }) => change !== undefined)) return null
  if (stays.some(({ to }, at) => /\bor\b|\bmaybe\b/.test(text.slice(to, stays[at + 1]?.from ?? to)))) return null
  if (stays.every(({ nights }) => nights !== undefined)) {
    const rest = others.reduce((sum, stay) => sum + (stay.nights ?? 0), 0)
    return first.nights === rest && others.length > 1 ? null : (first.nights ?? 0) + rest + 1
  }
  if (stays.some(({ nights }) => nights !== undefined)) return null
  const rest = others.reduce((sum, { days }) => sum + days, 0)
  if (others.length === 1 && /^\s*and\s*$/.test(text.slice(first.to, others[0]?.from))) return first.days + rest
  // 'Ten days in Italy, three of them ...': the first is the whole.
  if (first.days >= rest * 2 || (first.days === rest && others.length > 1)) return null
  return first.days + rest
}

/** 'Squeeze it into 3': the unit goes without saying. */
const SQUEEZED = new RegExp(`\\b(?:squeeze|fit|compress|condense|shorten|cut|trim|do|see|cover|manage|pack|stretch|extend)\\s+(?:it|that|this|them|everything|all|the (?:whole )?(?:trip|thing|city|itinerary|lot))(?:\\s+all)?(?:\\s+(?:down|out))?\\s+(?:into|in|to)\\s+(?:just |only )?(?<count>${COUNT})(?=\\s*(?:$|[.,;!?]|instead|please|max|tops|if))`, 'g')

function readDurations(text: string): Duration[] {
  const counted = [...readCounted(text), ...readShorthand(text)].sort((left, right) => left.from - right.from)
  if (counted.length > 0) return counted
  const squeezed = [...text.matchAll(SQUEEZED)].flatMap((match) => {
    const days = readCount(match.groups?.count)
    return days === null || days < 1 || days > 30 ? [] : [{ days, ...spanOf(match) }]
  })
  if (squeezed.length > 0) return squeezed
  const labelled = [...text.matchAll(LABELLED)].flatMap((match) => {
    const { count, unit = '' } = match.groups ?? {}
    const days = daysOf(readCount(count) ?? 0, unit, false)
    return days === null ? [] : [{ days, ...(unit.startsWith('ni') ? { nights: days - 1 } : {}), ...spanOf(match) }]
  })
  if (labelled.length > 0) return labelled
  const worded = WORDED.flatMap(([form, days]) => [...text.matchAll(form)].map((match) => ({ days, ...spanOf(match) })))
  const weekends = [...text.matchAll(WEEKEND)].flatMap((match) => {
    const { article, long, noun } = match.groups ?? {}
    if (article === undefined && long === undefined && noun === undefined && !/^\W*$/.test(text.slice(0, match.index))) return []
    return [{ days: long === undefined ? 2 : 3, ...spanOf(match) }]
  })
  return [...worded, ...weekends]
}

function readShorthand(text: string): Duration[] {
  return [...text.matchAll(SHORTHAND)].map((match) => {
    const { days, nights, lone } = match.groups ?? {}
    const stay = nights === undefined ? {} : { nights: Number(nights) }
    return { days: Number(days ?? lone ?? Number(nights) + 1), ...stay, ...spanOf(match) }
  })
}

function spanOf(match: RegExpExecArray): Span {
  return { from: match.index, to: match.index + match[0].trimEnd().length }
}

function readCounted(text: string): Duration[] {
  const plans = [...text.matchAll(COUNTED)].filter((match) => !isNoPlan(text, spanOf(match)) || NOT_THIS.test(text.slice(0, match.index)))
  return plans.flatMap((match) => {
    const { count = '', half, and, adjective = '', unit = '' } = match.groups ?? {}
    const { from, to } = spanOf(match)
    const before = text.slice(Math.max(0, from - 80), from)
    const after = text.slice(to, to + 24)
    const change = /\b(?:more|extra|additional|further)\s/.test(adjective) ? 1 : changeOf(before, after)
    if (change === null && isNoLength({ before, after, words: match[0], unit, count })) return []
    const amount = count.startsWith('half') ? 0.5 : (readCount(count) ?? 0) + (half === undefined && and === undefined ? 0 : 0.5)
    const days = daysOf(amount, unit, adjective.startsWith('long'))
    if (days === null) return []
    const nights = unit.startsWith('ni') ? { nights: days - 1 } : {}
    return [{ days, ...nights, ...(change === null ? {} : { change: change * (unit.startsWith('ni') ? days - 1 : days) }), from, to }]
  })
}

function changeOf(before: string, after: string): 1 | -1 | null {
  if (/^\s*(?:longer|more|extra)\b/.test(after) || (CHANGE_BEFORE.test(before) && !/\bstay(?:ing)?\s+(?:for\s+)?$/.test(before))) return 1
  return /^\s*(?:shorter|less|fewer)\b/.test(after) ? -1 : null
}

function isNoLength({ before, after, words, unit, count }: { before: string; after: string; words: string; unit: string; count: string }): boolean {
  if (NO_LENGTH_BEFORE.test(before) || NO_TRIP_AFTER.test(after)) return true
  if (AHEAD_BEFORE.test(before)) return !isStretchOfVisit(before.replace(AHEAD_BEFORE, ''), words)
  if (/^(?:ho|hr)/.test(unit)) return !/^(?:24|36|48|72|96)$/.test(count)
  const one = /^(?:an?|one)$/.test(count)
  if (one && /^\s+(?:tours?|cruises?|trips? from)\b/.test(after)) return true
  // 'A few days' leaves open how many.
  if (/few/.test(count) || (/^[mw]/.test(unit) && OF_A_CHILD.test(before))) return true
  if (one && /^(?:day|night)/.test(unit) && AMOUNT_FOR.test(before)) return true
  if (/^(?:an?)$/.test(count) && /^(?:day|night|month|week)/.test(unit) && RATE_BEFORE.test(before)) return true
  if (count === 'a' && unit === 'day') return !/^\s+(?:in|at|there|here)\b/.test(after)
  if (count === 'a' && unit === 'night') return !/^\s+(?:in|at|there|here)\b/.test(after) && !/\b(?:for|just|only|stay|spend|spending)\s+$/.test(before)
  // 'I want to see Paris one day.'
  return one && unit === 'day' && /^\W*$/.test(after) && !/\b(?:for|just|only|have|got|make it|about)\s*$/.test(before) && /\w/.test(before)
}

function daysOf(count: number, unit: string, long: boolean): number | null {
  if (count <= 0) return null
  const days = perUnit(count, unit, long)
  return days >= 1 && days <= 366 ? days : null
}

function perUnit(count: number, unit: string, long: boolean): number {
  if (unit.startsWith('ni')) return Math.ceil(count) + 1
  if (unit.startsWith('weekend')) return Math.ceil(count) * (long ? 3 : 2)
  if (unit.startsWith('w')) return Math.floor(count * 7)
  if (unit.startsWith('fortnight')) return Math.floor(count * 14)
  if (unit.startsWith('month')) return Math.floor(count * 30)
  return unit.startsWith('h') ? Math.ceil(count / 24) : Math.ceil(count)
}
