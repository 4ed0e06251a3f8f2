import { afterEach, describe, expect, it, vi } from 'vitest'
import { signInAddress } from './visitor.ts'

describe('where a sign-in begins', () => {
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['/?letter=letter-1', '/?letter=letter-1'],
    ['/itineraries', '/itineraries'],
  ])('leads back to %s, which it left', (here, back) => {
    const { pathname, search } = new URL(here, 'https://meander.test')
    vi.stubGlobal('window', { location: { pathname, search } })
    vi.stubGlobal('localStorage', { getItem: () => 'mdr_guest' })
    const address = new URL(signInAddress(), 'https://meander.test')
    expect([address.pathname, ...address.searchParams.values()]).toEqual(['/api/login', back, 'mdr_guest'])
  })
})
