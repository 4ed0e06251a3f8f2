import { DESTINATION_SEARCH_LIMIT, searchDestinations, type DestinationMatch } from '@meander/sdk/contract/destinations'
import { atom, type ReadableAtom } from 'nanostores'
import type { Api } from '../../api/client.ts'

export const SEARCH_DEBOUNCE_MS = 300
/** Up to so many characters, finding nothing is not worth saying. */
const QUIET_LENGTH = 2

export type SearchState =
  | { state: 'idle' }
  | { state: 'searching'; query: string; matches: readonly DestinationMatch[] }
  | { state: 'ready'; query: string; matches: readonly DestinationMatch[] }

export interface DestinationSearchDeps {
  api: Pick<Api, 'call'>
  /** Default 300 ms after the last letter; 0 asks at once. */
  debounce?: number
  /** The fewest characters that are searched for. Default 1. */
  shortest?: number
  limit?: number
}

export interface DestinationSearch {
  $search: ReadableAtom<SearchState>
  /** Searches for what has been typed; blank text is not searched for. */
  type(text: string): void
  /** Forgets the suggestions: one was taken, or the field was left. */
  clear(): void
  destroy(): void
}

/** Suggests destinations while one types. A search that fails finds nothing; an answer that was overtaken is dropped. */
export function createDestinationSearch(deps: DestinationSearchDeps): DestinationSearch {
  const { api, debounce = SEARCH_DEBOUNCE_MS, shortest = 1, limit = DESTINATION_SEARCH_LIMIT } = deps
  const $search = atom<SearchState>({ state: 'idle' })
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = new AbortController()

  async function search(query: string): Promise<void> {
    const mine = new AbortController()
    running = mine
    const before = $search.get()
    $search.set({ state: 'searching', query, matches: before.state === 'idle' ? [] : before.matches })
    try {
      const { matches } = await api.call(searchDestinations, { query: { query, limit } }, { signal: mine.signal })
      if (!mine.signal.aborted) $search.set({ state: 'ready', query, matches: matches.filter((match) => 'region' in match) })
    } catch {
      if (!mine.signal.aborted) $search.set({ state: 'ready', query, matches: [] })
    }
  }

  function clear(): void {
    clearTimeout(timer)
    running.abort()
    if ($search.get().state !== 'idle') $search.set({ state: 'idle' })
  }

  return {
    $search,
    type(text) {
      const query = text.trim()
      clearTimeout(timer)
      running.abort()
      if (query.length < Math.max(1, shortest)) return clear()
      if (debounce === 0) void search(query)
      else timer = setTimeout(() => void search(query), debounce)
    },
    clear,
    destroy: clear,
  }
}

/** Whether it is worth saying that nothing was found. */
export function foundNothing(search: SearchState): search is Extract<SearchState, { state: 'ready' }> {
  return search.state === 'ready' && search.matches.length === 0 && search.query.length > QUIET_LENGTH
}
