import { MONTH_NAMES } from '../language/month-names.ts'
import { pattern } from '../language/pattern.ts'
import { MONTH } from './date-words.ts'
import { readCount } from './numbers.ts'
import type { Rewriting } from './rewritten-text.ts'

const TENS = '(?:twenty|thirty)(?:[\\s-](?:one|two|three|four|five|six|seven|eight|nine))?'

/** A month told by its number, as in '3/2027'. */
function named(month: string | undefined): string | null {
  return MONTH_NAMES[Number(month) - 1] ?? null
}

/** A day and a month with the mark that ends them, and the year where it was said. */
function inFull(groups: Record<string, string | undefined> | undefined, side: 'left' | 'right'): string {
  const { [side]: day = '', [`${side}Year`]: year, mark } = groups ?? {}
  if (year !== undefined) return `${day}${mark ?? ''}${year.replace(/\D/, '')}`
  return mark === '.' ? `${day}.` : day
}

/** Dates in figures and marks, in the form that is read: '3/2027', '5/Mar', '06.05 - 09.05.2027', '1. Sept 2027'. */
export const FIGURED: readonly Rewriting[] = [
  [new RegExp(`\\b(?:two thousand(?: and)? |twenty[\\s-])(?<tens>${TENS})\\b(?!\\s+(?:people|euros|dollars|pounds))`, 'g'), ({ groups }) => `20${readCount(groups?.tens) ?? ''}`],
  [pattern('g')`
    (?<![\d/.-])(?<!${MONTH}\.?\s\d{1,2}(?:st|nd|rd|th)?,?\s)(?<year>20\d{2})(?:[-/.]|,?\s)(?<month>${MONTH})(?:\.?[-/.]|
    \.?,?\s)(?<day>\d{1,2})(?![\d:])
  `, ({ groups }) => `${groups?.day ?? ''} ${groups?.month ?? ''} ${groups?.year ?? ''}`],
  [/(?<![\d/.,$€£-])(?<month>0?[1-9]|1[0-2])\s?[/.-]\s?(?<year>20\d{2})(?![\d/.:-]|\s?(?:euros?|dollars?|pounds?|€|\$|£))/g, ({ groups }) => `${named(groups?.month) ?? ''} ${groups?.year ?? ''}`],
  [pattern('g')`
    (?<![\d/.,$€£-])(?<!${MONTH}\.?,?\s)(?<year>20\d{2})(?:\s?[/-]\s?(?=0|1\d)|[/-])(?<month>0?[1-9]|1[0-2])(?![\d/.:-]|
    \s?(?:-|to|euros?|dollars?|pounds?|€|\$|£|people|adults|kids|guests|persons?|nights?|days?|weeks?|rooms?))
  `, ({ groups }) => `${named(groups?.month) ?? ''} ${groups?.year ?? ''}`],
  // '8.10. bis 15.10.', '8/10 au 15/10', '8.-15.10.': the word between in whatever language.
  [pattern('g')`
    (?<![\d.,/:])(?<left>\d{1,2}(?<mark>[./])\d{1,2})\.?(?<leftYear>\k<mark>?(?:20\d{2}|2\d)(?!\d))?\s*(?:bis(?:\s+zum)?|au|al|hasta(?:\s+el)?|
    tot(?:\s+en\s+met)?|fino\s+al|até|jusqu'au)\s+(?<right>\d{1,2}\k<mark>\d{1,2})\.?(?<rightYear>\k<mark>?(?:20\d{2}|2\d)(?!\d))?(?![\d:]|\s*(?:uhr|h\b|stern|stars?|étoiles|estrellas|stelle|grad|°|km|kilo|stunden|mio|euro|€|%))
  `, ({ groups }) => `${inFull(groups, 'left')} - ${inFull(groups, 'right')}`],
  [/(?<![\d.,/:])(?<first>\d{1,2})\.\s?(?:-|bis(?:\s+zum)?)\s?(?=\d{1,2}\.(?<month>\d{1,2})\.(?!\d*:))/g, ({ groups }) => `${groups?.first ?? ''}.${groups?.month ?? ''}. - `],
  // '5-9/5' is so written by those who put the day first.
  [/(?<![\d/.-])(?<first>\d{1,2})\s?[-–]\s?(?<last>\d{1,2})\/(?<month>0?[1-9]|1[0-2])(?![\d/%.]|\s*(?:stars?|people|price))/g, ({ groups }) => (
    Number(groups?.first) < Number(groups?.last) && Number(groups?.last) <= 31 ? `${groups?.first ?? ''} - ${groups?.last ?? ''} ${named(groups?.month) ?? ''}` : null
  )],
  // '06.05 - 09.05.2027' and '2027-05-06/2027-05-09'.
  [/(?<=(?<![\d.,])\d{1,2}\.\d{1,2})(?=\s*(?:-|to|bis|until|till)\s*\d{1,2}\.\d{1,2}\.(?:\d{4}|\d{2})?(?!\d))/g, () => '.'],
  [/(?<=\d{4}-\d{2}-\d{2})\s*\/\s*(?=\d{4}-\d{2}-\d{2})/g, () => ' to '],
  // 'May.5.2027' and '5 5 2027'.
  [new RegExp(`\\b(?<month>${MONTH})\\.(?<day>\\d{1,2})\\.(?=20\\d{2}\\b)`, 'g'), ({ groups }) => `${groups?.month ?? ''} ${groups?.day ?? ''} `],
  [pattern('g')`
    (?<![\d.,/-]|\d\s)(?<first>\d{1,2}) (?<second>\d{1,2}) (?<year>20\d{2})(?![\d.,/-]|\s?\d)
  `, ({ groups }) => (isDayAndMonth(groups) ? `${groups?.first ?? ''}/${groups?.second ?? ''}/${groups?.year ?? ''}` : null)],
  // 'Mar/5/27', 'Jan/1', '5/Mar'.
  [
    new RegExp(`\\b(?<month>${MONTH})/(?<day>\\d{1,2})/(?<year>20\\d{2}|\\d{2})(?![\\d/])`, 'g'),
    ({ groups }) => `${groups?.day ?? ''} ${groups?.month ?? ''} ${Number(groups?.year) < 100 ? '20' : ''}${groups?.year ?? ''}`,
  ],
  [new RegExp(`(?<=\\b${MONTH})/(?=\\d{1,2}\\b(?!/))`, 'g'), () => ' '],
  // 'On 4.22', 'the 22.4': only a day can stand there.
  [pattern('g')`
    (?<=\b(?:on|dates?:?|day:)\s+)(?<first>\d{1,2})[.-](?<second>\d{1,2})(?![\d.:/%-]|
    \s*(?:(?:of\s+)?${MONTH}\b|[ap]\.?m|stars?|days?|nights?|people|euros?|million|km|miles))
  `, ({ groups }) => (isDayAndMonth(groups) ? `${groups?.first ?? ''}/${groups?.second ?? ''}` : null)],
  // 'Departing 05-05, returning 05-09': of two figures each.
  [/(?<=\b(?:depart(?:ing|ure)?|leav(?:e|ing)|return(?:ing)?|arriv(?:e|ing|al)|back|check(?:ing)?[- ]?(?:in|out)|start(?:ing)?|end(?:ing)?|from|until|to)(?:\s+(?:date|on|by))?:?\s+)(?<first>0\d|1[0-2]|[12]\d|3[01])-(?<second>0\d|1[0-2]|[12]\d|3[01])(?![\d:./-])/g, ({ groups }) => (
    /^0/.test(groups?.first ?? '') || /^0/.test(groups?.second ?? '') ? (isDayAndMonth(groups) ? `${groups?.first ?? ''}/${groups?.second ?? ''}` : null) : null
  )],
  // 'Jan 1,2027' and 'Dec2027'.
  [new RegExp(`(?<=\\b${MONTH}\\.?\\s\\d{1,2}(?:st|nd|rd|th)?),(?=20\\d{2}\\b)`, 'g'), () => ', '],
  [new RegExp(`(?<=(?<![a-z])${MONTH})(?=20\\d{2}\\b)`, 'g'), () => ' '],
  // '5/Mar/2027'.
  [
    new RegExp(`(?<![\\w/])(?<day>\\d{1,2})[/.](?<month>${MONTH})[/.](?<year>20\\d{2}|\\d{2})\\b`, 'g'),
    ({ groups }) => `${groups?.day ?? ''} ${groups?.month ?? ''} ${Number(groups?.year) < 100 ? '20' : ''}${groups?.year ?? ''}`,
  ],
  [new RegExp(`(?<![\\w/])(?<day>\\d{1,2})/(?<month>${MONTH})(?![\\w/])`, 'g'), ({ groups }) => `${groups?.day ?? ''} ${groups?.month ?? ''}`],
  // '1. Sept 2027': a full stop there ends no sentence.
  [pattern('g')`
    (?<=(?:^\W*|\b(?:on|from|to|until|till|the|date|dates|starting|leaving|arriving)[\s:]+(?:the\s+)?|-\s*)\d{1,2})\.\s?(?=${MONTH}\b)|
    (?<=\b\d{1,2})\.\s?(?=-\s*\d{1,2}\.?\s*${MONTH}\b)|(?<=\b\d{1,2})\.\s?(?=${MONTH}\.?,?\s+20\d{2}\b)
  `, () => ' '],
]

function isDayAndMonth(groups: Record<string, string | undefined> | undefined): boolean {
  const [first = 0, second = 0] = [Number(groups?.first), Number(groups?.second)]
  return first >= 1 && second >= 1 && Math.min(first, second) <= 12 && Math.max(first, second) <= 31
}
