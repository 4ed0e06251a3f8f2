import type { SharedItinerary } from '@meander/sdk/contract/sharing'
import type { Language } from '../../http/language.ts'
import { sayCount, sayDates, sayLastDay } from './say.ts'

/** What the mail that carries a link says by itself; all else is the sender's, or of who sells the activities. */
export interface MailWords {
  /** `sender`: null where that is not known. */
  opening(sender: string | null): string
  dates(trip: Pick<SharedItinerary, 'startDate' | 'endDate'>): string
  count(activities: number): string
  see: string
  worksUntil(instant: string): string
  footer(sender: string | null): string
}

const english: MailWords = {
  opening: (sender) => (sender === null ? 'A trip for you' : `${sender} shares a trip with you`),
  dates: sayDates,
  count: sayCount,
  see: 'See the trip',
  worksUntil: (instant) => `The link works until ${sayLastDay(instant)}.`,
  footer: (sender) =>
    `You get this e-mail because ${sender ?? 'somebody'} shared a trip with you on Meander. This address is on no list: mail comes to it only when somebody shares a trip with you.`,
}

const german: MailWords = {
  opening: (sender) => (sender === null ? 'Eine Reise für Sie' : `${sender} teilt eine Reise mit Ihnen`),
  dates: ({ startDate, endDate }) => (startDate === null ? 'Noch kein Datum' : GERMAN_DAYS.formatRange(new Date(startDate), new Date(endDate ?? startDate)).replace(/\u2009/g, ' ')),
  count: (activities) => (activities === 1 ? '1 Erlebnis' : `${activities} Erlebnisse`),
  see: 'Reise ansehen',
  worksUntil: (instant) => `Der Link gilt bis ${GERMAN_LAST_DAY.format(new Date(instant))} (UTC).`,
  footer: (sender) =>
    `Sie bekommen diese E-Mail, weil ${sender ?? 'jemand'} bei Meander eine Reise mit Ihnen geteilt hat. Diese Adresse steht auf keiner Liste: Post kommt an sie nur, wenn jemand eine Reise mit Ihnen teilt.`,
}

/** 'Sonntag, 14. – Mittwoch, 17. März 2027'. */
const GERMAN_DAYS = new Intl.DateTimeFormat('de-DE', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
const GERMAN_LAST_DAY = new Intl.DateTimeFormat('de-DE', { dateStyle: 'long', timeZone: 'UTC' })

const WORDS: Record<Language, MailWords> = { en: english, de: german }

export const mailWords = (language: Language): MailWords => WORDS[language]
