import { useEffect, useState } from 'react'
import { readAvailability, type AvailabilitySlot } from '@meander/sdk/contract/activities'
import { addDays } from '@meander/sdk/contract/days'
import type { MultiDayTrip } from '@meander/sdk/contract/chat'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { Api } from '../../../api/client.ts'

interface Wanted {
  productCode: ProductCode
  trip: Pick<MultiDayTrip, 'startDate' | 'duration'>
  people: number
}

/** The starts during the trip with room for all of them; null while that is not known, and where the trip has no dates. */
export function useFreeStarts(api: Pick<Api, 'call'>, { productCode, trip: { startDate, duration }, people }: Wanted): readonly AvailabilitySlot[] | null {
  const [free, setFree] = useState<readonly AvailabilitySlot[] | null>(null)
  useEffect(() => {
    if (!startDate) return
    const looking = new AbortController()
    const query = { startDate, endDate: addDays(startDate, duration - 1) }
    api
      .call(readAvailability, { params: { productCode }, query }, { signal: looking.signal })
      .then(({ slots }) => setFree(slots.filter(({ availableSpaces }) => availableSpaces >= people)))
      // Not known: then the day is kept without an hour, and the client has logged why.
      .catch(() => {})
    return () => looking.abort()
  }, [api, productCode, startDate, duration, people])
  return free
}
