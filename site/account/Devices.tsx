import { useEffect, useRef, useState } from 'react'
import type { SignedInDevice } from '@meander/sdk/contract/account'
import type { AccountCalls } from './account-calls.ts'

interface DevicesProps {
  calls: AccountCalls
  /** Signs out here: the page is left. */
  onSignOut: () => void
}

type State = { state: 'loading' | 'failed' } | { state: 'ready'; devices: SignedInDevice[] }

/** Where the account is signed in, and how that ends, for one place or for all. */
export function Devices({ calls, onSignOut }: DevicesProps) {
  const [state, set] = useState<State>({ state: 'loading' })
  const [failed, fail] = useState(false)
  const [ended, end] = useState<string | null>(null)
  const said = useRef<HTMLParagraphElement>(null)

  async function read() {
    try {
      set({ state: 'ready', devices: await calls.listDevices() })
    } catch {
      set({ state: 'failed' })
    }
  }
  useEffect(() => void read(), [])
  // Its button is gone, and the focus that was on it.
  useEffect(() => said.current?.focus(), [ended])

  async function attempt(action: () => Promise<void>, then: () => void | Promise<void>) {
    fail(false)
    end(null)
    try {
      await action()
    } catch {
      return fail(true)
    }
    await then()
  }

  if (state.state !== 'ready') return state.state === 'failed' ? <Unread onAgain={() => void read()} /> : <p role="status">Looking up where you are signed in...</p>
  return (
    <>
      {failed && (
        <p className="failed" role="alert">
          That did not work, and nothing has changed. Please try again.
        </p>
      )}
      {ended !== null && (
        <p role="status" tabIndex={-1} ref={said}>
          {ended} is signed out.
        </p>
      )}
      <ul className="devices">
        {state.devices.map((device) => (
          <Device key={device.id} device={device} onEnd={device.current ? onSignOut : () => void attempt(() => calls.signOutDevice(device.id), () => read().then(() => end(nameOf(device))))} />
        ))}
      </ul>
      <button className="button" type="button" onClick={() => void attempt(calls.signOutEverywhere, onSignOut)}>
        Sign out everywhere
      </button>
    </>
  )
}

function Unread({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="failed" role="alert">
      <p>The list could not be read.</p>
      <button className="button" type="button" onClick={onAgain}>
        Try Again
      </button>
    </div>
  )
}

function Device({ device, onEnd }: { device: SignedInDevice; onEnd: () => void }) {
  return (
    <li>
      <div>
        <b>{nameOf(device)}</b>
        <p className="small">{aboutOf(device)}</p>
      </div>
      <button className="button" type="button" aria-label={device.current ? undefined : `Sign out ${nameOf(device)}`} onClick={onEnd}>
        {device.current ? 'Sign out here' : 'Sign out'}
      </button>
    </li>
  )
}

function nameOf({ device, via, origin }: SignedInDevice): string {
  const name = device ?? 'A browser'
  return via === 'bearer' && origin ? `${name}, on ${hostOf(origin)}` : name
}

function hostOf(origin: string): string {
  try {
    return new URL(origin).host
  } catch {
    return origin
  }
}

/** To the minute: two of one kind are told apart by nothing else. */
function aboutOf({ current, createdAt, usedAt }: SignedInDevice): string {
  const since = `signed in on ${timeOf(createdAt)}`
  return current ? `This one, ${since}` : `Last used on ${timeOf(usedAt)}, ${since}`
}

const timeOf = (instant: string): string => new Date(instant).toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
