import { afterEach, expect, it } from 'vitest'
import { mountView } from '../../test/mount-planner.tsx'
import { waitFor } from '../../test/queries.ts'
import { entry, tripWith } from '../../test/trip.ts'
import { posterFor } from '../backdrops/index.ts'
import { Cover } from './Cover.tsx'

let view: ReturnType<typeof mountView>
afterEach(() => view.destroy())

const shown = () => view.root.querySelector('img')?.getAttribute('src') ?? view.root.querySelector('svg.placeholder')?.localName
const fail = () => void view.root.querySelector('img')?.dispatchEvent(new Event('error'))

it('shows what is planned; where that does not load, what hangs over the conversation about the place; and hills when nothing does [9.82]', async () => {
  const trip = tripWith([], [entry('A', { imageUrl: 'https://pictures.example/a.jpg' })])
  view = mountView(<Cover trip={trip} seed="a" />)
  await waitFor(() => expect(shown()).toBe('https://pictures.example/a.jpg'))
  fail()
  await waitFor(() => expect(shown()).toBe(posterFor(trip.destination, '')))
  fail()
  await waitFor(() => expect(shown()).toBe('svg'))
})

it('is not empty where nothing is planned yet', async () => {
  view = mountView(<Cover trip={tripWith([], [])} seed="a" />)
  await waitFor(() => expect(shown()).toBe(posterFor(tripWith([], []).destination, '')))
})
