import { listItineraries } from '@meander/sdk/contract/itineraries'
import { readSharedItinerary } from '@meander/sdk/contract/sharing'
import { previewTripChange } from '@meander/sdk/contract/trip-changes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fakeServer } from '../test/fake-server.ts'
import { misread, told } from '../test/misread.ts'
import { mountPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../test/queries.ts'
import { showBoard } from '../test/show-board.tsx'
import { day, entry, slot, tripWith } from '../test/trip.ts'

const theirs = (code: string) => ({ title: told(`Title ${code}`), description: told('Description'), meetingPoint: told('Meeting point') })
const own = { title: 'Mittagessen mit Ana', provider: undefined }
const tram = slot('TRAM', { date: '2027-03-14', from: '10:00', to: '13:00' }, theirs('TRAM'))
const lunch = slot('own-1', { date: '2027-03-15', from: '12:00', to: '13:00' }, own)
const given = tripWith([tram, lunch], [entry('SAIL', theirs('SAIL')), entry('own-2', own)])

describe('what a provider wrote, and what a traveller calls their own', () => {
  let destroy = () => {}
  beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}))
  afterEach(() => destroy())

  it('are read aloud in their own languages in the list of trips', async () => {
    const planner = mountPlanner(fakeServer().on(listItineraries, () => [given]), { route: '/itineraries' })
    destroy = planner.destroy
    planner.handle.open('itineraries')
    await findSoon(planner.root, 'heading', given.title)
    expect(planner.root.querySelector('.journey')?.textContent).toContain(told('Title TRAM'))
    for (const card of planner.root.querySelectorAll('.journey')) expect(misread(card)).toEqual([])
  })

  it('are read aloud in their own languages on the calendar, beside it and on paper', async () => {
    const board = await showBoard(given)
    destroy = board.destroy
    const parts = board.box.querySelectorAll('.slip, .ticket')
    expect([...parts].map((part) => part.querySelector('[lang="en"]') !== null)).toEqual([true, false, true, false])
    for (const part of parts) expect(misread(part)).toEqual([])
    const sheet = () => document.querySelector('body > [data-meander-print]')?.shadowRoot?.querySelector('.trip-sheet')
    await waitFor(() => {
      findAll(board.box, 'button', 'More for this trip')[0]?.focus()
      window.dispatchEvent(new Event('beforeprint'))
      expect(sheet()?.textContent).toContain(told('Meeting point'))
    })
    expect(misread(sheet() as Element)).toEqual([])
  })

  it('are read aloud in their own languages where a change of the trip breaks them', async () => {
    const broken = { activityId: 'entry-TRAM' as never, slotId: tram.id, title: tram.activity.title, date: tram.date, startTime: tram.startTime, endTime: tram.endTime, repair: null }
    const violations = [{ rule: 'too-few-places' as const, severity: 'hard' as const, message: 'Too few.' }]
    const board = await showBoard(given, { prepare: ({ server }) => void server.on(previewTripChange, () => ({ version: 1, broken: [{ ...broken, violations }] })) })
    destroy = board.destroy
    findAll(board.box, 'button', 'More for this trip')[0]?.click()
    ;(await findSoon(board.box, 'menuitem', 'Edit trip')).click()
    const dialog = await findSoon(board.box, 'dialog', 'Edit Trip')
    find(dialog, 'button', 'One more').click()
    await waitFor(() => expect(dialog.textContent).toContain(tram.activity.title))
    expect(misread(dialog)).toEqual([])
  })

  it('are read aloud in their own languages on the shared page', async () => {
    const { title, destination, startDate, endDate, groupSize, days } = given
    const shared = { title, destination, startDate, endDate, groupSize, activities: [entry('SAIL', theirs('SAIL'))], days: days.map(({ dayNumber, timeSlots }) => ({ dayNumber, date: day('2027-03-14'), timeSlots })), totalPrice: null }
    const planner = mountPlanner(fakeServer().on(readSharedItinerary, () => shared as never), { route: '/shared/tok-1' })
    destroy = planner.destroy
    await findSoon(planner.root, 'heading', told('Title TRAM'))
    const parts = planner.root.querySelectorAll('.day-entry')
    expect(parts.length).toBeGreaterThan(1)
    for (const part of parts) expect(misread(part)).toEqual([])
  })
})
