import { LRUCache } from 'lru-cache'

const MOST = 500

/** The same function of a text, which reads a text that it has read lately no second time; `most` texts are kept, 500 by default. What it returns must not be changed. */
export function remembered<Result>(read: (text: string) => Result, most = MOST): (text: string) => Result {
  const known = new LRUCache<string, { result: Result }>({ max: most })
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before.result
    const result = read(text)
    known.set(text, { result })
    return result
  }
}
