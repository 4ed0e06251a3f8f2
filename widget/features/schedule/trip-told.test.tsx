import { afterEach, describe, expect, it } from 'vitest'
import { findAll, findSoon } from '../../test/queries.ts'
import { showBoard } from '../../test/show-board.tsx'
import { entry, tripWith } from '../../test/trip.ts'

const fado = { ...entry('F', { title: 'Fado' }), notes: 'A table near the guitars' }

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

describe('the page of a trip', () => {
  it('tells for how many it is, where that was said', async () => {
    board = await showBoard(tripWith([], [fado], { groupSize: 16 }))
    expect(board.words(board.box.querySelector('.trip-head') as Element)).toContain('16 travelers')
  })

  it('tells no number that nobody said', async () => {
    board = await showBoard(tripWith([], [fado], { groupSize: null }))
    expect(board.words()).not.toContain('traveler')
  })

  it('shows the note of what waits, and which experience is noted on', async () => {
    board = await showBoard(tripWith([], [fado]))
    expect(board.words(board.box.querySelector('.ticket') as Element)).toContain('A table near the guitars')
    findAll(board.box, 'button', 'Edit')[0]?.click()
    expect(board.words(await findSoon(board.box, 'dialog', 'Edit Experience'))).toContain('Fado')
  })
})
