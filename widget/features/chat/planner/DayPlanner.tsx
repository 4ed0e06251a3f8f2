import { useEffect, useLayoutEffect, useRef, type CSSProperties, type RefObject } from 'react'
import type { Activity } from '@meander/sdk/contract/activities'
import type { MultiDayTrip } from '@meander/sdk/contract/chat'
import { sayTime } from '../../../kit/format.ts'
import { dayPlanner as text } from '../../../i18n/en/day-planner.ts'
import { formatDay } from '../../../kit/dates.ts'
import { focusedIn, focusWithoutScroll } from '../../../kit/dom.ts'
import { Icon, useSheet } from '../../../kit/ui/later.ts'
import type { Toasts } from '../../../kit/toasts.ts'
import { useStore } from '../../../kit/use-store.ts'
import type { Chat } from '../chat.ts'
import { sayWay } from '../messages/say-way.ts'
import type { DayPlan } from './day-plan.ts'
import sheet from './DayPlanner.css?inline'
import { Head, useFold } from './fold.tsx'
import { Price } from './Price.tsx'
import { addToDay, chooseHour, chosenIn, chosenOn, dateOf, isComplete, removeFromDay, steps } from './plan-days.ts'

export interface DayPlannerProps {
  chat: Pick<Chat, 'days' | 'send' | '$messages' | '$loading' | '$say'>
  toasts: Pick<Toasts, 'show'>
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
  const complete = isComplete(useStore(chat.$messages)) && plan?.stage !== 'new'
  const box = useRef<HTMLElement>(null)
  const busy = useStore(chat.$loading)
  const keepFocus = useKeptFocus(box, busy, complete)
  // What is pressed here stands in a note as it was called here.
  useEffect(() => chat.$say.set(sayWay), [chat])
  const say = (words: string, day?: number) => {
    keepFocus()
    // The heading goes first; the reply only says the same.
    if (plan) chat.days.put({ ...plan, stage: 'planning', trip: { ...plan.trip, currentDay: day ?? plan.trip.currentDay } })
    void chat.send(words)
  }
  if (plan === null || plan.stage === 'saved') return null
  const shown = { ...props, plan, box, busy, say }
  return complete ? <AllDays {...shown} /> : <CurrentDay {...shown} />
}

interface DaysProps extends DayPlannerProps {
  plan: DayPlan
  box: RefObject<HTMLElement | null>
  /** An answer is coming. */
  busy: boolean
  /** Says it in the traveller's name, and goes to that day; the focus stays with the days, whichever stand here afterwards. */
  say: (words: string, day?: number) => void
}

function CurrentDay({ chat, toasts, plan, box, busy, say, onAdd }: DaysProps) {
  const { trip } = plan
  const { destination, duration, currentDay: day } = trip
  const fold = useFold(box)
  const { open } = fold
  const chosen = chosenOn(trip, day)
  const date = dateOf(trip, day)
  const last = day >= duration
  const handleRemove = (activity: Activity) => {
    const { productCode: code, title } = activity
    const hour = plan.hours[code] ?? null
    const run = () => {
      const now = chat.days.$plan.get()
      if (now) chat.days.put(chooseHour(addToDay(now, day, activity), code, hour))
      // What was pressed goes with its notification: one goes on where it stands again, behind the others.
      requestAnimationFrame(() => focusWithoutScroll(box.current?.querySelector<HTMLElement>('li:last-child button')))
    }
    chat.days.put(removeFromDay(plan, day, code))
    toasts.show({ title: text.removed(title), action: { label: text.undo, run } })
  }
  return (
    <section ref={box} className="planner" data-foot tabIndex={-1} aria-label={text.panel} style={{ '--days': duration } as CSSProperties}>
      <Head
        title={text.heading(destination, day, duration)}
        note={[date && formatDay(date, open ? 'EEEE, MMMM d' : 'EEE, MMM d'), !open && text.chosen(chosen.length)].filter(Boolean).join(', ')}
        fold={fold}
        label={open ? text.hide : text.show}
      />
      <DaysLine trip={trip} />
      {open && chosen.length > 0 && <Chosen activities={chosen} plan={plan} onRemove={handleRemove} />}
      {open && (
        <div className="row">
          <button className="button" type="button" aria-haspopup="dialog" onClick={() => onAdd(day)}>
            <Icon name="plus" fine />
            {text.add}
          </button>
          {chosen.length === 0 && <p className="small">{text.empty}</p>}
          {!last && chosen.length === 0 && (
            <button className="button push" type="button" disabled={busy} onClick={() => say(steps.skip(day), day + 1)}>
              {text.skip}
            </button>
          )}
          <button className={last || chosen.length > 0 ? 'button push' : 'button'} type="button" disabled={busy} onClick={() => (last ? say(steps.complete) : say(steps.onward(day + 1), day + 1))}>
            {last ? text.complete : text.onward}
          </button>
        </div>
      )}
    </section>
  )
}

/** What was pressed cannot be pressed while the answer comes, and loses the focus: it is given back to the day that follows. */
function useKeptFocus(box: RefObject<HTMLElement | null>, busy: boolean, complete: boolean): () => void {
  const pressed = useRef(false)
  useLayoutEffect(() => {
    if (!pressed.current) return
    if (!busy) pressed.current = false
    if (box.current && !focusedIn(box.current)?.isConnected) focusWithoutScroll(box.current)
  }, [box, busy, complete])
  return () => void (pressed.current = true)
}

/** The way so far; the heading says the same in words. */
function DaysLine({ trip }: { trip: MultiDayTrip }) {
  const nameOf = (day: number) => {
    if (day === trip.currentDay) return 'here'
    if (chosenOn(trip, day).length > 0) return 'past'
    return day < trip.currentDay ? 'skipped' : undefined
  }
  return (
    <div className="days-line" aria-hidden="true">
      {Array.from({ length: trip.duration }, (_, index) => (
        <i key={index} className={nameOf(index + 1)} />
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
              {hour && <time className="figures">{sayTime(hour)}</time>} <span lang="en">{activity.title}</span>
            </span>
            <Price activity={activity} />
            <button className="icon-button" type="button" aria-label={text.remove(activity.title)} onClick={() => onRemove(activity)}>
              <Icon name="close" />
            </button>
          </li>
        )
      })}
    </ul>
  )
}

/** The planning is done: all that was chosen, to be saved in one step; each day can still be gone back to. */
function AllDays({ plan: { trip, hours }, box, busy, say, onSave }: DaysProps) {
  const fold = useFold(box)
  const days = Array.from({ length: trip.duration }, (_, index) => index + 1)
  return (
    <section ref={box} className="planner" data-foot tabIndex={-1} aria-label={text.panel} style={{ '--days': trip.duration } as CSSProperties}>
      <Head title={text.done(trip.destination)} note={text.chosen(chosenIn(trip).length)} fold={fold} label={fold.open ? text.hideAll : text.showAll} />
      {fold.open && (
        <ol className="all-days">
          {days.map((day) => {
            const date = dateOf(trip, day)
            const chosen = chosenOn(trip, day)
            return (
              <li key={day}>
                <span className="small">{date ? formatDay(date, 'EEE, MMM d') : text.day(day)}</span>
                <span className="what">
                  {chosen.map(({ productCode, title }) => (
                    <span key={productCode}>
                      {hours[productCode] && <time className="figures">{sayTime(hours[productCode])}</time>} <span lang="en">{title}</span>
                    </span>
                  ))}
                  {chosen.length === 0 && <span className="small">{text.open}</span>}
                </span>
                <button className="quiet" type="button" disabled={busy} aria-label={`${chosen.length > 0 ? text.change : text.plan}: ${text.day(day)}`} onClick={() => say(steps.onward(day), day)}>
                  {chosen.length > 0 ? text.change : text.plan}
                </button>
              </li>
            )
          })}
        </ol>
      )}
      <div className="row">
        <p className="small">{text.save.hint}</p>
        <button className="button push" type="button" aria-haspopup="dialog" disabled={chosenIn(trip).length === 0} onClick={onSave}>
          {text.save.open}
        </button>
      </div>
    </section>
  )
}
