import { addDays, daysBetween } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { asPart, part, pattern } from '../language/pattern.ts'
import type { Place } from '../../destinations/index.ts'
import { dayWithin } from './on-day.ts'
import type { TripFacts, TurnReading } from './facts.ts'
import type { Stay } from './stays.ts'

type Agreed = TripFacts & { startDate: Day; endDate: Day }

/** 'We take the train that day', of whichever two towns; 'the train tour' is a thing to do. */
const BY_TRAIN = pattern('iu')`
  (?<!\p{L})(?:take|taking|catch|catching|get|on|prenons|prend|nehmen)\s+(?:the|a|our|le|un|den|die|einen|eine)\s+(?:\w+ )?
  (?:train|bus|coach|ferry|flight|plane|zug|bahn|fähre|avion|car)(?!\s+(?:tour|ride|trip|museum|station))(?!\p{L})
`
const GOES = part`
  (?:train|bus|coach|ferry|flight|plane|fly|flying|drive|driving|transfer|travel(?:ling|ing)?|mov(?:e|ing)|chang(?:e|ing)|head|heading|go|going|on|
  zug|bahn|fahren|fliegen|reisen|weiter|avion|prenons|partons|allons|pars)
`

/** 'The train to Porto on the 9th', 'on to Porto', 'Porto from the 9th'. */
function isJourneyTo({ name }: Place, text: string): boolean {
  const town = asPart(name.toLowerCase())
  const journey = pattern('iu')`
    (?<!\p{L})${GOES}(?!\p{L})[^.;!?]{0,32}?(?<!\p{L})(?:to|for|nach|à|pour|vers)\s+${town}(?!\p{L})|(?<!\p{L})${town}\s+(?:from|starting|ab|à partir|dès)(?!\p{L})
  `
  return journey.test(text)
}

const FROM_DAY = pattern('giu')`
  (?<!\p{L})(?:from|starting|on|ab|vom|am|à partir du|dès le|du|le)\s+(?:the\s+|dem\s+)?(?<day>\d{1,2})(?:st|nd|rd|th|\.|er)?
  (?!\d|[:.]\d|\s*(?:uhr|h\b|am\b|pm\b|-|to\b))
`
/** The town that follows has the day after the last one of the town before, or that one, or the next. */
const GAP = 3

/** 'The train to Porto on the 9th', 'Lisbon 5 to 8, then Porto from the 9th': on which day two towns of the trip change; null where none is said. */
export function changesTown(facts: Agreed, turn: TurnReading): { stays: Stay[] } | null {
  const towns = facts.destinations ?? []
  const isPlain = turn.dates !== null && turn.dates.ranges === undefined && turn.stays.length === 0 && turn.dateChange === null
  if (towns.length !== 2 || facts.alternatives === true || !isPlain) return null
  const [first, second] = inOrder(towns, turn)
  const day = dayOfChange(facts, turn, second)
  if (day === null || day <= facts.startDate || day >= facts.endDate || first === undefined || second === undefined) return null
  return { stays: [{ placeId: first.id, nights: daysBetween(facts.startDate, day) }, { placeId: second.id, nights: daysBetween(day, facts.endDate) }] }
}

function dayOfChange(facts: Agreed, { dates, text }: TurnReading, second: Place | undefined): Day | null {
  if (dates === null || second === undefined) return null
  const { start, end, lone } = dates
  if (lone !== undefined && (isJourneyTo(second, text) || (BY_TRAIN.test(text) && !namesOne(facts.destinations ?? [], text)))) return dayWithin({ ...dates, lone: { ...lone, moves: false } }, facts)
  if (start === null || end === null || start === end || dates.flexible || start < facts.startDate || end > facts.endDate) return null
  if ((start === facts.startDate) === (end === facts.endDate) || !namesOne(facts.destinations ?? [], text)) return null
  return start > facts.startDate ? start : (dayAfter(end, facts, text) ?? end)
}

/** The day from which the other town has it, where it is said. */
function dayAfter(end: Day, { endDate }: Agreed, text: string): Day | null {
  const said = Array.from(text.matchAll(FROM_DAY), ({ groups }) => Number(groups?.day))
  for (let day = end; day <= endDate && daysBetween(end, day) < GAP; day = addDays(day, 1)) if (said.includes(Number(day.slice(8)))) return day
  return null
}

function namesOne(towns: readonly Place[], text: string): boolean {
  return towns.some(({ name }) => text.includes(name.toLowerCase()))
}

/** As named, where both are; else as agreed. */
function inOrder(towns: readonly Place[], { places }: TurnReading): readonly Place[] {
  const named = (places?.wanted ?? []).filter(({ id }) => towns.some((town) => town.id === id))
  return named.length === towns.length ? named : towns
}
