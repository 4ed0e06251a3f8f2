import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { ActivityPicker } from '../features/chat/planner/ActivityPicker.tsx'
import { DayPlanner } from '../features/chat/planner/DayPlanner.tsx'
import { createSaveDays } from '../features/chat/planner/save-days.ts'
import { SaveDaysDialog } from '../features/chat/planner/SaveDaysDialog.tsx'
import sheet from '../features/itineraries/save/SaveDialog.css?inline'
import { GUEST_USER_ID, newDraft } from '../features/itineraries/index.ts'
import { useSheet } from '../kit/ui/later.ts'
import type { Planner } from './planner.ts'

type Open = { dialog: 'none' } | { dialog: 'add'; day: number } | { dialog: 'save' }

/** The days of a trip that is planned one by one, with what can be put into them and where they end. */
export function DayPlanning({ planner }: { planner: Planner }) {
  const { chat, api } = planner
  const [open, setOpen] = useState<Open>({ dialog: 'none' })
  const close = () => setOpen({ dialog: 'none' })
  return (
    <>
      <DayPlanner chat={chat} onAdd={(day) => setOpen({ dialog: 'add', day })} onSave={() => setOpen({ dialog: 'save' })} />
      {open.dialog === 'add' && <ActivityPicker chat={chat} api={api} day={open.day} onClose={close} />}
      {open.dialog === 'save' && <Saving planner={planner} onClose={close} />}
    </>
  )
}

function Saving({ planner, onClose }: { planner: Planner; onClose: () => void }) {
  const { chat, session, tab, config } = planner
  useSheet(sheet)
  const sessionId = useStore(chat.$sessionId)
  const [save] = useState(() => {
    const { groupSize, budget, destination } = chat.$facts.get() ?? {}
    const draft = newDraft({ tab, sessionId, groupSize, budget, destination: destination ?? config.destination, currency: config.currency, now: new Date() })
    return createSaveDays({ ...planner, days: chat.days, draft, owner: { userId: session.$user.get()?.id ?? GUEST_USER_ID, conversationId: sessionId, sessionId } })
  })
  return <SaveDaysDialog save={save} onClose={onClose} />
}
