import type { SavedActivity } from '@meander/sdk/contract/itineraries'
import { useState, type FormEvent } from 'react'
import { detail as text } from '../../../i18n/en/detail.ts'
import { notes as noteTexts } from '../../../i18n/en/notes.ts'
import { Dialog, guarded } from '../../../kit/ui/later.ts'
import { langOf } from './activity-facts.ts'
import type { Clash, WrittenNotes } from './notes.ts'

interface EditExperienceProps {
  entry: SavedActivity
  onClose: () => void
  /** Told as the dialog closes; the notes are written behind the scenes. */
  onSave: (written: WrittenNotes) => void
  /** What was written elsewhere at the same time, and what was typed here. */
  clash?: Pick<Clash, 'typed' | 'theirs'>
}

/** 'Edit Experience': the traveller's own notes. */
export const EditExperience = guarded(NotesForm, ({ onClose }: EditExperienceProps) => onClose())

function NotesForm({ entry, onClose, onSave, clash }: EditExperienceProps) {
  const [notes, setNotes] = useState(clash?.typed ?? entry.notes)
  const [told, tell] = useState(!entry.notesPrivate)
  const handleSave = () => {
    onClose()
    if (told === entry.notesPrivate) onSave({ notes, notesPrivate: !told })
    else if (notes !== (clash?.theirs ?? entry.notes)) onSave({ notes })
  }
  return (
    <Dialog
      title={text.editTitle}
      onClose={onClose}
      // A finger beside it drops nothing: what was written is kept, and a choice of two notes waits.
      onBeside={clash ? () => {} : handleSave}
      footer={
        <>
          <button className="button" type="button" onClick={onClose}>
            {text.cancel}
          </button>
          <button className="go" type="button" onClick={handleSave}>
            {text.saveChanges}
          </button>
        </>
      }
    >
      <p className="small" lang={langOf(entry.activityData)}>
        {entry.activityData.title}
      </p>
      {clash && (
        <div className="failed" role="alert">
          <p>{text.notesClash}</p>
          <p className="own-words">{clash.theirs}</p>
          <p>{text.notesClashKept}</p>
        </div>
      )}
      <label className="field">
        <span className="label">{text.notes}</span>
        <textarea
          className="answer own-words"
          rows={4}
          value={notes}
          onInput={(event: FormEvent<HTMLTextAreaElement>) => setNotes(event.currentTarget.value)}
        />
      </label>
      <label className="tick small">
        <input type="checkbox" checked={told} onChange={(event) => tell(event.currentTarget.checked)} />
        {noteTexts.told}
      </label>
    </Dialog>
  )
}
