import { readActivity } from '@meander/sdk/contract/activity-guard'
import { isRecord } from '@meander/sdk/contract/is-record'
import { listenForSaveRequests, type SaveWishes } from '../itineraries/index.ts'
import type { Activities } from './activities.ts'

export const EXPAND_ACTIVITY_EVENT = 'expandActivity'

interface Listeners {
  activities: Pick<Activities, 'open'>
  save: Pick<SaveWishes, 'open'>
  /** Whether this planner answers: the others of the page stay silent. */
  isMine: () => boolean
}

/** Hears the two browser events that open our dialogs, for as long as the planner is mounted. Returns the way to stop. */
export function listenToPage(target: EventTarget, { activities, save, isMine }: Listeners): () => void {
  function handleExpand(event: Event): void {
    if (!isMine()) return
    const detail: unknown = event instanceof CustomEvent ? event.detail : null
    const { activity: named, sessionId } = isRecord(detail) ? detail : {}
    const activity = readActivity(named)
    if (activity) activities.open(activity, null, { form: 'whole', sessionId: typeof sessionId === 'string' && sessionId !== '' ? sessionId : null })
    else console.warn(`Meander: '${EXPAND_ACTIVITY_EVENT}' expects detail.activity with id, productCode and title`)
  }
  target.addEventListener(EXPAND_ACTIVITY_EVENT, handleExpand)
  const stopSaving = listenForSaveRequests(target, { open: (...asked) => isMine() && save.open(...asked) })
  return () => {
    target.removeEventListener(EXPAND_ACTIVITY_EVENT, handleExpand)
    stopSaving()
  }
}
