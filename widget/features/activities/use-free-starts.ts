import { useEffect, useState } from 'react'
import { readAvailability, type AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import type { Api } from '../../api/client.ts'

interface Wanted {
  productCode: ProductCode
  /** First and last day to look at; null asks nobody. */
  days: { from: Day; to: Day } | null
  people: number
}

/** The starts on these days with room for all of them; null while that is not known, and where there are no days. */
export function useFreeStarts(api: Pick<Api, 'call'>, { productCode, days, people }: Wanted): readonly AvailabilitySlot[] | null {
  const [free, setFree] = useState<readonly AvailabilitySlot[] | null>(null)
  const { from, to } = days ?? {}
  useEffect(() => {
    setFree(null)
    if (!from || !to) return
    const looking = new AbortController()
    api
      .call(readAvailability, { params: { productCode }, query: { startDate: from, endDate: to } }, { signal: looking.signal })
      .then(({ slots }) => setFree(slots.filter(({ availableSpaces }) => availableSpaces >= people)))
      // Not known: then nothing is said of an hour, and the client has logged why.
      .catch(() => {})
    return () => looking.abort()
  }, [api, productCode, from, to, people])
  return free
}
