import type { Api } from '../../api/client.ts'
import { Icon } from '../../kit/ui/later.ts'
import { knownPolicy } from './account.ts'
import type { Expanded } from './activities.ts'
import { freeUntil, wantsStarts, type TripDays } from './free-until.ts'
import { useFreeStarts } from './use-free-starts.ts'

interface FreeUntilProps {
  expanded: Pick<Expanded, 'activity' | 'details' | 'planned'>
  api: Pick<Api, 'call'>
  trip: TripDays | null
  people: number
}

/** Until when it can be cancelled for nothing: by a policy that is known, reckoned from a real start, and not said before there are both. */
export function FreeUntil({ expanded: { activity, details, planned }, api, trip, people }: FreeUntilProps) {
  const policy = knownPolicy(activity, details)
  // In an itinerary it stands where it was put, or nowhere yet: what a letter once proposed is over.
  const known = { planned, proposed: planned ? undefined : (activity.planned ?? activity.proposed) }
  const starts = useFreeStarts(api, { productCode: activity.productCode, days: wantsStarts(policy, known) ? trip : null, people })
  const free = freeUntil(policy, { ...known, free: starts, now: new Date() })
  if (!free) return null
  return (
    <p className="free">
      <Icon name="check" fine />
      <span>
        <b>{free.main}</b> {free.more}
      </span>
    </p>
  )
}
