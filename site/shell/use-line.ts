import { useSyncExternalStore } from 'react'
import type { Said } from '../offline/names.ts'
import { createLine, type Line } from './line.ts'

const line = createLine({
  isOnline: () => navigator.onLine,
  ask: () => fetch('/healthz', { cache: 'no-store' }).then(({ ok }) => ok, () => false),
})

/** From before the first call: what the worker says of it comes once. */
export function watchLine(): void {
  for (const name of ['online', 'offline']) window.addEventListener(name, line.look)
  navigator.serviceWorker?.addEventListener('message', ({ data }: MessageEvent<Said>) => line.hear(data))
  line.look()
}

export const useLine = (): Line => useSyncExternalStore(line.subscribe, line.read)
