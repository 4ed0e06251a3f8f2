import { beginSignIn, pollSignIn, POPUP, POPUP_FAILED, POPUP_MESSAGE, readCurrentUser, renewAccessToken } from '@meander/sdk/contract/auth'
import { AUTH_METHOD } from '@meander/sdk/contract/who-is-here'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { desk, rosa, type Desk } from '../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, waitFor } from '../../test/queries.ts'
import { popupFeatures } from './popup.ts'
import { createSignIn, type SignIn } from './sign-in.ts'
import { SignInDialog } from './SignInDialog.tsx'

const AUTHORIZE = 'https://meander.test/api/auth/elsewhere?transaction=signin_1'
/** The pages of the pop-up speak as the planner does. */
const OPENED = `${AUTHORIZE}&language=en`
const access = { accessToken: 'bearer-1', expiresAt: '2027-01-05T10:15:00', user: rosa }

class FakePopup {
  closed = false
  address: string
  location = { replace: (address: string) => void (this.address = address) }
  constructor(address: string) {
    this.address = address
  }
  close() {
    this.closed = true
  }
}

const ENDINGS: [string, () => Response | object][] = [
  ['failed', () => ({ state: 'failed', error: 'access_denied' })],
  ['not known any more', () => failure('not-found')],
  ['expired', () => failure('expired')],
]

describe('signing in', () => {
  let server: FakeServer
  let at: Desk
  let signIn: SignIn
  let outcome: () => ReturnType<typeof pendingOutcome> | Response | object
  let page: EventTarget
  let now: number
  const opened: { popup: FakePopup; features: string }[] = []
  const reload = vi.fn()
  const pendingOutcome = () => ({ state: 'pending' as const })

  function start(firstParty: boolean, openWindow = (address: string, _name: string, features: string) => {
    const popup = new FakePopup(address)
    opened.push({ popup, features })
    return popup
  }): void {
    at = desk(server, { config: { firstParty }, clientUserId: 'mdr_guest' })
    signIn = createSignIn({ api: at.api, session: at.session, $access: at.$access, identity: { current: () => 'mdr_guest' as never }, config: at.config, clock: () => new Date(now), page, reload, openWindow: openWindow as never })
  }
  const popup = () => opened.at(-1)?.popup as FakePopup
  const state = () => signIn.$signIn.get().state

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    vi.spyOn(console, 'error').mockImplementation(() => {})
    opened.length = 0
    reload.mockClear()
    page = new EventTarget()
    now = Date.parse('2027-01-05T10:00:00Z')
    outcome = pendingOutcome
    server = fakeServer()
      .on(beginSignIn, () => ({ transactionId: 'signin_1', pollSecret: 'secret', authorizeUrl: AUTHORIZE, expiresAt: '2027-01-05T10:10:00Z' }))
      .on(pollSignIn, () => outcome() as never)
      .on(renewAccessToken, () => ({ ...access, accessToken: 'bearer-2' }))
  })
  afterEach(() => {
    signIn.destroy()
    at.destroy()
    vi.useRealTimers()
  })

  it('happens in a window of 500 by 600 in the middle of the browser [2.13, 9.14]', () => {
    start(true)
    expect(popupFeatures({ screenX: 100, screenY: 50, outerWidth: 1500, outerHeight: 1000 })).toBe('popup,width=500,height=600,left=600,top=250')
    expect(popupFeatures({ screenX: 0, screenY: 0, outerWidth: 320, outerHeight: 400 })).toBe('popup,width=500,height=600,left=0,top=0')
    signIn.connect()
    expect(opened[0]?.features).toMatch(/width=500,height=600/)
  })

  describe('on the hosted site', () => {
    async function connected(): Promise<void> {
      start(true)
      localStorage.setItem(AUTH_METHOD, 'guest')
      server.on(readCurrentUser, () => failure('not-signed-in'))
      signIn.prepare()
      await vi.advanceTimersByTimeAsync(0)
      signIn.connect()
    }

    it("opens '/api/auth/' with the server's own provider, and names the guest [2.12, 4.18, 7.12]", async () => {
      start(true)
      signIn.prepare()
      await vi.advanceTimersByTimeAsync(0)
      signIn.connect()
      expect(popup().address).toBe('https://meander.test/api/auth/elsewhere?popup=1&clientUserId=mdr_guest')
      expect(state()).toBe('connecting')
    })

    it('looks every second whether the window has closed, then reloads with a guest forgotten [4.19, 4.20, 4.22, 4.23, 9.15]', async () => {
      await connected()
      await vi.advanceTimersByTimeAsync(5000)
      expect(reload).not.toHaveBeenCalled()
      server.on(readCurrentUser, () => rosa)
      popup().close()
      await vi.advanceTimersByTimeAsync(POPUP.closePoll - 1)
      expect(reload).not.toHaveBeenCalled()
      expect(localStorage.getItem(AUTH_METHOD)).toBe('guest')
      await vi.advanceTimersByTimeAsync(1)
      expect(reload).toHaveBeenCalledTimes(1)
      expect(localStorage.getItem(AUTH_METHOD)).not.toBe('guest')
      await vi.advanceTimersByTimeAsync(5000)
      expect(reload).toHaveBeenCalledTimes(1)
      expect(server.callsOf(pollSignIn)).toEqual([])
    })

    it('takes a window that looks closed for one that a policy has cut off: stores nothing, and finds the sign-in when it is there', async () => {
      await connected()
      popup().close()
      await vi.advanceTimersByTimeAsync(60_000)
      expect([state(), reload.mock.calls.length, localStorage.getItem(AUTH_METHOD)]).toEqual(['idle', 0, 'guest'])
      // Ever more rarely: nobody may be there any more.
      expect(server.callsOf(readCurrentUser).length).toBeLessThanOrEqual(10)
      server.on(readCurrentUser, () => rosa)
      page.dispatchEvent(new Event('focus'))
      await vi.advanceTimersByTimeAsync(0)
      expect(reload).toHaveBeenCalledTimes(1)
    })

    it('hears that it did not work, says so in the dialog, asks no more, and hears of another try in that window', async () => {
      await connected()
      vi.useRealTimers()
      const channel = new BroadcastChannel(POPUP_MESSAGE)
      channel.postMessage(POPUP_FAILED)
      await waitFor(() => expect(state()).toBe('failed'))
      popup().close()
      expect(server.callsOf(readCurrentUser)).toEqual([])
      server.on(readCurrentUser, () => rosa)
      channel.postMessage(POPUP_MESSAGE)
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      channel.close()
    })

    it('hears from our own last page by a channel that needs no opener', async () => {
      await connected()
      server.on(readCurrentUser, () => rosa)
      vi.useRealTimers()
      const channel = new BroadcastChannel(POPUP_MESSAGE)
      channel.postMessage(POPUP_MESSAGE)
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
      channel.close()
    })

    it('asks no more ten minutes after the window was opened', async () => {
      await connected()
      popup().close()
      now += 10 * 60_000
      await vi.advanceTimersByTimeAsync(1000)
      server.on(readCurrentUser, () => rosa)
      await vi.advanceTimersByTimeAsync(60_000)
      expect([reload.mock.calls.length, server.callsOf(readCurrentUser)]).toEqual([0, []])
    })

    it('comes back to the very letter where no window opens and the page itself leaves', async () => {
      history.replaceState(null, '', '/?letter=letter-1')
      start(true, (() => null) as never)
      signIn.prepare()
      await vi.advanceTimersByTimeAsync(0)
      signIn.connect()
      const shown = signIn.$signIn.get()
      history.replaceState(null, '', '/')
      const address = new URL(shown.state === 'blocked' ? shown.address : '')
      expect(address.searchParams.get('returnTo')).toBe('/?letter=letter-1')
    })
  })

  describe.each([['on the hosted site', true], ['inside a page of another origin', false]])('the window, %s,', (_, firstParty) => {
    const refuse = () => server.on(beginSignIn, () => failure('internal'))

    it('does not stay open empty when the server cannot begin, and opens again at the next press', async () => {
      refuse()
      start(firstParty)
      signIn.connect()
      expect(popup().closed).toBe(false)
      await vi.advanceTimersByTimeAsync(0)
      expect(popup().closed).toBe(true)
      expect(state()).toBe('failed')
      signIn.connect()
      expect(opened.map(({ popup: { closed } }) => closed)).toEqual([true, false])
    })

    it('goes with the planner, empty or not', async () => {
      start(firstParty)
      signIn.connect()
      signIn.destroy()
      expect(popup().closed).toBe(true)
      await vi.advanceTimersByTimeAsync(0)
      expect(popup().address).toBe('about:blank')

      start(firstParty)
      signIn.connect()
      await vi.advanceTimersByTimeAsync(0)
      expect(popup().closed).toBe(false)
      signIn.destroy()
      expect(popup().closed).toBe(true)
    })
  })

  describe('inside a page of another origin', () => {
    async function connect(): Promise<void> {
      start(false)
      signIn.prepare()
      await vi.advanceTimersByTimeAsync(0)
      signIn.connect()
    }

    it('opens the prepared address within the click, and the poll secret stays here', async () => {
      await connect()
      expect(popup().address).toBe(OPENED)
      expect(popup().address).not.toContain('secret')
      expect(server.callsOf(beginSignIn)).toHaveLength(1)
    })

    it('opens an empty window at once where the address is still on its way', async () => {
      start(false)
      signIn.connect()
      expect(popup().address).toBe('about:blank')
      await vi.advanceTimersByTimeAsync(0)
      expect(popup().address).toBe(OPENED)
    })

    it('asks until it is complete, keeps the bearer in memory alone, and never reloads [4.24]', async () => {
      await connect()
      await vi.advanceTimersByTimeAsync(999)
      expect(server.callsOf(pollSignIn)).toHaveLength(0)
      await vi.advanceTimersByTimeAsync(1)
      expect(server.callsOf(pollSignIn)[0]?.body).toMatchObject({ pollSecret: 'secret' })
      popup().close()
      await vi.advanceTimersByTimeAsync(30_000)
      expect(state()).toBe('connecting')
      outcome = () => ({ state: 'complete', ...access })
      await vi.advanceTimersByTimeAsync(3000)
      expect(at.session.$mode.get()).toBe('authenticated')
      // Exchanged at once, for what lets the next page go on signed in.
      expect(server.callsOf(renewAccessToken)[0]).toMatchObject({ credentials: 'include' })
      expect(at.$token.get()).toBe('bearer-2')
      expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('bearer-')
      expect(reload).not.toHaveBeenCalled()
      const asked = server.callsOf(pollSignIn).length
      await vi.advanceTimersByTimeAsync(10_000)
      expect(server.callsOf(pollSignIn)).toHaveLength(asked)
    })

    it('leaves the window to itself once it is over: the server says goodbye in it', async () => {
      await connect()
      outcome = () => ({ state: 'complete', ...access })
      await vi.advanceTimersByTimeAsync(1000)
      expect(at.session.$mode.get()).toBe('authenticated')
      signIn.destroy()
      expect(popup().closed).toBe(false)
    })

    it('leaves the window open where the person closes the dialog before it is over', async () => {
      vi.useRealTimers()
      start(false)
      const view = mountView(<SignInDialog session={at.session} signIn={signIn} />)
      at.session.signIn()
      const dialog = await findSoon(view.root, 'dialog', 'Sign in to your account')
      signIn.connect()
      await waitFor(() => expect(popup().address).toBe(OPENED))
      find(dialog, 'button', 'Close').click()
      await waitFor(() => expect(findAll(view.root, 'dialog')).toEqual([]))
      expect(popup().closed).toBe(false)
      view.destroy()
    })

    it('looks at once when the window says so, and believes nobody else', async () => {
      await connect()
      outcome = () => ({ state: 'complete', ...access })
      const say = (data: unknown, origin: string, source: unknown) => page.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }))
      say(POPUP_MESSAGE, 'https://evil.example', popup())
      say(POPUP_MESSAGE, 'https://meander.test', {})
      say('something else', 'https://meander.test', popup())
      await vi.advanceTimersByTimeAsync(0)
      expect(server.callsOf(pollSignIn)).toHaveLength(0)
      say(POPUP_MESSAGE, 'https://meander.test', popup())
      await vi.advanceTimersByTimeAsync(0)
      expect(at.session.$mode.get()).toBe('authenticated')
    })

    it('goes on through a lost connection', async () => {
      await connect()
      outcome = () => Promise.reject(new TypeError('Failed to fetch')) as never
      await vi.advanceTimersByTimeAsync(1000)
      outcome = () => ({ state: 'complete', ...access })
      await vi.advanceTimersByTimeAsync(5000)
      expect(at.session.$mode.get()).toBe('authenticated')
    })

    it.each(ENDINGS)('can be begun again when it has %s [8.77]', async (_, answer) => {
      await connect()
      outcome = answer
      await vi.advanceTimersByTimeAsync(1000)
      expect(state()).toBe('failed')
      signIn.connect()
      await vi.advanceTimersByTimeAsync(0)
      expect(server.callsOf(beginSignIn)).toHaveLength(2)
      expect(state()).toBe('connecting')
    })

    it('ends when its time is over', async () => {
      await connect()
      now = Date.parse('2027-01-05T10:10:00Z')
      await vi.advanceTimersByTimeAsync(1000)
      expect(state()).toBe('failed')
      expect(server.callsOf(pollSignIn)).toHaveLength(0)
    })

    it('offers a link where the browser keeps the window from opening, and still asks', async () => {
      start(false, (() => null) as never)
      signIn.prepare()
      await vi.advanceTimersByTimeAsync(0)
      signIn.connect()
      expect(signIn.$signIn.get()).toEqual({ state: 'blocked', address: OPENED })
      outcome = () => ({ state: 'complete', ...access })
      await vi.advanceTimersByTimeAsync(1000)
      expect(at.session.$mode.get()).toBe('authenticated')
    })

    it('asks nothing more once the planner is gone', async () => {
      await connect()
      signIn.destroy()
      await vi.advanceTimersByTimeAsync(60_000)
      expect(server.callsOf(pollSignIn)).toEqual([])
    })
  })

  describe('the dialog', () => {
    it("has one button, which reads 'Connecting...' with a spinner while the window is open, and closes when it is over [2.34, 2.35, 2.36, 2.37]", async () => {
      vi.useRealTimers()
      start(false)
      const view = mountView(<SignInDialog session={at.session} signIn={signIn} />)
      at.session.signIn()
      const dialog = await findSoon(view.root, 'dialog', 'Sign in to your account')
      const buttons = findAll(dialog, 'button').filter((button) => button.getAttribute('aria-label') !== 'Close')
      expect(buttons).toHaveLength(1)
      expect(findAll(dialog, 'progressbar')).toEqual([])
      await waitFor(() => expect(server.callsOf(beginSignIn)).toHaveLength(1))
      buttons[0]?.click()
      await waitFor(() => expect(buttons[0]?.textContent).toBe('Connecting...'))
      find(dialog, 'progressbar')
      outcome = () => ({ state: 'complete', ...access })
      await waitFor(() => expect(findAll(view.root, 'dialog')).toEqual([]))
      expect(at.session.$user.get()?.name).toBe('Rosa')
      view.destroy()
    })

    it('closes with the window on the hosted site [4.21]', async () => {
      start(true)
      server.on(readCurrentUser, () => rosa)
      at.session.signIn()
      signIn.connect()
      await vi.advanceTimersByTimeAsync(0)
      popup().close()
      await vi.advanceTimersByTimeAsync(1000)
      expect(at.session.$asked.get()).toBe(false)
    })
  })
})
