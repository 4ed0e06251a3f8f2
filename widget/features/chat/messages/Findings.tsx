import { useStore } from '@nanostores/react'
import { memo, useId, useState } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { sayPrice } from '@meander/sdk/contract/money'
import { chat as texts } from '../../../i18n/en.ts'
import { Icon } from '../../../kit/ui/index.ts'
import { drawAlternatives } from '../alternatives.ts'
import type { Chat } from '../chat.ts'
import type { ChatActivities } from '../chat-activities.ts'
import { Ways } from './Ways.tsx'

interface FindingsProps {
  chat: Chat
  recommendations: readonly Activity[]
  activities: ChatActivities
  /** The panel shows the same activities: then a list of contents that matches its numbers stands here. */
  withPanel: boolean
}

/** Drawn anew only when something else was found: not with every word of its letter. */
export const Findings = memo(function Findings({ chat, recommendations, activities, withPanel }: FindingsProps) {
  const heading = useId()
  const [instead, setInstead] = useState<readonly string[]>([])
  const destination = useStore(chat.$facts)?.destination ?? null

  return (
    <section className="findings" aria-labelledby={heading}>
      <header>
        <h2 id={heading}>{texts.findings.title}</h2>
        <p>{texts.findings.results(recommendations.length)}</p>
      </header>
      {withPanel ? (
        <Contents recommendations={recommendations} onOpen={activities.open} />
      ) : (
        <div className="rail">{recommendations.map((activity, index) => activities.print(activity, index + 1))}</div>
      )}
      <div className="tools">
        <button className="button" type="button" aria-expanded={instead.length > 0} onClick={() => setInstead(drawAlternatives(destination))}>
          <Icon name="search" fine />
          {texts.findings.searchAgain}
        </button>
      </div>
      {instead.length > 0 && <Ways title={texts.findings.searchInstead} ways={instead} onChoose={(way) => void chat.send(way)} />}
    </section>
  )
})

function Contents({ recommendations, onOpen }: { recommendations: readonly Activity[]; onOpen: (activity: Activity) => void }) {
  return (
    <ol className="contents">
      {recommendations.map((activity, index) => (
        <li key={activity.productCode}>
          <button type="button" onClick={() => onOpen(activity)}>
            <span className="number">{index + 1}</span>
            <span className="what">
              {activity.title}
              <small>{[typeof activity.duration === 'string' && activity.duration, activity.location].filter(Boolean).join(', ')}</small>
            </span>
            {activity.price && <span className="price">{sayPrice({ ...activity, price: activity.price })}</span>}
          </button>
        </li>
      ))}
    </ol>
  )
}
