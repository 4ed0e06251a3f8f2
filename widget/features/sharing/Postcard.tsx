import type { FormEvent } from 'react'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { coverOf, SafePicture } from '../itineraries/index.ts'
import { shareText } from './share-text.ts'
import type { Share, ShareState } from './share.ts'

interface PostcardProps {
  share: Pick<Share, 'sendMail'>
  state: Extract<ShareState, { state: 'open' }>
}

/** The itinerary as a postcard: picture and words in front, address and message behind. */
export function Postcard({ share, state: { itinerary, mail } }: PostcardProps) {
  const cover = coverOf(itinerary)

  async function handleSubmit(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const written = new FormData(form)
    if (await share.sendMail({ email: String(written.get('email') ?? ''), message: String(written.get('message') ?? '') })) form.reset()
  }
  return (
    <div className="postcard">
      <div className="front">
        <SafePicture src={cover} seed={itinerary.id} />
        <p>{shareText(itinerary)}</p>
      </div>
      <form className="back" onSubmit={(event) => void handleSubmit(event)}>
        <div className="post">
          <SafePicture src={cover} seed={itinerary.destination} />
        </div>
        <div className="fields">
          <label className="field">
            <span className="label">{text.email}</span>
            <input className="answer" type="email" name="email" maxLength={254} placeholder={text.emailExample} />
          </label>
          <label className="field">
            <span className="label">{text.message}</span>
            <textarea className="answer" name="message" rows={2} maxLength={2000} placeholder={text.messageExample} />
          </label>
        </div>
        <button className="go short" type="submit" disabled={mail === 'sending'}>
          {mail === 'sending' ? text.sending : text.send}
        </button>
      </form>
    </div>
  )
}
