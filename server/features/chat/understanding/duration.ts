import { part, pattern } from '../language/pattern.ts'
import { withoutTakenBack } from './corrected.ts'
import { isNoPlan } from './date-roles.ts'
import { COUNT, LOOSE_COUNT, readCount } from './numbers.ts'
import type { Span } from './plain-text.ts'
import { SPELT_LENGTHS } from './duration-spelling.ts'
import { isNoLength, isRateOfMoney } from './no-length.ts'
import { areAmongThem, isPart, isToldInParts } from './parts-of-length.ts'
import { rewrite, spanBefore } from './rewritten-text.ts'

/** How long a trip is. Nights and days are not the same: three nights touch four days. */
export interface Duration extends Span {
  /** Days, both ends counted. */
  days: number
  /** Where it was said in nights. */
  nights?: number
  /** Said as a change of what was agreed: 'two days longer' is 2, 'a day less' is -1. */
  change?: number
  /** Said of what comes after the plan: 'then Porto for two days'. */
  onward?: true
  /** A single day beside the rest ('and a day in Braga', 'a day trip'): of a longer stay it is a part. */
  part?: true
}

const UNIT = '(?<unit>weekdays?|days?|nights?|nites?|weeks?|wks?|weekends?|fortnights?|months?|hours?|hrs?)'
const ADJECTIVE = part`
  (?:vacation|working|business|holiday|leave|full|whole|entire|long|free|short|busy|lazy|relaxed|spare|solid|packed|lovely|nice|quiet|glorious|extended|
  more|extra|additional|further|perfect|great|fun|good|amazing|awesome|epic|easy|chill|cheap|proper|sunny|warm|sweet|slow|decent|
  (?!rental|wedding|meeting|cooking|shooting|arrival|festival|national|local|paid|unused|missed|delayed|scheduled|booked|cancelled|training|opening|running|following|remaining|
  coming|medical|aged|needed|required)[a-z-]{3,}(?:ful|able|ible|ous|ing|ic|al|ed))
`
const COUNTED = pattern('g')`
    (?<![\w$€£/.,#])(?:the )?(?:(?:next|first|full|whole|about|around|roughly|only|just|maybe|at least|up to) )*(?:${COUNT}\s*(?:-|to|or|
    /)\s*)??(?<count>\d{1,2}[.,]5|${LOOSE_COUNT}|1\d{2}|half an?)(?<half> and a half)?(?:\s+|
    -)?(?<adjective>(?:${ADJECTIVE}\s+)*)${UNIT}(?<and>\s+and\s+a\s+half)?(?![\w])
  `
/** 'Trip days: 5', 'no. of nights = 3': the number stands behind. */
const LABELLED = pattern('g')`
  \b(?:(?:trip|total|number of|no\.? of|how many|stay|duration|length)\s*(?:in\s+)?)?(?<unit>days?|nights?|weeks?)(?:\s*(?:[:=.]|\bis\b|
  -)\s*|(?<=\b(?:trip|total|number of|no\.? of|stay|duration)\s*(?:in\s+)?(?:days?|nights?|weeks?))\s+)(?<count>${COUNT})(?![\w:/.]|\s*(?:[-–]|am\b|pm\b|${'st|nd|rd|th'}))
`
/** '4D3N', '5d/4n', '3N'. */
const SHORTHAND = /(?<![\w$])(?:(?<days>\d{1,2})\s?d\s?[/,&-]?\s?)?(?<nights>\d{1,2})\s?n\b|(?<![\w$])(?<lone>\d{1,2})\s?d\b|(?<![\w$:.])(?<hours>24|36|48|72|96)\s?h\b/g
const CHANGE_BEFORE = /\b(?:add(?:ing)?|plus|extra|another|additional|extend(?:ing)?(?: it| the trip| our stay| my stay)?(?: by)?|stay(?:ing)?)\s+(?:for\s+)?$/
const NOT_THIS = /\b(?:instead of|not|rather than|isn't|than|from)\s+(?:just\s+|only\s+)?$/
/** '2 weeks is too long': what is said beside it holds. */
const TOO_MUCH = /^\s*(?:'s|is|are|was|were|would be|sounds?|seems?|feels?)\s+(?:(?:a bit|a little|far|way|much|just|really|probably|perhaps|maybe)\s+)*(?:too (?:long|short|much|many|few|little)|not enough|overkill)\b/
const WEEKEND = pattern('g')`
  (?<![\w#'-])(?:(?<article>an?|our|my|one|for the|quick|romantic|relaxing|relaxed|girls'?|boys'?|family|city|spa|birthday|hen|stag|
  anniversary)\s+(?:(?!long\b)[a-z-]+\s+){0,2}?)?(?<long>(?:long|three-day|3-day|
  bank holiday)\s+)?week-?\s?end\b(?=(?<noun>\s+(?:trip|break|getaway|escape|away|stay|visit|in|at|city|for|itinerary|plan))?)
`
const WORDED: [RegExp, number][] = [[/(?<!\w)fortnight\b(?!\s+ago\b)/g, 14], [pattern('g')`
  \bweek[\s-]?long\b|\b(?:the|a|our|my) (?:whole|entire|full) week\b|\ball week(?: long)?\b
`, 7], [/^\W*(?:an? )?w(?:ee)?k (?:in|at|on) (?!advance\b|time\b|the (?:middle|end)\b)/g, 7], [/\bmonth[\s-]?long\b/g, 30], [pattern('g')`
  \bovernight\b(?!\s+(?:bus|train|flight|ferry|boat|parking|sleeper|cruise))
`, 2], [pattern('g')`
  \b(?:a|one|single)[\s-]day (?:trip|visit|in|itinerary|plan|stop(?:over)?)\b|\bjust (?:for )?(?:the|one|a) day\b|\bfor the day\b
`, 1]]

/** 'Plan our whole week': of days that are agreed on, and no other length. */
const PLANNED_WEEK = /\b(?:plan|fill|map|organi[sz]e|arrange|schedule|sort|lay|set)\b[^.;,]{0,24}\b(?:the|our|my) (?:whole|entire|full) week$/

/** How long the trip is in all: stays one after another ('3 nights Rome, 2 nights Florence') are added up. */
export function readDuration(said: string): (Duration & { spans: Span[]; each: Duration[] }) | null {
  const { text, places } = rewrite({ text: said, original: said, places: null }, SPELT_LENGTHS)
  const found = readSpelt(text)
  return found === null ? null : { ...spanBefore(found, places), each: found.each.map((one) => spanBefore(one, places)), spans: found.spans.map((span) => spanBefore(span, places)) }
}

function readSpelt(text: string): (Duration & { spans: Span[]; each: Duration[] }) | null {
  const read = readDurations(text)
  // 'The first two days are for Rome': of a longer stay, where no other is told of.
  const all = read.length === 1 && read.every(({ from }) => BEGINNING.test(text.slice(from, from + 24))) ? [] : read
  const said = all.filter(({ from, to }) => !NOT_THIS.test(text.slice(Math.max(0, from - 24), from)) && !TOO_MUCH.test(text.slice(to, to + 32)))
  const kept = withoutTakenBack(text, said.length > 0 ? said : all)
  const first = kept[0]
  if (first === undefined) return null
  // 'Then Porto for two days': after what was agreed.
  if (kept.length === 1 && first.change === undefined && GOES_ON.test(text)) return { ...first, change: first.nights ?? first.days, onward: true, spans: all, each: all }
  const pair = kept.length === 2 && kept.some(({ nights }) => nights !== undefined) && kept.some(({ nights }) => nights === undefined)
  const total = kept.find((duration) => /^\s*(?:in total|total|altogether|overall|in all)\b/.test(text.slice(duration.to, duration.to + 14)))
  if (total !== undefined) return { ...total, spans: all, each: all }
  // 'Four days and three nights' say one length twice.
  if (pair && Math.abs((kept[0]?.days ?? 0) - (kept[1]?.days ?? 0)) <= 1) return { ...first, days: Math.max(...kept.map(({ days }) => days)), spans: all, each: all }
  return { ...first, days: sumOfStays(kept, text) ?? first.days, spans: all, each: all }
}

/** 'The first two days', 'our first night'. */
const BEGINNING = /^(?:the )?first\b/

/** A message that goes on where the plan ended. */
const GOES_ON = pattern()`
  ^\W*(?:(?:and|ok|okay|so|yes|great)[\s,]+)*(?:then|after (?:that|this)|afterwards?|followed by|
  next(?=,| (?:stop|up)\b))\b(?!\s+(?:make|let's make|change|it|we'll make|only|just|what|which|how|when|where|who|why|is|are|was|do|does|did|can|
  could|would|should)\b)
`

function sumOfStays(stays: Duration[], text: string): number | null {
  const [first, ...others] = stays
  if (first === undefined || others.length === 0 || stays.some(({ change }) => change !== undefined)) return null
  if (stays.some(({ to }, at) => /\bor\b|\bmaybe\b/.test(text.slice(to, stays[at + 1]?.from ?? to)))) return null
  if (stays.every(({ nights }) => nights !== undefined)) {
    const rest = others.reduce((sum, stay) => sum + (stay.nights ?? 0), 0)
    return first.nights === rest && others.length > 1 ? null : (first.nights ?? 0) + rest + 1
  }
  if (stays.some(({ nights }) => nights !== undefined)) return null
  if (isToldInParts(text, stays) || areAmongThem(text, first, others)) return null
  const rest = others.reduce((sum, { days }) => sum + days, 0)
  if (others.length === 1 && /^\s*and\s*$/.test(text.slice(first.to, others[0]?.from))) return first.days + rest
  // 'Kyoto 4 days and Osaka 2 days' are told alike, and so are stays one after another.
  if (others.length === 1 && others[0] !== undefined && STAY_AFTER.test(text.slice(0, first.from)) && STAY_AFTER.test(text.slice(first.to, others[0].from)) && /^\W*(?:and|then|plus|&|\+)\s/.test(text.slice(first.to))) return first.days + rest
  // 'Ten days in Italy, three of them ...': the first is the whole.
  if (first.days >= rest * 2 || (first.days === rest && others.length > 1)) return null
  return first.days + rest
}

/** A town right before its days. */
const STAY_AFTER = /(?:^|[\s,.;])(?!(?:for|about|just|only|maybe|in|of|trip|with|which)\s)\p{L}{3,}\s(?:for\s)?$/u

/** 'Squeeze it into 3': the unit goes without saying. */
const SQUEEZED = pattern('g')`
  \b(?:squeeze|fit|compress|condense|shorten|cut|trim|do|see|cover|manage|pack|stretch|extend)\s+(?:it|that|this|them|everything|all|
  the (?:whole )?(?:trip|thing|city|itinerary|lot))(?:\s+all)?(?:\s+(?:down|out))?\s+(?:into|in|to)\s+(?:just |
  only )?(?<count>${COUNT})(?=\s*(?:$|[.,;!?]|instead|please|max|tops|if))
`

/** 'That's too long, make it four': the days go without saying. */
const TOO_LONG = new RegExp(`\\btoo (?:long|short|many days|few days)\\b[\\s,.;:!-]*(?:(?:let's|lets|make it|say|maybe|rather|how about|what about|only|just|so|do|better|i'd say)\\s+)*(?<count>${COUNT})(?:\\s+(?:please|then|max|is (?:enough|fine)))?\\W*$`, 'g')

function readDurations(text: string): Duration[] {
  const counted = [...readCounted(text), ...readShorthand(text)].sort((left, right) => left.from - right.from)
  if (counted.length > 0) return counted
  const squeezed = [...text.matchAll(SQUEEZED), ...text.matchAll(TOO_LONG)].flatMap((match) => {
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
  const worded = WORDED.flatMap(([form, days]) => [...text.matchAll(form)].filter(({ index }) => !isRateOfMoney(text.slice(Math.max(0, index - 24), index))).map((match) => ({ days, ...(/day (?:trip|visit|stop)/.test(match[0]) || PLANNED_WEEK.test(text.slice(0, match.index + match[0].length)) ? { part: true as const } : {}), ...spanOf(match) })))
  const weekends = [...text.matchAll(WEEKEND)].flatMap((match) => {
    const { article, long, noun } = match.groups ?? {}
    if (article === undefined && long === undefined && noun === undefined && !/^\W*$/.test(text.slice(0, match.index))) return []
    const span = spanOf(match)
    // Who goes on 'a father-son weekend' is read after its length.
    const named = /\b(?:son|daughter)\s+/.exec(match[0])
    return [{ days: long === undefined ? 2 : 3, ...span, ...(named === null ? {} : { from: span.from + named.index + named[0].length }) }]
  })
  return [...worded, ...weekends]
}

function readShorthand(text: string): Duration[] {
  return [...text.matchAll(SHORTHAND)].map((match) => {
    const { days, nights, lone, hours } = match.groups ?? {}
    if (hours !== undefined) return { days: Math.ceil(Number(hours) / 24), ...spanOf(match) }
    const stay = nights === undefined ? {} : { nights: Number(nights) }
    return { days: Number(days ?? lone ?? Number(nights) + 1), ...stay, ...spanOf(match) }
  })
}

function spanOf(match: RegExpExecArray): Span {
  return { from: match.index, to: match.index + match[0].trimEnd().length }
}

function readCounted(text: string): Duration[] {
  const plans = [...text.matchAll(COUNTED)].filter((match) => !isNoPlan(text, spanOf(match)) || NOT_THIS.test(text.slice(0, match.index)) || /\ball (?:of )?(?:the )?$/.test(text.slice(0, match.index)))
  return plans.flatMap((match) => {
    const { count = '', half, and, adjective = '', unit = '' } = match.groups ?? {}
    const { from, to } = spanOf(match)
    const before = text.slice(Math.max(0, from - 80), from)
    const after = text.slice(to, to + 40)
    const change = /\b(?:more|extra|additional|further)\s/.test(adjective) ? 1 : changeOf(before, after)
    if (change === null && isNoLength({ before, after, words: match[0], unit, count })) return []
    const amount = count.startsWith('half') ? 0.5 : /[.,]5$/.test(count) ? Number(count.replace(',', '.')) : (readCount(count) ?? 0) + (half === undefined && and === undefined ? 0 : 0.5)
    const days = daysOf(amount, unit, adjective.startsWith('long'))
    if (days === null) return []
    const nights = unit.startsWith('ni') ? { nights: days - 1 } : {}
    const ofStay = count.startsWith('half') || isPart({ before, after, days, adjective }) ? { part: true as const } : {}
    return [{ days, ...nights, ...ofStay, ...(change === null ? {} : { change: change * (unit.startsWith('ni') ? days - 1 : days) }), from, to }]
  })
}

/** 'Drop a day'. */
const LESS_BEFORE = /\b(?:drop|cut|lose|skip|remove|knock off|shave off|take off|minus)\s+$/

function changeOf(before: string, after: string): 1 | -1 | null {
  if (/^\s*(?:longer|more|extra)\b/.test(after) || (CHANGE_BEFORE.test(before) && !/\bstay(?:ing)?\s+(?:for\s+)?$/.test(before))) return 1
  if (LESS_BEFORE.test(before) && /^\W*(?:$|please\b|off\W*$|(?:off|from) (?:the|our|my) (?:trip|stay|end|start|holiday|vacation)\b)/.test(after)) return -1
  return /^\s*(?:shorter|less|fewer)\b/.test(after) || /\b(?:shorten|cut|reduc|trim)\w*\b[^.;!?]*\bby\s+$/.test(before) ? -1 : null
}

function daysOf(count: number, unit: string, long: boolean): number | null {
  if (count <= 0) return null
  const days = perUnit(count, unit, long)
  return days >= 1 && days <= 366 ? days : null
}

function perUnit(count: number, unit: string, long: boolean): number {
  if (unit.startsWith('ni')) return Math.ceil(count) + 1
  if (unit.startsWith('weekend')) return Math.ceil(count) * (long ? 3 : 2)
  if (unit.startsWith('weekday')) return Math.ceil(count)
  if (unit.startsWith('w')) return Math.floor(count * 7)
  if (unit.startsWith('fortnight')) return Math.floor(count * 14)
  if (unit.startsWith('month')) return Math.floor(count * 30)
  return unit.startsWith('h') ? Math.ceil(count / 24) : Math.ceil(count)
}
