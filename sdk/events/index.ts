import type { PlannerView } from '../config/index.ts'
import type { Activity } from '../contract/activities.ts'
import type { Day, TimeOfDay } from '../contract/days.ts'
import type { ItineraryId, ShareToken } from '../contract/ids.ts'

/** What the planner tells its host: `CustomEvent`s on the element (composed, bubbling) and on what `mount()` returns. */
export interface PlannerEvents {
  /** The planner runs: it can be written to. In the views 'drawer' and 'floating' that is when it was first opened. */
  ready: { view: PlannerView }
  /**
   * Half of the planner, or half of the window by it, has been in sight for a second. Once for each element. Nothing is stored of it,
   * and nothing sent: what a page makes of it is its own.
   */
  viewed: { view: PlannerView }
  /**
   * The planner wants to show another screen. Cancel it (`event.preventDefault()`) to route yourself and answer with
   * `update({ route })`; left alone, the planner routes in memory.
   */
  navigate: {
    path: string
    /** True when the screen is on view already and only its address has become known. View 'page' only. */
    replace?: true
  }
  /** The visitor sent a message: the words themselves stay in the planner. */
  'message-sent': { first: boolean }
  /** An answer has brought activities, and they are shown. Once for each answer; those of a conversation that is opened again are none. */
  'recommendations-shown': {
    activities: readonly Activity[]
    /** Where they are, in words; null where that is open. */
    destination: string | null
  }
  /** The visitor looks at one activity at length. */
  'activity-opened': { activity: Activity }
  /** An activity has been put into an itinerary. */
  'activity-saved': { activity: Activity; itineraryId: ItineraryId }
  /** An activity stands on a start of the trip's calendar. */
  scheduled: { activity: Activity; itineraryId: ItineraryId; slot: { date: Day; startTime: TimeOfDay } }
  /** A read-only link to a trip has been made, or sent by e-mail. */
  shared: { itineraryId: ItineraryId; shareToken: ShareToken; url: string }
  /** The visitor went out to where an activity is booked. Cancel it to keep them: nothing is opened then. */
  'booking-clicked': {
    activity: Activity
    /** The whole address, affiliate ids and all. */
    url: string
    /** Your key, and the campaign that stands in the address; null where there is none. */
    partner: string | null
    campaign: string | null
  }
  /** The visitor is signed in: just now, or as on an earlier page. Who it is stays in the planner. */
  'signed-in': Record<string, never>
  /** Something did not work. The planner shows it too; it never throws into the page. */
  failed: { code: string; message: string }
}

export type PlannerEventName = keyof PlannerEvents

/** Tells the host. False when the host cancelled the event. */
export type Emit = <Name extends PlannerEventName>(name: Name, detail: PlannerEvents[Name]) => boolean
