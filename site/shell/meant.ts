import { matchRoute } from './routes.ts'

/** A screen that somebody may have looked for. */
export interface Meant {
  path: string
  name: string
}

/** What people type who were told of a screen and not of its address. */
const SCREENS: readonly (Meant & { words: readonly string[] })[] = [
  { path: '/enhanced-demo', name: 'the demo', words: ['demo', 'demos', 'instruments'] },
  { path: '/partners/api', name: 'the API', words: ['openapi', 'swagger'] },
  { path: '/partners', name: 'the page for partners', words: ['partner', 'partners', 'embed', 'widget', 'sdk', 'docs', 'developers'] },
  { path: '/itineraries', name: 'your itineraries', words: ['itinerary', 'itineraries', 'trip', 'trips', 'journeys'] },
  { path: '/chat', name: 'the conversation', words: ['chat', 'plan', 'planner'] },
  { path: '/account', name: 'your account', words: ['account', 'profile', 'settings'] },
  { path: '/welcome', name: 'signing in', words: ['welcome', 'login', 'signin', 'sign', 'register', 'signup'] },
  { path: '/terms', name: 'the Terms of Service', words: ['terms', 'tos', 'legal', 'imprint'] },
  { path: '/privacy', name: 'the Privacy Policy', words: ['privacy', 'cookies', 'gdpr'] },
]

/** The screen that an address where nothing stands comes close to: by its letters, or by a word in it. None is opened unasked: the address stays a wrong one. */
export function meantBy(address: string): Meant | null {
  const path = address.replace(/[?#].*/, '').toLowerCase()
  const written = path.replace(/(.)\/+$/, '$1')
  const exact = SCREENS.find((screen) => screen.path === written)
  if (exact) return exact
  // A trip, a conversation or a share link belongs to somebody: none is guessed at.
  if (matchRoute(written).page === 'planner' || path.split('/').length > 3) return null
  const words = written.split(/[^a-z]+/)
  return SCREENS.find((screen) => screen.words.some((word) => words.includes(word))) ?? null
}
