import { app } from '../../../i18n/en.ts'
import { save as text } from '../../../i18n/en/save.ts'
import { assertNever } from '../../../kit/assert-never.ts'
import { Dialog, DialogBoundary, Icon } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { AuthMode } from '../../auth/index.ts'
import { guestDays } from '../guest-days.ts'
import type { Itineraries } from '../itineraries.ts'
import { CreateTrip } from './CreateTrip.tsx'
import { LockIn } from './LockIn.tsx'
import type { Save } from './save.ts'
import { SelectTrip } from './SelectTrip.tsx'

interface SaveDialogProps {
  save: Save
  itineraries: Pick<Itineraries, '$list' | 'load'>
  mode: AuthMode
}

/** Save to Itinerary: three stations on one line. Shows itself while the store is open. */
export function SaveDialog(props: SaveDialogProps) {
  return (
    <DialogBoundary onClose={props.save.close}>
      <Stations {...props} />
    </DialogBoundary>
  )
}

function Stations({ save, itineraries, mode }: SaveDialogProps) {
  const state = useStore(save.$save)
  const list = useStore(itineraries.$list)
  switch (state.step) {
    case 'closed':
      return null
    case 'select':
      return (
        <Dialog key="select" title={text.select} onClose={save.close} footer={<SelectFooter save={save} itineraries={itineraries} />}>
          <SelectTrip activity={state.activity} itineraries={itineraries} chosen={state.chosen} onChoose={save.choose} />
        </Dialog>
      )
    case 'create': {
      const blocked = state.progress === 'working' || !state.draft.title.trim()
      const footer = <OnwardFooter save={save} label={text.submit} disabled={blocked} onGo={() => void save.create()} />
      return (
        <Dialog key="create" title={text.create} onClose={save.close} footer={footer}>
          <CreateTrip state={state} save={save} />
        </Dialog>
      )
    }
    case 'save': {
      const footer = <OnwardFooter save={save} label={text.confirm} disabled={state.progress === 'working'} onGo={() => void save.confirm()} />
      return (
        <Dialog key="save" title={text.save} onClose={save.close} footer={footer}>
          <LockIn activity={state.activity} itinerary={state.itinerary} keptForDays={mode === 'guest' ? guestDays(list) : null} />
        </Dialog>
      )
    }
    default:
      return assertNever(state)
  }
}

/** Where there is nothing to choose from, the one way on is to make it. */
function SelectFooter({ save, itineraries }: Pick<SaveDialogProps, 'save' | 'itineraries'>) {
  const list = useStore(itineraries.$list)
  if (list.state === 'ready' && list.itineraries.length === 0) {
    return (
      <>
        <button className="button" type="button" onClick={save.close}>
          {app.cancel}
        </button>
        <button className="go" type="button" onClick={save.toCreate}>
          {text.newItinerary}
        </button>
      </>
    )
  }
  return (
    <>
      <button className="button" type="button" onClick={save.toCreate}>
        <Icon name="plus" fine />
        {text.newItinerary}
      </button>
      <button className="go" type="button" onClick={save.toSave}>
        {text.save}
      </button>
    </>
  )
}

function OnwardFooter({ save, label, disabled, onGo }: { save: Save; label: string; disabled: boolean; onGo: () => void }) {
  return (
    <>
      <button className="button push" type="button" onClick={save.back}>
        {text.back}
      </button>
      <button className="go" type="button" disabled={disabled} onClick={onGo}>
        {label}
      </button>
    </>
  )
}
