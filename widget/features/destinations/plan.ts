import type { Day } from '@meander/sdk/contract/days'
import { formatDay } from '../../kit/dates.ts'

export interface Plan {
  destination: string
  dates: { from: Day; to: Day } | null
  interests: string
}

/** A plan needs to know where and when; what for can be said later. */
export function mayStart(plan: Plan): boolean {
  return plan.destination.trim() !== '' && plan.dates !== null
}

/** The plan as the traveller would write it. */
export function planSentence({ destination, dates, interests }: Plan): string {
  const oneDay = dates !== null && dates.from === dates.to
  const where = `Plan a trip ${oneDay ? 'of one day ' : ''}to ${destination.trim()}`
  const when = dates === null ? '' : oneDay ? ` on ${formatDay(dates.from)}` : ` from ${formatDay(dates.from)} to ${formatDay(dates.to)}`
  const what = interests.trim().replace(/[.\s]+$/, '')
  return `${where}${when}.${what ? ` I am interested in ${what}.` : ''}`
}
