import { rescheduleActivity, scheduleActivity } from '@meander/sdk/contract/itineraries'
import { readStarts, type JudgedDay, type Violation } from '@meander/sdk/contract/trip-rules'
import { afterEach, describe, expect, it } from 'vitest'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { pressKey, showBoard } from '../../test/show-board.tsx'
import { day, entry, slot, time, tripWith, type TripServer } from '../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado in Alfama', duration: '2 hours' })
const FAR = { rule: 'too-far' as const, severity: 'soft' as const, message: 'Too far.', with: { activityId: 'entry-T28' as never, slotId: tram.id, title: 'Tram 28', startTime: time('10:00'), endTime: time('13:00') } }
const NO_DAYS = { version: 1, anyTime: false }
const soft = { startTime: time('13:10'), endTime: time('15:10'), availableSpaces: 6, state: 'soft' as const, violations: [FAR] }
const judgedFirst = { date: day('2027-03-14'), dayNumber: 1, closed: null, starts: [soft] }
const judgedClosed = { date: day('2027-03-15'), dayNumber: 2, closed: { rule: 'not-operating' as const, severity: 'hard' as const, message: 'No.' }, starts: [] }

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

async function shown(prepare: (made: TripServer) => void) {
  board = await showBoard(tripWith([tram], [fado]), { prepare })
  return board
}
const text = (box: HTMLElement) => board.words(box)

describe('a start that a soft rule speaks against', () => {
  const judged = ({ server }: TripServer) => server.on(readStarts, () => ({ ...NO_DAYS, days: [judgedFirst, judgedClosed] }))
  async function dropOnIt(box: HTMLElement) {
    const handle = find(box, 'button', 'Drag Fado in Alfama')
    pressKey(handle, 'Enter')
    await waitFor(() => expect(box.querySelector<HTMLElement>('.start.soft')?.dataset.start).toBe('2027-03-14T13:10'))
    pressKey(handle, 'Enter')
    return findSoon(box, 'dialog', 'Tight, but possible')
  }

  it('is lit up with its reason, and asks when something is dropped on it', async () => {
    const { box, server } = await shown(judged)
    const dialog = await dropOnIt(box)
    expect(text(dialog)).toContain('Fado in Alfama: Sunday, March 14, 1:10 PM')
    expect(text(dialog)).toContain('1:10 PM is too far from Tram 28 to arrive in time')
    expect(server.callsOf(scheduleActivity)).toEqual([])
    find(dialog, 'button', 'Do it anyway').click()
    await waitFor(() => expect(server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 1, timeSlot: '13:10', accept: ['too-far'] }))
    await waitFor(() => expect(text(box)).toContain('2/2 scheduled'))
  })

  it('leaves it where it was when that is declined, and tells it', async () => {
    const { box, server } = await shown(judged)
    find(await dropOnIt(box), 'button', 'Leave it').click()
    await waitFor(() => expect(text(box)).toContain('Fado in Alfama stays where it was'))
    expect(findAll(box, 'dialog')).toEqual([])
    expect(server.callsOf(scheduleActivity)).toEqual([])
    expect(text(box)).toContain('1/2 scheduled')
  })

  it('says of a day without starts why it has none', async () => {
    const { box } = await shown(judged)
    pressKey(find(box, 'button', 'Drag Fado in Alfama'), 'Enter')
    await waitFor(() => expect(text(box)).toContain('Does not run on this day'))
  })

  it('is asked about also when only the server knows of it', async () => {
    const refusal = { error: 'Too far.', message: 'Too far.', code: 'needs-consent', requestId: 'r', details: { violations: [FAR] } }
    const { box, server, schedule } = await shown(({ server }) => {
      server.on(rescheduleActivity, ({ body }) => (body.accept ? tripWith([{ ...tram, date: day('2027-03-15') }], [fado], { version: 2 }) : Response.json(refusal, { status: 409 })))
    })
    const done = schedule.put({ kind: 'slot', slot: tram }, '2-10:00')
    find(await findSoon(box, 'dialog', 'Tight, but possible'), 'button', 'Do it anyway').click()
    expect(await done).toBe(true)
    expect(server.callsOf(rescheduleActivity).map(({ body }) => body.accept)).toEqual([undefined, ['too-far']])
  })
})

describe('the traveller’s own entry', () => {
  const start = (at: string, overlaps?: string): JudgedDay['starts'][number] => ({
    startTime: time(at), endTime: time(at), availableSpaces: null, state: overlaps ? 'closed' : 'open',
    violations: overlaps ? [{ rule: 'overlaps', severity: 'hard', message: `Overlaps ${overlaps}.`, with: { activityId: overlaps as never, slotId: overlaps as never, title: overlaps, startTime: time('08:30'), endTime: time('12:00') } }] : [],
  })
  const over: Violation = { rule: 'past', severity: 'hard', message: 'Mar 15 is over.' }

  it('may begin wherever the server says that nothing is in its way, from the morning to the night, and is told what is', async () => {
    const days: JudgedDay[] = [
      { date: day('2027-03-14'), dayNumber: 1, closed: null, starts: [start('03:00'), start('06:00'), start('08:30', 'Trek'), start('09:00', 'Trek'), start('12:00'), start('22:30'), start('23:30')] },
      { date: day('2027-03-15'), dayNumber: 2, closed: null, starts: [{ ...start('09:00'), state: 'closed', violations: [over] }, { ...start('09:30'), state: 'closed', violations: [over] }] },
    ]
    const { box } = await shown(({ server }) => server.on(readStarts, () => ({ version: 1, anyTime: true, days })))
    pressKey(find(box, 'button', 'Drag Fado in Alfama'), 'Enter')
    await waitFor(() => expect(box.querySelector('[data-start="2027-03-14T06:00"]')).not.toBeNull())
    const lit = [...box.querySelectorAll<HTMLElement>('[data-start]')].map((one) => one.dataset.start)
    expect(lit.filter((one) => one?.endsWith('06:00') || one?.endsWith('12:00') || one?.endsWith('22:30'))).toHaveLength(3)
    expect(lit).not.toContain('2027-03-14T03:00')
    expect(lit.filter((one) => one?.startsWith('2027-03-15'))).toEqual([])
    expect((box.textContent.match(/overlaps Trek/gi) ?? []).length).toBeGreaterThan(0)
  })
})
