import { placeActivities, proposeArrangement } from '@meander/sdk/contract/arranging'
import { undoChange } from '@meander/sdk/contract/undoing'
import { afterEach, describe, expect, it } from 'vitest'
import { failure } from '../../../test/fake-server.ts'
import { find, findAll, findSoon, waitFor } from '../../../test/queries.ts'
import { showBoard } from '../../../test/show-board.tsx'
import { day, entry, slot, time, tripWith, type TripServer } from '../../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado', duration: '2 hours' })
const tiles = entry('A', { title: 'Tiles', duration: '3 hours' })
const wine = entry('W', { title: 'Wine country', duration: '6 hours' })
const placement = (of: typeof fado, date: string, dayNumber: number, from: string, to: string) => ({
  activityId: of.id,
  title: of.activityData.title,
  date: day(date),
  dayNumber,
  startTime: time(from),
  endTime: time(to),
  why: { kind: 'near' as const, title: of.activityData.title, minutes: 7 },
  reason: 'In English, for readers of the wire.',
})
const PROPOSAL = {
  version: 1,
  pace: 'normal' as const,
  placements: [placement(tiles, '2027-03-15', 2, '10:00', '13:00'), placement(fado, '2027-03-15', 2, '19:00', '21:00')],
  leftOver: [{ activityId: wine.id, title: 'Wine country', why: { kind: 'no-room' as const, party: 2 }, message: 'In English.' }],
}

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())
async function arrange(prepare: (made: TripServer) => void = () => {}) {
  board = await showBoard(tripWith([tram], [fado, tiles, wine]), {
    prepare: (made) => {
      made.server.on(proposeArrangement, ({ body }) => ({ ...PROPOSAL, pace: (body.pace as typeof PROPOSAL.pace | undefined) ?? PROPOSAL.pace }))
      prepare(made)
    },
  })
  find(board.box, 'button', 'Arrange my trip').click()
  await findSoon(board.box, 'heading', 'Arrange my trip')
  return board
}
const rows = () => [...board.box.querySelectorAll('.proposal li')].map((row) => board.words(row))
const proposed = () => [...board.box.querySelectorAll('.slip.proposed')].map((slip) => `${slip.querySelector('.mark')?.textContent} ${slip.querySelector('b')?.textContent}`)
const apply = async (name: string) => (await findSoon(board.box, 'button', name)).click()

describe('Arrange my trip', () => {
  it('shows a proposal as rows and on the calendar, and changes nothing', async () => {
    const { words, slots, server } = await arrange()
    await findSoon(board.box, 'heading', '2 changes')
    expect(rows()).toEqual(['1TilesNew: Mon Mar 15, 10:00 AMNear Tiles, about 7 min away', '2FadoNew: Mon Mar 15, 7:00 PMNear Fado, about 7 min away', 'Wine countryNot placedIt has no start with room for 2 during the trip.'])
    expect(proposed()).toEqual(['1 Tiles', '2 Fado'])
    expect(words()).toContain('Nothing on your calendar has changed yet.')
    expect(slots()).toEqual(['Tram 28 2027-03-14 10:00'])
    expect(server.callsOf(placeActivities)).toEqual([])
  })

  it('is applied whole, and undone in one step', async () => {
    const { slots, server, lastToast, emit } = await arrange()
    await apply('Apply 2 changes')
    await findSoon(board.box, 'heading', 'Your Schedule')
    expect(slots().toSorted()).toEqual(['Fado 2027-03-15 19:00', 'Tiles 2027-03-15 10:00', 'Tram 28 2027-03-14 10:00'])
    expect(server.callsOf(placeActivities)[0]?.body).toMatchObject({ version: 1, placements: [{ activityId: 'entry-A', date: '2027-03-15', startTime: '10:00' }, { activityId: 'entry-F' }] })
    expect(emit).toHaveBeenCalledTimes(2)
    expect(lastToast()?.title).toBe('2 activities placed on your calendar')
    lastToast()?.action?.run()
    await waitFor(() => expect(slots()).toEqual(['Tram 28 2027-03-14 10:00']))
    expect(server.callsOf(undoChange)[0]?.body.undoes).toBe(server.callsOf(placeActivities)[0]?.body.requestId)
  })

  it('is applied by item: what is not ticked leaves the calendar of the proposal', async () => {
    const { slots } = await arrange()
    ;(await findSoon(board.box, 'checkbox', /Tiles/)).click()
    await waitFor(() => expect(proposed()).toEqual(['2 Fado']))
    await apply('Apply 1 change')
    await findSoon(board.box, 'heading', 'Your Schedule')
    expect(slots().toSorted()).toEqual(['Fado 2027-03-15 19:00', 'Tram 28 2027-03-14 10:00'])
    // As after whatever else is scheduled, the list of what waits makes room for the calendar.
    await findSoon(board.box, 'button', 'Expand Your Experiences')
  })

  it('is discarded', async () => {
    const { slots, server } = await arrange()
    await apply('Discard')
    await findSoon(board.box, 'heading', 'Your Schedule')
    expect(slots()).toEqual(['Tram 28 2027-03-14 10:00'])
    expect(server.callsOf(placeActivities)).toEqual([])
  })

  it('says that nothing could be placed where things wait that found no place', async () => {
    await arrange(({ server }) => server.on(proposeArrangement, () => ({ ...PROPOSAL, placements: [] })))
    await findSoon(board.box, 'heading', 'Nothing could be placed')
  })

  it('cannot be applied with nothing ticked', async () => {
    await arrange()
    for (const name of [/Tiles/, /Fado/]) (await findSoon(board.box, 'checkbox', name)).click()
    await waitFor(() => expect(find<HTMLButtonElement>(board.box, 'button', 'Apply 0 changes').disabled).toBe(true))
  })

  it('proposes anew for fuller or emptier days', async () => {
    const { server } = await arrange()
    await findSoon(board.box, 'heading', '2 changes')
    await findSoon(board.box, 'heading', '2 changes')
    const pressed = () => findAll(board.box, 'button').filter((one) => one.getAttribute('aria-pressed') === 'true' && one.closest('.paces')).map((one) => one.textContent)
    expect(pressed()).toEqual(['Normal'])
    // What the page does not call waiting is not arranged.
    expect(server.callsOf(proposeArrangement)[0]?.body.activityIds).toEqual(['entry-F', 'entry-A', 'entry-W'])
    find(board.box, 'button', 'Relaxed').click()
    await waitFor(() => expect(server.callsOf(proposeArrangement).map(({ body }) => body.pace)).toEqual([undefined, 'relaxed']))
    await findSoon(board.box, 'heading', '2 changes')
    expect(pressed()).toEqual(['Relaxed'])
  })

  it('proposes anew when somebody else has changed the trip meanwhile', async () => {
    const refusal = { error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: tripWith([tram], [fado, tiles, wine], { version: 4 }) } }
    const { words, server } = await arrange(({ server }) => server.on(placeActivities, () => Response.json(refusal, { status: 409 })))
    await apply('Apply 2 changes')
    await waitFor(() => expect(words()).toContain('The trip has just been changed elsewhere'))
    expect(server.callsOf(proposeArrangement).length).toBe(2)
    find(board.box, 'heading', 'Arrange my trip')
  })

  it('proposes anew what an undo leaves to place, with no word of anybody else', async () => {
    const { words, server, schedule, lastToast, held } = await arrange(({ server }) => server.on(proposeArrangement, ({ body }) => ({ ...PROPOSAL, version: Number(body.version) })))
    await findSoon(board.box, 'heading', '2 changes')
    await schedule.put({ kind: 'entry', entry: fado }, { dayNumber: 2, slot: '19:00' })
    await waitFor(() => expect(server.callsOf(proposeArrangement).map(({ body }) => body.activityIds)).toEqual([['entry-F', 'entry-A', 'entry-W'], ['entry-A', 'entry-W']]))
    lastToast()?.action?.run()
    await waitFor(() => expect(server.callsOf(proposeArrangement).at(-1)?.body).toMatchObject({ activityIds: ['entry-F', 'entry-A', 'entry-W'], version: held().version }))
    await findSoon(board.box, 'heading', '2 changes')
    expect(words()).not.toContain('elsewhere')
  })

  it('makes way for the calendar when an undo leaves nothing to place', async () => {
    board = await showBoard(tripWith([tram]), { prepare: ({ server }) => server.on(proposeArrangement, ({ body }) => ({ ...PROPOSAL, version: Number(body.version) })) })
    await board.schedule.unschedule(tram)
    find(board.box, 'button', 'Arrange my trip').click()
    await findSoon(board.box, 'heading', '2 changes')
    board.lastToast()?.action?.run()
    await findSoon(board.box, 'heading', 'Your Schedule')
    expect(board.slots()).toEqual(['Tram 28 2027-03-14 10:00'])
  })

  it('says why it could not be applied, and keeps the ticks', async () => {
    const { words, slots } = await arrange(({ server }) => server.on(placeActivities, () => failure('time-overlaps', 'Tiles is sold out now.')))
    ;(await findSoon(board.box, 'checkbox', /Fado/)).click()
    await apply('Apply 1 change')
    await waitFor(() => expect(words()).toContain('Tiles is sold out now.'))
    expect(findAll(board.box, 'checkbox').map((one) => (one as HTMLInputElement).checked)).toEqual([true, false])
    expect(slots()).toEqual(['Tram 28 2027-03-14 10:00'])
  })

  it('says when there is no proposal, and asks again', async () => {
    let failing = true
    const { words } = await arrange(({ server }) => server.on(proposeArrangement, () => (failing ? failure('provider-failed', 'The booking provider did not answer.') : PROPOSAL)))
    await waitFor(() => expect(words()).toContain('The booking provider did not answer.'))
    failing = false
    find(board.box, 'button', 'Try Again').click()
    await findSoon(board.box, 'heading', '2 changes')
  })
})
