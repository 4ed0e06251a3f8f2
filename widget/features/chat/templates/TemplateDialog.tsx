import { useId, useRef, type FormEvent } from 'react'
import { templates as texts } from '../../../i18n/en/templates.ts'
import { focusWithoutScroll } from '../../../kit/dom.ts'
import { Dialog, useSheet } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { DestinationSearch } from '../../destinations/index.ts'
import { BlankField } from './BlankField.tsx'
import { isBudget, labelOf, type TemplateField } from './fields.ts'
import type { TemplateForm } from './template-form.ts'
import sheet from './Templates.css?inline'

interface TemplateDialogProps {
  form: TemplateForm
  /** Waits for two characters and a pause in typing. */
  search: DestinationSearch
  /** Says the finished letter in the chat. */
  onSend: (letter: string) => void
  /** Chooses another letter. */
  onOthers: () => void
  onClose: () => void
}

/** A letter that is half written: the sentence itself is the form. */
export function TemplateDialog({ form, search, onSend, onOthers, onClose }: TemplateDialogProps) {
  const maySend = useStore(form.$maySend)
  const box = useRef<HTMLFormElement>(null)
  useSheet(sheet)

  const handleSend = () => {
    const finished = form.finish()
    if (finished !== null) return onSend(finished)
    const [first] = form.$missing.get()
    focusWithoutScroll(first && box.current?.querySelector<HTMLElement>(`[data-field="${first.id}"]`))
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    handleSend()
  }
  const footer = (
    <>
      <button className="quiet push" type="button" onClick={onOthers}>
        {texts.others}
      </button>
      <button className="button" type="button" onClick={onClose}>
        {texts.cancel}
      </button>
      <button className="go" type="button" disabled={!maySend} onClick={handleSend}>
        {texts.send}
      </button>
    </>
  )
  return (
    <Dialog title={form.template.title} size="letter-form" onClose={onClose} footer={footer}>
      <form ref={box} noValidate onSubmit={handleSubmit}>
        <Letter form={form} search={search} />
        {/* Enter in a blank sends the form; the button that one sees stands in the footer. */}
        <button className="hidden" type="submit" tabIndex={-1} aria-hidden="true" disabled={!maySend} />
      </form>
    </Dialog>
  )
}

/** The comma or full stop that follows a blank: it begins no line. */
const stopOf = (piece: TemplateField | string | undefined): string => (typeof piece === 'string' ? (/^[.,]/.exec(piece)?.[0] ?? '') : '')

/** The sentence with its blanks, and below it what is to be known of them. */
function Letter({ form, search }: Pick<TemplateDialogProps, 'form' | 'search'>) {
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
