import type { CancellationPolicy } from '@meander/sdk/contract/activities'
import { sayTime } from '../../../kit/format.ts'
import { dayRange, type Day, type TimeOfDay } from '@meander/sdk/contract/days'
import { compare as text } from '../../../i18n/en/compare.ts'
import { formatDay } from '../../../kit/dates.ts'
import { cancellationLines, type Told } from '../account.ts'
import { isOver, momentBefore, readCancelling } from './cancelling.ts'
import type { Dates, LookedUp } from './compare.ts'
import { freeDays, type FreeDay } from './free-starts.ts'
import { sizeOf, type Party } from './party.ts'

export const SHORT_DAY = 'EEE, MMM d'

export function startsOf({ starts }: LookedUp, party: Party): FreeDay[] {
  return starts.state === 'ready' ? freeDays(starts.found, sizeOf(party)) : []
}

export const daysOf = ({ from, to }: Dates): Day[] => dayRange(from, to)

/** Until when all of the money comes back: the day and hour where something really starts and it is not over, with the provider's rule below it. */
export function cancelText(policy: CancellationPolicy | undefined, days: readonly FreeDay[], now = new Date()): Told & { more?: string } {
  const cancelling = readCancelling(policy)
  if (cancelling === null) return cancellationLines(policy)[0] ?? { words: '' }
  if (cancelling.state === 'never') return { words: text.cancel.never }
  if (cancelling.state === 'other') return { words: cancelling.words, lang: 'en' }
  const { hours } = cancelling
  const [first] = days
  const last = first?.times[0] && momentBefore({ date: first.date, time: first.times[0] }, hours)
  if (last && !isOver(last, now)) return { words: text.cancel.until(sayMoment(last)), more: hours === 0 ? text.cancel.atFirst : text.cancel.beforeFirst(lengthOf(hours)) }
  return { words: hours === 0 ? text.cancel.untilStart : text.cancel.upTo(lengthOf(hours)) }
}

/** '24 hours', '3 days'. */
const lengthOf = (hours: number): string => (hours % 24 === 0 && hours > 24 ? text.cancel.days(hours / 24) : text.cancel.hours(hours))

const sayMoment = ({ date, time }: { date: Day; time: TimeOfDay }): string => `${formatDay(date, SHORT_DAY)}, ${sayHour(time)}`

/** '9:30 AM' in one piece: columns are narrow. */
export const sayHour = (time: string): string => sayTime(time).replace(' ', '\u00a0')
