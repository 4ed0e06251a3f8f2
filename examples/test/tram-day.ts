import type { Page } from 'playwright-core'
import { makeTrip } from './make-trip.ts'
import { openFirstTrip, visit } from './visit-planner.ts'

const TRAM = 'LIS-TRAM-28'
const SUNSET = 'LIS-TAGUS-SUNSET'

/** A phone that opens a trip of four days: the tram stands on the first of them, `at` that hour, and a sunset on the third. */
export async function openTramDay(siteUrl: string, { at, touch = false }: { at: string; touch?: boolean }) {
  const trip = await makeTrip(siteUrl, { destination: 'Lisbon', startDate: '2027-05-10', endDate: '2027-05-13', products: [TRAM, SUNSET] })
  await trip.schedule(TRAM, 1, at)
  await trip.schedule(SUNSET, 3, '19:15')
  const { page, problems } = await visit(siteUrl, { width: 390, height: 844, touch }, trip)
  await openFirstTrip(page)
  return { page, problems }
}

export const tramSlip = (page: Page) => page.locator('.slip').filter({ hasText: 'Tram 28' })
