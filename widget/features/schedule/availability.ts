import { readAvailability } from '@meander/sdk/contract/activities'
import type { AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'

export type Availability = { state: 'loading' } | { state: 'failed' } | { state: 'ready'; slots: readonly AvailabilitySlot[] }
/** By product and dates of the trip; see `availabilityKey`. */
export type Availabilities = Readonly<Record<string, Availability>>

type Trip = Pick<Itinerary, 'startDate' | 'endDate'>

export interface AvailabilityStore {
  $availability: ReadableAtom<Availabilities>
  /** Asks once for a product over the trip's dates; again only after a failure. */
  ask(productCode: ProductCode, trip: Trip): Promise<void>
  destroy(): void
}

export function availabilityKey(productCode: ProductCode, { startDate, endDate }: Trip): string {
  return `${productCode} ${startDate}/${endDate}`
}

export function createAvailability({ api }: { api: Pick<Api, 'call'> }): AvailabilityStore {
  const $availability = atom<Availabilities>({})
  const ended = new AbortController()
  const set = (key: string, value: Availability) => $availability.set({ ...$availability.get(), [key]: value })

  return {
    $availability,
    async ask(productCode, trip) {
      const { startDate, endDate } = trip
      if (startDate === null || endDate === null) return
      const key = availabilityKey(productCode, trip)
      const known = $availability.get()[key]
      if (known !== undefined && known.state !== 'failed') return
      set(key, { state: 'loading' })
      try {
        const given = { params: { productCode }, query: { startDate, endDate } }
        const { slots } = await api.call(readAvailability, given, { signal: ended.signal })
        set(key, { state: 'ready', slots: slots.filter(({ date }) => date >= startDate && date <= endDate) })
      } catch {
        if (!ended.signal.aborted) set(key, { state: 'failed' })
      }
    },
    destroy: () => ended.abort(),
  }
}
