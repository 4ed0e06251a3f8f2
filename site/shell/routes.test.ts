import { describe, expect, it } from 'vitest'
import { matchRoute, nameOf, titleOf } from './routes.ts'

describe('the routes of the site', () => {
  it.each([
    ['/', 'home'],
    ['/welcome', 'welcome'],
    ['/chat', 'planner'],
    ['/chat/abc-123', 'planner'],
    ['/itineraries', 'planner'],
    ['/itinerary/abc', 'planner'],
    ['/shared/abc', 'planner'],
    ['/enhanced-demo', 'demo'],
    ['/login-failed', 'login-failed'],
    ['/account', 'account'],
    ['/partners', 'partners'],
    ['/partners/api', 'api'],
    ['/terms', 'terms'],
    ['/nowhere', 'not-found'],
    ['/itinerary', 'not-found'],
    ['/itinerary/a/b', 'not-found'],
  ])('%s shows %s', (path, page) => {
    expect(matchRoute(path).page).toBe(page)
  })

  it('reads the error of a failed sign-in from the address [2.342]', () => {
    expect(matchRoute('/login-failed?error=apple_not_configured')).toEqual({ page: 'login-failed', error: 'apple_not_configured' })
  })

  it.each([['/', 'Meander'], ['/enhanced-demo', 'Instruments'], ['/itinerary/abc', 'Itinerary'], ['/nowhere', 'Page not found']])('has a name for %s without the site’s own: %s', (path, name) => {
    expect(nameOf(matchRoute(path))).toBe(name)
  })

  it('names every page', () => {
    expect(titleOf(matchRoute('/nowhere'))).toBe('Page not found · Meander')
    expect(titleOf(matchRoute('/chat'))).toBe('Chat · Meander')
  })
})
