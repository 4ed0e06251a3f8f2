/** The browser's storage as far as we use it. Where it is blocked or full, values live as long as the page. */
export interface SafeStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
  keys(): string[]
}

/** @param area Asked at each use, since merely naming `localStorage` throws where storage is blocked. */
export function createStorage(area: () => Storage): SafeStorage {
  const memory = new Map<string, string>()
  return {
    get(key) {
      return memory.get(key) ?? attempt(() => area().getItem(key)) ?? null
    },
    set(key, value) {
      memory.delete(key)
      if (attempt(() => (area().setItem(key, value), true)) !== true) memory.set(key, value)
    },
    remove(key) {
      memory.delete(key)
      attempt(() => area().removeItem(key))
    },
    keys() {
      const stored = attempt(() => Array.from({ length: area().length }, (_, index) => area().key(index) ?? '')) ?? []
      return [...new Set([...stored, ...memory.keys()])]
    },
  }
}

function attempt<Value>(read: () => Value): Value | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}
