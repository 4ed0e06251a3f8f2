import { useState } from 'react'
import type { ShareToken } from '@meander/sdk/contract/ids'
import { createShared, SharedView } from '../features/sharing/index.ts'
import type { Planner } from './planner.ts'

/** Somebody's itinerary, to read. */
export function SharedTrip({ planner, shareToken }: { planner: Planner; shareToken: ShareToken }) {
  const [shared] = useState(() => createShared({ api: planner.api, identity: planner.identity, tab: planner.tab }))
  return <SharedView shared={shared} shareToken={shareToken} navigation={planner.navigation} origin={planner.config.origin} />
}
