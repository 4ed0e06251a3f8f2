/* What the three calendars show: a week from Monday, May 10, 2027, the same 200 entries in each, between 7 and 21 o'clock. */

export const FIRST_DAY = '2027-05-10'
export const HOURS = { first: 7, last: 21 }
const DAYS = 7

/** The same numbers each time (mulberry32). */
function numbers(seed) {
  let state = seed
  return below => {
    state = (state + 0x6d2b79f5) | 0
    let value = Math.imul(state ^ (state >>> 15), 1 | state)
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 4294967296) * below)
  }
}

const two = number => String(number).padStart(2, '0')
export const timeOf = minutes => `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
export const dayOf = index => `2027-05-${10 + index}`

/** `{ id, title, date, from, to }`, minutes after midnight. */
export function entries(count = 200) {
  const next = numbers(7)
  return Array.from({ length: count }, (_, index) => {
    const from = HOURS.first * 60 + next((HOURS.last - HOURS.first - 2) * 4) * 15
    return { id: `e${index}`, title: `Entry ${index}, with a name as long as names are`, date: dayOf(index % DAYS), from, to: from + 30 + next(7) * 15 }
  })
}
