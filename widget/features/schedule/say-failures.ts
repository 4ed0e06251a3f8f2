import { ApiError } from '../../api/request-errors.ts'
import { detail as detailText } from '../../i18n/en/detail.ts'
import { schedule as text } from '../../i18n/en/schedule.ts'
import { readDropTarget } from './drop-target.ts'
import { isChangedElsewhere, scheduleFailureText } from './failure-text.ts'
import { fillDays } from './fill-days.ts'
import { sayGone } from './gone.ts'
import type { Movable } from './movable.ts'
import type { ScheduleDeps } from './schedule.ts'
import { brokenRulesIn } from './soft-rules.ts'
import { worded } from './worded.ts'

/** Tells the visitor, and the host, what did not work. */
export function createSayFailures({ toasts, emit, detail }: Pick<ScheduleDeps, 'toasts' | 'emit' | 'detail'>) {
  function tellHost(message: string, error: unknown): void {
    emit('failed', { code: (error instanceof ApiError && error.code) || 'schedule', message })
  }

  /** Something that was to be put somewhere. Others may have changed the trip: where it can still be done, it can be tried again. */
  function notPut(what: Movable, target: unknown, { error, again }: { error: unknown; again: () => void }): void {
    const trip = detail.$itinerary.get()
    const gone = trip && sayGone(what, trip)
    const elsewhere = isChangedElsewhere(error)
    const place = trip && readDropTarget(target, fillDays(trip).length)
    const broken = brokenRulesIn(error)
    const reasons = place && worded(broken, place.slot, trip.groupSize ?? 1)
    const said = gone ?? (elsewhere ? detailText.changedElsewhere : what.kind === 'entry' ? (reasons ?? scheduleFailureText(error)) : text.moveFailedText)
    const isPossible = elsewhere && !gone && place
    const title = what.kind === 'entry' ? text.scheduleFailed : text.moveFailed
    // Beside the fixed words for a move.
    const why = what.kind === 'slot' && (reasons ?? broken[0]?.message)
    toasts.show({ title, text: said, tone: 'failed', ...(why && { why }), ...(isPossible && { action: { label: text.tryAgain, run: again } }) })
    tellHost(said, error)
  }

  /**
   * A question about an older copy of the trip: what there is now is shown, and told. Not so what was done here since it was asked:
   * what one has taken out oneself is gone already, or the answer holds nothing newer. True where it was such a question.
   */
  function notAsked(what: Movable, error: unknown): boolean {
    const before = detail.$itinerary.get()
    if (!detail.takeFresh(error)) {
      // Removed elsewhere: the page says so when it is read again, in the place of what cannot be used any more.
      if (before && error instanceof ApiError && error.status === 404) void detail.open(before.id)
      return false
    }
    const trip = detail.$itinerary.get()
    if (!trip || !before || trip.version === before.version || sayGone(what, before)) return true
    toasts.show({ title: text.changed, text: sayGone(what, trip) ?? detailText.changedElsewhere, tone: 'failed' })
    return true
  }

  return { tellHost, notPut, notAsked }
}
