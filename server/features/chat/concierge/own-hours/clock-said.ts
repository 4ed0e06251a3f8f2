import { clockTime } from '../../language/clock-hours.ts'
import { NUMBER_WORDS } from '../../language/number-words.ts'
import { MONTH } from '../../understanding/date-words.ts'

/** An hour as a clause tells it: the words just before it, its hour, and where the hour ends. */
export interface HourSaid {
  cue: Cue | null
  hour: string
  minute: string | undefined
  half: string | undefined
  start: number
  end: number
}

export type Cue = 'from' | 'until' | 'by' | 'before' | 'after' | 'at'

const CUES: readonly (readonly [RegExp, Cue])[] = [
  [/(?<!\p{L})(?:from|between|since|von|ab|zwischen|de|entre|desde|à partir de|a partir de)$/u, 'from'],
  [/(?<!\p{L})(?:until|till|til|up to|to|and|bis|und|jusqu'à?|à|et|hasta|y|a)$|[-–]$/u, 'until'],
  [/(?<!\p{L})(?:by|latest|spätestens)$/u, 'by'],
  [/(?<!\p{L})(?:before|earlier than|sooner than|vor|avant|antes de(?: las)?)$/u, 'before'],
  [/(?<!\p{L})(?:after|later than|past|nach|après|después de(?: las)?)$/u, 'after'],
  [/(?<!\p{L})(?:at|around|about|for|@|um|gegen|vers|a las|sobre las|is)$/u, 'at'],
]
const ABOUT = String.raw`(?:\s*(?:about|around|roughly|circa|like|say|the latest))?`
const HOUR = new RegExp(String.raw`(?<![\d.:€$£])(\d{1,2})(?:[:.h](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o'clock|h|uhr)?(?![\d€$£%])(?!\s?(?:st|nd|rd|th|de|of|days?|nights?|people|of us|hours?|hrs?|min\w*|euros?|dollars?|pounds?|${MONTH})\b)(?!\.\s?${MONTH})`, 'g')
const OF_MONTH = new RegExp(String.raw`(?:${MONTH}|\bthe|\bday) $`)
const WORDS = NUMBER_WORDS.slice(1, 13).join('|')
const CUE_WORDS = "(?:at|by|before|after|until|till|til|from|to|around|about|between|and|past|than|for|like|only)"
const IN_WORDS = new RegExp(String.raw`\b(${CUE_WORDS} (?:half past |quarter past |quarter to |half )?)(${WORDS})\b(?! (?:of|days?|nights?|people|things?|hours?|minutes?|more|other|kids?|children|years?))`, 'g')

const HOURS_IN_GERMAN = ['eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf']
/** 'Halb elf' is half past ten. */
const HALB = new RegExp(String.raw`(?<!\p{L})halb (${HOURS_IN_GERMAN.join('|')}|\d{1,2})(?![\p{L}\d])`, 'gu')

/** In small letters, with its hours in figures: 'half past seven' is '7:30'. */
export function inFigures(text: string): string {
  return text.toLowerCase().replaceAll('’', "'")
    .replace(/\b(?:noon|midday)\b(?=\W*(?:$|[,.;]|on |so |and |the |i |we ))/g, (word, at: number, all: string) => (/(?:at|by|before|after|until|till|til|from|to|past) $/.test(all.slice(0, at)) ? '12:00' : word))
    .replace(/\bmidnight\b/g, '23:59').replace(/\b(?:until|till) (?:after )?lunch(?:time)?\b/g, 'until 14:00').replace(/\b(before|by) lunch(?:time)?\b/g, '$1 12:00')
    .replace(/\b(before|by|until|till) (?:dinner|sunset|sundown)\b/g, '$1 18:00').replace(/\b(from|after) (?:sunset|sundown)\b/g, '$1 18:00')
    .replace(IN_WORDS, (_, cue: string, word: string) => `${cue}${NUMBER_WORDS.indexOf(word)}`)
    .replace(HALB, (_, word: string) => { const hour = Number(word) || HOURS_IN_GERMAN.indexOf(word) + 1; return `${hour === 1 ? 12 : hour - 1}:30` })
    .replace(/\bhalf past (\d{1,2})\b/g, '$1:30').replace(/\bquarter past (\d{1,2})\b/g, '$1:15')
    .replace(/\bquarter to (\d{1,2})\b/g, (_, hour: string) => `${Number(hour) === 1 ? 12 : Number(hour) - 1}:45`)
    .replace(/\bhalf (\d{1,2})\b/g, '$1:30')
}

/** The hours that a clause in figures tells, in its order; bare numbers only behind a word of time. */
export function hoursSaid(figures: string): HourSaid[] {
  return [...figures.matchAll(HOUR)].flatMap((match): HourSaid[] => {
    const [all, hour = '', minute, half] = match
    const before = figures.slice(0, match.index).replace(new RegExp(`${ABOUT}\\s*$`), '')
    if (OF_MONTH.test(figures.slice(0, match.index)) || Number(hour) > 24) return []
    const cue = cueOf(before.replace(/(?:\s|(?<=jusqu'))(?:at|um|à)$/, '')) ?? cueOf(before)
    const isBare = minute === undefined && half === undefined
    const isRange = /^\s?(?:-|–|to|until|till|til|bis|à|hasta)\s?\d/.test(figures.slice(match.index + all.length))
    return cue === null && isBare && !isRange ? [] : [{ cue, hour, minute, half: half === 'h' || half === 'uhr' ? undefined : half, start: match.index, end: match.index + all.trimEnd().length }]
  })
}

function cueOf(before: string): Cue | null {
  return CUES.find(([words]) => words.test(before.trimEnd()))?.[1] ?? null
}

/** HH:MM of it; a bare hour below `laterBelow` is of the afternoon or evening. */
export function timeOf({ hour, minute, half }: HourSaid, laterBelow: number): string | null {
  return clockTime([hour, minute, half], laterBelow)
}
