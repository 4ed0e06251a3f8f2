import { useContext, useEffect, useState } from 'react'
import { createDestinationSearch, PlanDialog } from '../features/destinations/index.ts'
import { RootContext } from '../kit/ui/later.ts'
import type { Planner } from './planner.ts'
import { readOn } from './read-on.ts'

/** 'Plan Your Adventure', with what the page around us has named; its sentence begins a chat. */
export function Planning({ planner: { api, config, chat, navigation, $planning } }: { planner: Planner }) {
  const [search] = useState(() => createDestinationSearch({ api, debounce: 0 }))
  useEffect(() => search.destroy, [search])
  const root = useContext(RootContext)
  const handleSend = (sentence: string) => {
    chat.startNew()
    if (navigation.$route.get() !== '/') navigation.go('/chat')
    void chat.send(sentence)
    readOn(root)
  }
  const start = { ...(config.destination && { destination: config.destination }), ...(config.dates && { dates: config.dates }) }
  return <PlanDialog search={search} start={start} onSend={handleSend} onClose={() => $planning.set(false)} />
}
