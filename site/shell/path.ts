import { useSyncExternalStore } from 'react'

const changes = new EventTarget()

/** The address without origin and fragment. */
export function currentPath(): string {
  return window.location.pathname + window.location.search
}

/** Shows another screen of the site. */
export function go(path: string): void {
  if (path !== currentPath()) window.history.pushState(null, '', path)
  changes.dispatchEvent(new Event('change'))
  window.scrollTo(0, 0)
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
