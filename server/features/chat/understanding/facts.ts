import type { Day } from '@meander/sdk/contract/days'
import { withinAgreed } from './agreed-trip.ts'
import type { Budget } from './budget.ts'
import { addBudget } from './budget-of-trip.ts'
import type { DateChange } from './date-change-words.ts'
import type { ImpossibleDates } from './date-mention.ts'
import type { TripDates } from './dates.ts'
import { correctedCount } from './corrected-count.ts'
import { addDates } from './days-of-trip.ts'
import type { NamedPlaces } from './destination.ts'
import type { Duration } from './duration.ts'
import type { Evidence } from './evidence.ts'
import { intentIn } from './intent.ts'
import type { Intent, TurnIntent } from './intent.ts'
import type { Interests } from './interests.ts'
import type { Manner } from './manner.ts'
import { goBack } from './goes-back.ts'
import type { GoesBack } from './goes-back.ts'
import { addInterests, addManner } from './manner-of-trip.ts'
import type { TripManner } from './manner-of-trip.ts'
import type { Multiple } from './multiples.ts'
import type { TripDay } from './on-day.ts'
import type { Party } from './party.ts'
import { addParty } from './party-of-trip.ts'
import { dayParties } from './party-of-days.ts'
import type { DayParty } from './party-of-days.ts'
import { readDog } from './dogs.ts'
import { onlyChangesStays, speaksOfOneStay } from './one-stay.ts'
import { handOnNights } from './handed-nights.ts'
import { tellsOfTrip } from './said-of-trip.ts'
import type { Stay } from './stays.ts'
import type { Span } from './plain-text.ts'
import { addStays } from './stays-of-trip.ts'
import { isChosenAlone } from './places/chosen.ts'
import { addPlaces } from './travel-places.ts'
import type { TripPlaces } from './travel-places.ts'

/** What holds of a trip after all that was said. What nobody said is absent. */
export interface TripFacts extends TripPlaces, TripManner {
  /** What the last message is about. */
  intent: Intent
  startDate?: Day
  /** The last day, counted. */
  endDate?: Day
  /** The last day that it may end on: the one before school or work begins again. */
  latestEnd?: Day
  /** True when the trip lies somewhere between the two dates ('in November'). */
  flexible?: boolean
  /**
   * The day of the agreed trip that the last message is about ('something for Saturday', 'the 14th', 'day 3 only'). It says nothing of
   * when the trip is: startDate and endDate stay, and what is asked for is wanted on this day. It goes with the next message.
   */
  onDay?: Day
  /** All of them, where the last message is about several ('Friday night and Saturday morning'); `onDay` is the first. */
  onDays?: Day[]
  /** Days that were said and that nobody can travel, and why. */
  impossible?: Pick<ImpossibleDates, 'reason' | 'words' | 'next'>
  /** Days, both ends counted: three nights are four days. */
  duration?: number
  /** The nights in each of several places, where they were said; in the order of `destinations`. */
  stays?: Stay[]
  groupSize?: number
  adults?: number
  children?: number
  /** Of all who were told of, grown-ups and children: a price may depend on either. */
  ages?: number[]
  /** Days on which more come than on the others, or fewer: 'my brother joins us on Saturday'. */
  dayParties?: DayParty[]
  /** How old every grown-up is at least, where no more was said: 'all over 70' is 70, 'in our late sixties' 67. */
  adultsFrom?: number
  /** A dog comes along. No seller's list says where dogs may come: it has to be asked. */
  dog?: true
  budget?: Budget
  /** The most that any one thing may cost a person, where that was said: 'nothing over 40'. It holds beside a budget for all. */
  eachUpTo?: Pick<Budget, 'amount' | 'currency'>
  /** The words that each fact comes from. */
  evidence?: Evidence
}

/** What one message says. */
export interface TurnReading {
  intent: TurnIntent
  /** The message itself, plain and in lower case. */
  text: string
  places: NamedPlaces | null
  dates: TripDates | null
  duration: Duration | null
  /** A day of the trip by its number. */
  tripDay: TripDay | null
  /** The nights that were said of single places. */
  stays: Stay[]
  /** A change of the days that were agreed on. */
  dateChange: DateChange | null
  party: Party | null
  /** How many times as long, or as dear, it is to be. */
  multiple: Multiple | null
  /** What is to hold again as it did before. */
  goesBack: GoesBack | null
  /** A message that is a number and nothing else. */
  bareCount: number | null
  /** Numbers that may be ages, and nothing else. */
  bareAges: number[]
  /** Whether that number takes back another. */
  corrects: boolean
  budget: (Budget & { span: Span }) | null
  /** 'Per person, I mean': what a sum is for, without the sum. */
  budgetPer: NonNullable<Budget['per']> | null
  /** A currency without a sum. */
  currency: string | null
  interests: Interests | null
  manner: Manner
  evidence: Evidence
}

/** The facts after one more message: later words win, and what a message does not touch stays. `earlier` is what held after each message before. */
export function addTurn(before: TripFacts, said: TurnReading, earlier: readonly TripFacts[] = []): TripFacts {
  const heard = intentIn(said.intent, { isInTrip: isUnderWay(before), isAfterOther: earlier.length > 0 && before.intent === 'other' })
  const intent = heard !== 'travel' && tellsOfTrip(before, said) ? 'travel' : heard
  if (intent !== 'travel') return withoutAnswered({ ...before, intent })
  if (said.goesBack !== null) return goBack(withoutAnswered({ ...before, intent }), said.goesBack, earlier)
  const turn = withinAgreed(before, said)
  const facts: TripFacts = { ...before, intent: 'travel' }
  const isDropped = (turn.places?.dropped.length ?? 0) > 0
  const isChosen = turn.places?.wantedSpans.some((span) => isChosenAlone(turn.text, span)) === true
  const isOfOneStay = !isDropped && !isChosen && (onlyChangesStays(before, said.places?.wanted ?? [], turn.stays) || (turn.dates === null && speaksOfOneStay(before, said.places?.wanted ?? [], turn.manner.text)))
  if (!isOfOneStay) addPlaces(facts, turn.places, turn.manner.text)
  delete facts.onDay
  delete facts.onDays
  const corrected = turn.corrects ? correctedCount(before, earlier) : null
  const days = corrected === 'days' && turn.bareCount !== null ? { days: turn.bareCount, from: 0, to: 0 } : null
  addDates(facts, { ...turn, duration: isOfOneStay ? null : (days ?? turn.duration ?? multiplied(before, turn.multiple)) })
  const areHandedOn = isDropped && handOnNights(facts, before, turn.places?.wanted ?? [])
  addStays(facts, areHandedOn ? [] : turn.stays, before)
  const ofDays = dayParties(facts, { party: turn.party, text: turn.text })
  if (ofDays === null) addParty(facts, { ...turn, bareCount: days === null ? turn.bareCount : null, corrects: corrected === 'people' })
  else facts.dayParties = ofDays
  const dog = readDog(turn.manner.text)
  if (dog === true) facts.dog = true
  if (dog === false) delete facts.dog
  addBudget(facts, turn)
  if (turn.budget === null && turn.currency !== null && facts.budget !== undefined) facts.budget = { ...facts.budget, currency: turn.currency }
  if (turn.budget === null && turn.budgetPer !== null && facts.budget !== undefined) facts.budget = { ...facts.budget, per: turn.budgetPer }
  addManner(facts, turn.manner)
  addInterests(facts, turn.interests)
  const evidence = { ...before.evidence, ...turn.evidence }
  if (Object.keys(evidence).length > 0) facts.evidence = evidence
  return facts
}

/** The length agreed on, so many times; both ends counted. */
function multiplied({ duration: days }: TripFacts, multiple: Multiple | null): Duration | null {
  return multiple?.of !== 'days' || days === undefined ? null : { days: Math.max(1, Math.round(days * multiple.by)), from: 0, to: 0 }
}

/** What was wanted changed in the last answer, and what was not known there, are no facts of the trip. */
function withoutAnswered({ refinement: _refinement, unknownPlaces: _unknown, onDay: _onDay, onDays: _onDays, sights: _sights, ...facts }: TripFacts): TripFacts {
  return facts
}

/** Whether a trip is being talked of: then 'two' and 'the evening' are about it. */
export function isUnderWay({ intent, ...known }: TripFacts): boolean {
  return intent === 'travel' || Object.keys(known).length > 0
}
