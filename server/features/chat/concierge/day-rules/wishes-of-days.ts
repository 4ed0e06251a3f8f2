import { pattern } from '../../language/pattern.ts'
import type { Day } from '@meander/sdk/contract/days'
import { WEEKDAY } from '../../understanding/date-words.ts'
import type { Part } from '../day-by-day/days-named.ts'
import type { Trip } from '../day-by-day/free-hours.ts'
import { thingOfItem } from '../wish-list/item-words.ts'
import { daysOfClause } from './days-of-clause.ts'

/** A thing that is wished for on one day, or on one of several. */
export interface DayWish {
  dates: Day[]
  part: Part['name'] | null
  wish: string
}

const ON_DAY = pattern('u')`
  ^\W*(?:(?:and|but|please|with|put|have|do|want|we|i|we'd|i'd|would|like|love|definitely|maybe|then|also|the|an?|some|our|if possible) )*
  ((?:[\p{L}'’-]+ ){1,4}?)(?:on|for) (?:the )?(?:${WEEKDAY}|\d{1,2}(?:st|nd|rd|th)|(?:first|second|third|last) (?:day|evening|night|morning|afternoon))s?\b
`
const KINDS = /^(?:museums?|beach|hiking|hike|art|markets?|walk|boats?|wine|music|dinner|cooking|cycling|shopping|spa|gardens?|castle|theatre|show|nightlife|concert)$/
/** What is done on any day, and is no thing. */
const NO_WISH = pattern()`
  \b(?:nothing|something|anything|plan|leave|leaving|keep|arriv\w+|land\w*|free|flights?|trains?|back|home|light|easy|one|two|three|only|just|not|no|
  start\w*|evenings?|mornings?|afternoons?|day|days|rest|check|birthday|anniversary|party|wedding|meet\w*|work\w*|busy)\b
`

/** 'Tango on Saturday night', 'the castle on the first day'. Null where a clause wishes for nothing on a day. */
export function wishOfDay(clause: string, trip: Trip): DayWish | null {
  const match = ON_DAY.exec(clause)
  const said = match?.[1]?.trim() ?? ''
  if (match === null || said === '' || NO_WISH.test(said)) return null
  const wish = thingOfItem(said) ?? (KINDS.test(said) ? said : null)
  const dates = daysOfClause(clause.slice(match.index), trip, { before: [], others: [] })
  return wish === null || dates === null ? null : { dates, part: partOf(clause), wish }
}

function partOf(clause: string): Part['name'] | null {
  return /\b(?:night|evening)s?\b/.test(clause) ? 'evening' : /\bafternoons?\b/.test(clause) ? 'afternoon' : /\bmornings?\b/.test(clause) ? 'morning' : null
}
