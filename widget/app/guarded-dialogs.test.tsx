import { atom } from 'nanostores'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { EditExperience } from '../features/itineraries/detail/EditExperience.tsx'
import { NewJourney } from '../features/itineraries/list/NewJourney.tsx'
import { RemoveJourney } from '../features/itineraries/list/RemoveJourney.tsx'
import { ScheduleDialog } from '../features/schedule/ScheduleDialog.tsx'
import { mountView } from '../test/mount-planner.tsx'
import { find, findAll, findSoon } from '../test/queries.ts'
import { entry, trip } from '../test/trip.ts'
import type { Planner } from './planner.ts'
import { Sharing } from './Sharing.tsx'
import { SigningIn } from './SigningIn.tsx'

const onClose = vi.fn()
const broken = <Store,>(store: object = {}) => store as Store
let view: ReturnType<typeof mountView>

beforeEach(() => {
  onClose.mockClear()
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => view.destroy())

/** Each with a store that is not whole: drawing it throws. What draws all the same throws as it opens. */
it.each<[string, () => ReactNode]>([
  ['sign-in', () => <SigningIn planner={broken<Planner>({ session: { $asked: atom(true), closeSignIn: onClose } })} />],
  ['sharing', () => <Sharing planner={broken<Planner>()} share={broken({ close: onClose })} />],
  ['a new journey', () => <NewJourney Place={() => null} journeys={broken()} onClose={onClose} onFail={() => {}} />],
  ['removing a journey', () => <RemoveJourney itinerary={trip()} journeys={broken()} onClose={onClose} />],
  ['editing an experience', () => <EditExperience entry={entry('TRAM')} onSave={() => {}} onClose={onClose} />],
  ['scheduling', () => <ScheduleDialog itinerary={trip()} entry={entry('TRAM')} schedule={broken()} onClose={onClose} />],
])('says that something went wrong when %s breaks, and closes [8.23, 2.349, 2.350]', async (_, dialog) => {
  const open = vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementationOnce(() => {
    throw new Error('the ink ran out')
  })
  view = mountView(
    <>
      <p>What stands around it</p>
      {dialog()}
    </>,
  )
  const said = await findSoon(view.root, 'dialog', 'Something went wrong')
  expect(find(said, 'alert').textContent).toBe('Something went wrong. Please try refreshing the page.')
  expect(view.box.textContent).toContain('What stands around it')
  findAll(said, 'button', 'Close').at(-1)?.click()
  expect(onClose).toHaveBeenCalled()
  open.mockRestore()
})
