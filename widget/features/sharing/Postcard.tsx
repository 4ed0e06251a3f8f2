import { useId, useRef, useState, type FormEvent } from 'react'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { Cover } from '../itineraries/index.ts'
import { MessagePreview } from './MessagePreview.tsx'
import { preview, rewrite, sendMail, type MailPreview } from './send-mail.ts'
import { shareText } from './share-text.ts'
import type { MailState, OpenShare } from './share-state.ts'
import type { Share } from './share.ts'

interface PostcardProps {
  share: Pick<Share, 'context'>
  state: OpenShare
}

/** The itinerary as a postcard: picture and words in front, address and message behind. */
export function Postcard({ share: { context }, state: { itinerary, mail } }: PostcardProps) {
  const form = useRef<HTMLFormElement>(null)
  const [seen, see] = useState<MailPreview | null>(null)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const sent = event.currentTarget
    const written = new FormData(sent)
    const address = sent.querySelector<HTMLInputElement>('[name="email"]')
    const wrong = address?.validity.typeMismatch ?? false
    if (await sendMail(context, { email: String(written.get('email') ?? ''), message: String(written.get('message') ?? ''), wrong })) sent.reset()
    else if (wrong || !written.get('email')) address?.focus()
  }
  const handleInput = (event: FormEvent<HTMLFormElement>) => Object.assign(context.draft, Object.fromEntries(new FormData(event.currentTarget)))
  const handlePreview = async () => form.current && see(await preview(context, String(new FormData(form.current).get('message') ?? '')))

  return (
    <div className="postcard">
      <div className="front">
        <Cover trip={itinerary} seed={itinerary.id} />
        <p>{shareText(itinerary)}</p>
      </div>
      <form className="back" ref={form} noValidate onInput={handleInput} onSubmit={(event) => void handleSubmit(event)}>
        <div className="post">
          <Cover trip={itinerary} seed={itinerary.destination} />
        </div>
        <div className="fields">
          <Address mail={mail} written={context.draft.email} onRewrite={() => rewrite(context)} />
          <label className="field">
            <span className="label">{text.message}</span>
            <textarea className="answer" name="message" rows={2} maxLength={2000} placeholder={text.messageExample} defaultValue={context.draft.message} />
          </label>
        </div>
        {mail.state === 'refused' && mail.of === 'sending' && <Refusal why={mail.why} />}
        <div className="sends">
          <button className="go short" type="submit" disabled={mail.state === 'sending'}>
            {mail.state === 'sending' ? text.sending : text.send}
          </button>
          <button className="link" type="button" onClick={() => void handlePreview()}>
            {text.preview}
          </button>
        </div>
      </form>
      {seen && <MessagePreview mail={seen} onClose={() => see(null)} />}
    </div>
  )
}

/** To whom it goes; what is wrong with it stands beneath. */
function Address({ mail, written, onRewrite }: { mail: MailState; written: string; onRewrite: () => void }) {
  const reason = useId()
  const why = mail.state === 'refused' && mail.of === 'address' ? mail.why : null
  return (
    <>
      <label className="field">
        <span className="label">{text.email}</span>
        <input
          className="answer"
          type="email"
          name="email"
          maxLength={254}
          placeholder={text.emailExample}
          defaultValue={written}
          aria-invalid={why !== null}
          aria-describedby={why === null ? undefined : reason}
          onInput={onRewrite}
        />
      </label>
      {why !== null && <Refusal id={reason} why={why} />}
    </>
  )
}

function Refusal({ id, why }: { id?: string; why: string }) {
  return (
    <p className="failed" id={id} role="alert">
      {why}
    </p>
  )
}
