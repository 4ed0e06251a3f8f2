import { readActivityDetails, type ActivityDetails } from '@meander/sdk/contract/activities'
import { listItineraries } from '@meander/sdk/contract/itineraries'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, vi } from 'vitest'
import { activity } from './activities.ts'
import { desk, type Desk } from './desk.ts'
import { fakeServer, type FakeServer } from './fake-server.ts'
import { mountView } from './mount-planner.tsx'
import { entry, trip } from './trip.ts'

/** An activity with all that a card can tell. */
export const tram = activity('TRAM', {
  title: 'Tram 28 and Alfama on foot',
  description: 'Up with the first trams, down on foot.',
  imageUrl: 'https://pictures.example/1.jpg',
  images: ['https://pictures.example/1.jpg', 'https://pictures.example/2.jpg', 'https://pictures.example/3.jpg'],
  duration: '3 hours',
  rating: 4.8,
  reviewCount: 2310,
  inclusions: ['Tram fares', 'Coffee', 'A map'],
  meetingPoint: 'Rossio, under the clock',
  tags: ['Walking', 'History', 'Trams', 'Small group', 'Morning'],
  bookingUrl: 'https://book.example/tram',
})

/** What its provider tells at length. */
export const details: ActivityDetails = {
  description: 'The long words of the provider.',
  images: [],
  additionalImages: [],
  inclusions: ['Train, tram and bus fares'],
  exclusions: ['Hotel pick-up'],
  meetingPoint: 'At the gate',
  cancellationPolicy: 'All sales are final.',
  itinerary: [{ title: 'Rossio station', description: 'Meet under the clock.' }],
}

export interface ActivitiesHere {
  server: FakeServer
  at: Desk
  view: ReturnType<typeof mountView>
  show: (node: ReactNode) => void
}

/** For each test of a file: the stores around activities, one of which ('KEPT') some itinerary holds, and a place to show them in. */
export function withActivities(): ActivitiesHere {
  const here: Partial<ActivitiesHere> & Pick<ActivitiesHere, 'show'> = { show: (node) => void (here.view = mountView(node)) }
  beforeEach(() => {
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    here.server = fakeServer()
      .on(listItineraries, () => [trip({ activities: [entry('KEPT')] })])
      .on(readActivityDetails, () => details)
    here.at = desk(here.server)
  })
  afterEach(() => {
    here.view?.destroy()
    here.at?.destroy()
  })
  return here as ActivitiesHere
}

/** What is written in each of these, in one line. */
export const words = (scope: Element, selector: string) => [...scope.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, ' ').trim())
