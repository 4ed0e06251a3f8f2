import { ActivityOrWrapped } from '@meander/sdk/contract/activities'
import { listenForSaveRequests, type Save } from '../itineraries/index.ts'
import type { Activities } from './activities.ts'

export const EXPAND_ACTIVITY_EVENT = 'expandActivity'

interface Listeners {
  activities: Pick<Activities, 'open'>
  save: Pick<Save, 'open'>
}

/** Hears the two browser events that open our dialogs, for as long as the planner is mounted. Returns the way to stop. */
export function listenToPage(target: EventTarget, { activities, save }: Listeners): () => void {
  function handleExpand(event: Event): void {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    const activity = typeof detail === 'object' && detail !== null ? (detail as { activity?: unknown }).activity : undefined
    const read = ActivityOrWrapped.safeParse(activity)
    if (read.success) activities.open(read.data)
    else console.warn(`Meander: '${EXPAND_ACTIVITY_EVENT}' expects detail.activity with id, productCode and title`)
  }
  target.addEventListener(EXPAND_ACTIVITY_EVENT, handleExpand)
  const stopSaving = listenForSaveRequests(target, save)
  return () => {
    target.removeEventListener(EXPAND_ACTIVITY_EVENT, handleExpand)
    stopSaving()
  }
}
