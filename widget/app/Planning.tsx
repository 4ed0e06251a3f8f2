import { useContext, useEffect, useState } from 'react'
import { createDestinationSearch, PlanDialog } from '../features/destinations/index.ts'
import { daysToCome } from '../kit/dates.ts'
import { guarded, RootContext } from '../kit/ui/later.ts'
import { beginChat } from './begin-chat.ts'
import type { Planner } from './planner.ts'

/** 'Plan Your Adventure', with what the page around us has named; its sentence begins a chat. */
export const Planning = guarded(PlanningOnScreen, ({ planner }: { planner: Planner }) => planner.$planning.set(false))

function PlanningOnScreen({ planner }: { planner: Planner }) {
  const { api, config, $planning } = planner
  const [search] = useState(() => createDestinationSearch({ api, debounce: 0 }))
  useEffect(() => search.destroy, [search])
  const root = useContext(RootContext)
  const handleSend = (sentence: string) => beginChat(planner, sentence, root)
  const dates = config.dates && daysToCome(config.dates)
  const start = { ...(config.destination && { destination: config.destination }), ...(dates && { dates }) }
  return <PlanDialog search={search} start={start} onSend={handleSend} onClose={() => $planning.set(false)} />
}
