import { readAvailability, type AvailabilitySlot } from '@meander/sdk/contract/activities'
import { readAvailableSlots, readItinerary, rescheduleActivity, scheduleActivity, type Itinerary } from '@meander/sdk/contract/itineraries'
import { readStarts } from '@meander/sdk/contract/trip-rules'
import { atom } from 'nanostores'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createApi } from '../../api/create-api.ts'
import { ToastView } from '../../kit/ui/ToastView.tsx'
import { createToasts } from '../../kit/toasts.ts'
import { failure } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, nameOf, type, waitFor } from '../../test/queries.ts'
import { day, entry, slot, start, trip, tripServer, tripWith, type TripServer } from '../../test/trip.ts'
import { createItineraryDetail } from '../itineraries/detail/index.ts'
import { ItineraryBoard } from './ItineraryBoard.tsx'
import { createSchedule } from './schedule.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const fado = entry('F', { title: 'Fado in Alfama', duration: '2 hours' })
const sintra = entry('S', { title: 'Sintra by the old line', duration: '8 hours' })
const STARTS = [start('2027-03-14', '11:00'), start('2027-03-15', '09:00', 4), start('2027-03-15', '19:00', 8), start('2027-03-16', '09:00')]

const mounted: { destroy(): void }[] = []
afterEach(() => mounted.splice(0).forEach((one) => one.destroy()))

async function show(given: Itinerary, options: { starts?: AvailabilitySlot[]; prepare?: (made: TripServer) => void } = {}) {
  const made = tripServer(given, options.starts ?? STARTS)
  options.prepare?.(made)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const api = createApi({ origin: 'https://meander.test', pageOrigin: 'https://blog.test', clientUserId: () => null, $token: atom(null), fetch: made.server.fetch })
  const toasts = createToasts()
  const detail = createItineraryDetail({ api, toasts })
  const schedule = createSchedule({ api, toasts, emit: () => true, detail })
  const told = { go: vi.fn(), share: vi.fn(), open: vi.fn() }
  const view = mountView(
    <>
      <ItineraryBoard
        id={given.id}
        detail={detail}
        schedule={schedule}
        navigation={{ go: told.go }}
        onShare={told.share}
        onOpenActivity={told.open}
        clock={() => new Date('2026-11-21T10:00:00Z')}
      />
      <ToastView toasts={toasts} />
    </>,
  )
  mounted.push(view, detail, schedule, toasts)
  return { ...made, ...view, told, detail }
}
const shown = async (given: Itinerary, options = {}) => {
  const board = await show(given, options)
  await findSoon(board.box, 'heading', 'Your Schedule')
  return board
}
const text = (box: HTMLElement) => (box.textContent ?? '').replace(/\s+/g, ' ')
const ticket = (box: HTMLElement, title: string) => findAll(box, 'article').find((one) => text(one).includes(title)) as HTMLElement
const press = (box: HTMLElement, name: string | RegExp) => find(box, 'button', name).click()
const key = (element: Element, pressed: string) => element.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, composed: true, cancelable: true }))

describe('the page', () => {
  it('waits with words [2.222, 2.223]', async () => {
    const { box } = await show(trip(), { prepare: ({ server }: TripServer) => server.on(readItinerary, () => new Promise<never>(() => {})) })
    await findSoon(box, 'heading', 'Loading Your Journey')
    expect(text(box)).toContain('Preparing your travel itinerary...')
  })

  it('says when there is no such journey and leads home [2.224, 2.226, 2.227]', async () => {
    const { box, told } = await show(trip(), { prepare: ({ server }: TripServer) => server.on(readItinerary, () => failure('not-found')) })
    await findSoon(box, 'heading', 'Journey Not Found')
    expect(text(box)).toContain("The itinerary you're looking for doesn't exist or has been removed.")
    findAll(box, 'link').at(-1)?.click()
    expect(told.go).toHaveBeenCalledWith('/', { quick: true })
  })

  it('says the same when it cannot be loaded [2.225]', async () => {
    const { box } = await show(trip(), { prepare: ({ server }: TripServer) => server.on(readItinerary, () => failure('internal')) })
    await findSoon(box, 'heading', 'Journey Not Found')
  })

  it('has a head with title, destination, dates and counter [2.229, 2.231, 2.232, 2.234]', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    find(box, 'heading', 'Lisbon with my mother')
    const facts = text(box.querySelector('.trip-head') as HTMLElement)
    for (const part of ['Lisbon, Portugal', 'Mar 14 - Mar 17', '1/2 scheduled']) expect(facts).toContain(part)
  })

  it('names a journey without title, dates and experiences [2.230, 2.233, 2.235]', async () => {
    const { box } = await shown(trip({ title: ' ', startDate: null, endDate: null }))
    find(box, 'heading', 'My Journey')
    const facts = text(box.querySelector('.trip-head') as HTMLElement)
    for (const part of ['Dates not set', '0 experiences']) expect(facts).toContain(part)
  })

  it('goes back to the list and shares [2.228, 2.236]', async () => {
    const { box, told } = await shown(trip())
    const back = find(box, 'link', 'Back to Itineraries')
    expect(back.getAttribute('href')).toBe('/itineraries')
    back.click()
    expect(told.go).toHaveBeenCalledWith('/itineraries', { quick: true })
    press(box, 'Share')
    expect(told.share).toHaveBeenCalledWith(expect.objectContaining({ id: 'trip-1' }))
  })
})

describe('Your Experiences', () => {
  it('lists what is unscheduled, says how many, and collapses [2.237, 2.238, 2.239, 2.240, 2.243]', async () => {
    const { box } = await shown(tripWith([tram], [fado, sintra]))
    find(box, 'heading', 'Your Experiences')
    expect(text(box)).toContain('2 ready to schedule')
    expect(text(box)).toContain('2 unscheduled')
    expect(findAll(box, 'article').map((one) => one.querySelector('h3')?.textContent)).toEqual(['Fado in Alfama', 'Sintra by the old line'])
    press(box, 'Collapse Your Experiences')
    await findSoon(box, 'button', 'Expand Your Experiences')
    expect(box.querySelector<HTMLElement>('#experiences')?.hidden).toBe(true)
    press(box, 'Expand Your Experiences')
    await findSoon(box, 'button', 'Collapse Your Experiences')
  })

  it('collapses by itself when all is scheduled, and is all set [2.241, 2.244, 2.250, 2.251, 2.252, 2.253]', async () => {
    const { box } = await shown(tripWith([tram], [], { conversationId: 'c1' as never }))
    await findSoon(box, 'button', 'Expand Your Experiences')
    expect(text(box)).toContain('All experiences are scheduled')
    expect(text(box)).not.toContain('unscheduled')
    find(box, 'heading', 'All Set!')
    expect(find(box, 'link', 'Add More Experiences').getAttribute('href')).toBe('/chat/c1')
  })

  it('stays open with nothing in it and leads home [2.242, 2.246, 2.247, 2.249, 2.254]', async () => {
    const { box } = await shown(trip())
    find(box, 'button', 'Collapse Your Experiences')
    expect(text(box)).toContain('No experiences yet')
    find(box, 'heading', 'No Experiences Yet')
    expect(find(box, 'link', 'Find Experiences').getAttribute('href')).toBe('/')
    expect(find(box, 'link', 'Add').getAttribute('href')).toBe('/')
  })

  it('leads to the conversation when there is one [2.245, 2.248]', async () => {
    const { box } = await shown(trip({ conversationId: 'c1' as never }))
    expect(find(box, 'link', 'Find Experiences').getAttribute('href')).toBe('/chat/c1')
    expect(find(box, 'link', 'Add').getAttribute('href')).toBe('/chat/c1')
  })

  it('shows on a ticket picture, place, duration, price and rating [2.256, 2.260, 2.261, 2.262, 2.263, 2.264]', async () => {
    const { box } = await shown(trip({ activities: [entry('F', { imageUrl: 'https://meander.test/f.webp', duration: '2 hours', price: { amount: 60, currency: '' }, rating: 4.68 })] }))
    const words = text(ticket(box, 'Activity F'))
    for (const part of ['Alfama, Lisbon', '2 hours', '$60', '4.7']) expect(words).toContain(part)
    const picture = ticket(box, 'Activity F').querySelector('img') as HTMLImageElement
    expect(picture.src).toBe('https://meander.test/f.webp')
  })

  it('replaces a picture that fails to load [2.257]', async () => {
    const { box } = await shown(trip({ activities: [entry('F', { imageUrl: 'https://meander.test/gone.webp' })] }))
    ticket(box, 'Activity F').querySelector('img')?.dispatchEvent(new Event('error'))
    await waitFor(() => expect(ticket(box, 'Activity F').querySelector('img')).toBeNull())
    expect(ticket(box, 'Activity F').querySelector('.placeholder')).not.toBeNull()
  })

  it('truncates a title beyond 50 characters, not one of 50 [2.258, 2.259]', async () => {
    const { box } = await shown(trip({ activities: [entry('A', { title: 'a'.repeat(51) }), entry('B', { title: 'b'.repeat(50) })] }))
    expect(findAll(box, 'article').map((one) => one.querySelector('h3')?.textContent)).toEqual([`${'a'.repeat(50)}…`, 'b'.repeat(50)])
  })

  it('offers Schedule, Edit, Remove, a handle, and details by the title [2.265, 2.269, 2.270]', async () => {
    const { box, told } = await shown(trip({ activities: [fado] }))
    const actions = findAll(ticket(box, 'Fado').querySelector('.do') as HTMLElement, 'button').map(nameOf)
    expect(actions).toEqual(['Schedule', 'Edit', 'Remove'])
    find(box, 'button', 'Drag Fado in Alfama')
    press(box, 'Fado in Alfama')
    expect(told.open).toHaveBeenCalledWith(fado.activityData, { entryId: fado.id, date: null, time: null })
  })

  it('removes an activity [2.268, 8.39]', async () => {
    const { box, held } = await shown(trip({ activities: [fado] }))
    press(ticket(box, 'Fado'), 'Remove')
    await waitFor(() => expect(text(box)).toContain('Activity has been removed from your itinerary'))
    expect(findAll(box, 'article')).toEqual([])
    expect(held().activities).toEqual([])
  })

  it('edits notes in a dialog that closes at once and keeps them [2.267, 2.287, 2.288, 2.290, 2.291]', async () => {
    const { box, held } = await shown(trip({ activities: [fado] }))
    press(ticket(box, 'Fado'), 'Edit')
    const dialog = await findSoon(box, 'dialog', 'Edit Experience')
    type(find(dialog, 'textbox', 'Notes'), 'Ask for the terrace')
    await waitFor(() => expect((find(dialog, 'textbox', 'Notes') as HTMLTextAreaElement).value).toBe('Ask for the terrace'))
    press(dialog, 'Save Changes')
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    await waitFor(() => expect(held().activities[0]?.notes).toBe('Ask for the terrace'))
    press(ticket(box, 'Fado'), 'Edit')
    expect((find(await findSoon(box, 'dialog', 'Edit Experience'), 'textbox', 'Notes') as HTMLTextAreaElement).value).toBe('Ask for the terrace')
  })

  it('cancels editing [2.289]', async () => {
    const { box, held } = await shown(trip({ activities: [fado] }))
    press(ticket(box, 'Fado'), 'Edit')
    const dialog = await findSoon(box, 'dialog', 'Edit Experience')
    type(find(dialog, 'textbox', 'Notes'), 'Not this')
    press(dialog, 'Cancel')
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    expect(held().version).toBe(1)
  })
})

describe('Your Schedule', () => {
  const columns = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('.calendar .day')]

  it('has a title, its line, and every day of the trip [2.271, 2.272, 2.273, 2.276]', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    expect(text(box)).toContain('Drag experiences from above to schedule them')
    expect(columns(box).map((one) => one.dataset.date)).toEqual(['2027-03-14', '2027-03-15', '2027-03-16', '2027-03-17'])
    expect(find(box, 'button', 'Week').getAttribute('aria-pressed')).toBe('true')
  })

  it('says where the experiences wait when they are not above', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    find(box, 'button', 'Day').click()
    await waitFor(() => expect(text(box)).toContain('Drag experiences from above to schedule them, or from the list beside the day'))
  })

  it('asks for nothing to be dragged where nothing waits', async () => {
    const { box } = await shown(tripWith([tram]))
    expect(text(box)).not.toContain('Drag experiences')
  })

  it('has a day view that ends where the trip ends [2.277, 2.278, 2.279]', async () => {
    const { box } = await shown(tripWith([tram]))
    press(box, 'Day')
    const previous = await findSoon<HTMLButtonElement>(box, 'button', 'Previous day')
    const next = find<HTMLButtonElement>(box, 'button', 'Next day')
    expect([previous.disabled, next.disabled]).toEqual([true, false])
    expect(columns(box).map((one) => one.dataset.date)).toEqual(['2027-03-14'])
    for (const date of ['2027-03-15', '2027-03-16', '2027-03-17']) {
      next.click()
      await waitFor(() => expect(columns(box).map((one) => one.dataset.date)).toEqual([date]))
    }
    expect([previous.disabled, next.disabled]).toEqual([false, true])
  })

  it('draws rows of 30 minutes, 45 px in the week, 60 px in the day [9.89, 9.90, 9.91]', async () => {
    const { box } = await shown(tripWith([tram]))
    const height = () => box.querySelector<HTMLElement>('.slip')?.style.height
    const gap = 2
    expect(height()).toBe(`${6 * 45 - gap}px`)
    press(box, 'Day')
    await waitFor(() => expect(height()).toBe(`${6 * 60 - gap}px`))
  })

  it('opens a day an hour before the first thing on that day, whatever the others hold [9.84, 9.86]', async () => {
    const late = slot('L', { date: '2027-03-15', from: '19:00', to: '21:00' })
    const { box } = await shown(tripWith([tram, late]))
    const hours = () => [...box.querySelectorAll('.scale span')].map((one) => one.textContent)
    expect([hours()[0], hours().length]).toEqual(['9 AM', 13])
    press(box, 'Day')
    await waitFor(() => expect([hours()[0], hours().length]).toEqual(['9 AM', 5]))
    press(box, 'Next day')
    await waitFor(() => expect([hours()[0], hours().length]).toEqual(['6 PM', 4]))
    press(box, 'Next day')
    await waitFor(() => expect([hours()[0], hours().length]).toEqual(['7 AM', 14]))
  })

  it('shades the hours from 7 to 21 as daytime [9.92]', async () => {
    const late = slot('L', { date: '2027-03-14', from: '06:30', to: '07:30' })
    const { box } = await shown(tripWith([late, slot('M', { date: '2027-03-15', from: '20:00', to: '22:00' })]))
    const shade = box.querySelector<HTMLElement>('.daytime')
    expect(shade?.style.top).toBe(`${2 * 2 * 45}px`)
    expect(shade?.style.height).toBe(`${14 * 2 * 45}px`)
  })

  it('opens the detail of a scheduled activity by a click [2.281]', async () => {
    const { box, told } = await shown(tripWith([tram]))
    box.querySelector<HTMLElement>('.slip')?.click()
    expect(told.open).toHaveBeenCalledWith(tram.activity, { entryId: 'entry-T28', date: '2027-03-14', time: '10:00' })
  })

  it('marks the present minute on the day of today', async () => {
    const { box } = await shown(tripWith([tram], [], { startDate: day('2026-11-21'), endDate: day('2026-11-22') }))
    expect(box.querySelectorAll('.now').length).toBe(1)
  })
})

describe('starts that are on their way', () => {
  it('are said to be, and said not to have come', async () => {
    let answer = (_: Response) => {}
    const { box } = await shown(tripWith([tram], [fado]), { prepare: ({ server }: TripServer) => server.on(readStarts, () => new Promise<Response>((resolve) => (answer = resolve))) })
    key(find(box, 'button', 'Drag Fado in Alfama'), 'Enter')
    await waitFor(() => expect(text(box.querySelector('.key') as HTMLElement)).toContain('Loading start times'))
    answer(failure('provider-failed'))
    await waitFor(() => expect(text(box.querySelector('.key') as HTMLElement)).toContain('Unable to load availability'))
  })
})

describe('scheduling by key', () => {
  it('lights up the real starts, closes others with the reason, and drops with Enter [4.114]', async () => {
    const { box, server } = await shown(tripWith([tram], [fado]))
    const handle = find(box, 'button', 'Drag Fado in Alfama')
    key(handle, 'Enter')
    await waitFor(() => expect([...box.querySelectorAll<HTMLElement>('[data-start]')].map((one) => one.dataset.start)).toEqual(['2027-03-15T09:00', '2027-03-15T19:00', '2027-03-16T09:00']))
    expect(text(box)).toContain('11:00 AM overlaps Tram 28')
    await waitFor(() => expect(text(box)).toContain('No available time slots for this date'))
    key(handle, 'ArrowDown')
    await waitFor(() => expect(box.querySelector<HTMLElement>('.start.over')?.dataset.drop).toBe('2-19:00'))
    expect(text(box)).toContain('Monday, March 15, 7:00 PM, 8 left')
    key(handle, 'Enter')
    await waitFor(() => expect(server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 2, timeSlot: '19:00' }))
    await waitFor(() => expect(text(box)).toContain('2/2 scheduled'))
    await waitFor(() => expect(box.querySelector('[data-start]')).toBeNull())
  })

  it('cancels with Escape and calls nothing', async () => {
    const { box, server } = await shown(tripWith([tram], [fado]))
    const handle = find(box, 'button', 'Drag Fado in Alfama')
    key(handle, ' ')
    await waitFor(() => expect(box.querySelector('[data-start]')).not.toBeNull())
    key(handle, 'Escape')
    await waitFor(() => expect(box.querySelector('[data-start]')).toBeNull())
    expect(server.callsOf(scheduleActivity)).toEqual([])
  })

  it('moves a slip from start to start [4.117]', async () => {
    const { box, server } = await shown(tripWith([tram]))
    const slip = () => box.querySelector('.slip') as HTMLElement
    key(slip(), ' ')
    await waitFor(() => expect(box.querySelector('.start.over')).not.toBeNull())
    key(slip(), 'ArrowRight')
    key(slip(), 'Enter')
    await waitFor(() => expect(server.callsOf(rescheduleActivity)[0]?.body).toMatchObject({ slotId: tram.id, dayNumber: 2, timeSlot: '09:00' }))
    await waitFor(() => expect(text(box)).toContain('The activity has been moved to a new time slot'))
  })
})

describe('the schedule dialog', () => {
  const openDialog = async (box: HTMLElement) => {
    press(ticket(box, 'Fado'), 'Schedule')
    return findSoon(box, 'dialog', 'Schedule: Fado in Alfama')
  }
  const submit = (dialog: HTMLElement) => find<HTMLButtonElement>(dialog, 'button', 'Schedule')

  it('goes from a date to a time to scheduled [2.266, 2.282, 2.283, 4.103, 4.104, 5.47, 5.48, 8.43]', async () => {
    const { box, server } = await shown(tripWith([tram], [fado]))
    const dialog = await openDialog(box)
    await waitFor(() => expect(findAll(dialog, 'button', /March/).length).toBe(4))
    expect([...dialog.querySelectorAll('.dates-open > li')].map((one) => one.className)).toEqual(['full', 'free', 'free', 'none'])
    expect(find<HTMLButtonElement>(dialog, 'button', 'Wednesday, March 17, No times').disabled).toBe(true)
    expect(submit(dialog).disabled).toBe(true)
    press(dialog, 'Monday, March 15, 2 times')
    await findSoon(dialog, 'button', /^7:00 PM/)
    expect([...dialog.querySelectorAll('.times-of-day .tiny')].map((one) => one.textContent)).toEqual(['Morning', 'Evening'])
    expect(submit(dialog).disabled).toBe(true)
    press(dialog, /^7:00 PM/)
    await waitFor(() => expect(submit(dialog).disabled).toBe(false))
    submit(dialog).click()
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    expect(server.callsOf(readAvailability)[0]?.path).toBe('/api/activities/F/availability')
    expect(server.callsOf(scheduleActivity)[0]?.body).toMatchObject({ dayNumber: 2, timeSlot: '19:00' })
    expect(text(box)).toContain('Activity Scheduled')
    expect(text(box)).toContain('The activity has been added to your calendar.')
    await findSoon(box, 'button', 'Expand Your Experiences')
  })

  it('turns the day view to the day that was chosen', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    press(box, 'Day')
    const dialog = await openDialog(box)
    ;(await findSoon(dialog, 'button', 'Tuesday, March 16, 9:00 AM')).click()
    ;(await findSoon(dialog, 'button', /^\d+:\d\d [AP]M/)).click()
    await waitFor(() => expect(submit(dialog).disabled).toBe(false))
    submit(dialog).click()
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
    expect(box.querySelector('.slip')?.textContent).toContain('Fado')
  })

  it('collapses the panel 300 ms after scheduling although something is left [2.255]', async () => {
    const { box, detail } = await shown(tripWith([tram], [fado, sintra]))
    const dialog = await openDialog(box)
    ;(await findSoon(dialog, 'button', 'Monday, March 15, 2 times')).click()
    ;(await findSoon(dialog, 'button', /^9:00 AM/)).click()
    await waitFor(() => expect(submit(dialog).disabled).toBe(false))
    submit(dialog).click()
    await waitFor(() => expect(text(box)).toContain('Activity Scheduled'))
    expect(detail.experiences.$state.get()).toBe('untouched')
    await findSoon(box, 'button', 'Expand Your Experiences')
  })

  it('says why a booked date cannot be chosen [8.26, 8.27, 8.28]', async () => {
    const { box } = await shown(tripWith([tram], [fado]))
    const dialog = await openDialog(box)
    const booked = await findSoon(dialog, 'button', 'Sunday, March 14, Booked')
    expect(booked.title).toBe('All times are booked for this date')
    booked.click()
    await waitFor(() => expect(text(dialog)).toContain('All Times Are Booked'))
    expect(text(dialog)).toContain('No available time slots for this date')
    expect(booked.getAttribute('aria-pressed')).toBe('false')
    expect(submit(dialog).disabled).toBe(true)
  })

  it('marks a date full when the conflict check leaves no time [4.106]', async () => {
    const { box } = await shown(tripWith([tram], [fado]), { prepare: ({ server }: TripServer) => server.on(readAvailableSlots, () => ({ slots: [] })) })
    const dialog = await openDialog(box)
    ;(await findSoon(dialog, 'button', 'Tuesday, March 16, 9:00 AM')).click()
    await findSoon(dialog, 'button', 'Tuesday, March 16, Booked')
    expect(text(dialog)).toContain('All Times Are Booked')
  })

  it('says that availability cannot be loaded and asks again [8.24, 8.25]', async () => {
    let failing = true
    const { box } = await shown(tripWith([tram], [fado]), {
      prepare: ({ server }: TripServer) => server.on(readAvailability, () => (failing ? failure('provider-failed') : { slots: STARTS })),
    })
    const dialog = await openDialog(box)
    await waitFor(() => expect(text(dialog)).toContain('Unable to load availability'))
    failing = false
    press(dialog, 'Try Again')
    await findSoon(dialog, 'button', 'Monday, March 15, 2 times')
  })

  it('cannot work without dates, and closes [2.285, 2.286]', async () => {
    const { box } = await shown(trip({ activities: [fado], startDate: null, endDate: null }))
    const dialog = await openDialog(box)
    expect(text(dialog)).toContain('Unable to load scheduling data.')
    findAll(dialog, 'button', 'Close').at(-1)?.click()
    await waitFor(() => expect(findAll(box, 'dialog')).toEqual([]))
  })

  it('stays open when scheduling fails', async () => {
    const { box } = await shown(tripWith([tram], [fado]), { prepare: ({ server }: TripServer) => server.on(scheduleActivity, () => failure('time-overlaps', 'Taken just now.')) })
    const dialog = await openDialog(box)
    ;(await findSoon(dialog, 'button', 'Monday, March 15, 2 times')).click()
    ;(await findSoon(dialog, 'button', /^9:00 AM/)).click()
    await waitFor(() => expect(submit(dialog).disabled).toBe(false))
    submit(dialog).click()
    await waitFor(() => expect(text(box)).toContain('Taken just now.'))
    expect(findAll(box, 'dialog').length).toBe(1)
    expect(text(box)).toContain('1/2 scheduled')
  })
})
