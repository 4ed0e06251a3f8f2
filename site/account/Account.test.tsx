import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import type { SignedInDevice } from '@meander/sdk/contract/account'
import type { User } from '@meander/sdk/contract/auth'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { AuthState } from '../shell/auth.ts'
import type { AccountCalls } from './account-calls.ts'
import { Account } from './Account.tsx'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

const rosa: AuthState = { mode: 'authenticated', settled: true, asks: null, told: null, user: { id: 'u1', name: 'Rosa', email: 'rosa@example.com' } as User }
const nobody: AuthState = { mode: 'guest', settled: true, asks: null, told: null, user: null }
const here: SignedInDevice = { id: 's1', current: true, via: 'cookie', origin: null, device: 'Firefox on Linux', createdAt: '2027-01-05T10:00:00Z', usedAt: '2027-01-06T10:00:00Z' }
const blog: SignedInDevice = { ...here, id: 's2', current: false, via: 'bearer', origin: 'https://blog.example', device: null }

describe('the account page', () => {
  let box: HTMLElement
  let root: Root
  const auth = { signOut: vi.fn(), signIn: vi.fn() }
  const calls = { listDevices: vi.fn(), signOutDevice: vi.fn(), signOutEverywhere: vi.fn(), deleteAccount: vi.fn() } satisfies AccountCalls

  beforeEach(() => {
    vi.clearAllMocks()
    calls.listDevices.mockResolvedValue([here, blog])
    for (const call of [calls.signOutDevice, calls.signOutEverywhere, calls.deleteAccount]) call.mockResolvedValue(undefined)
    box = document.body.appendChild(document.createElement('div'))
    root = createRoot(box)
  })
  afterEach(() => {
    void act(() => root.unmount())
    box.remove()
  })
  const show = (state: AuthState) => act(async () => root.render(<Account auth={auth} state={state} calls={calls} />))
  const button = (name: string) => {
    const found = [...box.querySelectorAll('button')].find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
    if (!found) throw new Error(`no button ${name} in: ${box.textContent}`)
    return found
  }
  const press = (name: string) => act(async () => button(name).click())
  async function type(text: string) {
    const field = box.querySelector('input') as HTMLInputElement
    await act(async () => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  it('says who it is, and where the account is signed in', async () => {
    await show(rosa)
    for (const text of ['Rosa', 'rosa@example.com', 'Firefox on Linux', 'This one', 'A browser, on blog.example', 'Last used on January 6, 2027']) expect(box.textContent).toContain(text)
    expect(box.querySelector('a[download]')?.getAttribute('href')).toBe('/api/account/data')
  })

  it('tells two places of one kind apart by the minute', async () => {
    calls.listDevices.mockResolvedValue([here, { ...here, id: 's3', current: false, createdAt: '2027-01-05T13:07:00Z' }])
    await show(rosa)
    const [first, second] = [...box.querySelectorAll('.devices .small')].map(({ textContent }) => textContent)
    expect([first, second].every((text) => /signed in on January \d, 2027 at \d+:\d\d\s[AP]M$/.test(text ?? ''))).toBe(true)
    expect(second?.split('signed in')[1]).not.toBe(first?.split('signed in')[1])
  })

  it('ends one sign-in, and shows the list that is left', async () => {
    await show(rosa)
    calls.listDevices.mockResolvedValue([here])
    await press('Sign out A browser, on blog.example')
    expect(calls.signOutDevice).toHaveBeenCalledWith('s2')
    expect([...box.querySelectorAll('.devices li')]).toHaveLength(1)
    const said = box.querySelector('[role=status]')
    expect([said?.textContent, document.activeElement === said]).toEqual(['A browser, on blog.example is signed out.', true])
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it('signs out here, and everywhere', async () => {
    await show(rosa)
    await press('Sign out here')
    expect([auth.signOut.mock.calls.length, calls.signOutEverywhere.mock.calls.length]).toEqual([1, 0])
    await press('Sign out everywhere')
    expect([auth.signOut.mock.calls.length, calls.signOutEverywhere.mock.calls.length]).toEqual([2, 1])
  })

  it('says what did not work, and that nothing has changed', async () => {
    calls.signOutEverywhere.mockRejectedValue(new Error('down'))
    await show(rosa)
    await press('Sign out everywhere')
    expect(box.querySelector('[role=alert]')?.textContent).toContain('nothing has changed')
    expect(auth.signOut).not.toHaveBeenCalled()
  })

  it('reads the list again where it could not be read', async () => {
    calls.listDevices.mockRejectedValueOnce(new Error('down'))
    await show(rosa)
    await press('Try Again')
    expect(box.textContent).toContain('Firefox on Linux')
  })

  it('deletes the account when the word is typed, and leaves', async () => {
    await show(rosa)
    expect(button('Delete my account').disabled).toBe(true)
    await type('Delete ')
    calls.deleteAccount.mockRejectedValueOnce(new Error('down'))
    await press('Delete my account')
    expect(box.textContent).toContain('everything is still there')
    expect(auth.signOut).not.toHaveBeenCalled()
    await press('Delete my account')
    expect([calls.deleteAccount.mock.calls.length, auth.signOut.mock.calls.length]).toEqual([2, 1])
  })

  it('asks nothing for a guest, who may sign in', async () => {
    await show(nobody)
    expect(calls.listDevices).not.toHaveBeenCalled()
    await press('Sign in with your account')
    expect(auth.signIn).toHaveBeenCalledTimes(1)
  })
})
