import { editActivity, readItinerary } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desk, type Desk } from '../../../test/desk.ts'
import { fakeServer, type FakeServer } from '../../../test/fake-server.ts'
import { mountView } from '../../../test/mount-planner.tsx'
import { find, findSoon, waitFor } from '../../../test/queries.ts'
import { entry, trip } from '../../../test/trip.ts'
import { createItineraryDetail } from './detail.ts'
import { EditExperience } from './EditExperience.tsx'

describe('who may read a note', () => {
  let server: FakeServer
  let at: Desk
  let view: ReturnType<typeof mountView>
  const tram = { ...entry('TRAM'), notes: 'Sit left' }

  beforeEach(async () => {
    localStorage.clear()
    const lisbon = trip({ activities: [tram] })
    server = fakeServer()
      .on(readItinerary, () => lisbon)
      .on(editActivity, ({ body }) => trip({ activities: [{ ...tram, ...(body as Partial<typeof tram>) }] }))
    at = desk(server)
    const detail = createItineraryDetail({ api: at.api, toasts: at.toasts, tab: at.tab, onChange: vi.fn() })
    await detail.open(lisbon.id)
    view = mountView(<EditExperience entry={tram} onClose={() => {}} onSave={(written) => void detail.keepNotes(tram.id, written, tram.notes)} />)
  })
  afterEach(() => {
    view.destroy()
    at.destroy()
  })
  const edits = () => server.callsOf(editActivity).map(({ body: { notes, notesPrivate } }) => ({ notes, notesPrivate }))

  it('is nobody, until the traveller shows it to those who have the link', async () => {
    const tick = await findSoon<HTMLInputElement>(view.root, 'checkbox', 'Show this note to everyone who has the trip’s link')
    expect(tick.checked).toBe(false)
    tick.click()
    await waitFor(() => expect(tick.checked).toBe(true))
    find(view.root, 'button', 'Save Changes').click()
    await waitFor(() => expect(edits()).toEqual([{ notes: 'Sit left', notesPrivate: false }]))
  })

  it('keeps what was written when a finger comes beside the dialog', async () => {
    const dialog = await findSoon(view.root, 'dialog', 'Edit Experience')
    const field = view.root.querySelector('textarea') as HTMLTextAreaElement
    field.value = 'Sit right'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await waitFor(() => expect(field.value).toBe('Sit right'))
    await waitFor(() => {
      dialog.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 3000, clientY: 3000 }))
      expect(edits()[0]).toEqual({ notes: 'Sit right', notesPrivate: undefined })
    })
  })

  it('stays as it is where only the words change, and nothing is written where nothing does', async () => {
    ;(await findSoon(view.root, 'button', 'Save Changes')).click()
    const field = view.root.querySelector('textarea') as HTMLTextAreaElement
    field.value = 'Sit right'
    field.dispatchEvent(new Event('input', { bubbles: true }))
    await waitFor(() => {
      find(view.root, 'button', 'Save Changes').click()
      expect(edits()[0]).toEqual({ notes: 'Sit right', notesPrivate: undefined })
    })
  })
})
