import { postChat } from '@meander/sdk/contract/chat'
import { createItinerary, deleteItinerary, editActivity, listItineraries, readItinerary, rescheduleActivity } from '@meander/sdk/contract/itineraries'
import { readCurrentUser } from '@meander/sdk/contract/auth'
import type { ClientUserId, ItineraryId, SavedActivityId, TimeSlotId } from '@meander/sdk/contract/ids'
import { transcribe } from '@meander/sdk/contract/speech'
import { shareByEmail } from '@meander/sdk/contract/sharing'
import type { TimeOfDay } from '@meander/sdk/contract/days'
import { atom } from 'nanostores'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { failure, fakeServer } from '../test/fake-server.ts'
import { createApi } from './create-api.ts'
import { ApiError, ContractError, NetworkError } from './request-errors.ts'

const me = 'mdr_me' as ClientUserId
const id = 'trip one' as ItineraryId

function setUp({ pageOrigin = 'https://blog.test', clientUserId = () => me as ClientUserId | null } = {}) {
  const server = fakeServer()
  const $token = atom<string | null>(null)
  const api = createApi({ origin: 'https://meander.test', pageOrigin, clientUserId, $token, fetch: server.fetch })
  return { server, api, $token }
}

describe('the client', () => {
  let log: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    log = vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  it('carries the identifier in the JSON body of a POST, merged with the rest [1.33, 7.1, 3.5]', async () => {
    const { api, server } = setUp()
    await api.call(createItinerary, { body: { title: 'Lisbon', destination: 'Lisbon' } }).catch(() => {})
    expect(server.calls[0]?.body).toEqual({ title: 'Lisbon', destination: 'Lisbon', clientUserId: me })
    expect(server.calls[0]?.query).toEqual({})
  })

  it('carries it in the JSON body of a PUT and a PATCH [7.2, 7.3]', async () => {
    const { api, server } = setUp()
    const move = { slotId: 's' as TimeSlotId, dayNumber: 2, timeSlot: '09:00' as TimeOfDay }
    await api.call(rescheduleActivity, { params: { id }, body: move }).catch(() => {})
    await api.call(editActivity, { params: { id, activityId: 'a' as SavedActivityId }, body: { notes: 'early' } }).catch(() => {})
    expect(server.calls.map(({ method, body }) => [method, body])).toEqual([
      ['PUT', { ...move, clientUserId: me }],
      ['PATCH', { notes: 'early', clientUserId: me }],
    ])
  })

  it('carries it as a query parameter of reads and deletes [7.4, 7.5]', async () => {
    const { api, server } = setUp()
    await api.call(readItinerary, { params: { id } }).catch(() => {})
    await api.call(deleteItinerary, { params: { id } }).catch(() => {})
    expect(server.calls.map(({ method, path, query }) => [method, path, query])).toEqual([
      ['GET', '/api/itineraries/trip%20one', { clientUserId: me }],
      ['DELETE', '/api/itineraries/trip%20one', { clientUserId: me }],
    ])
  })

  it('sends a form as it is, with the identifier in it, and leaves its type to the browser [7.5]', async () => {
    const { api, server } = setUp()
    const form = new FormData()
    form.append('audio', new Blob(['sound']), 'voice')
    await api.call(transcribe, {}, { form }).catch(() => {})
    expect(server.calls[0]?.body).toEqual({ audio: expect.any(Blob), clientUserId: me })
    expect(server.calls[0]?.headers.has('content-type')).toBe(false)
  })

  it('sends no identifier while there is none', async () => {
    const { api, server } = setUp({ clientUserId: () => null })
    server.on(listItineraries, () => [])
    await api.call(listItineraries, {})
    expect(server.calls[0]?.query).toEqual({})
  })

  it('includes credentials on the hosted site, and none from another origin [7.6]', async () => {
    const hosted = setUp({ pageOrigin: 'https://meander.test' })
    const embed = setUp()
    await hosted.api.call(listItineraries, {}).catch(() => {})
    await embed.api.call(listItineraries, {}).catch(() => {})
    expect([hosted.server.calls[0]?.credentials, embed.server.calls[0]?.credentials]).toEqual(['include', 'omit'])
  })

  it('sends the bearer once there is one', async () => {
    const { api, server, $token } = setUp()
    $token.set('secret')
    await api.call(listItineraries, {}).catch(() => {})
    expect(server.calls[0]?.headers.get('authorization')).toBe('Bearer secret')
  })

  it('says on our own pages that somebody is signed in, so that no call is answered as a guest’s', async () => {
    const server = fakeServer().on(listItineraries, () => [])
    const origin = 'https://meander.test'
    let signedIn = false
    const api = createApi({ origin, pageOrigin: origin, clientUserId: () => me, $token: atom(null), signedIn: () => signedIn, fetch: server.fetch })
    await api.call(listItineraries, {})
    signedIn = true
    await api.call(listItineraries, {})
    // Else nobody whose sign-in has ended could sign in again.
    await api.call(readCurrentUser, {}).catch(() => {})
    expect(server.calls.map(({ headers }) => headers.get('x-meander-signed-in'))).toEqual([null, '1', null])
  })

  it('answers the parsed JSON of a read [7.7]', async () => {
    const { api, server } = setUp()
    server.on(readCurrentUser, () => Response.json({ id: 'u1', name: 'Inês', email: null }))
    expect(await api.call(readCurrentUser, {})).toEqual({ id: 'u1', name: 'Inês', email: null })
  })

  it('rejects with status and response text, and logs it once [8.1, 8.3]', async () => {
    const { api, server } = setUp()
    server.on(listItineraries, () => new Response('out of order', { status: 503 }))
    await expect(api.call(listItineraries, {})).rejects.toMatchObject({ message: '503: out of order' })
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('logs no key of a guest, whom a refused change answers with the trip as it is by now', async () => {
    const { api, server } = setUp()
    const body = { error: 'Changed.', message: 'Changed.', code: 'itinerary-changed', requestId: 'r', details: { itinerary: { id, clientUserId: me, title: 'Lisbon' } } }
    server.on(rescheduleActivity, () => Response.json(body, { status: 409 }))
    const move = { slotId: 's' as TimeSlotId, dayNumber: 2, timeSlot: '09:00' as TimeOfDay }
    const error: unknown = await api.call(rescheduleActivity, { params: { id }, body: move }).catch((caught: unknown) => caught)
    const [logged] = log.mock.calls[0] as [ApiError]
    // A console shows message, stack and every property of what it is given.
    expect(JSON.stringify([logged.message, logged.stack, logged])).not.toContain(me)
    expect(logged.message).toContain('"title":"Lisbon"')
    expect(error).toMatchObject({ code: 'itinerary-changed', body: { details: { itinerary: { id, clientUserId: null, title: 'Lisbon' } } } })
  })

  it('puts the status text in place of an empty body [8.2]', async () => {
    const { api, server } = setUp()
    server.on(listItineraries, () => new Response('', { status: 502, statusText: 'Bad Gateway' }))
    await expect(api.call(listItineraries, {})).rejects.toThrow('502: Bad Gateway')
  })

  it('reads code and sentence of the contract’s errors', async () => {
    const { api, server } = setUp()
    server.on(listItineraries, () => failure('too-many-requests', 'Slowly.'))
    const error = await api.call(listItineraries, {}).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status: 429, code: 'too-many-requests', body: { message: 'Slowly.' } })
  })

  it('throws on a 401 of a read [8.4]', async () => {
    const { api, server } = setUp()
    server.on(listItineraries, () => failure('not-signed-in'))
    await expect(api.call(listItineraries, {})).rejects.toMatchObject({ status: 401 })
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('does not log an error that the caller expects as an answer', async () => {
    const { api, server } = setUp()
    server.on(readCurrentUser, () => failure('not-signed-in'))
    await expect(api.call(readCurrentUser, {}, { expects: ['not-signed-in'] })).rejects.toBeInstanceOf(ApiError)
    expect(log).not.toHaveBeenCalled()
  })

  it('tries a failed read once and a failed write once [9.1, 9.2]', async () => {
    const { api, server } = setUp()
    server.on(listItineraries, () => failure('internal')).on(deleteItinerary, () => failure('internal'))
    await api.call(listItineraries, {}).catch(() => {})
    await api.call(deleteItinerary, { params: { id } }).catch(() => {})
    expect(server.calls).toHaveLength(2)
  })

  it('tells a server out of reach from a server that says no', async () => {
    const { api, server } = setUp()
    server.on(listItineraries, () => {
      throw new TypeError('Failed to fetch')
    })
    await expect(api.call(listItineraries, {})).rejects.toBeInstanceOf(NetworkError)
  })

  it.each(['<html>', '', 'null', '"yes"'])('refuses %j for a reply', async (body) => {
    const { api, server } = setUp()
    server.on(readCurrentUser, () => new Response(body))
    await expect(api.call(readCurrentUser, {})).rejects.toBeInstanceOf(ContractError)
    expect(log).toHaveBeenCalledTimes(1)
  })

  it('gets along with a server that is newer than itself', async () => {
    const { api, server } = setUp()
    const newer = { id: 'u1', name: 'Inês', email: null, picture: 'https://media.example/ines.jpg' }
    server.on(readCurrentUser, () => Response.json(newer))
    expect(await api.call(readCurrentUser, {})).toEqual(newer)
    const body = { error: 'Closed on Mondays.', message: 'Closed on Mondays.', code: 'closed-today' }
    server.on(readCurrentUser, () => Response.json(body, { status: 503 }))
    await expect(api.call(readCurrentUser, {})).rejects.toMatchObject({ code: 'closed-today', body })
  })
})

describe('a call whose answer is not read', () => {
  it('takes any OK for a success [7.61, 7.62]', async () => {
    const { api, server } = setUp()
    server.on(shareByEmail, () => new Response('<html>', { status: 202 }))
    await api.send(shareByEmail, { params: { id }, body: { email: 'ana@example.org' } })
    server.on(shareByEmail, () => failure('internal'))
    vi.spyOn(console, 'error').mockImplementation(() => {})
    await expect(api.send(shareByEmail, { params: { id }, body: { email: 'ana@example.org' } })).rejects.toBeInstanceOf(ApiError)
  })
})

describe('a call that streams', () => {
  const question = { body: { messages: [{ id: '1', role: 'user' as const, content: 'hello' }] } }
  const headers = { 'x-vercel-ai-data-stream': 'v1' }
  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
  })

  it('answers the text as it comes', async () => {
    const { api, server } = setUp()
    server.on(postChat, () => new Response('0:"Olá"\n', { headers }))
    const reader = (await api.stream(postChat, question)).getReader()
    expect((await reader.read()).value).toBe('0:"Olá"\n')
  })

  it('refuses another protocol [8.9, 7.19]', async () => {
    const { api, server } = setUp()
    server.on(postChat, () => new Response('data: {}\n\n'))
    await expect(api.stream(postChat, question)).rejects.toThrow('Unknown stream protocol')
  })

  it('refuses a response without a body [8.8]', async () => {
    const { api, server } = setUp()
    server.on(postChat, () => new Response(null, { headers }))
    await expect(api.stream(postChat, question)).rejects.toThrow('The response body is empty.')
  })
})
