import { useEffect, useState } from 'react'
import { createDestinationSearch, DestinationField } from '../features/destinations/index.ts'
import { createJourneys, ItineraryList, type ItineraryListProps } from '../features/itineraries/index.ts'
import { useStore } from '../kit/use-store.ts'
import type { Planner } from './planner.ts'

/** '/itineraries'. */
export function Journeys({ planner }: { planner: Planner }) {
  const [journeys] = useState(() => createJourneys(planner))
  // Whoever signs out has no letter here any more.
  useStore(planner.session.$user)
  const [Place] = useState(() => placeField(planner))
  // What could not be read under a sign-in that had ended.
  const asked = useStore(planner.session.$asked)
  useEffect(() => {
    if (!asked) void planner.itineraries.load()
  }, [asked, planner])
  const letter = planner.chat.history.list()[0]?.id ?? null
  const signOut = async () => (await import('./later/begun.ts')).signOut(planner)
  return (
    <ItineraryList
      itineraries={planner.itineraries}
      journeys={journeys}
      Place={Place}
      session={planner.session}
      navigation={planner.navigation}
      letter={letter}
      onSignOut={() => void signOut()}
      account={planner.config.firstParty ? '/account' : null}
    />
  )
}

/** A field that offers the places there are, asked for as one types. */
function placeField({ api }: Planner): ItineraryListProps['Place'] {
  return function Place(field) {
    const [search] = useState(() => createDestinationSearch({ api }))
    useEffect(() => search.destroy, [search])
    return <DestinationField {...field} search={search} />
  }
}
