import { schedule as text } from '../../i18n/en/schedule.ts'
import { Dialog } from '../../kit/ui/later.ts'
import { useStore } from '../../kit/use-store.ts'
import type { Consent } from './consent.ts'

/** Asks before something is put where a soft rule speaks against it. To close it is to leave things where they were. */
export function ConsentDialog({ consent }: { consent: Consent }) {
  const question = useStore(consent.$question)
  if (!question) return null
  const decline = () => consent.answer(false)
  return (
    <Dialog
      title={text.ask.title}
      onClose={decline}
      footer={
        <>
          <button className="button" type="button" onClick={decline}>
            {text.ask.no}
          </button>
          <button className="go" type="button" onClick={() => consent.answer(true)}>
            {text.ask.yes}
          </button>
        </>
      }
    >
      <p className="question">{text.ask.what(question.title, question.when)}</p>
      {question.reasons.map((reason) => (
        <p key={reason}>{reason}</p>
      ))}
    </Dialog>
  )
}
