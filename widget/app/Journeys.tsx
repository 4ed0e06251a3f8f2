import { useState } from 'react'
import { createJourneys, ItineraryList } from '../features/itineraries/index.ts'
import { useStore } from '../kit/use-store.ts'
import type { Planner } from './planner.ts'

/** '/itineraries'. */
export function Journeys({ planner }: { planner: Planner }) {
  const [journeys] = useState(() => createJourneys(planner))
  // Whoever signs out has no letter here any more.
  useStore(planner.session.$user)
  const letter = planner.chat.history.list()[0]?.id ?? null
  const signOut = async () => (await import('./later/begun.ts')).signOut(planner)
  return (
    <ItineraryList
      itineraries={planner.itineraries}
      journeys={journeys}
      session={planner.session}
      navigation={planner.navigation}
      letter={letter}
      onSignOut={() => void signOut()}
      account={planner.config.firstParty ? '/account' : null}
    />
  )
}
