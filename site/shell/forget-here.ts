import { forgetPerson } from '@meander/sdk/contract/stored'

/** Takes what tells of the person out of this browser, now and as the page goes: what is said in between would be kept. */
export function forgetHere(): void {
  forget()
  window.addEventListener('pagehide', forget, { once: true })
}

function forget(): void {
  for (const area of [window.localStorage, window.sessionStorage]) {
    forgetPerson({ keys: () => Object.keys(area), get: (key) => area.getItem(key), remove: (key) => area.removeItem(key) })
  }
}
