import type { WritableAtom } from 'nanostores'
import { useRef, useState, type ReactNode } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { sayPrice } from '../../../kit/format.ts'
import { chat as chatTexts } from '../../../i18n/en.ts'
import { found as texts } from '../../../i18n/en/found.ts'
import { Icon, useSheet } from '../../../kit/ui/index.ts'
import { useIs } from '../../../kit/use-is.ts'
import { useStore } from '../../../kit/use-store.ts'
import { durationText } from '../../itineraries/index.ts'
import { drawAlternatives } from '../alternatives.ts'
import type { Chat } from '../chat.ts'
import type { Shown } from '../chat-activities.ts'
import sheet from './Findings.css?inline'
import { useDrawn } from './use-drawn.ts'
import { Ways } from './Ways.tsx'

/** Putting some of what was found side by side. */
export interface Comparing {
  /** One is choosing among these. */
  choosing: boolean
  /** What to press: to begin, and while one chooses. */
  tools: ReactNode
  /** While one chooses, the list of contents. */
  contents: ReactNode
}

export interface FindingsProps {
  chat: Chat
  recommendations: readonly Activity[]
  /** One activity as a card. */
  print: (activity: Activity, number: number) => ReactNode
  onOpen: (activity: Activity) => void
  /** What the mouse is on, here or in the panel. */
  $pointed: WritableAtom<string | null>
  comparing: Comparing
  /** Where the panel shows the same activities, a list of contents that matches its numbers stands here. */
  shown: Shown
  /** The cards where they are spread out. */
  grid?: ReactNode
  /** Opens all of them at length. */
  onAll: () => void
}

export function Findings({ chat, recommendations, print, onOpen, $pointed, comparing, shown, grid, onAll }: FindingsProps) {
  useSheet(sheet)
  const rail = useRef<HTMLDivElement>(null)
  const drawn = useDrawn(rail, recommendations.length)
  const [instead, setInstead] = useState<readonly string[]>([])
  const destination = useStore(chat.$facts)?.destination ?? null

  return (
    <section className="findings">
      <header>
        <h2>{texts.title}</h2>
        <p>{chatTexts.findings.results(recommendations.length)}</p>
      </header>
      {shown === 'grid' && grid}
      {shown === 'rail' && (
        <div ref={rail} className="rail">
          {recommendations.slice(0, drawn).map((activity, index) => print(activity, index + 1))}
        </div>
      )}
      {shown === 'contents' && (comparing.choosing ? comparing.contents : <Contents recommendations={recommendations} onOpen={onOpen} $pointed={$pointed} />)}
      <div className="tools">
        {recommendations.length > 1 && shown !== 'contents' && !comparing.choosing && (
          <button className="button" type="button" onClick={onAll}>
            {texts.all(recommendations.length)}
          </button>
        )}
        {recommendations.length > 1 && comparing.tools}
        {!comparing.choosing && (
          <button className="button" type="button" aria-expanded={instead.length > 0} onClick={() => setInstead(instead.length > 0 ? [] : drawAlternatives(destination))}>
            <Icon name="search" fine />
            {texts.searchAgain}
          </button>
        )}
      </div>
      {instead.length > 0 && <Ways chat={chat} title={texts.searchInstead} ways={instead} />}
    </section>
  )
}

type ContentsProps = Pick<FindingsProps, 'recommendations' | 'onOpen' | '$pointed'>

function Contents({ recommendations, ...props }: ContentsProps) {
  return (
    <ol className="contents">
      {recommendations.map((activity, index) => (
        <Entry key={activity.productCode} activity={activity} number={index + 1} {...props} />
      ))}
    </ol>
  )
}

function Entry({ activity, number, onOpen, $pointed }: Omit<ContentsProps, 'recommendations'> & { activity: Activity; number: number }) {
  const pointed = useIs($pointed, activity.productCode)
  return (
    <li>
      <button
        type="button"
        className={pointed ? 'hover' : undefined}
        data-opens="detail"
        onClick={() => onOpen(activity)}
        onPointerEnter={() => $pointed.set(activity.productCode)}
        onPointerLeave={() => $pointed.set(null)}
      >
        <span className="number">{number}</span>
        <span className="what">
          <span lang="en">{activity.title}</span>
          <small>{[durationText(activity.duration), activity.location].filter(Boolean).join(', ')}</small>
        </span>
        {activity.price && <span className="price">{sayPrice({ ...activity, price: activity.price })}</span>}
      </button>
    </li>
  )
}
