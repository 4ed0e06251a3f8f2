import type { SafeStorage } from '../../kit/storage.ts'
import { readEntry } from './own-entry.ts'

export const CLEAN_UP_EVERY_MS = 10 * 60_000
export const KEPT_MS = 60 * 60_000
export const MEMORY_THRESHOLD_BYTES = 100 * 1024 * 1024
const PREFIXES = ['chat-', 'temp-']

interface CleanUpDeps {
  local: SafeStorage
  tab: SafeStorage
  clock?: () => Date
  /** Bytes in use; null where the browser does not tell. */
  memory?: () => number | null
}

/** Every ten minutes, from when somebody has begun, removes what the chat left in storage more than an hour ago, and at once when memory runs full. */
export function createCleanUp({ local, tab, clock = () => new Date(), memory = heapInUse }: CleanUpDeps) {
  function run(): void {
    const oldest = clock().getTime() - KEPT_MS
    for (const storage of [local, tab]) {
      for (const key of storage.keys()) {
        if (!PREFIXES.some((prefix) => key.startsWith(prefix))) continue
        const entry = readEntry(storage, key)
        if (entry && entry.meander < oldest) storage.remove(key)
      }
    }
  }
  const timer = setInterval(run, CLEAN_UP_EVERY_MS)
  return {
    /** A message has been sent and answered: the moment to look at the memory. */
    sent(): void {
      if ((memory() ?? 0) > MEMORY_THRESHOLD_BYTES) run()
    },
    destroy: () => clearInterval(timer),
  }
}

/** Only Chromium tells. */
function heapInUse(): number | null {
  const { memory } = performance as { memory?: { usedJSHeapSize: number } }
  return memory?.usedJSHeapSize ?? null
}
