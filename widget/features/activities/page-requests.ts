import { readActivity } from '@meander/sdk/contract/activity-guard'
import { isRecord } from '@meander/sdk/contract/is-record'
import { listenForSaveRequests, type SaveWishes } from '../itineraries/index.ts'
import type { Activities } from './activities.ts'

export const EXPAND_ACTIVITY_EVENT = 'expandActivity'

interface Listeners {
  activities: Pick<Activities, 'open'>
  save: Pick<SaveWishes, 'open'>
}

/** Hears the two browser events that open our dialogs, for as long as the planner is mounted. Returns the way to stop. */
export function listenToPage(target: EventTarget, { activities, save }: Listeners): () => void {
  function handleExpand(event: Event): void {
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    const activity = readActivity(isRecord(detail) && detail.activity)
    if (activity) activities.open(activity)
    else console.warn(`Meander: '${EXPAND_ACTIVITY_EVENT}' expects detail.activity with id, productCode and title`)
  }
  target.addEventListener(EXPAND_ACTIVITY_EVENT, handleExpand)
  const stopSaving = listenForSaveRequests(target, save)
  return () => {
    target.removeEventListener(EXPAND_ACTIVITY_EVENT, handleExpand)
    stopSaving()
  }
}
