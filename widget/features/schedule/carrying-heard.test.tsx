import { rescheduleActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { describe, expect, it } from 'vitest'
import { carriedBoard, over, pointer } from '../../test/carried-board.tsx'
import { failure } from '../../test/fake-server.ts'
import { waitFor } from '../../test/queries.ts'
import { start, type TripServer } from '../../test/trip.ts'

const PICKED_UP = 'Picked up Fado in Alfama. Arrow keys choose a start, Enter drops, Escape cancels.'
const STARTS = [
  start('2027-03-14', '10:00'),
  start('2027-03-14', '14:00'),
  start('2027-03-14', '15:00', 0),
  start('2027-03-14', '16:00', 0),
  start('2027-03-14', '17:00'),
  start('2027-03-15', '09:00', 0),
  start('2027-03-16', '11:00'),
]

async function board(prepare: (made: TripServer) => void = () => {}, starts = STARTS) {
  const made = await carriedBoard(prepare, starts)
  const heard = () => made.find('.board > [role="status"]')?.textContent
  const hears = (words: string) => waitFor(() => expect(heard()).toBe(words))
  /** As a browser does: on what has the focus. */
  const press = (key: string) => (made.root.activeElement ?? made.board).dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, composed: true, cancelable: true }))
  return { ...made, hears, press }
}

async function pickedUp(prepare?: (made: TripServer) => void) {
  const made = await board(prepare)
  made.find('.ticket .handle')?.focus()
  made.press('Enter')
  await made.hears(`${PICKED_UP} Sunday, March 14, 2:00 PM, 6 left`)
  return made
}

describe('what is heard of a carrying by key', () => {
  it('is what was picked up, and the start that it is over', async () => {
    const { hears, press } = await pickedUp()
    press('ArrowDown')
    await hears('Sunday, March 14, 5:00 PM, 6 left. Passed over: 3:00 PM is sold out and 1 more')
    press('ArrowUp')
    await hears('Sunday, March 14, 2:00 PM, 6 left. Passed over: 4:00 PM is sold out and 1 more')
  })

  it('is which days were passed over and why, and what is nearer on the day that was reached', async () => {
    const { hears, press } = await pickedUp()
    press('ArrowRight')
    await hears('Tuesday, March 16, 11:00 AM, 6 left. Passed over: Monday, March 15: 9:00 AM is sold out')
    press('ArrowLeft')
    await hears('Sunday, March 14, 2:00 PM, 6 left. Passed over: Monday, March 15: 9:00 AM is sold out; 10:00 AM overlaps Tram 28')
  })

  it('is that there is nothing on that way, and what is closed there', async () => {
    const { hears, press } = await pickedUp()
    press('ArrowUp')
    await hears('No earlier start on this day. Closed: 10:00 AM overlaps Tram 28')
    press('ArrowLeft')
    await hears('No earlier day with a start')
    press('ArrowDown')
    press('ArrowDown')
    await hears('No later start on this day')
    press('ArrowRight')
    press('ArrowRight')
    await hears('No later day with a start. Closed: Wednesday, March 17: No available time slots for this date')
  })

  it('is that it was dropped, and where', async () => {
    const { hears, press, server } = await pickedUp()
    press('Enter')
    await hears('Fado in Alfama dropped on Sunday, March 14 at 2:00 PM')
    await waitFor(() => expect(server.callsOf(scheduleActivity)).toHaveLength(1))
  })

  it('is that it stays where the server refuses, beside the reason', async () => {
    const { hears, press, toasts } = await pickedUp(({ server }) => server.on(scheduleActivity, () => failure('time-overlaps', 'Taken just now.')))
    press('Enter')
    await hears('Fado in Alfama stays where it was')
    expect(toasts.$toasts.get().at(-1)).toMatchObject({ title: 'Scheduling failed', text: 'Taken just now.' })
  })

  it('is that it stays when it is called off', async () => {
    const { hears, press, server } = await pickedUp()
    press('Escape')
    await hears('Fado in Alfama stays where it was')
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })

  it('is that nothing can be had at all', async () => {
    const { find, hears, press } = await board(undefined, STARTS.map((one) => ({ ...one, availableSpaces: 0 })))
    find('.ticket .handle')?.focus()
    press('Enter')
    await hears('No bookable start during this trip')
    press('ArrowDown')
    await hears('No bookable start during this trip')
  })
})

describe('what is heard of a carrying by hand', () => {
  it('is each start that it comes over, also why a closed one is none', async () => {
    const { board: box, find, hears } = await board()
    pointer(find('.ticket') as HTMLElement, 'pointerdown', { x: 20, y: 20 })
    pointer(box, 'pointermove', { x: 40, y: 40 })
    await hears(PICKED_UP)
    await waitFor(() => expect(find('.closed')).not.toBeNull())
    pointer(box, 'pointermove', over(0, 10))
    await hears('10:00 AM overlaps Tram 28')
    pointer(box, 'pointermove', over(0, 14))
    await hears('Sunday, March 14, 2:00 PM, 6 left')
    pointer(box, 'pointermove', { x: 2000, y: 2000 })
    await hears('No start here')
    pointer(box, 'pointerup', { x: 2000, y: 2000 })
    await hears('Fado in Alfama stays where it was')
  })
})

describe('the focus of a carrying by key', () => {
  const focused = ({ root }: Awaited<ReturnType<typeof board>>) => root.activeElement as HTMLElement | null

  it.each(['Escape', 'Tab'])('stays with it until %s, which gives it back to what was lifted', async (key) => {
    const made = await pickedUp()
    expect(focused(made)?.getAttribute('role')).toBe('application')
    expect(focused(made)?.getAttribute('aria-label')).toBe('Fado in Alfama')
    made.press(key)
    await waitFor(() => expect(focused(made)).toBe(made.find('.ticket .handle')))
    expect(made.find('.carrying')).toBeNull()
  })

  it('stays where somebody has gone meanwhile, and nothing is carried any more', async () => {
    const made = await pickedUp()
    const other = made.find('.ticket h3 button') as HTMLElement
    other.focus()
    await waitFor(() => expect(made.find('.carrying')).toBeNull())
    await made.hears('Fado in Alfama stays where it was')
    expect(focused(made)).toBe(other)
  })

  it('is the slip’s again where the server refuses its new place', async () => {
    const made = await board(({ server }) => server.on(rescheduleActivity, () => failure('time-overlaps', 'Taken just now.')))
    made.find('.slip')?.focus()
    made.press(' ')
    await waitFor(() => expect(made.find('.start.over')).not.toBeNull())
    made.press('ArrowDown')
    made.press('Enter')
    await made.hears('Tram 28 stays where it was')
    await waitFor(() => expect(focused(made)).toBe(made.find('.slip')))
  })
})
