import { daysBetween, isDay } from '@meander/sdk/contract/days'
import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { useEffect, useRef, useState } from 'react'
import { itineraries as text } from '../../../i18n/en/itineraries.ts'
import type { Navigation } from '../../../kit/navigation.ts'
import { Icon } from '../../../kit/ui/later.ts'
import { coverOf } from '../cover.ts'
import { SafePicture } from '../detail/SafePicture.tsx'
import { ScreenLink } from '../detail/ScreenLink.tsx'
import { tripDates } from '../detail/trip-facts.ts'

const TITLES_SHOWN = 2

interface JourneyCardProps {
  itinerary: Itinerary
  navigation: Pick<Navigation, 'go'>
  onRemove: () => void
}

export function JourneyCard({ itinerary, navigation, onRemove }: JourneyCardProps) {
  const days = dayCount(itinerary)
  return (
    <article className="journey">
      <ScreenLink to={`/itinerary/${encodeURIComponent(itinerary.id)}`} navigation={navigation} className="whole" label={itinerary.title}>
        {null}
      </ScreenLink>
      <div className="picture">
        <SafePicture src={coverOf(itinerary)} seed={itinerary.id} />
        {days > 0 && (
          <p className="days">
            <b>{days}</b> {text.days(days)}
          </p>
        )}
      </div>
      <JourneyMenu title={itinerary.title} onRemove={onRemove} />
      <h2>{itinerary.title}</h2>
      <p className="facts">
        {itinerary.destination && <span>{itinerary.destination}</span>}
        <span>{tripDates(itinerary)}</span>
        {itinerary.groupSize !== null && <span>{text.travelers(itinerary.groupSize)}</span>}
      </p>
      <Holds itinerary={itinerary} />
    </article>
  )
}

function Holds({ itinerary: { activities } }: { itinerary: Itinerary }) {
  const rest = activities.length - TITLES_SHOWN
  return (
    <div className="holds">
      <p className="label">{text.experiences(activities.length)}</p>
      <ul>
        {activities.slice(0, TITLES_SHOWN).map(({ id, activityData }) => (
          <li key={id}>{activityData.title}</li>
        ))}
        {rest > 0 && <li className="more">{text.additional(rest)}</li>}
      </ul>
    </div>
  )
}

/** A menu of one. It closes on Escape, on a press elsewhere and when the focus leaves it. */
function JourneyMenu({ title, onRemove }: { title: string; onRemove: () => void }) {
  const [open, setOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)

  useEffect(() => (open ? whileOpen(box.current, () => setOpen(false)) : undefined), [open])

  return (
    <div
      className="journey-menu"
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        setOpen(false)
        opener.current?.focus()
      }}
      onBlur={(event) => {
        if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) setOpen(false)
      }}
    >
      <button ref={opener} className="icon-button menu" type="button" aria-label={text.menu(title)} aria-haspopup="menu" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name="more" />
      </button>
      {open && (
        <div className="popmenu" role="menu">
          <button
            type="button"
            role="menuitem"
            className="alert"
            onClick={() => {
              setOpen(false)
              opener.current?.focus()
              onRemove()
            }}
          >
            <Icon name="trash" fine />
            {text.remove}
          </button>
        </div>
      )}
    </div>
  )
}

/** Puts the focus on the first entry, and closes on a press elsewhere in the planner. */
function whileOpen(menu: HTMLElement | null, close: () => void): (() => void) | undefined {
  const root = menu?.getRootNode()
  if (!menu || !root) return undefined
  menu.querySelector<HTMLElement>('[role="menuitem"]')?.focus()
  const handlePress = (event: Event) => {
    if (!event.composedPath().includes(menu)) close()
  }
  root.addEventListener('pointerdown', handlePress)
  return () => root.removeEventListener('pointerdown', handlePress)
}

function dayCount({ startDate, endDate, days }: Itinerary): number {
  return isDay(startDate) && isDay(endDate) ? Math.max(0, daysBetween(startDate, endDate) + 1) : days.length
}
