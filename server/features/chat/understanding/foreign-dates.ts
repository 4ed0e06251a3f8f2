import * as chrono from 'chrono-node'
import type { Day } from '@meander/sdk/contract/days'
import { dayOf } from './calendar.ts'
import type { Span } from './plain-text.ts'

/** Languages in which a traveller's dates are read as well, by the language of the locale. */
const PARSERS: Record<string, Pick<typeof chrono.de, 'parse'>> = { de: chrono.de, fr: chrono.fr, es: chrono.es, pt: chrono.pt, nl: chrono.nl, it: chrono.it, ja: chrono.ja }

export interface ForeignDates extends Span {
  start: Day
  end: Day | null
  /** Where it is a weekday of no week. */
  weekday: number | null
}

/** The first day or range that is written in another language; null when there is none, or the language is not known. */
export function readForeignDates(text: string, { today, language }: { today: Day; language: string | undefined }): ForeignDates | null {
  const parser = PARSERS[language ?? '']
  if (parser === undefined) return null
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number)
  // Read and answered in the same (local) zone, at noon: no zone can shift the day.
  const found = parser.parse(text, new Date(year, month - 1, day, 12), { forwardDate: true })
  for (const { start, end: until, index, text: words } of found) {
    const first = isSaid(start, words) ? dayIn(start) : null
    if (first === null || first < today || IS_LENGTH.test(words) || isOver(text, { from: index, to: index + words.length })) continue
    const last = until === null || until === undefined ? null : dayIn(until)
    const end = last !== null && last > first ? last : null
    const weekday = end === null && !start.isCertain('day') && start.isCertain('weekday') ? start.get('weekday') : null
    return { start: first, end, weekday, from: index, to: index + words.length }
  }
  return null
}

/** 'Para los cuatro días' says how long, and not when: that would be 'in' or 'en' so many days. */
const IS_LENGTH = /^(?:(?:para|por|durante|für|pour|pendant|per|por) )?(?:(?:los|las|die|alle|les|i|os) )?[\p{L}\d]+ (?:d[ií]as?|noches?|semanas?|tagen?|nächten?|wochen?|jours?|nuits?|semaines?|giorni|notti|settimane|dias?|noites?|dagen|nachten|weken)$/iu

/** Chrono also answers where only an hour was said, or a word as short as 'so' (for Sonntag). */
function isSaid(components: chrono.ParsedComponents, words: string): boolean {
  return (components.isCertain('day') || components.isCertain('weekday')) && (/\p{L}{5,}/u.test(words) || (components.isCertain('month') && /\d/.test(words)))
}

/** 'Letzten Sonntag', 'dimanche dernier': chrono answers with the next one. */
function isOver(text: string, { from, to }: Span): boolean {
  const said = text.slice(Math.max(0, from - 14), to + 10)
  return /(?<!\p{L})(?:letzte|vergangene|vorige)[rnms]?(?!\p{L})(?! (?:woche|tag)\p{L}* (?:im|in|des))/iu.test(said) || /(?<!\p{L})(?:dernier|pasad[oa]|scors[oa]|passad[oa])(?!\p{L})/iu.test(said)
}

function dayIn(components: chrono.ParsedComponents): Day | null {
  return dayOf(components.get('year') ?? 0, components.get('month') ?? 0, components.get('day') ?? 0)
}
