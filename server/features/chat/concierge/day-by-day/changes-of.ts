import type { Day } from '@meander/sdk/contract/days'
import type { Busy, Opening, PlanInput } from '../../day-plan/index.ts'
import type { TripFacts } from '../../understanding/index.ts'
import { inEnglish } from '../../item-talk/glossary.ts'
import { openingsOf, rulesOfPlan } from '../day-rules/rules-of-plan.ts'
import { LATER, MORNING } from './days-named.ts'
import type { DayNamed, Part } from './days-named.ts'
import { hoursTold } from './hours-told.ts'
import { asBusy, keptFree } from './kept-free.ts'
import type { Asked } from './plan-search.ts'
import { daysOf, isOn, plainly } from './standing-plan.ts'
import { withAgreed } from './with-agreed.ts'
import { withFree, withMore } from './room-made.ts'
import { tradedFor } from './traded-for.ts'
import type { Standing } from './standing-plan.ts'

/** So many days hold two things each; over more of them one a day is enough. */
const FULL_DAYS = 5
const MOST_A_DAY = 3

/** What becomes of what stands at one place: what stays, what goes elsewhere, what is to be filled, and what stands again where nothing can. */
export interface Changes {
  kept: readonly Standing[]
  moves: NonNullable<PlanInput['moves']>
  openings: Opening[]
  otherwise: readonly Standing[]
  /** So many of the openings are filled. */
  atMost?: number
  /** Where what is there goes to. */
  trade?: 'first' | 'else' | 'whole'
  put?: NonNullable<PlanInput['put']>
  /** The first of the moves that can be is enough. */
  oneMove?: true
}

/** What a wish makes of what stands there. */
export function changesOf({ wish, facts, stages, turns, own, agreed = [] }: Asked, there: readonly Standing[], days: readonly Day[]): Changes {
  const same: Changes = { kept: there, moves: [], openings: [], otherwise: [] }
  const without = (out: readonly Standing[]): readonly Standing[] => there.filter((one) => !out.includes(one))
  switch (wish.kind) {
    case 'all':
      return withAgreed({ ...same, kept: [], openings: filledDays({ wish, facts, stages, turns, ...(own === undefined ? {} : { own }) }, days) }, agreed, days)
    case 'each':
      return { ...same, kept: [], openings: days.flatMap((date) => wish.parts.map((part) => openingOf({ date, part }))) }
    case 'shape':
      return { ...same, kept: [], openings: wish.days.filter(({ date }) => days.includes(date)).map(openingOf) }
    case 'again':
      return { ...same, openings: days.filter((date) => !there.some((one) => one.date === date)).flatMap((date) => Array.from({ length: perDay(facts, daysOf(stages).length) }, () => ({ date }))) }
    case 'day':
      return { ...same, openings: openingsFor(wish.days.filter(({ date }) => days.includes(date)), there) }
    case 'fewer':
      return { ...same, kept: days.flatMap((date) => fewerOn(date, wish, there)) }
    case 'move': {
      const out = there.filter((one) => wish.codes.includes(one.productCode) && !isOn(one, wish.to))
      return { ...same, kept: without(out), moves: inOrderOf(wish.codes, out).map((one) => ({ ...plainly(one), to: days.includes(wish.to.date) ? openingOf(wish.to) : { date: wish.to.date } })), ...(wish.isAny === true ? { oneMove: true } : {}), ...(wish.codes.length === 1 ? { trade: wish.isTrade === true ? 'first' : 'else' } : {}) }
    }
    case 'switch':
      return switched(wish, there)
    case 'swap':
      return swapped(wish, there, days)
    case 'trade':
      return tradedFor(wish, there, days)
    case 'cheaper':
      return cheapened(wish, there)
    case 'review':
    case 'drop':
      return { ...same, kept: there.filter(({ productCode }) => !wish.codes.includes(productCode)) }
    case 'shun': {
      const out = there.filter(({ productCode }) => wish.codes.includes(productCode))
      return { ...same, kept: without(out), openings: out.map(({ date }) => ({ date, ...(wish.wish === undefined ? {} : { wish: wish.wish }) })) }
    }
    case 'split':
      return parted(wish, there, days)
    case 'more':
      return withMore(wish, { there, days: wish.dates === undefined ? days : days.filter((day) => wish.dates?.includes(day)) })
    case 'empty':
      return emptied([wish.day, ...(wish.others ?? [])], there, days)
    case 'hours':
      return withFree([...hoursTaken(inEnglish(turns.at(-1) ?? ''), daysOf(stages)), ...(own?.now ?? [])], there, days)
    case 'offer':
    case 'add':
      return { ...same, openings: (wish.kind === 'add' ? [wish.day] : wish.days).flatMap((day) => wishOn(day, wish.wish, days)) }
    default:
      return same
  }
}

function wishOn(day: DayNamed, wish: string | null, days: readonly Day[]): Opening[] {
  return days.includes(day.date) ? [{ ...openingOf(day), ...(wish === null ? {} : { wish }) }] : []
}

/** All of the days, as full as they are to be. */
function filledDays({ wish, facts, stages, turns, own }: Pick<Asked, 'facts' | 'stages' | 'turns' | 'own'> & { wish: Extract<Asked['wish'], { kind: 'all' }> }, days: readonly Day[]): Opening[] {
  const all = daysOf(stages)
  const [from] = all
  const to = all.at(-1)
  if (from === undefined || to === undefined) return []
  const trip = { from, to }
  return openingsOf(days, { rules: rulesOfPlan(turns, trip), usual: Math.min(wish.most ?? MOST_A_DAY, perDay(facts, all.length)), busy: keptFree(turns, trip, own?.all) })
}

/** What is on the one day comes to the other. */
function switched({ days: [left, right] }: Extract<Asked['wish'], { kind: 'switch' }>, there: readonly Standing[]): Changes {
  const out = there.filter(({ date }) => date === left || date === right)
  const moves = out.map((one) => ({ ...plainly(one), to: { date: one.date === left ? right : left, ...partOf(one) } }))
  return { kept: there.filter((one) => !out.includes(one)), moves, openings: [], otherwise: [], trade: 'whole' }
}

/** What was for the evening is for that of the other day. */
function partOf({ startTime }: Standing): Pick<Opening, 'earliest'> {
  return startTime >= EVENING ? { earliest: EVENING } : {}
}

const EVENING = '17:00'

function inOrderOf(codes: readonly string[], some: readonly Standing[]): Standing[] {
  return some.toSorted((left, right) => codes.indexOf(left.productCode) - codes.indexOf(right.productCode))
}

/** Something for less in the place of each. */
function cheapened({ codes }: Extract<Asked['wish'], { kind: 'cheaper' }>, there: readonly Standing[]): Changes {
  const out = there.filter(({ productCode }) => codes.includes(productCode))
  const openings = out.map(({ date, card }) => ({ date, ...(card.price === null ? {} : { below: card.price.amount }) }))
  return { kept: there.filter((one) => !out.includes(one)), moves: [], openings, otherwise: out }
}

/** What is for neither party makes room for what is. */
function parted({ date, open, codes }: Extract<Asked['wish'], { kind: 'split' }>, there: readonly Standing[], days: readonly Day[]): Changes {
  const out = there.filter(({ productCode }) => codes.includes(productCode))
  return { kept: there.filter((one) => !out.includes(one)), moves: [], openings: days.includes(date) ? open.map((wish) => ({ date, wish })) : [], otherwise: out }
}

/** Whole days lose what is on them; what stands in a part of one goes to another part. */
function emptied(named: readonly DayNamed[], there: readonly Standing[], days: readonly Day[]): Changes {
  const whole = named.filter(({ part }) => part === null)
  const kept = there.filter((one) => !whole.some(({ date }) => date === one.date))
  const parts = named.filter(({ part }) => part !== null)
  return parts.length > 0 ? withFree(parts.map(asBusy), kept, days) : { kept, moves: [], openings: [], otherwise: [] }
}

/** Something else in the place of what is named, or of all that is on the day. */
function swapped(wish: Extract<Asked['wish'], { kind: 'swap' }>, there: readonly Standing[], days: readonly Day[]): Changes {
  const out = there.filter((one) => wish.codes.includes(one.productCode) || (wish.codes.length === 0 && isOn(one, wish.day)))
  const kept = there.filter((one) => !out.includes(one))
  if (out.length === 0 && (wish.day === null || !days.includes(wish.day.date))) return { kept: there, moves: [], openings: [], otherwise: [] }
  const dates: readonly { date: string }[] = out.length > 0 ? out : wish.day === null ? [] : [wish.day]
  // One thing with what was wished for is enough in the place of several.
  const holes = wish.wish === null || wish.isEach === true ? dates : dates.slice(0, 1)
  return { kept, moves: [], openings: holes.map(({ date }) => ({ ...hoursOf(wish.day?.part ?? null), date, ...(wish.wish === null ? {} : { wish: wish.wish }), ...(wish.mostMinutes === undefined ? {} : { mostMinutes: wish.mostMinutes }) })), otherwise: wish.mostMinutes === undefined ? out : [] }
}

/** The hours of these days that a message takes away. */
function hoursTaken(turn: string, all: readonly Day[]): Busy[] {
  const [from] = all
  const to = all.at(-1)
  return from === undefined || to === undefined ? [] : hoursTold(turn, { from, to })
}

/** A day that is asked for and has nothing on it gets something; parts of it that are asked for, one thing each. */
function openingsFor(days: readonly DayNamed[], there: readonly Standing[]): Opening[] {
  return days.flatMap((day) => {
    if (there.some((one) => isOn(one, day))) return []
    return day.part !== null ? [openingOf(day)] : [openingOf({ date: day.date, part: MORNING }), openingOf({ date: day.date, part: LATER })]
  })
}

function openingOf({ date, part }: DayNamed): Opening {
  return { date, ...hoursOf(part) }
}

function hoursOf(part: Part | null): Pick<Opening, 'earliest' | 'latest'> {
  return part === null ? {} : { earliest: part.earliest, ...(part.latest === undefined ? {} : { latest: part.latest }) }
}

function perDay({ pace }: Pick<TripFacts, 'pace'>, days: number): number {
  if (pace === 'relaxed') return 1
  if (days > FULL_DAYS) return pace === 'full' && days <= FULL_DAYS + 2 ? 2 : 1
  return pace === 'full' && days < FULL_DAYS ? MOST_A_DAY : 2
}

/** The better rated stay. */
function bestOf(day: readonly Standing[], most: number): Standing[] {
  const best = day.toSorted((left, right) => (right.card.rating ?? 0) - (left.card.rating ?? 0)).slice(0, most)
  return day.filter((one) => best.includes(one))
}

/** The best of a day that is to be lighter; of any other day, all. */
function fewerOn(date: string, wish: { date: string | null; most: number }, there: readonly Standing[]): readonly Standing[] {
  const ofDay = there.filter((one) => one.date === date)
  return wish.date === null || wish.date === date ? bestOf(ofDay, wish.most) : ofDay
}
