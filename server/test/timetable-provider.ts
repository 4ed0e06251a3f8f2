import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { BookingProvider } from '../features/activities/provider.ts'
import { ProviderError } from '../features/activities/provider.ts'

/** Starts by product and day; a start alone has ten places. */
export type Timetable = Record<string, Record<string, (string | { at: string; places: number })[]>>

/** A booking provider that sells exactly what a test says. */
export function createTimetableProvider(timetable: Timetable, products: Activity[] = []): BookingProvider & { fail(): void } {
  let failing = false
  return {
    name: 'timetable',
    sample: true,
    fail: () => (failing = true),
    search: async () => [],
    readProduct: async (productCode) => products.find((product) => product.productCode === productCode) ?? null,
    readDetails: async () => null,
    testAccess: async () => ({ success: true, accessibleEndpoints: [], error: null }),
    async readAvailability(productCode, { startDate, endDate }) {
      if (failing) throw new ProviderError('No answer')
      const days = timetable[productCode]
      if (days === undefined) return null
      return Object.entries(days).flatMap(([date, starts]) => (date < startDate || date > endDate ? [] : starts.map((start) => slot(date, start))))
    },
  }
}

function slot(date: string, start: string | { at: string; places: number }): AvailabilitySlot {
  const { at, places } = typeof start === 'string' ? { at: start, places: 10 } : start
  return { date: date as Day, startTime: at as TimeOfDay, availableSpaces: places }
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
