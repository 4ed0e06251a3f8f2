import type { TimeOfDay } from '@meander/sdk/contract/days'
import type { Violation } from '@meander/sdk/contract/trip-rules'
import { locale } from '../../i18n/en/locale.ts'
import { sayClosed } from './why-texts.ts'

/** The rules for which something was refused a place at that time, in the reader's language. Null in English, which the server speaks, and tells more in. */
export function worded(violations: readonly Violation[], time: TimeOfDay, party: number): string | null {
  if (locale.language === 'en' || violations.length === 0) return null
  return [...new Set(violations.map((why) => sayClosed({ time, spaces: null }, why, party)))].join('; ')
}
