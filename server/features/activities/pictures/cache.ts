/** Keeps the most recently used texts; the least recently used goes when there are more than `most`. */
export function createTextCache(most: number): (key: string, make: () => string) => string {
  const kept = new Map<string, string>()
  return (key, make) => {
    const text = kept.get(key) ?? make()
    kept.delete(key)
    kept.set(key, text)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return text
  }
}
