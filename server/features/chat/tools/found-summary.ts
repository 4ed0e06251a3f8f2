import type { Activity, AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { PartyPrice, Reason } from '../ranking/index.ts'
import type { Blocker } from './blockers.ts'
import type { FoundActivities, Offer, SetOut } from './find-activities.ts'
import type { Borne } from './spoken.ts'

/** What a model needs to speak of the activities: no pictures, no long texts, a few starts a day. */
export interface FoundSummary {
  destination: string | null
  blockers: Blocker[]
  unmet: string[]
  sample: boolean
  activities: SummarizedActivity[]
  /** How much runs there on the days, and how much of it answers each wish. */
  offer?: Offer
  /** Of things that were asked for by their name, what bears them, the most telling first. */
  borne?: Borne
  /** Where the days were set out: then the activities are the plan, in the order of their hours. */
  plan?: SetOut
}

export interface SummarizedActivity {
  productCode: string
  title: string
  minutes: number | null
  /** `converted`: by the exchange rate of the day `asOf`, so it is about right. */
  price: { amount: number; currency: string; converted: boolean; asOf?: string } | null
  /** What all who come pay together; null where their number is not known. */
  party: PartyPrice | null
  rating: number | null
  reviewCount: number | null
  meetingPoint: string | null
  tags: string[]
  /** What speaks for it, the most telling first. */
  reasons: Reason[]
  /** When to go, so that one leaves time for the next; null where no day is known or none fits. */
  proposed: { date: string; time: string } | null
  starts: { date: string; time: string }[]
}

export function summarize(found: FoundActivities): FoundSummary & Record<string, never> {
  const summary: FoundSummary = {
    destination: found.destination,
    blockers: found.blockers,
    unmet: found.unmet,
    sample: found.sample,
    ...(found.offer === undefined ? {} : { offer: found.offer }),
    ...(found.borne === undefined ? {} : { borne: found.borne }),
    ...(found.plan === undefined ? {} : { plan: found.plan }),
    activities: found.activities.map((activity) => ({
      productCode: activity.productCode,
      title: activity.title,
      minutes: shortestMinutes(activity),
      price: activity.price ? { ...activity.price, converted: activity.priceConversion !== undefined, ...(activity.priceConversion === undefined ? {} : { asOf: activity.priceConversion.asOf }) } : null,
      party: found.parties[activity.productCode] ?? null,
      rating: activity.rating ?? null,
      reviewCount: activity.reviewCount ?? null,
      meetingPoint: activity.meetingPoint ?? null,
      tags: activity.tags ?? [],
      reasons: found.reasons[activity.productCode] ?? [],
      proposed: momentOf(found.proposed[activity.productCode]),
      starts: fewStarts(found.starts[activity.productCode] ?? []),
    })),
  }
  return summary as FoundSummary & Record<string, never>
}

function momentOf(slot: AvailabilitySlot | undefined): { date: string; time: string } | null {
  return slot === undefined ? null : { date: slot.date, time: slot.startTime }
}

const STARTS_A_DAY = 6
const DAYS = 21

/** A few starts of each day, spread over it: enough to propose an hour. */
function fewStarts(starts: readonly AvailabilitySlot[]): { date: string; time: string }[] {
  const days = new Map<string, AvailabilitySlot[]>()
  for (const start of starts) days.set(start.date, [...(days.get(start.date) ?? []), start])
  return [...days.values()].slice(0, DAYS).flatMap((day) => {
    const step = Math.max(1, day.length / STARTS_A_DAY)
    return Array.from({ length: Math.min(day.length, STARTS_A_DAY) }, (_, at) => day[Math.floor(at * step)])
      .filter((start) => start !== undefined)
      .map(({ date, startTime }) => ({ date, time: startTime }))
  })
}

export function shortestMinutes({ duration }: Pick<Activity, 'duration'>): number | null {
  if (duration === undefined || typeof duration === 'string') return null
  return 'fixedDurationInMinutes' in duration ? duration.fixedDurationInMinutes : duration.variableDurationFromMinutes
}
