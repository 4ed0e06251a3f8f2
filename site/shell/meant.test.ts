import { describe, expect, it } from 'vitest'
import { meantBy } from './meant.ts'
import { matchRoute } from './routes.ts'

const CLOSE = [
  ['/demo', '/enhanced-demo'],
  ['/demo?tab=2', '/enhanced-demo'],
  ['/Enhanced-Demo', '/enhanced-demo'],
  ['/enhanced-demo/', '/enhanced-demo'],
  ['/enhanced_demo', '/enhanced-demo'],
  ['/partner', '/partners'],
  ['/docs/sdk', '/partners'],
  ['/itinerary', '/itineraries'],
  ['/my-trips', '/itineraries'],
  ['/chat/', '/chat'],
  ['/login', '/welcome'],
  ['/sign-in', '/welcome'],
  ['/settings', '/account'],
  ['/terms.html', '/terms'],
  ['/privacy-policy', '/privacy'],
] as const

describe('an address where nothing stands', () => {
  it.each(CLOSE)('%s comes close to %s, which is a screen', (address, path) => {
    expect(matchRoute(address).page).toBe('not-found')
    expect(meantBy(address)?.path).toBe(path)
    expect(matchRoute(path).page).not.toBe('not-found')
  })

  it.each(['/nowhere', '/nowhere/at/all', '/wp-login.php.bak/x/y', '/demolition', '/signals', '/constructor', '/%E0%A4%A'])('%s comes close to none', (address) => {
    expect(meantBy(address)).toBeNull()
  })
})
