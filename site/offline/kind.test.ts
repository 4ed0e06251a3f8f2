import { describe, expect, it } from 'vitest'
import { kindOf } from './kind.ts'

const ORIGIN = 'https://meander.test'
const of = (method: string, path: string, mode: RequestMode = 'cors') => kindOf({ method, mode, url: new URL(path, ORIGIN).href }, ORIGIN)

describe('what a request is to the site’s worker', () => {
  it.each(['/', '/itinerary/i-1', '/shared/t-1', '/?letter=c-1', '/nowhere'])('%s is a document', (path) => expect(of('GET', path, 'navigate')).toBe('document'))

  it.each(['/api/itineraries/i-1/calendar.ics', '/api/auth/demo', '/api/login', '/oidc/auth', '/dev/outbox', '/sdk/v1.js', '/healthz', '/offline.js'])(
    '%s is nothing of its, though one goes there',
    (path) => expect(of('GET', path, 'navigate')).toBe('passing'),
  )

  it.each(['/api/itineraries', '/api/itineraries/i-1?clientUserId=mdr_1', '/api/shared/t-1', '/api/auth/user', '/api/activities/P-1/details?currency=USD'])('%s is read and kept', (path) =>
    expect(of('GET', path)).toBe('read'),
  )

  it.each(['/api/itineraries/i-1/calendar-link', '/api/chat?chatId=1', '/api/conversation/c-1', '/api/account/data', '/api/auth/sessions', '/healthz', '/media/clips/beach.webm'])(
    '%s is read and not kept',
    (path) => expect(of('GET', path)).toBe('passing'),
  )

  it.each([['PATCH', '/api/itineraries/i-1'], ['POST', '/api/itineraries'], ['DELETE', '/api/itineraries/i-1/time-slots/s-1'], ['POST', '/api/shared/t-1/copy']])('%s %s is a change of trips', (method, path) =>
    expect(of(method, path)).toBe('change'),
  )

  it.each([['POST', '/api/chat'], ['POST', '/api/speech/transcribe'], ['POST', '/api/auth/transactions']])('%s %s has its own words where it fails', (method, path) => expect(of(method, path)).toBe('passing'))

  it('knows when whoever was here leaves, or another comes', () => {
    expect([of('POST', '/api/auth/sign-out'), of('DELETE', '/api/auth/sessions'), of('DELETE', '/api/account')]).toEqual(['farewell', 'farewell', 'farewell'])
    expect([of('GET', '/api/auth/logout', 'navigate'), of('GET', '/api/auth/google/callback?code=1', 'navigate'), of('POST', '/api/auth/apple/callback', 'navigate')]).toEqual(['farewell', 'farewell', 'farewell'])
    // One place among others.
    expect(of('DELETE', '/api/auth/sessions/s-1')).toBe('passing')
  })

  it('tells what the build named by its contents from what may be another tomorrow', () => {
    expect([of('GET', '/sdk/1.0.0-5d67038e66/trips-i1x4m4nk.js'), of('GET', '/assets/site-DMXmCRUO.js')]).toEqual(['build', 'build'])
    expect([of('GET', '/sdk/v1.js'), of('GET', '/assets/icon.svg'), of('GET', '/media/posters/lake.poster.webp')]).toEqual(['unhashed', 'unhashed', 'unhashed'])
    expect(of('GET', '/media/activities/lisbon-1.svg')).toBe('picture')
  })

  it('leaves other origins alone', () => expect(kindOf({ method: 'GET', mode: 'no-cors', url: 'https://pictures.example/media/activities/1.jpg' }, ORIGIN)).toBe('passing'))
})
