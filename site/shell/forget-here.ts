import { TOLD, TOLD_KEY } from '@meander/sdk/contract/signing-out'
import { forgetPerson } from '@meander/sdk/contract/stored'
import { KEPT } from '../offline/names.ts'

/** Takes what tells of the person out of this browser. */
export function forgetHere(): void {
  for (const area of [window.localStorage, window.sessionStorage]) {
    forgetPerson({ keys: () => Object.keys(area), get: (key) => area.getItem(key), remove: (key) => area.removeItem(key) })
  }
  // Trips that were kept for a time without a connection.
  void window.caches?.delete(KEPT).catch(() => {})
}

/** What a page says of the one before it. */
export type Farewell = (typeof TOLD)[number]

/** Goes away; what is still said until the next page is kept as little as the rest, but that page says how it ended. */
export function leaveForgetting(address: string, farewell: Farewell): void {
  const last = () => {
    forgetHere()
    window.sessionStorage.setItem(TOLD_KEY, farewell)
  }
  window.addEventListener('pagehide', last, { once: true })
  window.location.assign(address)
}

/** Once. */
export function takeFarewell(): Farewell | null {
  const said = window.sessionStorage.getItem(TOLD_KEY)
  window.sessionStorage.removeItem(TOLD_KEY)
  return TOLD.find((one) => one === said) ?? null
}
