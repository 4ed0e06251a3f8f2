import type { Itinerary } from '@meander/sdk/contract/itineraries'
import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import { entry, slot, trip, tripWith } from '../../../test/trip.ts'
import { createExperiences } from './experiences.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' })
const moved = { ...tram, startTime: '14:00' as typeof tram.startTime }

function open(given: Itinerary) {
  const $itinerary = atom<Itinerary | null>(given)
  const { $state, setOpen } = createExperiences($itinerary)
  return { $itinerary, state: () => $state.get(), setOpen }
}

describe('the panel of experiences', () => {
  it('collapses when the last one has its place, and stays as the visitor leaves it then [2.253]', () => {
    const { $itinerary, state, setOpen } = open(trip({ activities: [entry('T28')] }))
    expect(state()).toBe('untouched')
    $itinerary.set(tripWith([tram]))
    expect(state()).toBe('collapsed')
    setOpen(true)
    $itinerary.set(tripWith([moved]))
    expect(state()).toBe('open')
  })

  it('is collapsed where all had their place before, and not where there is nothing', () => {
    expect(open(tripWith([tram])).state()).toBe('collapsed')
    expect(open(trip()).state()).toBe('untouched')
  })
})
