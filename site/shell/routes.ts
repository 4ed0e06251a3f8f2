/** Every route of the site. `planner` routes are shown by the widget. */
export type Route =
  | { page: 'home' | 'welcome' | 'account' | 'demo' | 'partners' | 'api' | 'conformance' | 'doctor' | 'terms' | 'privacy' | 'not-found' }
  | { page: 'login-failed'; error: string | null }
  | { page: 'planner'; title: string }

const PLANNER: readonly (readonly [RegExp, string])[] = [
  [/^\/chat(\/[^/]+)?$/, 'Chat'],
  [/^\/itineraries$/, 'Itineraries'],
  [/^\/itinerary\/[^/]+$/, 'Itinerary'],
  [/^\/shared\/[^/]+$/, 'Shared itinerary'],
]
const PLAIN = { '/': 'home', '/welcome': 'welcome', '/account': 'account', '/enhanced-demo': 'demo', '/partners': 'partners', '/partners/api': 'api', '/partners/conformance': 'conformance', '/doctor': 'doctor', '/terms': 'terms', '/privacy': 'privacy' } as const

export function matchRoute(path: string): Route {
  const { pathname, searchParams } = new URL(path, 'http://site.invalid')
  const plain = PLAIN[pathname as keyof typeof PLAIN]
  if (plain) return { page: plain }
  if (pathname === '/login-failed') return { page: 'login-failed', error: searchParams.get('error') }
  const planner = PLANNER.find(([pattern]) => pattern.test(pathname))
  return planner ? { page: 'planner', title: planner[1] } : { page: 'not-found' }
}

const TITLES = {
  home: 'Meander: take the long way',
  welcome: 'Welcome to Meander',
  account: 'Account · Meander',
  demo: 'Instruments · Meander',
  partners: 'On your page · Meander',
  api: 'The API · Meander',
  conformance: 'What it withstands · Meander',
  doctor: 'The doctor · Meander',
  terms: 'Terms of Service · Meander',
  privacy: 'Privacy Policy · Meander',
  'not-found': 'Page not found · Meander',
} as const

export function titleOf(route: Route): string {
  if (route.page === 'planner') return `${route.title} · Meander`
  if (route.page === 'login-failed') return `${route.error === 'apple_not_configured' ? 'Apple Sign-In Unavailable' : 'Login Failed'} · Meander`
  return TITLES[route.page]
}

/** What a page is called, without the name of the site. */
export const nameOf = (route: Route): string => titleOf(route).replace(/( · |: ).*/, '')
