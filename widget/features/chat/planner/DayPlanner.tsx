import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState, type CSSProperties, type RefObject } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import { sayTime } from '../../../kit/format.ts'
import { dayPlanner as text } from '../../../i18n/en/day-planner.ts'
import { formatDay } from '../../../kit/dates.ts'
import { focusedIn, focusWithoutScroll } from '../../../kit/dom.ts'
import { Icon, useSheet } from '../../../kit/ui/later.ts'
import { priceOrContact } from '../../activities/index.ts'
import type { Chat } from '../chat.ts'
import type { DayPlan } from './day-plan.ts'
import sheet from './DayPlanner.css?inline'
import { chosenIn, chosenOn, dateOf, isComplete, removeFromDay, steps } from './plan-days.ts'

/** Below this, or in a window lower than that, the day is folded at first: the screen belongs to the letters. */
const ROOMY = 768
const HIGH = 960

export interface DayPlannerProps {
  chat: Pick<Chat, 'days' | 'send' | '$messages' | '$loading'>
  /** Opens what can be put into the day. */
  onAdd: (day: number) => void
  /** Opens the itinerary that all days are saved to. */
  onSave: () => void
}

/** The day that is being planned, between the letters and the composer. Shows itself while a trip is planned day by day. */
export function DayPlanner(props: DayPlannerProps) {
  useSheet(sheet)
  const { chat } = props
  const plan = useStore(chat.days.$plan)
  const complete = isComplete(useStore(chat.$messages))
  if (plan === null || plan.stage === 'saved') return null
  if (complete) return chosenIn(plan.trip).length > 0 ? <AllDays plan={plan} onSave={props.onSave} /> : null
  return <CurrentDay {...props} plan={plan} />
}

function CurrentDay({ chat, plan, onAdd }: DayPlannerProps & { plan: DayPlan }) {
  const { trip } = plan
  const { destination, duration, currentDay: day } = trip
  const box = useRef<HTMLElement>(null)
  const [open, setOpen] = useState(true)
  useLayoutEffect(() => setOpen(isRoomy(box.current?.clientWidth)), [])
  const busy = useStore(chat.$loading)
  const keepFocus = useKeptFocus(box, busy)
  const say = (words: string) => {
    keepFocus()
    void chat.send(words)
  }
  const chosen = chosenOn(trip, day)
  const date = dateOf(trip, day)
  const last = day >= duration
  return (
    <section ref={box} className="planner" data-foot tabIndex={-1} aria-label={text.panel} style={{ '--days': duration } as CSSProperties}>
      <header>
        <h3>{text.heading(destination, day, duration)}</h3>
        <p className="small">{[date && formatDay(date, open ? 'EEEE, MMMM d' : 'EEE, MMM d'), !open && text.chosen(chosen.length)].filter(Boolean).join(', ')}</p>
        <button className="icon-button" type="button" aria-expanded={open} aria-label={open ? text.hide : text.show} onClick={() => setOpen(!open)}>
          <Icon name={open ? 'down' : 'up'} />
        </button>
      </header>
      <DaysLine days={duration} here={day} />
      {open && chosen.length > 0 && <Chosen activities={chosen} plan={plan} onRemove={({ productCode }) => chat.days.put(removeFromDay(plan, day, productCode))} />}
      {open && (
        <div className="row">
          <button className="button" type="button" aria-haspopup="dialog" onClick={() => onAdd(day)}>
            <Icon name="plus" fine />
            {text.add}
          </button>
          {chosen.length === 0 && <p className="small">{text.empty}</p>}
          {!last && (
            <button className="button push" type="button" disabled={busy || chosen.length > 0} onClick={() => say(steps.skip(day))}>
              {text.skip}
            </button>
          )}
          <button className={last ? 'go short push' : 'go short'} type="button" disabled={busy} onClick={() => say(last ? steps.complete : steps.onward(day + 1))}>
            {last ? text.complete : text.onward}
          </button>
        </div>
      )}
    </section>
  )
}

/** A width that is not known, as in no browser, is enough. */
const isRoomy = (width = 0): boolean => width === 0 || (width >= ROOMY && innerHeight >= HIGH)

/** What was pressed cannot be pressed while the answer comes, and loses the focus: it is given back to the day that follows. */
function useKeptFocus(box: RefObject<HTMLElement | null>, busy: boolean): () => void {
  const pressed = useRef(false)
  useEffect(() => {
    if (busy || !pressed.current) return
    pressed.current = false
    if (box.current && !focusedIn(box.current)) focusWithoutScroll(box.current)
  }, [box, busy])
  return () => void (pressed.current = true)
}

/** The way so far; the heading says the same in words. */
function DaysLine({ days, here }: { days: number; here: number }) {
  return (
    <div className="days-line" aria-hidden="true">
      {Array.from({ length: days }, (_, index) => (
        <i key={index} className={index + 1 < here ? 'past' : index + 1 === here ? 'here' : undefined} />
      ))}
    </div>
  )
}

interface ChosenProps {
  activities: readonly Activity[]
  plan: DayPlan
  onRemove: (activity: Activity) => void
}

function Chosen({ activities, plan: { hours }, onRemove }: ChosenProps) {
  return (
    <ul>
      {activities.map((activity) => {
        const hour = hours[activity.productCode]
        return (
          <li key={activity.productCode}>
            <span className="what">
              {hour && <time className="figures">{sayTime(hour)}</time>} {activity.title}
            </span>
            <span className="price figures">{priceOrContact(activity)}</span>
            <button className="icon-button" type="button" aria-label={text.remove(activity.title)} onClick={() => onRemove(activity)}>
              <Icon name="close" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The planning is done: all that was chosen, to be saved in one step. */
function AllDays({ plan, onSave }: { plan: DayPlan; onSave: () => void }) {
  const { trip, hours } = plan
  const full = trip.days.filter(({ selectedActivities }) => selectedActivities.length > 0)
  return (
    <section className="planner" data-foot aria-label={text.panel} style={{ '--days': trip.duration } as CSSProperties}>
      <header>
        <h3>{text.done(trip.destination)}</h3>
        <p className="small">{text.chosen(chosenIn(trip).length)}</p>
      </header>
      <ol className="all-days">
        {full.map(({ day, selectedActivities }) => {
          const date = dateOf(trip, day)
          return (
            <li key={day}>
              <span className="small">{date ? formatDay(date, 'EEE, MMM d') : text.day(day)}</span>
              <span className="what">
                {selectedActivities.map(({ productCode, title }) => (
                  <span key={productCode}>
                    {hours[productCode] && <time className="figures">{sayTime(hours[productCode])}</time>} {title}
                  </span>
                ))}
              </span>
            </li>
          )
        })}
      </ol>
      <div className="row">
        <button className="go short push" type="button" aria-haspopup="dialog" onClick={onSave}>
          {text.save.open}
        </button>
      </div>
    </section>
  )
}
