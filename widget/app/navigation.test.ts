import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '../kit/storage.ts'
import { createNavigation, pageOf } from './navigation.ts'
import { readRoute } from './routes.ts'

describe('navigation', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    sessionStorage.clear()
  })
  afterEach(() => void vi.useRealTimers())

  function setUp({ acted = true, hostTakesIt = false } = {}) {
    const asked: string[] = []
    const navigation = createNavigation({
      route: '/chat',
      emit: (_name, detail) => {
        asked.push((detail as { path: string }).path)
        return !hostTakesIt
      },
      storage: createStorage(() => sessionStorage),
      mayStore: () => acted,
    })
    return { navigation, asked }
  }

  it('notes which screen it leaves, and leaves 100 ms later [2.180, 2.181, 2.182, 3.16, 3.17]', () => {
    const { navigation, asked } = setUp()
    navigation.go('/itineraries', { source: 'activities-panel' })
    expect([sessionStorage.getItem('currentPage'), sessionStorage.getItem('navigationSource')]).toEqual(['chat', 'activities-panel'])
    vi.advanceTimersByTime(99)
    expect(asked).toEqual([])
    vi.advanceTimersByTime(1)
    expect(asked).toEqual(['/itineraries'])
    expect(navigation.$route.get()).toBe('/itineraries')
  })

  it('leaves by a header button after 50 ms [2.183]', () => {
    const { navigation, asked } = setUp()
    navigation.go('/', { quick: true })
    vi.advanceTimersByTime(50)
    expect(asked).toEqual(['/'])
  })

  it('stays where it is when the host routes itself', () => {
    const { navigation } = setUp({ hostTakesIt: true })
    navigation.go('/itineraries')
    vi.advanceTimersByTime(100)
    expect(navigation.$route.get()).toBe('/chat')
    navigation.show('/itineraries')
    expect(navigation.$route.get()).toBe('/itineraries')
  })

  it('writes nothing before the visitor has acted', () => {
    const { navigation } = setUp({ acted: false })
    navigation.go('/itineraries')
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ['/', { screen: 'home', conversationId: null }],
    ['/?letter', { screen: 'home', conversationId: null }],
    ['/?letter=c%2F1', { screen: 'home', conversationId: 'c/1' }],
    ['/chat', { screen: 'chat', conversationId: null }],
    ['/chat/a%20b?x=1', { screen: 'chat', conversationId: 'a b' }],
    ['/itineraries', { screen: 'itineraries' }],
    ['/itinerary/7', { screen: 'itinerary', id: '7' }],
    ['/shared/t0k', { screen: 'shared', shareToken: 't0k' }],
    ['/itinerary', { screen: 'unknown' }],
    ['/itinerary/7/days', { screen: 'unknown' }],
  ])('reads %s', (path, route) => expect(readRoute(path)).toEqual(route))

  it('calls a page by its first word', () => expect(['/', '/chat/7', '/itineraries?x'].map(pageOf)).toEqual(['home', 'chat', 'itineraries']))
})
