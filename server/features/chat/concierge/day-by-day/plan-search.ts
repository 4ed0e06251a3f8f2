import type { Day } from '@meander/sdk/contract/days'
import type { Busy, PlanInput } from '../../day-plan/index.ts'
import type { Stage } from '../../trip/stages.ts'
import type { TripFacts } from '../../understanding/index.ts'
import { totalBudget } from '../words/trip.ts'
import { changesOf } from './changes-of.ts'
import type { PlanWish, PutWish } from './plan-wish.ts'
import { asBusy, keptFree } from './kept-free.ts'
import { daysOf, isAt, plainly } from './standing-plan.ts'
import type { Standing } from './standing-plan.ts'

/** A plan of more days would fill them with what nobody came for. */
const MOST_DAYS = 14
const MOST_BUSY = 60

export interface Asked {
  wish: PlanWish
  plan: readonly Standing[]
  stages: readonly Stage[]
  facts: TripFacts
  /** What the traveller has said so far. */
  turns: readonly string[]
  /** What was taken of the cards before the days were set out. */
  agreed?: readonly PutWish[]
  /** When somebody is not free, of all that was said and of the last message, beside what rules read in `turns`. */
  own?: { all: readonly Busy[]; now: readonly Busy[] }
  /** What was taken out of it. */
  gone?: readonly string[]
}

/** What somebody asks for by itself is put in, and what it costs beyond the budget is said. */
function isAskedFor(wish: PlanWish): boolean {
  return wish.kind === 'add' || (wish.kind === 'more' && wish.count === 1)
}

/** What is asked of the plan at one place: what stays, what goes elsewhere, and what is to be filled. */
export function planInputFor(stage: Stage, given: Asked): PlanInput {
  const { wish, plan, stages, facts, turns } = given
  const there = plan.filter((one) => isAt(one, stage))
  const days = daysOf([stage]).slice(0, MOST_DAYS)
  const all = daysOf(stages)
  const free = keptFree(turns, { from: all[0] ?? days[0] as Day, to: all.at(-1) ?? days[0] as Day }, given.own?.all).filter(({ date }) => date === undefined || days.some((day) => day === date))
  const { kept, moves, openings, otherwise, atMost, oneMove, trade, put } = changesOf(given, there, days)
  // Who asks for something on a day that was to stay free has thought better of it.
  const asked = wish.kind === 'day' || wish.kind === 'offer' ? wish.days.map(({ date }) => date) : wish.kind === 'add' || wish.kind === 'swap' ? [wish.day?.date] : wish.kind === 'trade' ? wish.puts.map(({ day }) => day?.date) : []
  // What is to be empty now is so, whatever else its words may mean.
  const emptied = wish.kind === 'empty' ? [wish.day, ...(wish.others ?? [])].map(asBusy).filter(({ date }) => days.some((day) => day === date)) : []
  const bare = wish.kind === 'all' && wish.isTrim === true ? days.filter((date) => !there.some((one) => one.date === date)).map((date) => ({ date, from: '00:00', to: '24:00' })) : []
  const busy = [...free, ...emptied, ...bare].filter(({ date, from, to }) => from !== '00:00' || to !== '24:00' || !asked.some((day) => day === date)).slice(-MOST_BUSY)
  const budget = totalBudget(facts)
  const share = daysOf([stage]).length / Math.max(1, all.length)
  return {
    ...(kept.length > 0 ? { kept: kept.map(plainly) } : {}),
    ...(there.length === 0 || OF_HOURS.has(wish.kind) ? {} : { fixed: true }),
    ...(moves.length > 0 ? { moves } : {}),
    ...(moves.length > 1 && oneMove === true ? { oneMove } : {}),
    ...(trade !== undefined && (moves.length === 1 || (moves.length > 0 && trade === 'whole')) ? { trade } : {}),
    ...(openings.length > 0 ? { openings } : {}),
    ...(openings.length > 0 && wish.kind !== 'all' && (given.gone ?? []).length > 0 ? { not: [...(given.gone ?? [])] } : {}),
    ...(wish.kind === 'offer' ? { isOffer: true } : {}),
    ...(openings.length > 0 && atMost !== undefined ? { atMost } : {}),
    ...(otherwise.length > 0 ? { otherwise: otherwise.map(plainly) } : {}),
    ...(put !== undefined && put.length > 0 ? { put } : {}),
    ...(busy.length > 0 ? { busy } : {}),
    ...(budget === null || budget <= 0 || isAskedFor(wish) ? {} : { spend: Math.round(budget * share * 100) / 100 }),
    ...((facts.pace === 'relaxed' && !OF_THINGS.has(wish.kind)) || wish.kind === 'fewer' ? { gentle: true } : {}),
  }
}

/** A plan that is made anew keeps to all hours that were ever told; any change leaves what it does not name where it stands. */
const OF_HOURS: ReadonlySet<PlanWish['kind']> = new Set(['all', 'each', 'shape', 'again'])

/** What is done to single things leaves all others where they are, however quietly the days were wanted. */
const OF_THINGS: ReadonlySet<PlanWish['kind']> = new Set(['trade', 'move', 'drop', 'swap', 'switch'])
