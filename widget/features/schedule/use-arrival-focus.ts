import type { TimeSlot } from '@meander/sdk/contract/itineraries'
import { useEffect, type RefObject } from 'react'
import { focusedIn, focusWithoutScroll } from '../../kit/dom.ts'
import { useStore } from '../../kit/use-store.ts'
import type { ItineraryDetailStore } from '../itineraries/detail/index.ts'
import type { Calendar } from './calendar.ts'
import type { Carrying } from './carrying.ts'
import { gripIn } from './grips.ts'
import { gripOf, slotOfEntry } from './movable.ts'
import type { Schedule, Shifted } from './schedule.ts'

interface ArrivalFocusDeps {
  calendar: Pick<Calendar, 'show'>
  carrying: Pick<Carrying, '$arrived' | '$stayed'>
  schedule: Pick<Schedule, '$shifted'>
  detail: Pick<ItineraryDetailStore, '$itinerary'>
}

/**
 * What was put down by key or by dialog keeps the focus, now as a slip: the ticket, or the slip elsewhere, that had it is gone.
 * What was lifted by key and stays has it again; after what was taken off it goes on to the next slip, else to its ticket; what an undo puts back is turned to, and has it again.
 */
export function useArrivalFocus(board: RefObject<HTMLElement | null>, { calendar, carrying, schedule, detail }: ArrivalFocusDeps): void {
  const arrived = useStore(carrying.$arrived)
  useEffect(() => {
    if (arrived !== null && board.current) focusInView(slipOf(board.current, arrived.slotId))
  }, [arrived, board])
  useEffect(
    () =>
      carrying.$stayed.listen((item) => {
        const box = board.current
        // Its day may have to be drawn again first.
        if (item && box) requestAnimationFrame(() => isElsewhere(box) || focusInView([gripIn(box, gripOf(item)), listOf(box)].find(canHaveFocus)))
      }),
    [carrying, board],
  )
  useEffect(
    () =>
      schedule.$shifted.listen((shifted) => {
        const box = board.current
        if (!shifted || !box) return
        const back = 'back' in shifted ? slotBack(shifted, detail) : undefined
        const slotId = 'back' in shifted ? back?.id : shifted.off.id
        const next = 'back' in shifted ? [] : around(box, slotId)
        if (back) calendar.show(back.date)
        // It is drawn first; whoever is somewhere else meanwhile stays there.
        requestAnimationFrame(() => {
          if (isElsewhere(box)) return
          const after = 'back' in shifted ? [slipOf(box, slotId), ...ticketOf(box, shifted.back)] : [...next, ...ticketOf(box, shifted.entryId)]
          const goesOn = after.find(canHaveFocus)
          // A hand may have scrolled far into a day that is empty now.
          if (!goesOn?.dataset.slot) box.querySelector('#schedule-title')?.scrollIntoView({ block: 'nearest' })
          focusInView(goesOn)
        })
      }),
    [calendar, schedule, detail, board],
  )
}

const slipOf = (box: HTMLElement, slotId: string | undefined) => box.querySelector<HTMLElement>(`[data-slot="${CSS.escape(slotId ?? '')}"]`)

function slotBack({ back }: Extract<Shifted, { back: unknown }>, { $itinerary }: ArrivalFocusDeps['detail']): TimeSlot | undefined {
  const itinerary = $itinerary.get()
  return itinerary ? slotOfEntry(itinerary, back) : undefined
}

/** The slips after it, then the one before. */
function around(box: HTMLElement, slotId: string | undefined): HTMLElement[] {
  const slips = [...box.querySelectorAll<HTMLElement>('[data-slot]')]
  const at = slips.findIndex((one) => one.dataset.slot === slotId)
  return at < 0 ? [] : [...slips.slice(at + 1), ...slips.slice(0, at).reverse()].filter((one) => one.dataset.slot !== slotId)
}

/** The ticket in the list; the list itself where that is shut. */
const ticketOf = (box: HTMLElement, entryId: string | null) =>
  [box.querySelector<HTMLElement>(`[data-grip="entry:${CSS.escape(entryId ?? '')}"] h3 button`), listOf(box)]
const listOf = (box: HTMLElement) => box.querySelector<HTMLElement>('[aria-controls="experiences"]')
const canHaveFocus = (element: HTMLElement | null) => element?.isConnected && !element.closest('[hidden]')

/** The focus is in something that stays: a notification has done its work, and what was carried is let go of. */
function isElsewhere(box: HTMLElement): boolean {
  const active = focusedIn(box) ?? document.activeElement
  return active !== null && active !== document.body && active.isConnected && !active.closest('.toasts, [data-hold]')
}

function focusInView(element: HTMLElement | null | undefined): void {
  focusWithoutScroll(element)
  element?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}
