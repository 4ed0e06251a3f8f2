import type { Activity } from '@meander/sdk/contract/activities'
import { isRecord } from '@meander/sdk/contract/is-record'
import type { SaveWishes } from '../itineraries/index.ts'
import type { Activities } from './activities.ts'

export const EXPAND_ACTIVITY_EVENT = 'expandActivity'
export const OPEN_ITINERARY_EVENT = 'openItineraryModal'

interface Listeners {
  /** What a page means by an activity; null where that cannot be told. */
  read: (named: unknown) => Promise<Activity | null>
  activities: Pick<Activities, 'open'>
  save: Pick<SaveWishes, 'open'>
  /** Whether this planner answers: the others of the page stay silent. */
  isMine: () => boolean
  /** Opens the panel that the planner stands in, where it stands in one: a dialog in a closed one would be seen by nobody. */
  show?: () => void
}

export interface PageListener {
  /** Answers what the page asked before the planner ran: it was asked of this one. */
  hear(event: Event): void
  stop(): void
}

/** Hears the two browser events that open our dialogs (activity and sessionId), for as long as the planner is mounted. */
export function listenToPage(target: EventTarget, { read, activities, save, isMine, show = () => {} }: Listeners): PageListener {
  async function answer({ type, detail }: Event & { detail?: unknown }): Promise<void> {
    const saving = type === OPEN_ITINERARY_EVENT
    if (saving && !isRecord(detail)) return
    const { activity: named, sessionId } = isRecord(detail) ? detail : {}
    const from = { sessionId: typeof sessionId === 'string' && sessionId !== '' ? sessionId : null }
    const activity = await read(named)
    if (!activity) console.warn(`Meander: '${type}' expects detail.activity with id, productCode and title`)
    if (!activity && !saving) return
    show()
    if (saving) save.open(activity, from)
    else if (activity) activities.open(activity, null, { form: 'whole', ...from })
  }
  const listen = (event: Event) => void (isMine() && answer(event))
  const names = [EXPAND_ACTIVITY_EVENT, OPEN_ITINERARY_EVENT]
  names.forEach((name) => target.addEventListener(name, listen))
  return {
    hear: (event) => void answer(event),
    stop: () => names.forEach((name) => target.removeEventListener(name, listen)),
  }
}
