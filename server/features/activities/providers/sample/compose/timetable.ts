import { minutesOf, timeOfMinutes } from '@meander/sdk/contract/days'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import { isSunStart } from '../day-starts.ts'
import type { Experience } from '../product.ts'
import type { SampleProduct, StartKind } from '../sample-product.ts'
import { describeMonths, windowStarts } from './opening.ts'
import type { Opening } from './opening.ts'
import { ownText } from './own-words.ts'

/** Led by daylight: one begins before the heat and after it, and in winter while it is light. */
const BY_DAYLIGHT: ReadonlySet<Experience['outing']> = new Set(['walk', 'visit', 'bike', 'nature', 'water', 'photography', 'family', 'daytrip'])
/** Under the open sky, so that the doors close with the light. */
const OPEN_AIR: ReadonlySet<string> = new Set([
  'garden', 'gardens', 'park', 'nature', 'wildlife', 'animals', 'view', 'viewpoint', 'views', 'ruins', 'archaeology', 'beach', 'palace', 'castle', 'history', 'architecture', 'family', 'outdoors',
])
/** A text that tells an hour, or what it looks like then, holds all year. */
const TELLS_HOUR = new RegExp(
  String.raw`\b(?:o[’']clock|dawn|daybreak|sunrise|sunset|dusk|twilight|half past|tides?|\d{1,2}[:.]\d\d`
  + String.raw`|(?:at|by|before|after|until|till|from|past) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midday|midnight|\d{1,2})`
  + String.raw`(?=[.,;:!?)]|$| (?:and|in|on|when|while|the|you|to|or|it)\b))`,
  'i',
)
const NAMES_HOUR = /\b(?:dark|nights?|nightfall|evenings?|early|late|breakfast|lunch\w*|supper|dinner)\b/i
const SHIFT = 30
const LONGER = 60

/** The starts of the warmest quarter of the year and those of the coldest, where they are others than the usual ones. */
export type Seasonal = NonNullable<SampleProduct['seasonal']>

/** Undefined for what is the same all year. */
export function seasonalStarts(experience: Experience, times: { startKind: StartKind; starts: SampleProduct['starts']; opening: Opening; minutes: number }): Seasonal | undefined {
  if (TELLS_HOUR.test(ownText(experience)) || NAMES_HOUR.test(experience.title)) return undefined
  return times.startKind === 'window' ? ofDoors(experience, times) : times.startKind === 'timed' ? ofTours(experience, times) : undefined
}

/** Doors that close an hour later in summer, and an hour earlier in winter. */
function ofDoors({ tags, hours }: Experience, { opening, minutes, starts }: { opening: Opening; minutes: number; starts: SampleProduct['starts'] }): Seasonal | undefined {
  const { opens, closes } = opening
  if (hours === undefined || closes > LATEST || !tags.some((tag) => OPEN_AIR.has(tag)) || closes - opens < LONGER + minutes + SHIFT) return undefined
  const summer = windowStarts({ opens, closes: closes + LONGER }, minutes)
  const winter = windowStarts({ opens, closes: closes - LONGER }, minutes)
  return summer.length === starts.length && winter.length === starts.length ? undefined : { summer, winter, closes: { summer: timeOfMinutes(closes + LONGER), winter: timeOfMinutes(closes - LONGER) } }
}

/** What closes later than that does so by lamplight. */
const LATEST = 20 * 60

function ofTours({ outing, hours }: Experience, { starts, opening, minutes }: { starts: SampleProduct['starts']; opening: Opening; minutes: number }): Seasonal | undefined {
  if (!BY_DAYLIGHT.has(outing) || starts.some(isSunStart)) return undefined
  const fits = (start: number): boolean => hours === undefined || (start >= opening.opens && start + minutes <= opening.closes)
  const moved = (by: (start: number) => number): TimeOfDay[] => starts.map((start) => { const at = minutesOf(start as TimeOfDay); const to = at + by(at); return timeOfMinutes(fits(to) ? to : at) })
  const summer = moved(inSummer)
  const winter = moved(inWinter)
  return [summer, winter].every((some) => some.join() === starts.join()) ? undefined : { summer, winter }
}

/** 'June to August until 19:00, December to February until 17:00'; of tours the starts themselves tell it. */
export function sayQuarters({ closes }: Seasonal, latitude: number): string | undefined {
  if (closes === undefined) return undefined
  const [warm, cold] = [describeMonths([6, 8]), describeMonths([12, 2])]
  const [summer, winter] = latitude >= 0 ? [warm, cold] : [cold, warm]
  return `${summer} until ${closes.summer}, ${winter} until ${closes.winter}`
}

const isBetween = (at: number, from: string, to: string): boolean => at >= minutesOf(from as TimeOfDay) && at <= minutesOf(to as TimeOfDay)

function inSummer(at: number): number {
  return isBetween(at, '07:30', '11:00') ? -SHIFT : isBetween(at, '13:00', '16:30') ? SHIFT : 0
}

function inWinter(at: number): number {
  return isBetween(at, '08:00', '10:30') ? SHIFT : isBetween(at, '13:30', '16:30') ? -SHIFT : 0
}
