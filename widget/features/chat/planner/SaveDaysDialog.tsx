import { useStore } from '@nanostores/react'
import { app } from '../../../i18n/en.ts'
import { dayPlanner as text } from '../../../i18n/en/day-planner.ts'
import { Dialog } from '../../../kit/ui/later.ts'
import { CreateTrip } from '../../itineraries/index.ts'
import type { SaveDays } from './save-days.ts'

/** 'Design Your Adventure', filled in with the trip that was planned; saving it saves all of its days. */
export function SaveDaysDialog({ save, onClose }: { save: SaveDays; onClose: () => void }) {
  const { draft, progress } = useStore(save.$state)
  const handleCreate = async () => {
    if (await save.create()) onClose()
  }
  const footer = (
    <>
      <button className="button" type="button" onClick={onClose}>
        {app.cancel}
      </button>
      <button className="go" type="button" disabled={progress === 'working' || !draft.title.trim()} onClick={() => void handleCreate()}>
        {text.save.submit}
      </button>
    </>
  )
  return (
    <Dialog title={text.save.title} onClose={onClose} footer={footer}>
      <CreateTrip state={{ step: 'create', activity: null, draft, progress }} save={{ edit: save.edit, create: handleCreate }} />
    </Dialog>
  )
}
