const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

/** A day as a sentence writes it, and the days of the calendar that it may be. */
export interface WrittenDate {
  text: string
  at: number
  /** True where only the day of the week is said. */
  isWeekday: boolean
  isDay(iso: string): boolean
}

const MONTH = String.raw`(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const WEEKDAY = String.raw`(?:mon|tues?|wed(?:nes)?|thur?s?|fri|sat(?:ur)?|sun)(?:day)?`
const DATE = new RegExp(
  [
    String.raw`\b(?<year>\d{4})-(?<number>\d\d)-(?<iso>\d\d)\b`,
    String.raw`(?:\b(?<w1>${WEEKDAY}),?\s+)?(?:the\s+)?\b(?<d1>\d{1,2})(?:st|nd|rd|th)?(?:\s+of)?\s+(?<m1>${MONTH})\b\.?`,
    String.raw`(?:\b(?<w2>${WEEKDAY}),?\s+)?\b(?<m2>${MONTH})\.?\s+(?:the\s+)?(?<d2>\d{1,2})(?:st|nd|rd|th)?\b(?!:|\s?[ap]m)`,
    String.raw`\b(?<w3>(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b`,
  ].join('|'),
  'gi',
)

/** Every day that a sentence names: '2027-03-14', 'Sunday 14 March', 'March 14', 'Sunday'. */
export function readDates(sentence: string): WrittenDate[] {
  return [...sentence.matchAll(DATE)].map((match) => {
    const { year, number, iso, w1, d1, m1, w2, d2, m2, w3 } = match.groups ?? {}
    const weekday = dayOfWeek(w1 ?? w2 ?? w3)
    const day = Number(d1 ?? d2 ?? iso ?? NaN)
    const month = number === undefined ? MONTHS.indexOf((m1 ?? m2 ?? '').slice(0, 3).toLowerCase()) : Number(number) - 1
    const isDay = (known: string): boolean => {
      const date = new Date(`${known}T00:00:00Z`)
      if (weekday !== null && date.getUTCDay() !== weekday) return false
      if (w3 !== undefined) return true
      return date.getUTCDate() === day && date.getUTCMonth() === month && (year === undefined || known.startsWith(year))
    }
    return { text: match[0], at: match.index, isWeekday: w3 !== undefined, isDay }
  })
}

function dayOfWeek(name: string | undefined): number | null {
  return name === undefined ? null : WEEKDAYS.indexOf(name.slice(0, 3).toLowerCase())
}
