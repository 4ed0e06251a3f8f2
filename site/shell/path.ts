import { useSyncExternalStore } from 'react'

import { letterIn } from './letter-address.ts'

const changes = new EventTarget()

/** The address without origin and fragment. */
export function currentPath(): string {
  return window.location.pathname + window.location.search
}

/** What is on view and has got an address since: it goes on where it stands, and is not opened anew by that address. */
let inPlace: { address: string; screen: string } | null = null

/** The screen that the address leads to, or the one that stands there already. */
export function currentScreen(): string {
  const address = currentPath()
  if (inPlace?.address === address) return inPlace.screen
  return letterIn(address) === undefined ? address : '/'
}

/** Gives what is on view an address, as a step of its own: Back leads to where one was. */
export function nameInPlace(address: string): void {
  inPlace = { address, screen: currentScreen() }
  if (address !== currentPath()) window.history.pushState(null, '', address)
  changes.dispatchEvent(new Event('change'))
}

/** A better name for what is on view: no step for Back. */
export function renameInPlace(address: string): void {
  inPlace = { address, screen: currentScreen() }
  window.history.replaceState(null, '', address)
  changes.dispatchEvent(new Event('change'))
}

/** What stood there is gone: its address is opened as any other. */
export function forgetInPlace(): void {
  inPlace = null
}

/** Shows another screen of the site. */
export function go(path: string): void {
  if (path !== currentPath()) window.history.pushState(null, '', path)
  changes.dispatchEvent(new Event('change'))
  window.scrollTo(0, 0)
}

/** Shows another screen, and leaves no step for Back that would only lead here again. */
export function goInPlace(path: string): void {
  window.history.replaceState(null, '', path)
  changes.dispatchEvent(new Event('change'))
}

function subscribe(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  window.addEventListener('popstate', listener)
  return () => {
    changes.removeEventListener('change', listener)
    window.removeEventListener('popstate', listener)
  }
}

export function usePath(): string {
  return useSyncExternalStore(subscribe, currentPath)
}

/** The screen on view, whatever its address. */
export function useScreen(): string {
  return useSyncExternalStore(subscribe, currentScreen)
}
