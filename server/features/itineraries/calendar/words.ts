import { readLanguage } from '../../../http/language.ts'

/** What a calendar file says by itself; all else is in the words of the traveller and of who sells it. */
export interface CalendarWords {
  sample: string
  /** Rung so many hours before the last moment of free cancellation, which is so many hours before it begins. */
  cancelling(title: string, until: { told: number; before: number }): string
}

const english: CalendarWords = {
  sample: 'Sample inventory: nothing is booked.',
  cancelling: (title, { told, before }) => `Free cancellation of ${title} ends in ${told} hours, ${before === 1 ? 'one hour' : isDays(before) ? `${before / 24} days` : `${before} hours`} before it begins.`,
}

const german: CalendarWords = {
  sample: 'Musterangebot: Es ist nichts gebucht.',
  cancelling: (title, { told, before }) =>
    `${title} lässt sich noch ${told} Stunden lang kostenlos stornieren: bis ${before === 1 ? 'eine Stunde' : isDays(before) ? `${before / 24} Tage` : `${before} Stunden`} vor dem Beginn.`,
}

const isDays = (hours: number): boolean => hours % 24 === 0 && hours > 24

/** By a language as a request names it. */
export function calendarWords(language: string | undefined): CalendarWords {
  return readLanguage(language) === 'de' ? german : english
}
