import { editActivity } from '@meander/sdk/contract/itineraries'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { failure } from '../../test/fake-server.ts'
import { find, findSoon, type, waitFor } from '../../test/queries.ts'
import { showBoard } from '../../test/show-board.tsx'
import { entry, trip } from '../../test/trip.ts'

describe('notes that could not be saved', () => {
  let board: Awaited<ReturnType<typeof showBoard>>
  const fado = { ...entry('F'), notes: 'Front row' }
  const field = () => findSoon<HTMLTextAreaElement>(board.box, 'textbox', 'Notes')
  const edit = async () => (await findSoon(board.box, 'button', 'Edit')).click()
  /** Typed, and drawn: what is pressed next is pressed on what one sees. */
  const write = async (words: string) => {
    type(await field(), words)
    await new Promise(requestAnimationFrame)
  }
  const save = () => find(board.box, 'button', 'Save Changes').click()
  const saidToServer = () => board.server.callsOf(editActivity).map(({ body }) => body.notes)

  beforeEach(async () => {
    sessionStorage.clear()
    board = await showBoard(trip({ activities: [fado] }))
  })
  afterEach(() => board.destroy())

  it('are in the field again when Edit is opened, which says so, and can be saved from there', async () => {
    board.server.on(editActivity, () => failure('bad-request', 'No ink.'))
    await edit()
    await write('Terrace')
    save()
    await waitFor(() => expect(board.lastToast()?.title).toBe('Notes not saved'))
    await edit()
    expect((await field()).value).toBe('Terrace')
    expect((await findSoon(board.box, 'alert', /^This is what you wrote\./)).textContent).toContain('save it once more')
    save()
    await waitFor(() => expect(saidToServer()).toEqual(['Terrace', 'Terrace']))
  })

  it('stand beside what others have written meanwhile', async () => {
    sessionStorage.setItem(`meander.notes_${fado.id}`, JSON.stringify({ notes: 'Terrace', base: 'Balcony' }))
    await edit()
    expect((await field()).value).toBe('Terrace')
    expect((await findSoon(board.box, 'alert', /written elsewhere/)).textContent).toContain('Front row')
  })

  it('since they are too long stay open, with how much has to go, and lose no letter', async () => {
    await edit()
    const long = 'x'.repeat(10_012)
    await write(long)
    await findSoon(board.box, 'alert', 'Too long to save: a note holds 10,000 characters. Please take out 12 characters.')
    save()
    find(board.box, 'dialog', 'Edit Experience').dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: 3000, clientY: 3000 }))
    expect((await field()).value).toBe(long)
    expect(saidToServer()).toEqual([])
    await write(long.slice(12))
    save()
    await waitFor(() => expect(saidToServer()).toEqual([long.slice(12)]))
  })
})
