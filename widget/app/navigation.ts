import type { Emit } from '@meander/sdk/events'
import { atom } from 'nanostores'
import type { GoOptions, Navigation } from '../kit/navigation.ts'
import type { SafeStorage } from '../kit/storage.ts'

export const NAVIGATION_DELAY_MS = 100
export const QUICK_NAVIGATION_DELAY_MS = 50
export const CURRENT_PAGE_KEY = 'currentPage'
export const NAVIGATION_SOURCE_KEY = 'navigationSource'

interface NavigationDeps {
  route: string
  emit: Emit
  /** The tab's own storage. */
  storage: SafeStorage
  /** False until the visitor has acted: then nothing is written. */
  mayStore: () => boolean
}

export interface AppNavigation extends Navigation {
  /** Shows a screen without asking: the host's own answer. */
  show(path: string): void
  destroy(): void
}

/** Leaves a screen: notes which one and by what, waits a moment, asks the host, and routes in memory when it does not. */
export function createNavigation({ route, emit, storage, mayStore }: NavigationDeps): AppNavigation {
  const $route = atom(route)
  let leaving: ReturnType<typeof setTimeout> | undefined

  return {
    $route,
    go(path, { page = pageOf($route.get()), source = page, quick = false }: GoOptions = {}) {
      if (mayStore()) {
        storage.set(CURRENT_PAGE_KEY, page)
        storage.set(NAVIGATION_SOURCE_KEY, source)
      }
      clearTimeout(leaving)
      leaving = setTimeout(
        () => {
          if (emit('navigate', { path })) $route.set(path)
        },
        quick ? QUICK_NAVIGATION_DELAY_MS : NAVIGATION_DELAY_MS,
      )
    },
    show(path) {
      clearTimeout(leaving)
      $route.set(path)
    },
    destroy: () => clearTimeout(leaving),
  }
}

/** The first word of a path: 'chat', 'itineraries'; the home screen is 'home'. */
export function pageOf(path: string): string {
  return /^\/([^/?#]+)/.exec(path)?.[1] ?? 'home'
}
