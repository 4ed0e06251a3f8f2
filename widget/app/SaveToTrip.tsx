import { useLayoutEffect, useMemo } from 'react'
import { tripTitle } from '../features/chat/index.ts'
import { createSave, SaveDialog, type SaveWish } from '../features/itineraries/index.ts'
import { useStore } from '../kit/use-store.ts'
import type { Planner } from './planner.ts'
import { tripOfChat } from './trip-of-chat.ts'

/** 'Save to Itinerary', as long as there is something to save. */
export function SaveToTrip({ planner, wish }: { planner: Planner; wish: SaveWish }) {
  // Open from the first drawing on: a dialog that opened itself afterwards would be seen a frame later.
  const save = useMemo(() => {
    const made = createSave({ ...planner, navigation: { go: (path) => leave(planner, path) }, facts: () => factsOf(planner) })
    made.open(wish.activity, wish)
    return made
  }, [planner, wish])
  const mode = useStore(planner.session.$mode)
  useLayoutEffect(() => {
    const stop = save.$save.listen(({ step }) => step === 'closed' && planner.saveWishes.close())
    return () => {
      stop()
      // Another wish took its place: what was made for this one is told.
      save.close()
    }
  }, [save, planner])
  return <SaveDialog save={save} itineraries={planner.itineraries} mode={mode} />
}

/** The detail that one saved from does not stand over the itinerary. */
function leave({ activities, navigation }: Planner, path: string): void {
  activities.close()
  navigation.go(path)
}

function factsOf(planner: Planner) {
  const { chat } = planner
  const facts = chat.$facts.get()
  return { ...facts, title: tripTitle(facts), conversationId: chat.$sessionId.get(), tripId: tripOfChat(planner)?.id }
}
