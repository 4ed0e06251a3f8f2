import type { Activity } from '@meander/sdk/contract/activities'
import { activity as text } from '../../i18n/en/activity.ts'
import { durationText } from '../itineraries/index.ts'

export const TAGS_SHOWN = 3

/** '8 hours'; 'Flexible' when it is not known. */
export function durationOrFlexible({ duration }: Pick<Activity, 'duration'>): string {
  return durationText(duration) || text.flexible
}

export type Star = 'full' | 'half' | 'empty'

/** Five stars; from a fraction of .5 up, the next one is half. */
export function starsOf(rating: number): Star[] {
  const held = Math.min(5, Math.max(0, rating))
  const full = Math.floor(held)
  return Array.from({ length: 5 }, (_, index) => (index < full ? 'full' : index === full && held - full >= 0.5 ? 'half' : 'empty'))
}

export function shownTags(tags: readonly string[] = []): { shown: readonly string[]; rest: number } {
  return { shown: tags.slice(0, TAGS_SHOWN), rest: Math.max(0, tags.length - TAGS_SHOWN) }
}
