import type { ExtractedDates, TripWindow } from '@meander/sdk/contract/chat'
import { daysBetween, type Day } from '@meander/sdk/contract/days'
import { chat as texts } from '../../i18n/en.ts'
import { localeTag } from '../../i18n/index.ts'
import { localDate } from '../../kit/local-days.ts'

/** 'Lisbon, four days in March', as far as it is known; null when not even the place is. */
export function tripTitle(facts: (Partial<ExtractedDates> & { window?: TripWindow }) | null): string | null {
  if (!facts?.destination) return null
  const { startDate, endDate, window } = facts
  const span = startDate ? { from: startDate, to: endDate ?? startDate } : window
  const days = facts.duration ? texts.trip.days(facts.duration) : ''
  const months = span && !isSeason(span) ? texts.trip.months([...new Set([monthOf(span.from), monthOf(span.to)])]) : ''
  const when = [days, months].filter(Boolean).join(' ')
  return when ? `${facts.destination}, ${when}` : facts.destination
}

/** Of three months and more, the first and the last alone would be wrong. */
const isSeason = ({ from, to }: TripWindow): boolean => daysBetween(from, to) > 61

const monthOf = (day: Day): string => localDate(day).toLocaleDateString(localeTag(), { month: 'long' })
