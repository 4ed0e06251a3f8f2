import type { ExtractedDates } from '@meander/sdk/contract/chat'
import type { Day } from '@meander/sdk/contract/days'

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve', 'thirteen', 'fourteen']
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']

/** 'Lisbon, four days in March', as far as it is known; null when not even the place is. */
export function tripTitle(facts: Partial<ExtractedDates> | null): string | null {
  if (!facts?.destination) return null
  const days = facts.duration ? `${NUMBERS[facts.duration] ?? facts.duration} ${facts.duration === 1 ? 'day' : 'days'}` : ''
  const month = facts.startDate ? `in ${monthsOf(facts.startDate, facts.endDate ?? facts.startDate)}` : ''
  const when = [days, month].filter(Boolean).join(' ')
  return when ? `${facts.destination}, ${when}` : facts.destination
}

function monthsOf(from: Day, to: Day): string {
  const [first, last] = [monthOf(from), monthOf(to)]
  return first === last ? first : `${first} and ${last}`
}

const monthOf = (day: Day): string => MONTHS[Number(day.slice(5, 7)) - 1] ?? ''
