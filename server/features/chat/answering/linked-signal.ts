/** A signal that follows another until it is released: who still listens to it then is not kept alive by the other. */
export function followSignal(signal: AbortSignal): { signal: AbortSignal; release: () => void } {
  const own = new AbortController()
  const abort = (): void => own.abort(signal.reason)
  if (signal.aborted) abort()
  else signal.addEventListener('abort', abort, { once: true })
  return { signal: own.signal, release: () => signal.removeEventListener('abort', abort) }
}
