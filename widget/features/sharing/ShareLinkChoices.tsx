import { useId, useState } from 'react'
import { sharing as text } from '../../i18n/en/sharing.ts'
import { formatDay } from '../../kit/dates.ts'
import { dayOf } from '../../kit/local-days.ts'
import type { LinkState } from './share-state.ts'
import type { Share } from './share.ts'

/** Days; null: for good. */
const EXPIRIES = [null, 7, 30, 90] as const

interface ShareLinkChoicesProps {
  share: Pick<Share, 'setTerms' | 'stopSharing'>
  link: Extract<LinkState, { state: 'none' | 'ready' }>
}

/** Who can read the trip by now, for how long, and how that ends. */
export function ShareLinkChoices({ share, link }: ShareLinkChoicesProps) {
  const name = useId()
  const ready = link.state === 'ready' ? link.link : null
  const indexable = ready ? ready.indexable : link.state === 'none' && link.terms.indexable === true
  // Of a link that ends, the day is told; how many days were once chosen is not known any more.
  const chosen = ready ? (ready.expiresAt === null ? null : undefined) : link.state === 'none' ? (link.terms.expiresInDays ?? null) : null
  return (
    <section className="link-choices">
      <p className="small">{ready ? (ready.expiresAt ? text.readableUntil(formatDay(dayOf(new Date(ready.expiresAt)), 'MMMM d, yyyy')) : text.readable) : text.closed}</p>
      <fieldset className="radio-line">
        <legend className="small">{text.expiry}</legend>
        {EXPIRIES.map((days) => (
          <label key={days}>
            <input type="radio" name={name} checked={chosen === days} onChange={() => void share.setTerms({ expiresInDays: days })} />
            <span>{days === null ? text.forGood : text.forDays(days)}</span>
          </label>
        ))}
      </fieldset>
      <label className="tick small">
        <input type="checkbox" checked={indexable} onChange={(event) => void share.setTerms({ indexable: event.currentTarget.checked })} />
        {text.indexable}
      </label>
      {ready && <StopSharing share={share} />}
    </section>
  )
}

/** Asks first: whoever has the link loses the trip. */
function StopSharing({ share }: Pick<ShareLinkChoicesProps, 'share'>) {
  const [asked, ask] = useState(false)
  if (!asked) {
    return (
      <button className="link" type="button" onClick={() => ask(true)}>
        {text.stop}
      </button>
    )
  }
  return (
    <div className="stopping" role="group" aria-label={text.stop}>
      <p>{text.stopQuestion}</p>
      <button className="button alert" type="button" onClick={() => void share.stopSharing()}>
        {text.stop}
      </button>
      <button className="button" type="button" onClick={() => ask(false)}>
        {text.keep}
      </button>
    </div>
  )
}
