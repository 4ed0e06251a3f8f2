import type { ResolvedConfig } from '@meander/sdk/config'
import type { Emit } from '@meander/sdk/events'
import { readActivityDetails, type Activity, type ActivityDetails } from '@meander/sdk/contract/activities'
import { atom, type ReadableAtom, type WritableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { isAbort } from '../../api/request-errors.ts'
import type { Itineraries, Planned, SaveWishes } from '../itineraries/index.ts'

export interface Expanded {
  activity: Activity
  /** Null while they are read, and when they cannot be: then the activity's own data are shown. */
  details: ActivityDetails | null
  planned: Planned | null
  /** 'beside' what one reads, where the screen has a place for it; 'whole' covers it. */
  form: 'beside' | 'whole'
  /** The conversation that it came out of, where the asker named one. */
  sessionId: string | null
}

export type OpenedAs = Partial<Pick<Expanded, 'form' | 'sessionId'>>

export interface ActivitiesDeps {
  api: Pick<Api, 'call'>
  config: Pick<ResolvedConfig, 'origin' | 'partner' | 'campaign' | 'currency'>
  emit: Emit
  itineraries: Pick<Itineraries, '$savedCodes'>
  save: Pick<SaveWishes, 'open'>
}

/** What one can do with an activity wherever it is shown. */
export interface Activities {
  /** The activity in the detail modal. */
  $expanded: ReadableAtom<Expanded | null>
  $savedCodes: ReadableAtom<ReadonlySet<string>>
  /** The product code that the mouse is on, in a list of contents or on its card: both are marked. */
  $pointed: WritableAtom<string | null>
  /** Opens the detail. `planned` when it is opened from an itinerary. */
  open(activity: Activity, planned?: Planned | null, as?: OpenedAs): void
  /** From beside to whole. */
  expand(): void
  close(): void
  /** Opens the dialog that saves it to an itinerary. */
  save(activity: Activity, from?: Pick<OpenedAs, 'sessionId'>): void
  /** What the link to its booking page is made with, by the card that bears it, and who hears that it was taken. */
  booking: Pick<ActivitiesDeps, 'config' | 'emit'>
  destroy(): void
}

export function createActivities({ api, config, emit, itineraries, save }: ActivitiesDeps): Activities {
  const $expanded = atom<Expanded | null>(null)
  let reading = new AbortController()

  async function readDetails(activity: Activity): Promise<void> {
    reading = new AbortController()
    try {
      // The prices of the details are to be in the currency of the price above them.
      const request = { params: { productCode: activity.productCode }, query: { currency: activity.price?.currency ?? config.currency } }
      const details = await api.call(readActivityDetails, request, { signal: reading.signal })
      const shown = $expanded.get()
      if (shown?.activity === activity) $expanded.set({ ...shown, details })
    } catch (error) {
      // The client has logged it; the activity's own data stay.
      if (!isAbort(error)) return
    }
  }

  return {
    $expanded,
    $savedCodes: itineraries.$savedCodes,
    $pointed: atom(null),
    open(activity, planned = null, { form = planned ? 'whole' : 'beside', sessionId = null } = {}) {
      reading.abort()
      $expanded.set({ activity, details: null, planned, form, sessionId })
      if (activity.productCode) void readDetails(activity)
    },
    expand() {
      const shown = $expanded.get()
      if (shown) $expanded.set({ ...shown, form: 'whole' })
    },
    close() {
      reading.abort()
      $expanded.set(null)
    },
    save: (activity, from) => save.open(activity, from),
    booking: { config, emit },
    destroy: () => reading.abort(),
  }
}
