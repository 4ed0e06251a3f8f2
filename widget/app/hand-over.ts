import type { ResolvedConfig } from '@meander/sdk/config'
import type { AccessToken } from '@meander/sdk/contract/auth'

/** What a planner in another language must know to go on where this one stopped. In memory only. */
export interface HandOver {
  /** The screen, and the conversation that is open in it. */
  route: string
  /** Whether the visitor has acted: only then may anything be stored or asked. */
  acted: boolean
  /** Who is signed in, by which bearer and until when. */
  access: AccessToken | null
}

interface Leaving extends HandOver {
  sessionId: string | null
  config: Pick<ResolvedConfig, 'firstParty'>
}

export function handOver({ route, acted, access, sessionId, config }: Leaving): HandOver {
  const open = sessionId !== null && (route === '/chat' || (route === '/' && !config.firstParty))
  return { route: open ? `/chat/${encodeURIComponent(sessionId)}` : route, acted, access }
}

/** The element keeps it without knowing what it is. */
export function readHandOver(left: unknown): HandOver | null {
  if (typeof left !== 'object' || left === null || !('route' in left) || typeof left.route !== 'string') return null
  return { route: left.route, acted: 'acted' in left && left.acted === true, access: 'access' in left ? (left.access as AccessToken | null) : null }
}
