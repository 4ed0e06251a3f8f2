import type { ResolvedConfig } from '@meander/sdk/config'
import type { Emit } from '@meander/sdk/events'
import { atom, type WritableAtom } from 'nanostores'
import { createCommon, type Common } from './common.ts'
import type { AppNavigation } from './navigation.ts'

/** A planner among those that are on one trip. */
export interface Companion {
  config: ResolvedConfig
  emit: Emit
  navigation: AppNavigation
}

interface Trip {
  /** Whoever was used last: it speaks for all, and in its currency. */
  $now: WritableAtom<Companion>
  all: Set<Companion>
  common: Common
}

/** By name. In memory, and only as long as somebody is on it. */
const trips: Record<string, Trip | undefined> = {}

/** What this planner has in common with those of its page that name the same trip; with nobody where it names none. */
export function joinTrip(me: Companion, place: string) {
  const { trip, origin, partner } = me.config
  const name = `${[trip, origin, partner]}`
  const found = (trip && trips[name]) || begin(me, place)
  if (trip) trips[name] = found
  const { $now, all, common } = found
  all.add(me)
  return {
    ...common,
    $now,
    destroy() {
      all.delete(me)
      const [next] = all
      if (!next) {
        delete trips[name]
        common.destroy()
      } else if ($now.get() === me) $now.set(next)
    },
  }
}

function begin(me: Companion, place: string): Trip {
  const $now = atom(me)
  return { $now, all: new Set(), common: createCommon($now, place) }
}
