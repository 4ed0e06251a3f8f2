import { MAX_NOTES, type SavedActivity } from '@meander/sdk/contract/itineraries'
import { useId, useRef, useState, type FormEvent, type RefObject } from 'react'
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
  clash?: Pick<Clash, 'typed' | 'theirs'> | undefined
  /** What was typed before, and could not be saved. */
  unsaved?: WrittenNotes | null
}

/** 'Edit Experience': the traveller's own notes. */
export const EditExperience = guarded(NotesForm, ({ onClose }: EditExperienceProps) => onClose())

function NotesForm({ entry, onClose, onSave, clash, unsaved = null }: EditExperienceProps) {
  const [notes, setNotes] = useState(clash?.typed ?? unsaved?.notes ?? entry.notes)
  const [told, tell] = useState(!(unsaved?.notesPrivate ?? entry.notesPrivate))
  const field = useRef<HTMLTextAreaElement>(null)
  const handleSave = () => {
    if (notes.length > MAX_NOTES) return field.current?.focus()
    onClose()
    if (told === entry.notesPrivate) onSave({ notes, notesPrivate: !told })
    else if (unsaved || notes !== (clash?.theirs ?? entry.notes)) onSave({ notes })
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
      <div className="fields">
        <p className="small" lang={langOf(entry.activityData)}>
          {entry.activityData.title}
        </p>
        {clash ? <WrittenTwice theirs={clash.theirs} /> : unsaved && <Unsaved />}
        <NotesField field={field} notes={notes} onWrite={setNotes} />
        <label className="tick small">
          <input type="checkbox" checked={told} onChange={(event) => tell(event.currentTarget.checked)} />
          {noteTexts.told}
        </label>
      </div>
    </Dialog>
  )
}

function WrittenTwice({ theirs }: Pick<Clash, 'theirs'>) {
  return (
    <div className="failed" role="alert">
      <p>{text.notesClash}</p>
      <p className="own-words">{theirs}</p>
      <p>{text.notesClashKept}</p>
    </div>
  )
}

const Unsaved = () => (
  <p className="failed" role="alert">
    {noteTexts.unsaved}
  </p>
)

function NotesField({ field, notes, onWrite }: { field: RefObject<HTMLTextAreaElement | null>; notes: string; onWrite: (notes: string) => void }) {
  const id = useId()
  const excess = notes.length - MAX_NOTES
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {text.notes}
      </label>
      <textarea
        id={id}
        ref={field}
        className="answer own-words"
        aria-invalid={excess > 0}
        aria-describedby={excess > 0 ? `${id}-long` : undefined}
        rows={4}
        value={notes}
        onInput={(event: FormEvent<HTMLTextAreaElement>) => onWrite(event.currentTarget.value)}
      />
      {excess > 0 && (
        <p className="hint wrong" id={`${id}-long`} role="alert">
          {noteTexts.tooLong(excess)}
        </p>
      )}
    </div>
  )
}
