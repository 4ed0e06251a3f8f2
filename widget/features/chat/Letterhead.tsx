import type { ReactNode } from 'react'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { chat as texts } from '../../i18n/en.ts'
import { Icon } from '../../kit/ui/index.ts'

export interface LetterheadProps {
  title: string
  /** The picture behind it. */
  film: ReactNode
  /** The conversation that was loaded by its id. */
  continuing: ConversationId | null
  /** Only on the hosted site: an embed has no page to go back to. */
  onBack: (() => void) | null
  onItineraries: () => void
  /** In an embed: where the whole planner is. */
  fullAddress: string | null
  /** Null while there is nothing to leave behind. */
  onNewChat: (() => void) | null
  /** Without its row of buttons, where the page around has them. */
  bare: boolean
}

export function Letterhead({ title, film, bare, ...top }: LetterheadProps) {
  return (
    <header className="letterhead on-film">
      {film}
      {!bare && <Top {...top} />}
      <div className="name">
        <h1>{title}</h1>
      </div>
    </header>
  )
}

function Top({ continuing, onBack, onItineraries, fullAddress, onNewChat }: Omit<LetterheadProps, 'title' | 'film' | 'bare'>) {
  const newChat = onNewChat && (
    <button className={onBack ? 'button only-roomy' : 'button'} type="button" onClick={onNewChat}>
      {texts.newChat}
    </button>
  )
  if (!onBack) {
    return (
      <div className="top">
        <button className="button" type="button" onClick={onItineraries}>
          {texts.itineraries}
        </button>
        {newChat}
        <span className="push" />
        {fullAddress && (
          <a className="icon-button" href={fullAddress} target="_blank" rel="noopener" aria-label={texts.openFull}>
            <Icon name="outward" />
          </a>
        )}
      </div>
    )
  }
  return (
    <div className="top">
      <button className="button" type="button" onClick={onBack}>
        <Icon name="back" fine />
        {texts.back}
      </button>
      {continuing && <p>{texts.continuing(continuing.slice(-8))}</p>}
      <span className="push" />
      {newChat}
      <button className="button" type="button" onClick={onItineraries}>
        {texts.itineraries}
      </button>
    </div>
  )
}
