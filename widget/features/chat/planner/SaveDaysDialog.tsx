import { app } from '../../../i18n/en.ts'
import { dayPlanner as text } from '../../../i18n/en/day-planner.ts'
import { save as saveText } from '../../../i18n/en/save.ts'
import { Dialog, Icon } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import { CreateTrip, SelectTrip, type Itineraries } from '../../itineraries/index.ts'
import type { SaveDays } from './save-days.ts'

interface SaveDaysDialogProps {
  save: SaveDays
  itineraries: Pick<Itineraries, '$list' | 'load'>
  onClose: () => void
}

/** All days of the trip that was planned, into an itinerary that there is or into a new one, which is filled in with them. */
export function SaveDaysDialog(props: SaveDaysDialogProps) {
  const { step } = useStore(props.save.$state)
  return step === 'select' ? <Select {...props} /> : <Create {...props} />
}

function Select({ save, itineraries, onClose }: SaveDaysDialogProps) {
  const { chosen, progress } = useStore(save.$state)
  const handleAdd = async () => {
    if (await save.add()) onClose()
  }
  const footer = (
    <>
      <button className="button" type="button" onClick={() => save.go('create')}>
        <Icon name="plus" fine />
        {saveText.newItinerary}
      </button>
      <button className="go" type="button" disabled={progress === 'working'} onClick={() => void handleAdd()}>
        {text.save.open}
      </button>
    </>
  )
  return (
    <Dialog key="select" title={saveText.select} onClose={onClose} footer={footer}>
      <SelectTrip activity={null} itineraries={itineraries} chosen={chosen} onChoose={save.choose} />
    </Dialog>
  )
}

function Create({ save, itineraries, onClose }: SaveDaysDialogProps) {
  const { draft, progress } = useStore(save.$state)
  const list = useStore(itineraries.$list)
  const others = list.state === 'ready' && list.itineraries.length > 0
  const handleCreate = async () => {
    if (await save.create()) onClose()
  }
  const footer = (
    <>
      <button className={others ? 'button push' : 'button'} type="button" onClick={others ? () => save.go('select') : onClose}>
        {others ? saveText.back : app.cancel}
      </button>
      <button className="go" type="button" disabled={progress === 'working' || !draft.title.trim()} onClick={() => void handleCreate()}>
        {saveText.submit}
      </button>
    </>
  )
  return (
    <Dialog key="create" title={saveText.create} onClose={onClose} footer={footer}>
      <CreateTrip state={{ step: 'create', activity: null, draft, progress }} save={{ edit: save.edit, create: handleCreate }} />
    </Dialog>
  )
}
