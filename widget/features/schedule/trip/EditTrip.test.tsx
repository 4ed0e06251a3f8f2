import { previewTripChange, updateItinerary, type Broken } from '@meander/sdk/contract/trip-changes'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failure } from '../../../test/fake-server.ts'
import { find, findAll, findSoon, type, waitFor } from '../../../test/queries.ts'
import { showBoard } from '../../../test/show-board.tsx'
import { day, slot, time, tripWith, type TripServer } from '../../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = slot('F', { date: '2027-03-15', from: '19:00', to: '21:00' }, { title: 'Fado', duration: '2 hours' })
const crowded = { rule: 'too-few-places' as const, severity: 'hard' as const, message: 'Too few.' }
const brokenTram: Broken = {
  activityId: 'entry-T28' as never,
  slotId: tram.id,
  title: 'Tram 28',
  date: tram.date,
  startTime: tram.startTime,
  endTime: tram.endTime,
  violations: [crowded],
  repair: { date: day('2027-03-16'), dayNumber: 3, startTime: time('14:00'), endTime: time('17:00') },
}
const brokenFado: Broken = { ...brokenTram, activityId: 'entry-F' as never, slotId: fado.id, title: 'Fado', date: fado.date, startTime: fado.startTime, endTime: fado.endTime, repair: null }

const tramMoves = { activityId: 'entry-T28', choice: 'repair', repair: { date: '2027-03-16', startTime: '14:00' } }

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => {
  board.destroy()
  vi.useRealTimers()
})

/** The dialog over a trip of two things, where a party of three breaks both. */
async function openEdit(prepare: (made: TripServer) => void = () => {}) {
  const given = tripWith([tram, fado])
  board = await showBoard(given, {
    prepare: (made) => {
      made.server
        .on(previewTripChange, ({ body }) => ({ version: 1, broken: body.groupSize === 3 ? [brokenTram, brokenFado] : [] }))
        .on(updateItinerary, ({ body }) => ({ ...given, ...(body.title ? { title: String(body.title) } : {}), version: 2 }))
      prepare(made)
    },
  })
  findAll(board.box, 'button', 'More for this trip')[0]?.click()
  ;(await findSoon(board.box, 'menuitem', 'Edit trip')).click()
  return findSoon(board.box, 'dialog', 'Edit Trip')
}
const requestId = expect.any(String) as string
const radios = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
const saved = () => board.server.callsOf(updateItinerary).map(({ body }) => body)
const save = (dialog: HTMLElement) => find<HTMLButtonElement>(dialog, 'button', 'Save Changes').click()

describe('Edit Trip', () => {
  it('changes the title, and sends nothing else', async () => {
    const dialog = await openEdit()
    type(find(dialog, 'textbox', 'Journey Title'), 'Lisbon in spring')
    await waitFor(() => expect((find(dialog, 'textbox', 'Journey Title') as HTMLInputElement).value).toBe('Lisbon in spring'))
    save(dialog)
    await findSoon(board.box, 'heading', 'Lisbon in spring')
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
    expect(saved()).toEqual([{ title: 'Lisbon in spring', version: 1, requestId }])
  })

  it('gives a trip that has begun another last day, and keeps its first', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2027, 2, 15, 12) })
    const dialog = await openEdit()
    find(dialog, 'button', 'Dates Mar 14 - Mar 17').click()
    const picker = await findSoon(board.box, 'dialog', 'Select Travel Dates')
    picker.querySelector<HTMLElement>('[data-day="2027-03-19"]')?.click()
    await waitFor(() => expect(picker.textContent).toContain('Mar 14, 2027 - Mar 19, 2027'))
    find(picker, 'button', 'Confirm Dates').click()
    await waitFor(() => expect(board.server.callsOf(previewTripChange).map(({ body }) => body)).toEqual([{ startDate: '2027-03-14', endDate: '2027-03-19' }]))
    await waitFor(() => expect(board.words(dialog)).toContain('Mar 14 - Mar 19'))
    save(dialog)
    await waitFor(() => expect(saved()).toEqual([{ startDate: '2027-03-14', endDate: '2027-03-19', version: 1, requestId }]))
  })

  it('says why a trip without a name cannot be saved', async () => {
    const dialog = await openEdit()
    const title = find(dialog, 'textbox', 'Journey Title')
    type(title, ' ')
    await waitFor(() => expect(board.words(dialog)).toContain('Please enter a name for your itinerary.'))
    expect(find<HTMLButtonElement>(dialog, 'button', 'Save Changes').disabled).toBe(true)
    type(title, 'Lisbon')
    await waitFor(() => expect(board.words(dialog)).not.toContain('Please enter a name'))
  })

  it('closes without a call when nothing was changed', async () => {
    save(await openEdit())
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
    expect(saved()).toEqual([])
  })

  it('cannot leave a trip without a name', async () => {
    const dialog = await openEdit()
    type(find(dialog, 'textbox', 'Journey Title'), '  ')
    await waitFor(() => expect(find<HTMLButtonElement>(dialog, 'button', 'Save Changes').disabled).toBe(true))
  })

  it('shows at once what a larger party breaks, with the smallest repair chosen', async () => {
    const dialog = await openEdit()
    find(dialog, 'button', 'One more').click()
    await findSoon(dialog, 'heading', '2 activities would no longer fit')
    expect(board.words(dialog)).toContain('10:00 AM has no room for 3')
    expect(radios(dialog).filter((one) => one.checked).map((one) => board.words(one.closest('label') as Element))).toEqual([
      'Move to Tuesday, March 16, 2:00 PM',
      'Take off the calendar, keep it in the list',
    ])
    save(dialog)
    await waitFor(() =>
      expect(saved()).toEqual([
        { groupSize: 3, version: 1, requestId, brokenItems: [tramMoves, { activityId: 'entry-F', choice: 'unschedule' }] },
      ]),
    )
  })

  it('does with each what the traveller chose', async () => {
    const dialog = await openEdit()
    find(dialog, 'button', 'One more').click()
    await findSoon(dialog, 'heading', '2 activities would no longer fit')
    radios(dialog).at(-1)?.click()
    save(dialog)
    await waitFor(() => expect(saved()[0]?.brokenItems).toEqual([tramMoves, { activityId: 'entry-F', choice: 'remove' }]))
  })

  it('offers to leave on its date what could stay there, where the whole trip is moved', async () => {
    const shifting = { ...brokenFado, violations: [], repair: { date: day('2027-03-16'), dayNumber: 2, startTime: time('19:00'), endTime: time('21:00') } }
    const dialog = await openEdit(({ server }) => server.on(previewTripChange, () => ({ version: 1, broken: [brokenTram, shifting] })))
    find(dialog, 'button', 'One more').click()
    await findSoon(dialog, 'heading', '1 activity would no longer fit, 1 activity would be on another day of the trip')
    const ways = radios(dialog).map((one) => board.words(one.closest('label') as Element))
    expect(ways.filter((words) => words.startsWith('Leave'))).toEqual(['Leave it on Monday, March 15'])
    radios(dialog)[ways.indexOf('Leave it on Monday, March 15')]?.click()
    save(dialog)
    await waitFor(() => expect(saved()[0]?.brokenItems).toEqual([tramMoves, { activityId: 'entry-F', choice: 'stay' }]))
  })

  it('asks also when only the saving finds what breaks, and changes nothing before the answer', async () => {
    const refusal = { error: 'Breaks.', message: 'Breaks.', code: 'breaks-schedule', requestId: 'r', details: { broken: [brokenTram] } }
    const dialog = await openEdit(({ server }) => {
      server.on(previewTripChange, () => failure('provider-failed')).on(updateItinerary, ({ body }) => (body.brokenItems ? tripWith([fado], [], { version: 2, groupSize: 3 }) : Response.json(refusal, { status: 409 })))
    })
    find(dialog, 'button', 'One more').click()
    await waitFor(() => expect(find(dialog, 'group', 'Travelers').querySelector('output')?.textContent).toBe('3'))
    save(dialog)
    await findSoon(dialog, 'heading', '1 activity would no longer fit')
    expect(board.words(dialog)).toContain('Nothing is changed yet')
    save(dialog)
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
    expect(saved().at(-1)).toMatchObject({ groupSize: 3, brokenItems: [tramMoves] })
  })

  it('saves no choice of the party before: while it looks what the new one breaks, it waits, and shows that first', async () => {
    const answers: ((broken: Broken[]) => void)[] = []
    const dialog = await openEdit(({ server }) => {
      server.on(previewTripChange, () => new Promise((answer) => answers.push((broken) => answer({ version: 1, broken }))))
    })
    find(dialog, 'button', 'One more').click()
    await waitFor(() => expect(answers).toHaveLength(1))
    answers[0]?.([brokenTram])
    await findSoon(dialog, 'heading', '1 activity would no longer fit')
    find(dialog, 'button', 'One more').click()
    await waitFor(() => expect(answers).toHaveLength(2))
    save(dialog)
    answers[1]?.([{ ...brokenTram, repair: null }])
    await waitFor(() => expect(board.words(dialog)).toContain('Nothing is changed yet'))
    expect(saved()).toEqual([])
    expect(radios(dialog).filter((one) => one.checked).map((one) => board.words(one.closest('label') as Element))).toEqual(['Take off the calendar, keep it in the list'])
    save(dialog)
    await waitFor(() => expect(saved()).toEqual([{ groupSize: 4, version: 1, requestId, brokenItems: [{ activityId: 'entry-T28', choice: 'unschedule' }] }]))
  })

  it('saves nothing that was given up while it still looked', async () => {
    const answers: (() => void)[] = []
    const dialog = await openEdit(({ server }) => {
      server.on(previewTripChange, () => new Promise((answer) => answers.push(() => answer({ version: 1, broken: [] }))))
    })
    find(dialog, 'button', 'One more').click()
    await waitFor(() => expect(answers).toHaveLength(1))
    save(dialog)
    find(dialog, 'button', 'Cancel').click()
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
    answers[0]?.()
    await board.detail.open(tripWith([]).id)
    expect(saved()).toEqual([])
  })

  it('asks again where the server knows another repair by now, and names the one that it shows', async () => {
    const moved = { ...brokenTram, repair: { date: day('2027-03-15'), dayNumber: 2, startTime: time('09:00'), endTime: time('12:00') } }
    const refusal = { error: 'Breaks.', message: 'Breaks.', code: 'breaks-schedule', requestId: 'r', details: { broken: [moved] } }
    const dialog = await openEdit(({ server }) => {
      server.on(updateItinerary, () => (board.server.callsOf(updateItinerary).length > 1 ? tripWith([fado], [], { version: 2, groupSize: 3 }) : Response.json(refusal, { status: 409 })))
    })
    find(dialog, 'button', 'One more').click()
    await findSoon(dialog, 'heading', '2 activities would no longer fit')
    save(dialog)
    await waitFor(() => expect(board.words(dialog)).toContain('Move to Monday, March 15, 9:00 AM'))
    save(dialog)
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
    expect(saved().at(-1)?.brokenItems).toEqual([{ ...tramMoves, repair: { date: '2027-03-15', startTime: '09:00' } }])
  })

  it('keeps what was typed when somebody else has changed the trip, and saves it on what there is now', async () => {
    const fresh = tripWith([tram], [], { version: 9, title: 'Named elsewhere', groupSize: 5 })
    const refusal = { error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: fresh } }
    const dialog = await openEdit(({ server }) => server.on(updateItinerary, ({ body }) => (body.version === 9 ? { ...fresh, title: String(body.title), version: 10 } : Response.json(refusal, { status: 409 }))))
    type(find(dialog, 'textbox', 'Journey Title'), 'Mine')
    await waitFor(() => expect((find(dialog, 'textbox', 'Journey Title') as HTMLInputElement).value).toBe('Mine'))
    save(dialog)
    await waitFor(() => expect(board.words(dialog)).toContain('has just been changed elsewhere'))
    expect((find(dialog, 'textbox', 'Journey Title') as HTMLInputElement).value).toBe('Mine')
    // What nobody has typed here is shown as it is now.
    expect(find(dialog, 'group', 'Travelers').querySelector('output')?.textContent).toBe('5')
    save(dialog)
    await waitFor(() => expect(findAll(board.box, 'dialog')).toEqual([]))
    expect(board.detail.$itinerary.get()).toMatchObject({ title: 'Mine', groupSize: 5, version: 10 })
    expect(saved().at(-1)).toEqual({ title: 'Mine', version: 9, requestId })
  })

  it('says what went wrong and stays open', async () => {
    const dialog = await openEdit(({ server }) => server.on(updateItinerary, () => failure('bad-request', 'The last day lies before the first.')))
    type(find(dialog, 'textbox', 'Journey Title'), 'Other')
    await waitFor(() => expect((find(dialog, 'textbox', 'Journey Title') as HTMLInputElement).value).toBe('Other'))
    save(dialog)
    await waitFor(() => expect(board.words(dialog)).toContain('The last day lies before the first.'))
    find(board.box, 'heading', 'Lisbon with my mother')
  })
})
