import { readAvailableSlots, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { readStarts, type JudgedStart } from '@meander/sdk/contract/trip-rules'
import { afterEach, describe, expect, it } from 'vitest'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { showBoard } from '../../test/show-board.tsx'
import { day, entry, start, time, trip } from '../../test/trip.ts'

const fado = entry('F', { title: 'Fado', duration: '2 hours' })
const far = { rule: 'too-far' as const, severity: 'soft' as const, message: 'Too far from the boat to arrive in time.' }
const cutOff = { rule: 'cut-off' as const, severity: 'hard' as const, message: 'Closed.' }
const judged = (at: string, why: JudgedStart['violations'] = []): JudgedStart => ({
  startTime: time(at),
  endTime: time('23:59'),
  availableSpaces: 6,
  state: why.length === 0 ? 'open' : why[0]?.severity === 'soft' ? 'soft' : 'closed',
  violations: why,
})

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

/** The scheduler of one thing: free on the 14th, tight in the evening of the 15th, closed on the 16th though places are left. */
async function openScheduler() {
  board = await showBoard(trip({ activities: [fado] }), {
    starts: [start('2027-03-14', '19:00'), start('2027-03-15', '22:00'), start('2027-03-16', '19:00')],
    prepare: ({ server }) => {
      server
        .on(readAvailableSlots, ({ body }) => ({ slots: body.date === '2027-03-14' ? [start('2027-03-14', '19:00')] : [] }))
        .on(readStarts, () => ({
          version: 1,
          anyTime: false,
          days: [judged('19:00'), judged('22:00', [far]), judged('19:00', [cutOff])].map((one, at) => ({ date: day(`2027-03-${14 + at}`), dayNumber: at + 1, closed: null, starts: [one] })),
        }))
    },
  })
  findAll(board.box, 'button', 'Schedule')[0]?.click()
  return findSoon(board.box, 'dialog', 'Schedule: Fado')
}

describe('the dates of the scheduler', () => {
  it('are judged by the rules by which their times are: none that is green turns red when it is pressed', async () => {
    const dialog = await openScheduler()
    await findSoon(dialog, 'button', 'Sunday, March 14, 7:00 PM')
    find(dialog, 'button', 'Monday, March 15, 10:00 PM').click()
    const tight = await findSoon(dialog, 'button', /^10:00 PM/)
    expect(board.words(tight)).toContain('tight')
    find(dialog, 'button', 'Tuesday, March 16, Booked')
  })

  it('offer what is tight, and ask before it is put there', async () => {
    const dialog = await openScheduler()
    ;(await findSoon(dialog, 'button', 'Monday, March 15, 10:00 PM')).click()
    ;(await findSoon(dialog, 'button', /^10:00 PM/)).click()
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Schedule').disabled).toBe(false))
    find(dialog, 'button', 'Schedule').click()
    ;(await findSoon(board.box, 'button', 'Do it anyway')).click()
    await waitFor(() => expect(board.server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 2, timeSlot: '22:00', accept: ['too-far'] }))
  })
})
