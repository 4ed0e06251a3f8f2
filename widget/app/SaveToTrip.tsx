import { useStore } from '@nanostores/react'
import { useLayoutEffect, useState } from 'react'
import { tripTitle } from '../features/chat/index.ts'
import { createSave, SaveDialog, type SaveWish } from '../features/itineraries/index.ts'
import type { Planner } from './planner.ts'

/** 'Save to Itinerary', as long as there is something to save. */
export function SaveToTrip({ planner, wish }: { planner: Planner; wish: SaveWish }) {
  const [save] = useState(() => createSave({ ...planner, facts: () => factsOf(planner) }))
  const mode = useStore(planner.session.$mode)
  useLayoutEffect(() => {
    save.open(wish.activity, wish)
    return save.$save.listen(({ step }) => step === 'closed' && planner.saveWishes.close())
  }, [save, wish, planner])
  return <SaveDialog save={save} itineraries={planner.itineraries} mode={mode} />
}

function factsOf({ chat }: Planner) {
  const facts = chat.$facts.get()
  return { ...facts, title: tripTitle(facts), conversationId: chat.$sessionId.get() }
}
