import type { CSSProperties } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { activities as texts } from '../../i18n/en/activities.ts'
import { activity as text } from '../../i18n/en/activity.ts'
import { Icon, useSheet } from '../../kit/ui/later.ts'
import { isSample } from '../itineraries/index.ts'
import { CardHead, CardPicture, type ActivityPrintProps } from './ActivityPrint.tsx'
import card from './ActivityCard.css?inline'
import { CardActions } from './CardActions.tsx'
import { durationOrFlexible, shownTags } from './facts.ts'
import sheet from '../../styles/prints.css?inline'
import { Stars } from './Stars.tsx'

const INCLUSIONS_SHOWN = 2

/** The full card: what the compact one shows, and enough to decide by. */
export function ActivityCard({ activity, activities, number, choose }: ActivityPrintProps) {
  useSheet(sheet)
  useSheet(card)
  const open = () => activities.open(activity)
  return (
    <article className="print full" style={{ '--nth': Math.min(number ?? 0, 6) } as CSSProperties}>
      <CardPicture activity={activity} number={number} choose={choose} onOpen={open}>
        <span className="hint" aria-hidden="true">
          {text.clickForDetails}
        </span>
      </CardPicture>
      <div className="about">
        <CardHead activity={activity} focusable={Boolean(choose)} onOpen={open} />
        <Facts activity={activity} />
        {activity.description && <p className="desc" lang="en">{activity.description}</p>}
        <Tags tags={activity.tags} />
        <Included inclusions={activity.inclusions} />
        {activity.meetingPoint && (
          <p className="small meeting">
            <Icon name="place" fine />
            <span lang="en">{activity.meetingPoint}</span>
          </p>
        )}
        {isSample(activity) && <p className="tiny">{texts.sample}</p>}
      </div>
      <CardActions activity={activity} activities={activities} />
    </article>
  )
}

function Facts({ activity }: { activity: Activity }) {
  return (
    <p className="facts">
      {activity.rating !== undefined && activity.rating > 0 && (
        <span>
          <Stars rating={activity.rating} />
          {activity.reviewCount !== undefined && text.reviews(activity.reviewCount)}
        </span>
      )}
      <span>
        <Icon name="clock" fine />
        {durationOrFlexible(activity)}
      </span>
    </p>
  )
}

export function Tags({ tags }: { tags: readonly string[] | undefined }) {
  const { shown, rest } = shownTags(tags)
  if (shown.length === 0) return null
  return (
    <ul className="tags">
      {shown.map((tag) => (
        <li key={tag} className="stamp" lang="en">
          {tag}
        </li>
      ))}
      {rest > 0 && <li className="small">{text.moreTags(rest)}</li>}
    </ul>
  )
}

function Included({ inclusions = [] }: { inclusions: readonly string[] | undefined }) {
  if (inclusions.length === 0) return null
  return (
    <ul className="lines" lang="en">
      {inclusions.slice(0, INCLUSIONS_SHOWN).map((inclusion) => (
        <li key={inclusion}>
          <Icon name="check" fine />
          {inclusion}
        </li>
      ))}
    </ul>
  )
}
