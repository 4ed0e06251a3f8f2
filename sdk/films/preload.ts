/** So many are loaded at once. */
export const PRELOADS_AT_ONCE = 3

/** Loads what will be shown, in this order, so that the browser has it when it is wanted. What does not come is left to when it is. Returns the function that ends it. */
export function preload(addresses: readonly string[], load: (address: string, signal: AbortSignal) => Promise<unknown> = fetchWhole): () => void {
  const ending = new AbortController()
  const queue = addresses.values()
  const work = async () => {
    for (const address of queue) {
      if (ending.signal.aborted) return
      await load(address, ending.signal).catch(() => {})
    }
  }
  for (let worker = 0; worker < PRELOADS_AT_ONCE; worker += 1) void work()
  return () => ending.abort()
}

/** To its end: only a whole answer is kept by the browser. */
async function fetchWhole(address: string, signal: AbortSignal): Promise<void> {
  const answer = await fetch(address, { signal, priority: 'low' })
  await answer.blob()
}
