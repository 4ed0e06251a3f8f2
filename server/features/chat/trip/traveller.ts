import type { SelectedActivity } from '@meander/sdk/contract/chat'
import type { Day } from '@meander/sdk/contract/days'
import { dayIn } from './today.ts'

/** Who asks, as far as that changes an answer. */
export interface Traveller {
  today: Day
  /** BCP 47. */
  locale?: string | undefined
  /** ISO 4217. */
  currency?: string | undefined
  /** What the traveller has put into the days of the trip. */
  selected?: SelectedActivity[] | undefined
}

/** What a client sends of them. */
interface Sent {
  timeZone?: string | undefined
  locale?: string | undefined
  currency?: string | undefined
  selected?: SelectedActivity[] | undefined
}

/** A zone, a language or a currency that nobody knows is passed over: a browser may be newer than this server. */
export function readTraveller({ timeZone, locale, currency, selected }: Sent, now: Date): Traveller {
  return { today: dayIn(now, timeZone), locale: knownLocale(locale), currency: knownCurrency(currency), selected }
}

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

function knownCurrency(currency: string | undefined): string | undefined {
  const code = currency?.toUpperCase()
  return code !== undefined && CURRENCIES.has(code) ? code : undefined
}

function knownLocale(locale: string | undefined): string | undefined {
  try {
    return Intl.getCanonicalLocales(locale?.replaceAll('_', '-'))[0]
  } catch {
    return undefined
  }
}
