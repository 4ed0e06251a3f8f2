import type { Page } from 'playwright-core'
import { makeTrip } from './make-trip.ts'
import { openFirstTrip, visit } from './visit-planner.ts'

const TRAM = 'LIS-TRAM-28'
const SUNSET = 'LIS-TAGUS-SUNSET'

interface TramDay {
  at: string
  touch?: boolean
  locale?: string
  /** Waits beside these two. */
  also?: string
  /** Is done before the trip is opened. */
  before?: (page: Page) => Promise<unknown>
}

/** A phone that opens a trip of four days: the tram stands on the first of them, `at` that hour, and a sunset on the third. */
export async function openTramDay(siteUrl: string, { at, touch = false, locale, also, before }: TramDay) {
  const trip = await makeTrip(siteUrl, { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-13', products: [TRAM, SUNSET, ...(also ? [also] : [])] })
  await trip.schedule(TRAM, 1, at)
  await trip.schedule(SUNSET, 3, '19:15')
  const { page, problems } = await visit(siteUrl, { width: 390, height: 844, touch, ...(locale && { locale }) }, trip)
  await before?.(page)
  await openFirstTrip(page)
  return { page, problems, trip }
}

export const tramSlip = (page: Page) => page.locator('.slip').filter({ hasText: 'Tram 28' })
