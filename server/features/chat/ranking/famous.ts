import { LRUCache } from 'lru-cache'
import type { Activity } from '@meander/sdk/contract/activities'
import { fold } from '../../destinations/index.ts'
import { FAMOUS_SIGHTS } from './data/famous-sights.ts'

const SIGHTS = new Map(Object.entries(FAMOUS_SIGHTS).map(([city, sights]) => [fold(city), sights.map((names) => names.split('|').map(plain))]))
/** Each sight counts so much less than the one that is known better. */
const LESS_KNOWN = 0.11
/** What bears its name goes there; what lies there may be something else, unless it tells of it too. What only mentions it goes elsewhere. */
const SHARE = { title: 1, location: 0.5, description: 0.3 }
/** Less is no sight that anybody comes for. */
const LEAST = 0.45

const MOST_KEPT = 2000
const kept = new LRUCache<string, number>({ max: MOST_KEPT })

/** How well known the sight is that an activity leads to, up to 1; 0 where it leads to none that its city is known for. */
export function fameOf({ title, location = '', description = '', destination = '' }: Activity): number {
  const key = [destination, title, location, description].join('\n')
  const known = kept.get(key)
  if (known !== undefined) return known
  const fame = readFame(fold(destination), { title: plain(title), location: plain(location), description: plain(description) })
  kept.set(key, fame)
  return fame
}

function readFame(city: string, texts: Record<keyof typeof SHARE, string>): number {
  const most = (SIGHTS.get(city) ?? []).reduce((fame, names, at) => Math.max(fame, shareOf(names, texts) * (1 - at * LESS_KNOWN)), 0)
  return most < LEAST ? 0 : most
}

function shareOf(names: readonly string[], texts: Record<keyof typeof SHARE, string>): number {
  const bears = (field: keyof typeof SHARE): boolean => names.some((name) => texts[field].includes(name))
  if (bears('title')) return SHARE.title
  return bears('location') ? SHARE.location + (bears('description') ? SHARE.description : 0) : 0
}

/** Words between blanks, so that 'Rock' is not found in 'Rockefeller'. */
function plain(text: string): string {
  return ` ${fold(text)} `
}
