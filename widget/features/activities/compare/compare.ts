import { readActivityDetails, readAvailability, type Activity, type ActivityDetails, type AvailabilitySlot } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import { map, type ReadableAtom } from 'nanostores'
import type { Api } from '../../../api/client.ts'

/** What is looked up. */
export type Lookup<Found> = { state: 'looking' } | { state: 'failed' } | { state: 'ready'; found: Found }

export interface LookedUp {
  details: Lookup<ActivityDetails>
  starts: Lookup<readonly AvailabilitySlot[]>
}

export interface Dates {
  from: Day
  to: Day
}

interface CompareDeps {
  api: Pick<Api, 'call'>
  currency: string
  activities: readonly Activity[]
}

export interface Compare {
  /** By product code. */
  $found: ReadableAtom<Readonly<Record<string, LookedUp>>>
  /** Asks for what holds whatever the dates. */
  lookUp(): void
  /** Asks for the free starts on these dates. */
  lookAt(dates: Dates | null): void
  destroy(): void
}

/** Looks up what a card does not tell: prices by age, languages, and the starts that are free. */
export function createCompare({ api, currency, activities }: CompareDeps): Compare {
  const looking = new AbortController()
  let asked = new AbortController()
  const $found = map<Record<string, LookedUp>>(Object.fromEntries(activities.map(({ productCode }) => [productCode, { details: { state: 'looking' }, starts: { state: 'looking' } }])))

  function put(code: string, part: Partial<LookedUp>): void {
    const known = $found.get()[code]
    if (known) $found.setKey(code, { ...known, ...part })
  }

  async function readDetails({ productCode, price }: Activity): Promise<void> {
    const { signal } = looking
    try {
      const found = await api.call(readActivityDetails, { params: { productCode }, query: { currency: price?.currency ?? currency } }, { signal })
      put(productCode, { details: { state: 'ready', found } })
    } catch {
      if (!signal.aborted) put(productCode, { details: { state: 'failed' } })
    }
  }

  async function readStarts({ productCode }: Activity, { from, to }: Dates, signal: AbortSignal): Promise<void> {
    put(productCode, { starts: { state: 'looking' } })
    try {
      const { slots } = await api.call(readAvailability, { params: { productCode }, query: { startDate: from, endDate: to } }, { signal })
      put(productCode, { starts: { state: 'ready', found: slots } })
    } catch {
      if (!signal.aborted) put(productCode, { starts: { state: 'failed' } })
    }
  }

  return {
    $found,
    lookUp() {
      for (const activity of activities) void readDetails(activity)
    },
    lookAt(dates) {
      asked.abort()
      asked = new AbortController()
      if (dates) for (const activity of activities) void readStarts(activity, dates, asked.signal)
    },
    destroy() {
      looking.abort()
      asked.abort()
    },
  }
}
