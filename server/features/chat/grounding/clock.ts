import { part, pattern } from '../language/pattern.ts'
import { timeOfMinutes } from '@meander/sdk/contract/days'
import { NUMBER_WORDS } from '../language/number-words.ts'

/** An hour as a sentence says it: the times of the day, HH:MM, that it may mean. */
export interface WrittenHour {
  times: readonly string[]
  text: string
  at: number
}

const HOURS = NUMBER_WORDS.slice(1, 13)
const MINUTES = new Map([['five', 5], ['ten', 10], ['quarter', 15], ['fifteen', 15], ['twenty', 20], ['twenty-five', 25], ['twenty five', 25], ['half', 30]])
const HOUR = String.raw`(?:\d{1,2}|${HOURS.join('|')})`
/** Nothing that is counted or paid for comes after an hour. */
const NOT_A_COUNT = part`
  (?![.,:]?\d|\s*(?:%|[½¼¾]|[€£$¥]|[A-Z]{3}\b)|[\s-]+(?!(?:and|or|for|on|in|at|with|to|until|till|each|every|sharp|tomorrow|that|from|by|of the|a\.?m|
  p\.?m|o[’']clock|it|you|we|when|then|so|as|if|is|the next|before|after|but|there|daily|most|local)\b)\p{L})
`
const LEADS = String.raw`(?:at|from|around|about|by|until|till|before|after|past|starts?|starting|begins?|beginning|leaves?|leaving|departs?|departing|opens?|closes?|ends?|finishes|back)`
const PART = String.raw`(?:\s+(?:in the|at|this|tomorrow)\s+(?<part>morning|afternoon|evening|night))?`

const FORMS: readonly RegExp[] = [
  /\b(?<hour>\d{1,2})(?:[:.h](?<minute>\d{2}))?\s?(?<half>[ap])\.?m\b/giu,
  /\b(?<hour>\d{1,2}):(?<minute>\d{2})\b(?!\s?[ap]\.?m)/giu,
  // Elsewhere '3h30' is a length.
  /\b(?<hour>\d{1,2})(?:h(?<minute>\d{2})?|\.(?<minute2>\d{2}))\b(?<=\b(?:at|from|until|by|till|to)\s+\d{1,2}(?:h\d*|\.\d\d))/giu,
  pattern('giu')`
    \b(?<minutes>quarter|half|twenty[\s-]five|five|ten|twenty|fifteen|\d{1,2})(?:\s+minutes?)?\s+(?<side>past|to|after|before)\s+(?<word>${HOUR}|noon|
    midday|midnight)\b(?!\s*(?:hours?|minutes?|people|euros?|guests|years?|days?|stops?|of\b))${PART}
  `,
  new RegExp(String.raw`\bhalf[\s-](?<british>${HOURS.join('|')})\b(?!\s*(?:hours?|hundred|dozen|days?))${PART}`, 'giu'),
  new RegExp(String.raw`\b(?<word>${HOUR})\s+o[’']?clock\b${PART}`, 'giu'),
  new RegExp(String.raw`\b(?<word>${HOUR})\s+in\s+the\s+(?<part>morning|afternoon|evening)\b`, 'giu'),
  new RegExp(String.raw`\b${LEADS}\s+(?:about |around )?(?<word>${HOUR})\b${NOT_A_COUNT}${PART}`, 'giu'),
  new RegExp(String.raw`\bfrom\s+${HOUR}\s+(?:to|until|till)\s+(?<word>${HOUR})\b${NOT_A_COUNT}${PART}`, 'giu'),
  /\b(?<noon>noon|midday|midnight)\b(?<=\b(?:at|from|by|until|till|starts|leaves|begins|around|about)\s+\p{L}+)/giu,
]

/** Every hour of a sentence, in figures and in words: '2:30 pm', '14h30', 'a quarter past three', 'half two', 'at eight', 'noon'. */
export function readClock(sentence: string): WrittenHour[] {
  const found: WrittenHour[] = []
  let rest = sentence
  for (const form of FORMS) {
    for (const match of rest.matchAll(form)) {
      const times = timesOf(match.groups ?? {})
      if (times.length > 0) found.push({ times, text: match[0].trim(), at: match.index })
      // What was read is not read again by a wider form.
      rest = rest.slice(0, match.index) + '#'.repeat(match[0].length) + rest.slice(match.index + match[0].length)
    }
  }
  return found.toSorted((left, right) => left.at - right.at)
}

type Groups = Record<string, string | undefined>

function timesOf({ hour, minute2 = '00', minute = minute2, half, minutes, side, word, british, part, noon }: Groups): string[] {
  if (noon !== undefined) return [/midnight/i.test(noon) ? '00:00' : '12:00']
  if (british !== undefined) return bothHalves(hourOf(british) * 60 + 30, part)
  if (minutes !== undefined && word !== undefined) {
    const count = MINUTES.get(minutes.toLowerCase()) ?? Number(minutes)
    const base = hourOf(word) * 60
    if (count >= 60 || (/^\d/.test(minutes) && /^\d/.test(word))) return []
    return bothHalves(/past|after/i.test(side ?? '') ? base + count : base - count, part)
  }
  if (word !== undefined) return hourOf(word) > 24 ? [] : bothHalves(hourOf(word) * 60, part)
  const value = Number(hour)
  if (half === undefined) return value > 23 ? [] : [`${String(value).padStart(2, '0')}:${minute}`]
  const full = (value % 12) + (half.toLowerCase() === 'p' ? 12 : 0)
  return value > 12 ? [] : [`${String(full).padStart(2, '0')}:${minute}`]
}

function hourOf(word: string): number {
  const lower = word.toLowerCase()
  return lower === 'midnight' ? 0 : lower === 'noon' || lower === 'midday' ? 12 : /^\d/.test(lower) ? Number(lower) : HOURS.indexOf(lower) + 1
}

/** Who says 'at eight' means the morning or the evening, unless the part of the day is told. */
function bothHalves(minutes: number, part: string | undefined): string[] {
  const day = 24 * 60
  const first = ((minutes % day) + day) % day
  if (first >= 13 * 60) return [timeOfMinutes(first)]
  const early = first % (12 * 60)
  if (part === undefined) return [timeOfMinutes(early), timeOfMinutes(early + 12 * 60)]
  return [timeOfMinutes(/morning/i.test(part) ? early : early + 12 * 60)]
}
