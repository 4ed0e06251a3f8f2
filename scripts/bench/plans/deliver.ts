import type { Activity } from '@meander/sdk/contract/activities'
import { placeActivities } from '@meander/sdk/contract/arranging'
import { dayRange } from '@meander/sdk/contract/days'
import type { Day, TimeOfDay } from '@meander/sdk/contract/days'
import { createItinerary, readItinerary, saveActivity } from '@meander/sdk/contract/itineraries'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import type { Product, Told } from './product.ts'
import { FIRST } from './requests.ts'
import type { Request } from './requests.ts'

/** One thing of a plan, where it stands on the calendar. */
export interface Placed {
  code: string
  date: Day
  start: TimeOfDay
  /** Its title as the calendar shows it. */
  shown: string
}

/** What came of a request. */
export interface Delivered {
  placed: Placed[]
  /** What stood before the last turn. */
  before: Placed[]
  /** So many things had a day and an hour in the letter. */
  promised: number
  /** What was said last. */
  text: string
}

/**
 * From words to the calendar by the product, but for the hand that saves: each thing of the letter is saved and placed on its day
 * and at its hour by the calendar's own routes. The widget's planner takes an hour chosen there, else the first free of the day.
 */
export async function deliverByProduct(product: Product, request: Request): Promise<Delivered> {
  const visitor = `mdr_${request.id}`
  const told = await converse(product, { visitor, request })
  const last = told.at(-1)
  const planned = plannedIn(last)
  const text = last?.texts.at(-1) ?? ''
  const before = plannedIn(told.at(-2)).map(placedOf)
  if (last === undefined || planned.length === 0) return { placed: [], before, promised: 0, text }
  const itinerary = await intoCalendar(product, { visitor, told: last, planned })
  const placed = itinerary.days.flatMap((day) => day.timeSlots.map((slot) => ({ code: slot.activity.productCode as string, date: slot.date, start: slot.startTime, shown: slot.activity.title })))
  return { placed, before, promised: planned.length, text }
}

async function converse(product: Product, { visitor, request }: { visitor: string; request: Request }): Promise<Told[]> {
  const [first = '', ...more] = request.turns
  let told = await product.converse(visitor, [first])
  if (more.length === 0) return told
  const title = plannedIn(told[0])[0]?.title ?? ''
  // A second visitor says it all: the first was only asked what the plan begins with.
  told = await product.converse(`${visitor}_again`, [first, ...more.map((turn) => turn.replace(FIRST, title))])
  return told
}

function plannedIn(told: Told | undefined): Activity[] {
  return told?.cards.filter(({ planned }) => planned !== undefined) ?? []
}

function placedOf({ productCode, title, planned }: Activity): Placed {
  if (planned === undefined) throw new Error('Only what is planned has a place')
  return { code: productCode, date: planned.date, start: planned.startTime, shown: title }
}

async function intoCalendar(product: Product, { visitor, told, planned }: { visitor: string; told: Told; planned: Activity[] }): Promise<Itinerary> {
  const { dates, facts } = told
  const given = { destination: dates?.destination || 'Trip', title: 'Trip', groupSize: facts?.groupSize ?? 2 }
  const days = { ...(dates?.startDate && { startDate: dates.startDate }), ...(dates?.endDate && { endDate: dates.endDate }) }
  const made = await product.call(visitor, createItinerary, { body: { ...given, ...days } })
  if ('code' in made) throw new Error(made.code)
  const { id } = made.reply
  for (const activity of planned) {
    const saved = await product.call(visitor, saveActivity, { params: { id }, body: { activityData: activity } })
    if ('code' in saved) continue
    const { date, start } = placedOf(activity)
    // What the calendar's own rules refuse does not come to stand on it.
    await product.call(visitor, placeActivities, { params: { id }, body: { placements: [{ activityId: saved.reply.id, date, startTime: start }] } })
  }
  const read = await product.call(visitor, readItinerary, { params: { id } })
  if ('code' in read) throw new Error(read.code)
  return read.reply
}

/** What one would do without thinking: the best rated first, two a day, each at its first start of the day that anybody can book. No checks. */
export async function deliverNaively({ deps }: Product, request: Request): Promise<Delivered> {
  const found = await deps.provider.search({ destination: request.place, limit: 50 })
  const waiting = found.filter(({ destination }) => destination === request.place).toSorted((left, right) => (right.rating ?? 0) - (left.rating ?? 0))
  const placed: Placed[] = []
  for (const date of dayRange(request.start as Day, request.end as Day)) {
    for (const activity of waiting) {
      if (placed.filter((one) => one.date === date).length === 2) break
      if (placed.some(({ code }) => code === activity.productCode)) continue
      const [day] = (await deps.provider.readSchedule(activity.productCode, { startDate: date, endDate: date })) ?? []
      const free = day?.starts.find(({ closed }) => closed === null)
      if (free !== undefined) placed.push({ code: activity.productCode, date, start: free.startTime, shown: activity.title })
    }
  }
  return { placed, before: [], promised: placed.length, text: '' }
}
