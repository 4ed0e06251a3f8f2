import type { ExtractedDates } from '@meander/sdk/contract/chat'
import type { Day } from '@meander/sdk/contract/days'
import { chat as texts } from '../../i18n/en.ts'
import { localeTag } from '../../i18n/index.ts'
import { localDate } from '../../kit/local-days.ts'

/** 'Lisbon, four days in March', as far as it is known; null when not even the place is. */
export function tripTitle(facts: Partial<ExtractedDates> | null): string | null {
  if (!facts?.destination) return null
  const { startDate, endDate } = facts
  const days = facts.duration ? texts.trip.days(facts.duration) : ''
  const months = startDate ? texts.trip.months([...new Set([monthOf(startDate), monthOf(endDate ?? startDate)])]) : ''
  const when = [days, months].filter(Boolean).join(' ')
  return when ? `${facts.destination}, ${when}` : facts.destination
}

const monthOf = (day: Day): string => localDate(day).toLocaleDateString(localeTag(), { month: 'long' })
