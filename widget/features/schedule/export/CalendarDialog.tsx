import type { CalendarLink } from '@meander/sdk/contract/calendar-export'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useEffect, useState } from 'react'
import { calendarExport as text } from '../../../i18n/en/calendar-export.ts'
import { Dialog, Icon, Working } from '../../../kit/ui/later.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { ScheduleDeps } from '../schedule.ts'
import { createCalendarExport, type CalendarExport } from './calendar-export.ts'
import sheet from './CalendarDialog.css?inline'

interface CalendarDialogProps {
  itinerary: Itinerary
  deps: Pick<ScheduleDeps, 'api'>
  onClose: () => void
}

/** 'Add to your calendar': a file, and a private link to subscribe to. */
export function CalendarDialog({ itinerary, deps, onClose }: CalendarDialogProps) {
  const [calendar] = useState(() => createCalendarExport({ api: deps.api, id: itinerary.id }))
  const note = useStore(calendar.$note)
  useEffect(() => void calendar.ask(), [calendar])
  const footer = (
    <button className="button" type="button" onClick={onClose}>
      {text.close}
    </button>
  )
  return (
    <Dialog title={text.title} sheet={sheet} onClose={onClose} footer={footer}>
      <section className="calendar-way">
        <h3>{text.file}</h3>
        <p className="small">{text.fileText}</p>
        <button className="button" type="button" onClick={() => void calendar.download()}>
          <Icon name="calendar" fine />
          {text.download}
        </button>
      </section>
      <section className="calendar-way">
        <h3>{text.subscribe}</h3>
        <p className="small">{text.subscribeText}</p>
        <Subscription calendar={calendar} />
      </section>
      {note && (
        <p className={note.tone === 'failed' ? 'small wrong' : 'small'} role={note.tone === 'failed' ? 'alert' : 'status'}>
          {note.words}
        </p>
      )}
    </Dialog>
  )
}

function Subscription({ calendar }: { calendar: CalendarExport }) {
  const state = useStore(calendar.$link)
  if (state.state === 'asking') return <Working>{text.asking}</Working>
  if (state.state === 'failed') {
    return (
      <div className="failed" role="alert">
        <p>{text.askFailed}</p>
        <button className="button" type="button" onClick={() => void calendar.ask()}>
          {text.tryAgain}
        </button>
      </div>
    )
  }
  if (state.link) return <Link link={state.link} calendar={calendar} />
  return (
    <button className="button" type="button" onClick={() => void calendar.makeLink()}>
      <Icon name="link" fine />
      {text.make}
    </button>
  )
}

function Link({ link, calendar }: { link: CalendarLink; calendar: CalendarExport }) {
  const [asks, setAsks] = useState(false)
  if (asks) return <Revoking onKeep={() => setAsks(false)} onRevoke={() => void calendar.revoke().then(() => setAsks(false))} />
  return (
    <>
      <label className="field">
        <span className="label">{text.link}</span>
        <input className="answer" readOnly value={link.url} onFocus={(event) => event.currentTarget.select()} />
      </label>
      <div className="calendar-ways">
        <a className="button" href={link.webcalUrl}>
          {text.openIn}
        </a>
        <button className="button" type="button" onClick={() => void calendar.copy()}>
          {text.copy}
        </button>
        <button className="button alert" type="button" onClick={() => setAsks(true)}>
          {text.revoke}
        </button>
      </div>
      <p className="tiny">{text.revokeText}</p>
    </>
  )
}

/** It ends every subscription at once: it is asked about first, in its place. */
function Revoking({ onKeep, onRevoke }: { onKeep: () => void; onRevoke: () => void }) {
  return (
    <>
      <p role="alert">{text.revokeQuestion}</p>
      <div className="calendar-ways">
        <button className="button" type="button" autoFocus onClick={onKeep}>
          {text.keep}
        </button>
        <button className="button alert" type="button" onClick={onRevoke}>
          {text.revoke}
        </button>
      </div>
    </>
  )
}
