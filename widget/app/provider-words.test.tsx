import { readActivityDetails, readAvailability } from '@meander/sdk/contract/activities'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat } from '@meander/sdk/contract/chat'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { data, FINISH, reply, text } from '../test/chat-stream.ts'
import { failure } from '../test/fake-server.ts'
import { misread, told } from '../test/misread.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../test/queries.ts'
import { day, start } from '../test/trip.ts'

const among = ['TRAM', 'SAIL', 'FADO'].map((code) =>
  activity(code, {
    title: told(`Title ${code}`),
    description: told('Description'),
    reason: told('Reason'),
    tags: [told('Tag'), told('Another tag')],
    inclusions: [told('Inclusion')],
    meetingPoint: told('Meeting point'),
  }),
)
const details = {
  description: told('Details'),
  images: [],
  additionalImages: [],
  inclusions: [told('Inclusion'), told('Second inclusion')],
  exclusions: [told('Exclusion')],
  itinerary: [{ title: told('Step'), description: told('What is seen there') }],
  meetingPoint: told('Meeting point'),
  cancellationPolicy: told('Ask us'),
  openingHours: told('Hours'),
  accessibility: [told('Accessibility')],
}
const trip = { destination: 'Lisbon', duration: 2, currentDay: 1, startDate: day('2099-03-14'), days: [1, 2].map((number) => ({ day: number, selectedActivities: [] })) }
const SUGGESTION = told('A garden')

describe('what a provider wrote, in English', () => {
  let planner: MountedPlanner

  const press = async (name: string | RegExp) => (await findSoon(planner.root, 'button', name)).click()

  beforeEach(async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    sessionStorage.clear()
    const found = [data({ kind: 'multi-day-trip', multiDayTrip: trip }), data({ kind: 'recommendations', recommendations: among, destination: 'Lisbon' }), data({ kind: 'suggestions', suggestions: [SUGGESTION] })]
    const server = chatServer()
      .on(readCurrentUser, () => failure('not-signed-in'))
      .on(listItineraries, () => [])
      .on(readActivityDetails, () => details)
      .on(readAvailability, () => ({ slots: [start('2099-03-14', '09:30')] }))
      .on(postChat, () => reply(...found, text(told('Here.')), FINISH))
    planner = mountPlanner(server)
    planner.handle.send('Two days in Lisbon')
    await findSoon(planner.root, 'button', 'Send')
  })
  afterEach(() => planner.destroy())

  it('is read aloud as English on cards and below them, and nothing else is', async () => {
    await findSoon(planner.root, 'button', SUGGESTION)
    for (const part of planner.root.querySelectorAll<HTMLElement>('.print, .explore')) expect(misread(part)).toEqual([])
  })

  it('is read aloud as English in the detail, and nothing else is', async () => {
    await press(`Open ${told('Title TRAM')}`)
    const dialog = await findSoon(planner.root, 'dialog', told('Title TRAM'))
    await waitFor(() => expect(dialog.textContent).toContain('Second inclusion'))
    expect(misread(dialog)).toEqual([])
  })

  it('is read aloud as English in the comparison, and nothing else is', async () => {
    await press('Compare Activities')
    for (const code of ['TRAM', 'SAIL']) (await findSoon(planner.root, 'checkbox', `Compare ${told(`Title ${code}`)}`)).click()
    await press('Compare (2)')
    const dialog = await findSoon(planner.root, 'dialog', 'Compare Activities')
    await waitFor(() => expect(dialog.textContent).toContain('Second inclusion'))
    expect(findAll(dialog, 'button', /^Open /)).toHaveLength(2)
    expect(misread(dialog)).toEqual([])
  })

  it('is read aloud as English where it is saved, and nothing else is', async () => {
    await press(`Save ${told('Title TRAM')}`)
    expect(misread(await findSoon(planner.root, 'dialog', 'Save to Itinerary'))).toEqual([])
  })

  it('is read aloud as English where it is put into a day, and in the day, and nothing else is', async () => {
    await press('Add to Day')
    await press(`Add to Day 1: ${told('Title TRAM')}`)
    const dialog = find(planner.root, 'dialog')
    await waitFor(() => expect(dialog.querySelectorAll('.hours input')).toHaveLength(2))
    expect(misread(dialog)).toEqual([])
    expect(misread(planner.root.querySelector<HTMLElement>('.planner') ?? dialog)).toEqual([])
  })
})
