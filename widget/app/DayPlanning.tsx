import { useEffect, useMemo, useState, type ComponentProps } from 'react'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { ActivityPicker } from '../features/chat/planner/ActivityPicker.tsx'
import { DayPlanner } from '../features/chat/planner/DayPlanner.tsx'
import { chosenIn } from '../features/chat/planner/plan-days.ts'
import { createSaveDays } from '../features/chat/planner/save-days.ts'
import { SaveDaysDialog } from '../features/chat/planner/SaveDaysDialog.tsx'
import { TripBar } from '../features/chat/planner/TripBar.tsx'
import sheet from '../features/itineraries/save/SaveDialog.css?inline'
import { GUEST_USER_ID, newDraft } from '../features/itineraries/index.ts'
import { DialogBoundary, useSheet } from '../kit/ui/later.ts'
import { useStore } from '../kit/use-store.ts'
import type { Planner } from './planner.ts'
import { comesFrom, tripOfChat } from './trip-of-chat.ts'

type Open = { dialog: 'none' } | { dialog: 'add'; day: number } | { dialog: 'save' }

/** The days of a trip that is planned one by one, with what can be put into them and where they end. */
export function DayPlanning({ planner }: { planner: Planner }) {
  const { chat, api, itineraries } = planner
  const [open, setOpen] = useState<Open>({ dialog: 'none' })
  const close = () => setOpen({ dialog: 'none' })
  const trip = useOwnTrip(planner)
  const saved = useStore(chat.days.$plan)?.stage === 'saved'
  const sessionId = useStore(chat.$sessionId)
  // It outlives its dialog: what is on its way when that is closed is not begun once more by opening it again.
  const save = useMemo(() => saveDaysOf(planner, sessionId), [planner, sessionId])
  const handleSave = () => {
    save.open()
    setOpen({ dialog: 'save' })
  }
  return (
    <>
      {trip && <TripBar trip={trip} navigation={planner.navigation} />}
      {!trip && <DayPlanner chat={chat} toasts={planner.toasts} onAdd={(day) => setOpen({ dialog: 'add', day })} onSave={handleSave} />}
      <DialogBoundary onClose={close}>
        {open.dialog === 'add' && <ActivityPicker chat={chat} api={api} day={open.day} onClose={close} />}
        {open.dialog === 'save' && !saved && <Saving save={save} itineraries={itineraries} onClose={close} />}
      </DialogBoundary>
    </>
  )
}

/** The itinerary that one adds to here; null while days are planned that are in none yet. */
function useOwnTrip(planner: Planner) {
  const { chat, itineraries } = planner
  const plan = useStore(chat.days.$plan)
  useStore(itineraries.$list)
  useStore(chat.$conversation)
  useEffect(() => void itineraries.load(), [itineraries])
  const trip = tripOfChat(planner)
  const unsaved = plan !== null && plan.stage !== 'saved' && chosenIn(plan.trip).length > 0
  return trip && !unsaved && comesFrom(planner, trip) ? trip : null
}

function Saving(props: ComponentProps<typeof SaveDaysDialog>) {
  useSheet(sheet)
  return <SaveDaysDialog {...props} />
}

function saveDaysOf(planner: Planner, sessionId: ConversationId | null) {
  const { chat, session, tab, config } = planner
  return createSaveDays({
    ...planner,
    days: chat.days,
    owner: () => ({ userId: session.$user.get()?.id ?? GUEST_USER_ID, conversationId: sessionId, sessionId }),
    draft() {
      const { groupSize, budget, destination, window, duration } = chat.$facts.get() ?? {}
      return newDraft({ tab, sessionId, groupSize, budget, window, duration, destination: destination ?? config.destination, currency: config.currency, now: new Date() })
    },
  })
}
