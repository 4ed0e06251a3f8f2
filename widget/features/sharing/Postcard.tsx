import { useState, type FormEvent } from 'react'
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
  const [email, setEmail] = useState('')
  const [message, setMessage] = useState('')
  const cover = coverOf(itinerary)

  async function handleSubmit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!(await share.sendMail({ email, message }))) return
    setEmail('')
    setMessage('')
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
            <input className="answer" type="email" value={email} maxLength={254} placeholder={text.emailExample} onInput={(event) => setEmail(event.currentTarget.value)} />
          </label>
          <label className="field">
            <span className="label">{text.message}</span>
            <textarea
              className="answer"
              rows={2}
              maxLength={2000}
              value={message}
              placeholder={text.messageExample}
              onInput={(event) => setMessage(event.currentTarget.value)}
            />
          </label>
        </div>
        <button className="go short" type="submit" disabled={mail === 'sending'}>
          {mail === 'sending' ? text.sending : text.send}
        </button>
      </form>
    </div>
  )
}
