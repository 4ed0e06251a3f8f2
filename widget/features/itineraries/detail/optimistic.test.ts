import { describe, expect, it } from 'vitest'
import { slot, tripWith } from '../../../test/trip.ts'
import { createOptimisticItinerary } from './optimistic.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const known = tripWith([tram])
const titled = (title: string) => (trip: typeof known) => ({ ...trip, title })

function open() {
  const trip = createOptimisticItinerary()
  trip.confirm(known)
  const seen: (string | undefined)[] = []
  trip.$itinerary.listen((itinerary) => seen.push(itinerary?.title))
  return { ...trip, seen }
}

describe('a change of a trip', () => {
  it('is shown at once, and its answer in one step', async () => {
    const { change, confirm, seen, $itinerary } = open()
    const answer = { ...known, title: 'As answered', version: known.version + 1 }
    await change(titled('As wished'), async () => answer)
    // Whoever asked takes the answer as well.
    confirm(answer)
    expect(seen).toEqual(['As wished', 'As answered'])
    expect($itinerary.get()?.days).toBe(known.days)
  })

  it('is gone again when it fails, and stays on top of what comes meanwhile until then', async () => {
    const { change, confirm, seen } = open()
    const failing = change(titled('As wished'), async () => {
      confirm({ ...known, groupSize: 7, version: known.version + 1 })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(seen).toEqual(['As wished', 'As wished', known.title])
  })

  it('leaves those alone that are still under way', async () => {
    const { change, seen } = open()
    let answerFirst = (_: typeof known) => {}
    const first = change(titled('First'), () => new Promise((resolve) => (answerFirst = resolve)))
    await change(
      (trip) => ({ ...trip, groupSize: 9 }),
      async () => ({ ...known, groupSize: 9, version: known.version + 1 }),
    )
    expect(seen.at(-1)).toBe('First')
    answerFirst({ ...known, title: 'First', groupSize: 9, version: known.version + 2 })
    await first
    expect(seen.at(-1)).toBe('First')
  })
})
