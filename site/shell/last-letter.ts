import { readInstallation } from './installation.ts'

/** Under which the planner keeps this browser's conversations, newest first; the site reads it only. */
const CONVERSATIONS = 'meander.conversationHistory'
/** What each is about, by its id. */
const PLACES = 'meander.conversationPlaces'
const DAY_MS = 86_400_000

export interface LastLetter {
  address: string
  /** What it is about, where that is known. */
  place: string | null
}

/** The conversation that was last written in, to be gone on with; null where there is none, or none that is still kept. */
export function readLastLetter(now = Date.now()): LastLetter | null {
  try {
    const [last] = JSON.parse(localStorage.getItem(CONVERSATIONS) ?? '[]') as Partial<Record<string, unknown>>[]
    if (!last || typeof last.id !== 'string' || !last.id) return null
    if (!(now - Date.parse(String(last.timestamp)) < readInstallation().guestDays * DAY_MS)) return null
    return { address: `/chat/${encodeURIComponent(last.id)}`, place: placeOf(last.id) }
  } catch {
    return null
  }
}

function placeOf(id: string): string | null {
  try {
    const place = (JSON.parse(localStorage.getItem(PLACES) ?? '{}') as Partial<Record<string, unknown>>)[id]
    return typeof place === 'string' && place ? place : null
  } catch {
    return null
  }
}
