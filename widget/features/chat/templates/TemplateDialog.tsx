import { useId, useRef } from 'react'
import { templates as texts } from '../../../i18n/en/templates.ts'
import { focusWithoutScroll } from '../../../kit/dom.ts'
import { Dialog, useSheet } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { DestinationSearch } from '../../destinations/index.ts'
import { Quests } from '../Quests.tsx'
import type { TemplateId } from '../quests.ts'
import quests from '../Welcome.css?inline'
import { BlankField } from './BlankField.tsx'
import { isBudget, labelOf, type TemplateField } from './fields.ts'
import type { TemplateForm } from './template-form.ts'
import sheet from './Templates.css?inline'

/** A letter whose blanks are being filled in. */
export interface Filling {
  form: TemplateForm
  /** Waits for two characters and a pause in typing. */
  search: DestinationSearch
}

interface TemplateDialogProps {
  /** Null while a letter is being chosen. */
  filling: Filling | null
  onTemplate: (id: TemplateId) => void
  /** Writes without any. */
  onScratch: () => void
  /** Says the finished letter in the chat. */
  onSend: (letter: string) => void
  /** Chooses another letter. */
  onOthers: () => void
  onClose: () => void
}

/** 'Choose Your Travel Style', and in the same dialog the letter that is chosen there: half written, so that the sentence itself is the form. */
export function TemplateDialog({ filling, onTemplate, onScratch, onSend, onOthers, onClose }: TemplateDialogProps) {
  const box = useRef<HTMLFormElement>(null)
  // Those of the four letters stay on: to take them off would be work of the press that chooses one.
  useSheet(quests)
  if (!filling) {
    const footer = (
      <button className="button" type="button" onClick={onScratch}>
        {texts.picker.scratch}
      </button>
    )
    return (
      <Dialog title={texts.picker.title} size="vast styles" step="choosing" sheet={sheet} onClose={onClose} footer={footer}>
        <Quests onTemplate={onTemplate} />
      </Dialog>
    )
  }
  const { form, search } = filling
  const handleSend = () => {
    const finished = form.finish()
    if (finished !== null) return onSend(finished)
    const [first] = form.$missing.get()
    focusWithoutScroll(first && box.current?.querySelector<HTMLElement>(`[data-field="${first.id}"]`))
  }
  return (
    <Dialog title={form.template.title} size="letter-form" step={form.template.id} sheet={sheet} onClose={onClose} footer={<Ways form={form} onOthers={onOthers} onClose={onClose} onSend={handleSend} />}>
      <form
        ref={box}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          handleSend()
        }}
      >
        <Letter form={form} search={search} />
        <SendByEnter form={form} />
      </form>
    </Dialog>
  )
}

interface WaysProps extends Pick<TemplateDialogProps, 'onOthers' | 'onClose'> {
  form: TemplateForm
  onSend: () => void
}

function Ways({ form, onOthers, onClose, onSend }: WaysProps) {
  return (
    <>
      <button className="quiet push" type="button" onClick={onOthers}>
        {texts.others}
      </button>
      <button className="button" type="button" onClick={onClose}>
        {texts.cancel}
      </button>
      <button className="go" type="button" disabled={!useStore(form.$maySend)} onClick={onSend}>
        {texts.send}
      </button>
    </>
  )
}

/** Enter in a blank sends the form; the button that one sees stands in the footer. */
function SendByEnter({ form }: { form: TemplateForm }) {
  return <button className="hidden" type="submit" tabIndex={-1} aria-hidden="true" disabled={!useStore(form.$maySend)} />
}

/** The comma or full stop that follows a blank: it begins no line. */
const stopOf = (piece: TemplateField | string | undefined): string => (typeof piece === 'string' ? (/^[.,]/.exec(piece)?.[0] ?? '') : '')

/** The sentence with its blanks, and below it what is to be known of them. */
function Letter({ form, search }: Filling) {
  const missing = useStore(form.$missing)
  const hint = useId()
  const wrong = useId()
  const { letter } = form
  const describedBy = (field: TemplateField) => (missing.includes(field) ? wrong : isBudget(field.name) ? hint : undefined)
  return (
    <>
      <div className="half-letter">
        {letter.map((piece, at) =>
          typeof piece === 'string' ? (
            piece.slice(stopOf(piece).length)
          ) : (
            <span key={piece.id} className="with-stop">
              <BlankField field={piece} form={form} search={search} missing={missing.includes(piece)} describedBy={describedBy(piece)} />
              {stopOf(letter[at + 1])}
            </span>
          ),
        )}
      </div>
      {letter.some((piece) => typeof piece !== 'string' && isBudget(piece.name)) && (
        <p className="about-blanks small" id={hint}>
          {texts.budgetHint}
        </p>
      )}
      {missing.length > 0 && (
        <p className="about-blanks small wrong" role="alert" id={wrong}>
          {texts.missing(missing.map(labelOf))}
        </p>
      )}
    </>
  )
}
