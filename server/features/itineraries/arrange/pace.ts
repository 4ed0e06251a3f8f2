import type { Pace } from '@meander/sdk/contract/arranging'

/** Minutes of things and ways that a day may hold before it is too full. */
export const MOST_MINUTES: Record<Pace, number> = { relaxed: 5 * 60, normal: 8 * 60, full: 10 * 60 }

/** How a trip in that style is taken. */
export function paceOf(travelStyle: string | null): Pace {
  if (/relax|slow|easy|leisure/i.test(travelStyle ?? '')) return 'relaxed'
  return /packed|full|intens|busy/i.test(travelStyle ?? '') ? 'full' : 'normal'
}
