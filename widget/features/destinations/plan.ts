import type { Day } from '@meander/sdk/contract/days'
import { destinations } from '../../i18n/en/destinations.ts'
import { formatDay } from '../../kit/dates.ts'

const texts = destinations.plan

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
  const what = interests.trim().replace(/[.\s]+$/, '')
  const trip = texts.asks(destination.trim(), dates && { from: formatDay(dates.from), to: formatDay(dates.to) })
  return what ? `${trip} ${texts.asksFor(what)}` : trip
}
