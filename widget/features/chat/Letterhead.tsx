import type { ReactNode } from 'react'
import type { ConversationId } from '@meander/sdk/contract/ids'
import { chat as texts } from '../../i18n/en.ts'
import { Icon } from '../../kit/ui/index.ts'

export interface LetterheadProps {
  title: string
  /** The picture behind it. */
  film: ReactNode
  /** The conversation that was loaded by its id, where there is room to say so. */
  continuing: ConversationId | null
  /** Only on the hosted site: an embed has no page to go back to. */
  onBack: (() => void) | null
  onItineraries: () => void
  /** In an embed: where the whole planner is. */
  fullAddress: string | null
  /** Null while there is nothing to leave behind. */
  onNewChat: (() => void) | null
  /** Without its row of buttons, where those of the page lie on it. */
  bare: boolean
}

export function Letterhead({ title, film, bare, onNewChat, ...top }: LetterheadProps) {
  return (
    <header className="letterhead on-film">
      {film}
      {!bare && <Top {...top} />}
      <div className="name">
        <h1>{title}</h1>
        {onNewChat && (
          <button className="button" type="button" onClick={onNewChat}>
            {texts.newChat}
          </button>
        )}
      </div>
    </header>
  )
}

function Top({ continuing, onBack, onItineraries, fullAddress }: Omit<LetterheadProps, 'title' | 'film' | 'bare' | 'onNewChat'>) {
  return (
    <div className="top">
      {onBack && (
        <button className="button" type="button" aria-label={texts.back} onClick={onBack}>
          <Icon name="back" fine />
          <span>{texts.back}</span>
        </button>
      )}
      {continuing && <p className={onBack ? 'joined' : undefined}>{texts.continuing(continuing.slice(-8))}</p>}
      <span className="push" />
      <button className="button" type="button" onClick={onItineraries}>
        {texts.itineraries}
      </button>
      {fullAddress && (
        <a className="button full" href={fullAddress} target="_blank" rel="noopener" aria-label={texts.openFull}>
          <span>{texts.openFull}</span>
          <Icon name="outward" fine />
        </a>
      )}
    </div>
  )
}
