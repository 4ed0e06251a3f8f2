import { readCancelling } from '@meander/sdk/contract/cancelling'
import { TRAVEL_MARGIN_MINUTES } from '@meander/sdk/contract/travel'
import { kindOf } from '../ranking/index.ts'
import { endOf, lengthOf, lunchOf, startOf, wayBetween } from './in-a-day.ts'
import type { Placed } from './in-a-day.ts'

/** Hours of things and ways that make a day, and how far beyond it is worth nothing. */
const USUAL = { from: 5, to: 8 }
const EASY = { from: 3, to: 5 }
const FADES = 3
/** A rating counts as much as there are people behind it. */
const RATING = { mean: 3.9, weight: 50, least: 3.5, most: 5 }
const SHARES = { pace: 0.3, even: 0.1, lunch: 0.1, kinds: 0.12, liked: 0.7, free: 0.06, hour: 0.1 }
const HOURS = { early: 9 * 60, late: 22 * 60, fades: 180 }

/** How good the days of a trip are as a whole: the sum of the shares where nothing is to be wished. */
export function worthOfDays(placed: readonly Placed[], { dates, isEasy }: { dates: readonly string[]; isEasy: boolean }): number {
  const days = dates.map((date) => placed.filter(({ slot }) => slot.date === date).toSorted((left, right) => startOf(left) - startOf(right)))
  const loads = days.map(loadOf)
  const usual = mean(loads)
  const band = isEasy ? EASY : USUAL
  return (
    SHARES.pace * mean(loads.map((load) => Math.max(0, 1 - Math.max(0, band.from - load, load - band.to) / FADES))) +
    SHARES.even * (usual === 0 ? 0 : Math.max(0, 1 - Math.sqrt(mean(loads.map((load) => (load - usual) ** 2))) / usual)) +
    SHARES.lunch * mean(days.map((day) => (lunchOf(day) === null ? 0 : 1))) +
    SHARES.kinds * (diversityOf(placed.map(({ activity }) => activity.tags?.[0] ?? '')) + diversityOf(placed.map(({ activity }) => kindOf(activity)))) / 2 +
    SHARES.liked * mean(placed.map(likedOf)) +
    SHARES.free * mean(placed.map(({ activity }) => (readCancelling(activity.cancellationPolicy)?.state === 'until' ? 1 : 0))) +
    SHARES.hour * mean(placed.map(hourOf))
  )
}

function loadOf(day: readonly Placed[]): number {
  const ways = day.slice(1).map((next, at) => { const before = day[at]; return before === undefined ? 0 : Math.max(0, wayBetween(before, next) - TRAVEL_MARGIN_MINUTES) })
  return (day.reduce((sum, { activity }) => sum + lengthOf(activity), 0) + ways.reduce((sum, way) => sum + way, 0)) / 60
}

/** 1 where no two are of one kind. */
function diversityOf(kinds: readonly string[]): number {
  if (kinds.length < 2) return 1
  const shares = [...new Set(kinds)].map((kind) => (kinds.filter((other) => other === kind).length / kinds.length) ** 2)
  return (1 - shares.reduce((sum, share) => sum + share, 0)) / (1 - 1 / kinds.length)
}

function likedOf({ activity: { rating = RATING.mean, reviewCount = 0 } }: Placed): number {
  const among = (RATING.weight * RATING.mean + rating * reviewCount) / (RATING.weight + reviewCount)
  return Math.min(1, Math.max(0, (among - RATING.least) / (RATING.most - RATING.least)))
}

/** Less for what gets people up, or keeps them up. */
function hourOf(placed: Placed): number {
  return Math.max(0, 1 - Math.max(0, HOURS.early - startOf(placed), endOf(placed) - HOURS.late) / HOURS.fades)
}

function mean(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length
}
