import type { durations as en } from '../en/durations.ts'
import { count, type Texts } from '../index.ts'

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\b(1)\s*(?:hours?|hrs?)\b/gi, '$1 Stunde'],
  [/\b(?:hours?|hrs?)\b/gi, 'Stunden'],
  [/\b(1)\s*(?:minutes?|mins?)\b/gi, '$1 Minute'],
  [/\b(?:minutes?|mins)\b/gi, 'Minuten'],
  [/\b(1)\s*days?\b/gi, '$1 Tag'],
  [/\bdays?\b/gi, 'Tage'],
  [/\b(\d+)\.(\d+)\b/g, '$1,$2'],
  [/\bto\b/gi, 'bis'],
  [/\bflexible\b/gi, 'Flexibel'],
]

export const durations: Texts<typeof en> = {
  hours: (hours) => count(hours, 'Stunde', 'Stunden'),
  minutes: (minutes) => count(minutes, 'Minute', 'Minuten'),
  told: (words) => WORDS.reduce((said, [found, german]) => said.replace(found, german), words),
}
