import { createShareLink, readShareLink, revokeShareLink, shareByEmail, type ShareLink } from '@meander/sdk/contract/sharing'
import type { ShareToken } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignIn, type SignIn } from '../auth/index.ts'
import { desk, rosa, type Desk } from '../../test/desk.ts'
import { fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../../test/queries.ts'
import { entry, trip } from '../../test/trip.ts'
import { shareText } from './share-text.ts'
import { createShare, type Share } from './share.ts'
import { ShareDialog } from './ShareDialog.tsx'

const URL_OF_LINK = 'https://meander.test/shared/tok-1'
const link: ShareLink = { shareToken: 'tok-1' as ShareToken, url: URL_OF_LINK, createdAt: '2027-01-05T10:00:00Z', expiresAt: null, indexable: false }
const lisbon = trip({ destination: 'Lisbon', activities: [entry('A'), entry('B')] })
const identity = { current: () => null }

describe('sharing, when something is in the way or done again', () => {
  let server: FakeServer
  let at: Desk
  let share: Share
  let signIn: SignIn
  let view: ReturnType<typeof mountView>
  /** What the clipboard holds; it refuses while this is null. */
  let clipboard: string | null

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    clipboard = ''
    server = fakeServer().on(readShareLink, () => ({ link: null })).on(createShareLink, () => link)
    at = desk(server, { user: rosa })
    const { api, toasts, emit, session, config, tab, clock } = at
    const copy = async (words: string) => {
      if (clipboard === null) throw new DOMException('', 'NotAllowedError')
      clipboard = words
    }
    share = createShare({ api, toasts, emit, session, config, tab, identity, copy, openWindow: () => null })
    signIn = createSignIn({ api, session, $access: at.$access, identity, config, clock })
    view = mountView(<ShareDialog share={share} session={session} signIn={signIn} firstParty={false} />)
  })
  afterEach(() => {
    view.destroy()
    share.destroy()
    signIn.destroy()
    at.destroy()
  })

  async function open(): Promise<HTMLElement> {
    await waitFor(() => expect(at.session.$mode.get()).toBe('authenticated'))
    share.open(lisbon)
    const dialog = await findSoon(view.root, 'dialog', 'Share your itinerary')
    await waitFor(() => expect(dialog.textContent).toContain('The link works'))
    return dialog
  }
  const expiries = (dialog: HTMLElement) => [...dialog.querySelectorAll<HTMLInputElement>('.link-choices [type="radio"]')]
  const chosen = (dialog: HTMLElement) => expiries(dialog).map(({ checked }) => checked)

  it('shows what the browser will not copy, to be copied by hand, and does not call it a failed share', async () => {
    clipboard = null
    const dialog = await open()
    find(dialog, 'button', 'Copy Link').click()
    const told = await findSoon(dialog, 'alert')
    const field = find<HTMLInputElement>(told, 'textbox', /^Could not copy/)
    expect([field.value, field.readOnly, at.toast()]).toEqual([URL_OF_LINK, true, null])
    find(dialog, 'button', 'Instagram').click()
    await waitFor(() => expect(field.value).toBe(`${shareText(lisbon)} ${URL_OF_LINK}`))
    expect(at.events).toEqual([])
    field.dispatchEvent(new Event('copy', { bubbles: true }))
    expect(at.events.at(-1)?.name).toBe('shared')
    clipboard = ''
    find(dialog, 'button', 'Copy Link').click()
    await waitFor(() => expect(findAll(dialog, 'alert')).toEqual([]))
    expect([clipboard, at.toast()?.[0]]).toEqual([URL_OF_LINK, 'Link copied!'])
  })

  it('leaves what was pressed where the focus is while the link is made, and makes one', async () => {
    let answer = (_made: ShareLink): void => {}
    server.on(createShareLink, () => new Promise<ShareLink>((resolve) => (answer = resolve)))
    const dialog = await open()
    const button = find<HTMLButtonElement>(dialog, 'button', 'Copy Link')
    button.focus()
    button.click()
    await waitFor(() => expect(button.getAttribute('aria-disabled')).toBe('true'))
    expect([button.disabled, view.root.activeElement]).toEqual([false, button])
    find(dialog, 'button', 'Instagram').click()
    answer(link)
    await waitFor(() => expect(at.toast()?.[0]).toBe('Link copied!'))
    expect([server.callsOf(createShareLink).length, button.getAttribute('aria-disabled')]).toEqual([1, 'false'])
  })

  it('means what was chosen for one link for the next one too, whenever that is made', async () => {
    const expiresAt = '2027-02-04T10:00:00Z'
    server.on(createShareLink, () => ({ ...link, expiresAt })).on(revokeShareLink, () => ({ success: true as const }))
    const dialog = await open()
    expiries(dialog)[2]?.click()
    find(dialog, 'button', 'Copy Link').click()
    ;(await findSoon(dialog, 'button', 'Stop sharing')).click()
    find(await findSoon(view.root, 'dialog', 'Stop sharing'), 'button', 'Stop sharing').click()
    await waitFor(() => expect(dialog.textContent).toContain('Nobody else can read this trip any more.'))
    expect(chosen(dialog)).toEqual([false, false, true, false])
    share.close()
    await waitFor(() => expect(findAll(view.root, 'dialog')).toEqual([]))
    const again = await open()
    expect(chosen(again)).toEqual([false, false, true, false])
    find(again, 'button', 'Copy Link').click()
    await waitFor(() => expect(server.callsOf(createShareLink)).toHaveLength(2))
    expect(server.callsOf(createShareLink)[1]?.body).toMatchObject({ expiresInDays: 30 })
  })

  it('tells nothing any more of an address that was missing, once a wrong one stands there [5.40]', async () => {
    const dialog = await open()
    const field = find(dialog, 'textbox', 'E-mail')
    find(dialog, 'button', 'Send').click()
    await waitFor(() => expect(at.toast()?.[0]).toBe('Email required'))
    type(field, 'rosa at example')
    find(dialog, 'button', 'Send').click()
    expect((await findSoon(dialog, 'alert')).textContent).toContain('Please enter one e-mail address')
    expect([at.toast(), server.callsOf(shareByEmail)]).toEqual([null, []])
  })
})
