import { beginSignIn, pollSignIn, readCurrentUser } from '@meander/sdk/contract/auth'
import { createShareLink, previewShareMail, readShareLink, revokeShareLink, shareByEmail, type ShareLink } from '@meander/sdk/contract/sharing'
import type { Day } from '@meander/sdk/contract/days'
import type { ShareToken } from '@meander/sdk/contract/ids'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSignIn, type SignIn } from '../auth/index.ts'
import { activity } from '../../test/activities.ts'
import { desk, rosa, type Desk } from '../../test/desk.ts'
import { failure, fakeServer, type FakeServer } from '../../test/fake-server.ts'
import { mountView } from '../../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../../test/queries.ts'
import { entry, trip } from '../../test/trip.ts'
import { CHANNELS, channelAddress } from './channels.ts'
import { sendMail } from './send-mail.ts'
import { dollarTotal, shareText } from './share-text.ts'
import { createShare, OPEN_SHARE_KEY, type Share } from './share.ts'
import { ShareDialog } from './ShareDialog.tsx'

const URL_OF_LINK = 'https://meander.test/shared/tok-1'
const link: ShareLink = { shareToken: 'tok-1' as ShareToken, url: URL_OF_LINK, createdAt: '2027-01-05T10:00:00Z', expiresAt: null, indexable: false }
const lisbon = trip({ destination: 'Lisbon', activities: [entry('A'), entry('B', { price: { amount: 68.5, currency: 'USD' } })] })

describe('the share text', () => {
  it('names the destination and counts the activities [2.309]', () => {
    expect(shareText({ destination: 'Lisbon', activities: [entry('A', { price: undefined })] })).toBe('Check out my Lisbon trip itinerary! 1 amazing activities planned')
  })

  it('appends what they cost, when that is something [2.310, 2.311]', () => {
    expect(shareText(lisbon)).toBe('Check out my Lisbon trip itinerary! 2 amazing activities planned - estimated total $110.50 per person')
    const converted = entry('C', { price: { amount: 10.4, currency: 'USD' }, priceConversion: { from: { amount: 9, currency: 'EUR' }, asOf: '2027-01-05' as Day } })
    expect(shareText({ destination: 'Lisbon', activities: [converted] })).toMatch(/ - estimated total ≈ \$10\.40 per person$/)
    expect(shareText({ destination: 'Lisbon', activities: [entry('A', { price: { amount: 0, currency: 'USD' } })] })).not.toContain('total')
  })

  it('sums cents exactly, and never across currencies', () => {
    const of = (amount: number, currency = 'USD') => activity('A', { price: { amount, currency } })
    expect(dollarTotal([of(0.1), of(0.2), of(1134.55)])).toBe(1134.85)
    expect(dollarTotal([of(10), of(10, 'EUR')])).toBe(0)
  })
})

describe('the channels', () => {
  it('are seven, four of which lead to their services and one to SMS [2.299, 2.300, 2.301, 2.302, 2.303, 2.304, 7.91, 7.92]', () => {
    expect(CHANNELS).toHaveLength(7)
    const address = (channel: (typeof CHANNELS)[number]) => channelAddress(channel, 'Look & see!', URL_OF_LINK)
    const encoded = encodeURIComponent(URL_OF_LINK)
    expect(address('whatsapp')).toBe(`https://wa.me/?text=Look%20%26%20see!%20${encoded}`)
    expect(address('telegram')).toBe(`https://t.me/share/url?url=${encoded}&text=Look%20%26%20see!`)
    expect(address('facebook')).toBe(`https://www.facebook.com/sharer/sharer.php?u=${encoded}`)
    expect(address('x')).toBe(`https://x.com/intent/post?text=Look%20%26%20see!&url=${encoded}`)
    expect(address('sms')).toBe(`sms:?&body=Look%20%26%20see!%20${encoded}`)
    expect([address('instagram'), address('link')]).toEqual([null, null])
  })
})

describe('the share dialog', () => {
  let server: FakeServer
  let at: Desk
  let share: Share
  let signIn: SignIn
  let view: ReturnType<typeof mountView>
  const copied: string[] = []
  const away: string[] = []
  let refusesWindows = false
  const window_ = { opener: null, close: () => void away.push('closed'), location: { replace: (address: string) => void away.push(address) } }
  const left: string[] = []
  const popups: string[] = []

  function start(options: Parameters<typeof desk>[1] = {}): void {
    at = desk(server, options)
    const { api, toasts, emit, session, config, tab } = at
    const identity = { current: () => 'mdr_guest' as never }
    const copy = async (words: string) => void copied.push(words)
    share = createShare({ api, toasts, emit, session, config, tab, identity, copy, leave: (address) => left.push(address), openWindow: () => (refusesWindows ? null : window_) })
    const openWindow = (address: string) => {
      popups.push(address)
      return { closed: false, close() {}, focus() {}, location: { replace() {} } }
    }
    signIn = createSignIn({ api, session, $access: at.$access, identity, config, clock: at.clock, openWindow })
    view = mountView(<ShareDialog share={share} session={session} signIn={signIn} firstParty={config.firstParty} />)
  }
  async function options(): Promise<HTMLElement> {
    start({ user: rosa })
    await waitFor(() => expect(at.session.$mode.get()).toBe('authenticated'))
    share.open(lisbon)
    await findSoon(view.root, 'button', 'Copy Link')
    return findSoon(view.root, 'dialog', 'Share your itinerary')
  }
  const gone = () => waitFor(() => expect(findAll(view.root, 'dialog')).toEqual([]))

  beforeEach(() => {
    localStorage.clear()
    sessionStorage.clear()
    copied.length = left.length = popups.length = away.length = 0
    refusesWindows = false
    vi.spyOn(console, 'error').mockImplementation(() => {})
    server = fakeServer()
      .on(readShareLink, () => ({ link: null }))
      .on(createShareLink, () => link)
      .on(shareByEmail, () => ({ success: true as const }))
  })
  afterEach(() => {
    view.destroy()
    share.destroy()
    signIn.destroy()
    at.destroy()
  })

  it('keeps what was written while one has to sign in again, and asks for nothing else meanwhile', async () => {
    const dialog = await options()
    const write = (box: HTMLElement, name: string, words: string) => {
      const field = find<HTMLInputElement>(box, 'textbox', name)
      field.value = words
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    write(dialog, 'E-mail', 'ana@example.org')
    write(dialog, 'Message', 'Look at the tiles')
    at.session.lose()
    await gone()
    expect(at.session.$asked.get()).toBe('again')
    at.session.enter(rosa)
    const again = await findSoon(view.root, 'dialog', 'Share your itinerary')
    expect(find<HTMLInputElement>(again, 'textbox', 'E-mail').value).toBe('ana@example.org')
    expect(again.querySelector('textarea')?.value).toBe('Look at the tiles')
  })

  describe('for a guest', () => {
    it('asks for an account and offers nothing else [2.295, 2.297, 4.126, 6.15, 1.26]', async () => {
      start()
      share.open(lisbon)
      const dialog = await findSoon(view.root, 'dialog', 'Create Account to Share')
      expect(findAll(dialog, 'button', 'Copy Link')).toEqual([])
      expect(findAll(dialog, 'textbox')).toEqual([])
      expect(server.callsOf(createShareLink)).toEqual([])
      find(dialog, 'button', 'Maybe Later').click()
      await gone()
    })

    it("goes to '/api/login' on the hosted site and comes back to the open dialog, once [2.15, 2.296, 2.292, 2.293, 2.294, 4.23]", async () => {
      start({ config: { firstParty: true } })
      localStorage.setItem('authMethod', 'guest')
      share.open(lisbon)
      ;(await findSoon(view.root, 'button', 'Create Account / Sign In')).click()
      expect(left).toEqual(['https://meander.test/api/login?returnTo=%2Fitinerary%2Ftrip-1&clientUserId=mdr_guest'])
      expect(sessionStorage.getItem(OPEN_SHARE_KEY)).toBe('trip-1')
      expect(OPEN_SHARE_KEY).toBe('openShareDialog')
      expect(localStorage.getItem('authMethod')).toBeNull()
      share.close()
      // Back, and yet to be recognized.
      server.on(readCurrentUser, () => rosa)
      at.session.begin()
      share.resume(lisbon)
      await waitFor(() => expect(share.$share.get()).toMatchObject({ state: 'open', itinerary: { id: 'trip-1' } }))
      expect(sessionStorage.getItem(OPEN_SHARE_KEY)).toBeNull()
      share.close()
      share.resume(lisbon)
      expect(share.$share.get().state).toBe('closed')
    })

    it.each([
      ['for whoever comes back with an account', { user: rosa }, true],
      ['for whoever comes back without one, who has thought better of it', {}, false],
    ])('opens by itself over the trip that one left alone, or over any where a page says so: %s [2.292]', async (_, who, opensOwn) => {
      start(who)
      await waitFor(() => expect(at.session.$mode.get()).not.toBe('pending'))
      for (const [flag, opens] of [['trip-1', opensOwn], ['trip-2', false], ['true', true]] as const) {
        sessionStorage.setItem(OPEN_SHARE_KEY, flag)
        share.resume(lisbon)
        expect([flag, share.$share.get().state]).toEqual([flag, opens ? 'open' : 'closed'])
        expect(sessionStorage.getItem(OPEN_SHARE_KEY)).toBeNull()
        share.close()
      }
    })

    it("opens the pop-up in a partner's page, and goes on into the options [4.24, 4.127]", async () => {
      server
        .on(beginSignIn, () => ({ transactionId: 't', pollSecret: 's', authorizeUrl: 'https://meander.test/api/auth/demo?transaction=t', expiresAt: '2027-01-06T00:00:00Z' }))
        .on(pollSignIn, () => ({ state: 'complete' as const, accessToken: 'bearer', expiresAt: '2027-01-05T11:00:00Z', user: rosa }))
      start()
      share.open(lisbon)
      const go = await findSoon(view.root, 'button', 'Create Account / Sign In')
      await waitFor(() => expect(server.callsOf(beginSignIn)).toHaveLength(1))
      go.click()
      await waitFor(() => expect(popups).toEqual(['https://meander.test/api/auth/demo?transaction=t&language=en']))
      await findSoon(view.root, 'button', 'Copy Link')
      expect(findAll(view.root, 'dialog', 'Create Account to Share')).toEqual([])
      expect(left).toEqual([])
      expect(server.callsOf(readShareLink)[0]?.headers.get('authorization')).toBe('Bearer bearer')
    })
  })

  describe('for an account', () => {
    it('offers e-mail and every channel, and no prompt [2.298, 2.299, 2.308, 4.127, 1.30]', async () => {
      server.on(readShareLink, () => ({ link }))
      const dialog = await options()
      await findSoon(dialog, 'link', 'SMS')
      expect([...dialog.querySelectorAll('.channels li')].map((one) => one.textContent)).toEqual(['WhatsApp', 'Telegram', 'Facebook', 'X', 'SMS', 'Instagram', 'Copy Link'])
      find(dialog, 'textbox', 'E-mail')
      find(dialog, 'textbox', 'Message')
      expect(dialog.textContent).toContain(shareText(lisbon))
      expect(dialog.textContent).toContain('Whoever has the link can read this trip.')
      const whatsapp = find<HTMLAnchorElement>(dialog, 'link', 'WhatsApp')
      expect([whatsapp.target, whatsapp.rel]).toEqual(['_blank', 'noopener noreferrer'])
      expect(find<HTMLAnchorElement>(dialog, 'link', 'SMS').getAttribute('href')).toMatch(/^sms:/)
      expect(server.callsOf(createShareLink)).toEqual([])
    })

    it('lets nobody in by being opened: the link is made with the press that needs it, once [7.80]', async () => {
      const dialog = await options()
      await waitFor(() => expect(dialog.textContent).toContain('Nobody else can read this trip yet.'))
      expect(server.callsOf(createShareLink)).toEqual([])
      find(dialog, 'button', 'WhatsApp').click()
      await waitFor(() => expect(away).toEqual([channelAddress('whatsapp', shareText(lisbon), URL_OF_LINK)]))
      expect(server.callsOf(createShareLink).map(({ method, path }) => [method, path])).toEqual([['POST', '/api/itineraries/trip-1/share-link']])
      expect(at.events.at(-1)?.name).toBe('shared')
      ;(await waitFor(() => find(dialog, 'button', 'Copy Link'))).click()
      await waitFor(() => expect(copied).toEqual([URL_OF_LINK]))
      expect(server.callsOf(createShareLink)).toHaveLength(1)
    })

    it('writes the message of a phone by its own address', async () => {
      const dialog = await options()
      find(dialog, 'button', 'SMS').click()
      await waitFor(() => expect(left[0]).toMatch(/^sms:/))
      expect(away).toEqual([])
    })

    it('is a plain link to press again where the browser keeps a window from opening', async () => {
      refusesWindows = true
      const dialog = await options()
      find(dialog, 'button', 'Telegram').click()
      await findSoon(dialog, 'link', 'Telegram')
    })

    it('makes the link as it was chosen, and changes the one there is', async () => {
      const dialog = await options()
      await waitFor(() => expect(dialog.textContent).toContain('The link works'))
      const choices = () => [...dialog.querySelectorAll<HTMLInputElement>('.link-choices input')]
      expect(choices().map(({ checked }) => checked)).toEqual([true, false, false, false, false])
      choices()[2]?.click()
      choices()[4]?.click()
      expect(server.callsOf(createShareLink)).toEqual([])
      server.on(createShareLink, () => ({ ...link, expiresAt: '2027-02-04T12:00:00', indexable: true }))
      find(dialog, 'button', 'Copy Link').click()
      await waitFor(() => expect(dialog.textContent).toContain('until February 4, 2027.'))
      expect(server.callsOf(createShareLink)[0]?.body).toMatchObject({ expiresInDays: 30, indexable: true })
      expect(choices().map(({ checked }) => checked)).toEqual([false, false, true, false, true])
      server.on(createShareLink, () => ({ ...link, indexable: true }))
      choices()[0]?.click()
      await waitFor(() => expect(dialog.textContent).not.toContain('until February'))
      expect(server.callsOf(createShareLink)[1]?.body).toMatchObject({ expiresInDays: null })
    })

    it('marks for how long a link works that was made before', async () => {
      server.on(readShareLink, () => ({ link: { ...link, expiresAt: '2027-01-12T10:00:00Z' } }))
      const dialog = await options()
      await waitFor(() => expect([...dialog.querySelectorAll<HTMLInputElement>('.link-choices input')].map(({ checked }) => checked)).toEqual([false, true, false, false, false]))
    })

    it('stops the sharing when asked in a dialog of its own', async () => {
      server.on(readShareLink, () => ({ link })).on(revokeShareLink, () => ({ success: true as const }))
      const dialog = await options()
      const ask = async () => {
        find(dialog, 'button', 'Stop sharing').click()
        return findSoon(view.root, 'dialog', 'Stop sharing')
      }
      await findSoon(dialog, 'button', 'Stop sharing')
      const question = await ask()
      expect(question.textContent).toContain('The link will stop working, for everyone who has it. Stop sharing?')
      expect([...question.querySelectorAll('footer button')].map(({ textContent }) => textContent)).toEqual(['Keep the link', 'Stop sharing'])
      find(question, 'button', 'Keep the link').click()
      await waitFor(() => expect(findAll(view.root, 'dialog', 'Stop sharing')).toEqual([]))
      const again = await ask()
      expect(server.callsOf(revokeShareLink)).toEqual([])
      find(again, 'button', 'Stop sharing').click()
      await waitFor(() => expect(dialog.textContent).toContain('Nobody else can read this trip any more.'))
      expect([server.callsOf(revokeShareLink).length, at.toast()?.[0]]).toEqual([1, 'No longer shared'])
    })

    it('shows the message as it will be sent, before anything is', async () => {
      server.on(previewShareMail, () => ({ subject: 'Rosa shares Lisbon', html: '<p style="color: red">This is our week.</p>', text: 'This is our week.' }))
      const dialog = await options()
      type(find(dialog, 'textbox', 'Message'), 'This is our week.')
      find(dialog, 'button', 'Preview').click()
      const shown = await findSoon(view.root, 'dialog', 'The message as it will be sent')
      expect(shown.textContent).toContain('Subject: Rosa shares Lisbon')
      const frame = shown.querySelector('iframe')
      expect([frame?.getAttribute('sandbox'), frame?.srcdoc]).toEqual(['allow-same-origin', '<p data-style="color: red">This is our week.</p>'])
      expect(server.callsOf(previewShareMail)[0]?.body).toMatchObject({ message: 'This is our week.' })
      expect([server.callsOf(createShareLink), server.callsOf(shareByEmail)]).toEqual([[], []])
    })

    it('shows it with the end that was chosen for the link to come', async () => {
      server.on(previewShareMail, () => ({ subject: 'A trip for you', html: '<p>Lisbon</p>', text: 'Lisbon' }))
      const dialog = await options()
      await share.setTerms({ expiresInDays: 7 })
      find(dialog, 'button', 'Preview').click()
      await findSoon(view.root, 'dialog', 'The message as it will be sent')
      expect(server.callsOf(previewShareMail)[0]?.body).toMatchObject({ expiresInDays: 7 })
    })

    it('shows no prompt to somebody who is only not recognized yet', async () => {
      start({ user: rosa })
      share.open(lisbon)
      expect(at.session.$mode.get()).toBe('pending')
      expect(findAll(view.root, 'dialog')).toEqual([])
      await findSoon(view.root, 'dialog', 'Share your itinerary')
    })

    it('copies the text for Instagram, and the link [2.305, 2.306, 8.36, 8.37]', async () => {
      const dialog = await options()
      find(dialog, 'button', 'Instagram').click()
      await waitFor(() => expect(at.toast()).toEqual(['Copied to clipboard!', 'Share this text on Instagram Stories or posts.']))
      find(dialog, 'button', 'Copy Link').click()
      await waitFor(() => expect(at.toast()).toEqual(['Link copied!', 'Share link has been copied to clipboard.']))
      expect(copied).toEqual([`${shareText(lisbon)} ${URL_OF_LINK}`, URL_OF_LINK])
      expect(at.events.at(-1)).toEqual({ name: 'shared', detail: { itineraryId: 'trip-1', shareToken: 'tok-1', url: URL_OF_LINK } })
    })

    it('sends by e-mail, closes and is clear again, whatever the body of the answer [3.87, 4.128, 4.129, 7.59, 7.62, 8.35]', async () => {
      server.on(shareByEmail, () => new Response('<p>sent', { status: 202 }))
      const dialog = await options()
      type(find(dialog, 'textbox', 'E-mail'), 'mum@example.com')
      type(find(dialog, 'textbox', 'Message'), 'This is our week.')
      find(dialog, 'button', 'Send').click()
      await gone()
      expect(at.toast()).toEqual(['Itinerary shared!', 'Shared successfully with mum@example.com'])
      const { clientUserId: _clientUserId, ...sent } = server.callsOf(shareByEmail)[0]?.body ?? {}
      expect(sent).toEqual({ email: 'mum@example.com', message: 'This is our week.', language: 'en' })
      share.open(lisbon)
      const again = await findSoon(view.root, 'dialog', 'Share your itinerary')
      expect(find<HTMLInputElement>(again, 'textbox', 'E-mail').value).toBe('')
      expect(find<HTMLTextAreaElement>(again, 'textbox', 'Message').value).toBe('')
    })

    it('needs an address, whose form only the field itself checks [5.40, 5.41]', async () => {
      const dialog = await options()
      expect(find<HTMLInputElement>(dialog, 'textbox', 'E-mail').type).toBe('email')
      find(dialog, 'button', 'Send').click()
      await waitFor(() => expect(at.toast()).toEqual(['Email required', 'Please enter an email address to share.']))
      expect(server.callsOf(shareByEmail)).toEqual([])
      expect(await sendMail(share.context, { email: 'no address at all', message: '' })).toBe(true)
    })

    it('says that sharing failed, whatever the server answers, and keeps what was typed [7.61, 8.32]', async () => {
      server.on(shareByEmail, () => new Response('', { status: 503 }))
      const dialog = await options()
      type(find(dialog, 'textbox', 'E-mail'), 'mum@example.com')
      find(dialog, 'button', 'Send').click()
      await waitFor(() => expect(at.toast()).toEqual(['Share failed', 'Could not share itinerary. Please try again.']))
      expect(find<HTMLInputElement>(view.root, 'textbox', 'E-mail').value).toBe('mum@example.com')
    })

    it('makes no link for a mail: what was chosen goes with it, and the host hears of the link once it has gone', async () => {
      const dialog = await options()
      await waitFor(() => expect(dialog.textContent).toContain('The link works'))
      dialog.querySelectorAll<HTMLInputElement>('.link-choices input')[1]?.click()
      type(find(dialog, 'textbox', 'E-mail'), 'mum@example.com')
      server.on(shareByEmail, () => failure('provider-failed', 'Not now.'))
      find(dialog, 'button', 'Send').click()
      await waitFor(() => expect(at.toast()?.[0]).toBe('Share failed'))
      expect(dialog.textContent).toContain('Nobody else can read this trip yet.')
      server.on(shareByEmail, () => ({ success: true as const })).on(readShareLink, () => ({ link }))
      find(dialog, 'button', 'Send').click()
      await gone()
      expect(server.callsOf(shareByEmail)[1]?.body).toMatchObject({ email: 'mum@example.com', expiresInDays: 7 })
      expect(server.callsOf(createShareLink)).toEqual([])
      expect(at.events.at(-1)).toEqual({ name: 'shared', detail: { itineraryId: 'trip-1', shareToken: 'tok-1', url: URL_OF_LINK } })
    })

    it('says under the field what is wrong with an address, in one voice, until it is written anew', async () => {
      const dialog = await options()
      const field = find<HTMLInputElement>(dialog, 'textbox', 'E-mail')
      type(field, 'rosa')
      find(dialog, 'button', 'Send').click()
      const alert = await findSoon(dialog, 'alert')
      expect(alert.textContent).toBe('Please enter one e-mail address, such as name@example.org.')
      await waitFor(() => expect([field.getAttribute('aria-invalid'), field.getAttribute('aria-describedby')]).toEqual(['true', alert.id]))
      expect([at.toast(), server.callsOf(shareByEmail)]).toEqual([null, []])
      type(field, 'rosa@example.com')
      await waitFor(() => expect(findAll(dialog, 'alert')).toEqual([]))
    })

    it('says of a broken connection that it is one', async () => {
      server.on(shareByEmail, () => Promise.reject(new TypeError('Failed to fetch')))
      const dialog = await options()
      type(find(dialog, 'textbox', 'E-mail'), 'mum@example.com')
      find(dialog, 'button', 'Send').click()
      expect((await findSoon(dialog, 'alert')).textContent).toBe('There is no connection. Nothing was sent; please try again.')
    })

    it.each([
      ['bad-request', 'No mail is taken at this address. Please check it for a typing mistake.'],
      ['too-many-requests', 'Too many requests. Please try again in 600 seconds.'],
    ] as const)('says beside the form what can be done about %s', async (code, sentence) => {
      server.on(shareByEmail, () => failure(code, sentence))
      const dialog = await options()
      type(find(dialog, 'textbox', 'E-mail'), 'mum@exmaple')
      find(dialog, 'button', 'Send').click()
      expect((await findSoon(dialog, 'alert')).textContent).toBe(sentence)
      expect(at.toast()).toEqual(['Share failed', 'Could not share itinerary. Please try again.'])
      server.on(shareByEmail, () => ({ success: true as const }))
      find(dialog, 'button', 'Send').click()
      await waitFor(() => expect(at.toast()).toEqual(['Itinerary shared!', 'Shared successfully with mum@exmaple']))
    })

    it('says when there is no link, and tries again', async () => {
      server.on(createShareLink, () => failure('internal'))
      const dialog = await options()
      find(dialog, 'button', 'WhatsApp').click()
      const alert = await findSoon(dialog, 'alert')
      expect(alert.textContent).toContain('Could not share itinerary. Please try again.')
      expect(away).toEqual(['closed'])
      server.on(createShareLink, () => link)
      find(alert, 'button', 'Try Again').click()
      await findSoon(dialog, 'link', 'WhatsApp')
    })
  })
})
