import type { Locale } from '../index.ts'

export const locale: Locale = {
  language: 'de',
  region: 'de-DE',
  direction: 'ltr',
  hour: (hour) => `${hour} Uhr`,
}
