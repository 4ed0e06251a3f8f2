import { createCalendarLink, readCalendarFile, readCalendarLink, revokeCalendarLink } from '@meander/sdk/contract/calendar-export'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { failure } from '../../../test/fake-server.ts'
import { find, findAll, findSoon, waitFor } from '../../../test/queries.ts'
import { showBoard } from '../../../test/show-board.tsx'
import { slot, tripWith, type TripServer } from '../../../test/trip.ts'

const tram = slot('T28', { date: '2027-03-14', from: '10:00', to: '13:00' }, { title: 'Tram 28', duration: '3 hours' })
const LINK = { url: 'https://meander.test/calendar/secret.ics', webcalUrl: 'webcal://meander.test/calendar/secret.ics', createdAt: '2026-11-22T10:00:00Z' }

let board: Awaited<ReturnType<typeof showBoard>>
afterEach(() => board.destroy())

async function openDialog(prepare: (made: TripServer) => void = () => {}) {
  let link: typeof LINK | null = null
  board = await showBoard(tripWith([tram]), {
    prepare: (made) => {
      made.server
        .on(readCalendarLink, () => ({ link }))
        .on(createCalendarLink, () => ({ link: (link = LINK) }))
        .on(revokeCalendarLink, () => ({ link: (link = null) }))
        .on(readCalendarFile, () => ({ fileName: 'lisbon.ics', text: 'BEGIN:VCALENDAR' }))
      prepare(made)
    },
  })
  findAll(board.box, 'button', 'More for this trip')[0]?.click()
  ;(await findSoon(board.box, 'menuitem', 'Add to your calendar')).click()
  return findSoon(board.box, 'dialog', 'Add to your calendar')
}

describe('Add to your calendar', () => {
  it('hands the trip to the browser as a file', async () => {
    const dialog = await openDialog()
    let given: Blob | null = null
    const saved: string[] = []
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => ((given = blob as Blob), 'blob:trip'))
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(`${this.download} ${this.href}`)
    })
    find(dialog, 'button', 'Download calendar file').click()
    await waitFor(() => expect(saved).toEqual(['lisbon.ics blob:trip']))
    expect(await (given as Blob | null)?.text()).toBe('BEGIN:VCALENDAR')
  })

  it('makes a private link, copies it, opens it, and revokes it', async () => {
    const dialog = await openDialog()
    const copied = vi.fn(async (_: string) => {})
    vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: copied } })
    ;(await findSoon(dialog, 'button', 'Make a private link')).click()
    await waitFor(() => expect((find(dialog, 'textbox', 'Private link') as HTMLInputElement).value).toBe(LINK.url))
    expect(find(dialog, 'link', 'Open in your calendar').getAttribute('href')).toBe(LINK.webcalUrl)
    find(dialog, 'button', 'Copy link').click()
    await waitFor(() => expect(board.words(dialog)).toContain('The link is in your clipboard.'))
    expect(copied).toHaveBeenCalledWith(LINK.url)
    vi.unstubAllGlobals()
    find(dialog, 'button', 'Revoke link').click()
    ;(await findSoon(dialog, 'button', 'Keep it')).click()
    ;(await findSoon(dialog, 'textbox', 'Private link')).focus()
    find(dialog, 'button', 'Revoke link').click()
    await findSoon(dialog, 'button', 'Keep it')
    expect(board.words(dialog)).toContain('Every calendar that reads this link stops following the trip')
    find(dialog, 'button', 'Revoke link').click()
    await findSoon(dialog, 'button', 'Make a private link')
    expect(board.words(dialog)).toContain('The link is revoked.')
  })

  it('says what did not work, and asks again', async () => {
    let failing = true
    const dialog = await openDialog(({ server }) =>
      server.on(readCalendarLink, () => (failing ? failure('internal') : { link: null })).on(createCalendarLink, () => failure('too-many-requests', 'Please wait a moment.')),
    )
    await waitFor(() => expect(board.words(dialog)).toContain('Your link could not be read.'))
    failing = false
    find(dialog, 'button', 'Try Again').click()
    ;(await findSoon(dialog, 'button', 'Make a private link')).click()
    await waitFor(() => expect(board.words(dialog)).toContain('Please wait a moment.'))
  })
})
