import { later } from '../../kit/later.tsx'

/** The scheduler inside the detail of an activity. It comes by way of the calendar, so that the tools never need another copy of what both show. */
export const ActivityScheduler = later(async () => (await import('./tools.ts')).ActivityScheduler)
