import type { Activity } from '@meander/sdk/contract/activities'
import { dayRange } from '@meander/sdk/contract/days'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { ClosedReason, DaySchedule, ScheduledStart } from '../features/activities/day-schedule.ts'
import type { BookingProvider } from '../features/activities/provider.ts'
import { ProviderError } from '../features/activities/provider.ts'

/** Starts by product and day, or why there is none; a start alone has ten places. A day that is left out does not operate. */
export type Timetable = Record<string, Record<string, Start[] | ClosedReason>>
type Start = string | { at: string; places?: number; mostAtOnce?: true; closed?: ClosedReason }

/** A booking provider that sells exactly what a test says, until something is withdrawn. */
export function createTimetableProvider(timetable: Timetable, products: Activity[] = []): BookingProvider & { fail(): void; withdraw(productCode: string): void } {
  let failing = false
  const withdrawn = new Set<string>()
  return {
    name: 'timetable',
    sample: true,
    fail: () => (failing = true),
    withdraw: (productCode) => void withdrawn.add(productCode),
    search: async () => [],
    readProduct: async (productCode) => products.find((product) => product.productCode === productCode) ?? null,
    readDetails: async () => null,
    testAccess: async () => ({ success: true, accessibleEndpoints: [], error: null }),
    async readSchedule(productCode, { startDate, endDate }) {
      if (failing) throw new ProviderError('No answer')
      const days = timetable[productCode]
      if (days === undefined || withdrawn.has(productCode)) return null
      return dayRange(startDate, endDate).map((date): DaySchedule => {
        const told = days[date] ?? 'not-operating'
        return typeof told === 'string' ? { date, closed: told, starts: [] } : { date, closed: null, starts: told.map(scheduled) }
      })
    },
  }
}

function scheduled(start: Start): ScheduledStart {
  const { at, places = 10, mostAtOnce, closed }: Exclude<Start, string> = typeof start === 'string' ? { at: start } : start
  const why = closed ?? (places > 0 ? null : 'sold-out')
  return { startTime: at as TimeOfDay, kind: 'timed', availableSpaces: why === null ? places : 0, ...(mostAtOnce && { mostAtOnce }), closed: why }
}

/** An activity as a search answers it, of two hours unless said otherwise. */
export function anActivity(productCode: string, given: Partial<Activity> = {}): Activity {
  return {
    id: productCode,
    productCode: productCode as ProductCode,
    title: `Activity ${productCode}`,
    duration: { fixedDurationInMinutes: 120 },
    price: { amount: 40, currency: 'USD' },
    ...given,
  }
}
