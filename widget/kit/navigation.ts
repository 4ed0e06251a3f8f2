import type { ReadableAtom } from 'nanostores'

export interface GoOptions {
  /** Kept as `currentPage`. Default: the first word of the screen that one leaves; an embed shows its chat at '/'. */
  page?: string
  /** Kept as `navigationSource`. Default: the page. */
  source?: string
  /** A plain header button, which leaves after 50 ms and not after 100. */
  quick?: boolean
}

/** The widget asks, the host decides: without a host router it routes in memory. */
export interface Navigation {
  /** A path such as '/', '/chat', '/chat/{id}', '/itineraries', '/itinerary/{id}', '/shared/{token}'. */
  $route: ReadableAtom<string>
  go(path: string, options?: GoOptions): void
}
