import type { Activity } from '@meander/sdk/contract/activities'
import type { MessageRow } from '../conversation/conversations.ts'
import { shortTitle } from '../item-talk/short-title.ts'
import { readRecommendations } from '../conversation/present.ts'

/** The cards of one reply, those that its words name first and in the order of the words: 'the second one' is the second there. */
export interface Shown {
  activities: Activity[]
  /** How many of them the words name. */
  named: number
}

/** So many are meant by 'which of these' where a reply names none. */
const MEANT = 3

/** Where a title is named, whole or as one speaks of it; -1 where it is not. */
function placeOf(title: string, text: string): number {
  const whole = text.indexOf(title.replace(/[.]$/, ''))
  const short = shortTitle(title)
  return whole >= 0 || short.length < SHORTEST ? whole : text.search(new RegExp(`(?<![\\p{L}\\p{N}])${short.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{N}])`, 'u'))
}

/** Anything shorter may be a word of the text. */
const SHORTEST = 6

export function readShown(message: Pick<MessageRow, 'recommendations' | 'content'>): Shown {
  const activities = readRecommendations(message)
  const at = ({ title }: Activity): number => placeOf(title, message.content)
  const named = activities.filter((activity) => at(activity) >= 0).toSorted((left, right) => at(left) - at(right))
  return { activities: [...named, ...activities.filter((activity) => at(activity) < 0)], named: named.length === 0 ? Math.min(MEANT, activities.length) : named.length }
}
