import { beginSignIn, readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat } from '@meander/sdk/contract/chat'
import { listItineraries, readItinerary } from '@meander/sdk/contract/itineraries'
import { updateItinerary } from '@meander/sdk/contract/trip-changes'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { activity } from '../test/activities.ts'
import { chatServer } from '../test/chat-server.ts'
import { data, FINISH, liveReply, reply, text } from '../test/chat-stream.ts'
import { failure, type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../test/queries.ts'
import { trip as itinerary } from '../test/trip.ts'

let server: FakeServer
let planners: MountedPlanner[] = []
const mount = (...configs: Parameters<typeof mountPlanner>[1][]) => (planners = configs.map((config) => mountPlanner(server, config)))
const mountTwo = (...configs: [Parameters<typeof mountPlanner>[1], Parameters<typeof mountPlanner>[1]]) => mount(...configs) as [MountedPlanner, MountedPlanner]
const letters = ({ root }: MountedPlanner) => find(root, 'log').textContent ?? ''
const field = ({ root }: MountedPlanner) => findSoon<HTMLTextAreaElement>(root, 'textbox', 'Message')
const heard = ({ events }: MountedPlanner) => events.map(({ name }) => name)
/** As a visitor does: the press comes first. */
async function say(planner: MountedPlanner, words: string): Promise<void> {
  type(await field(planner), words)
  ;(await findSoon(planner.root, 'button', 'Send')).click()
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  localStorage.clear()
  sessionStorage.clear()
  server = chatServer().on(readCurrentUser, () => failure('not-signed-in')).on(beginSignIn, () => failure('internal')).on(listItineraries, () => [])
})
afterEach(() => planners.splice(0).forEach((planner) => planner.destroy()))

describe('planners of a page that name the same trip', () => {
  it('have one conversation, and what is being written in it', async () => {
    const [first, second] = mountTwo({ trip: 'iberia' }, { trip: 'iberia' })
    type(await field(first), 'Two days in')
    await waitFor(async () => expect((await field(second)).value).toBe('Two days in'))
    await say(second, 'Two days in Porto')
    await waitFor(() => expect([letters(first), letters(second)]).toEqual([expect.stringMatching(/Two days in Porto.*Hello\./), expect.stringMatching(/Two days in Porto.*Hello\./)]))
    await say(first, 'And Braga')
    await waitFor(() => expect(letters(second)).toMatch(/And Braga.*Hello\./))
    expect(server.callsOf(postChat)).toHaveLength(2)
  })

  it.each([
    [{ trip: 'iberia' }, { trip: 'rome' }],
    [{ trip: 'iberia' }, {}],
    [{}, {}],
    [{ trip: 'iberia', partner: 'pk_one' }, { trip: 'iberia', partner: 'pk_two' }],
    [{ trip: 'iberia' }, { trip: 'iberia', origin: 'https://other.test' }],
  ])('share nothing where they do not: %j and %j', async (one, other) => {
    const [first, second] = mountTwo(one, other)
    await say(first, 'Two days in Porto')
    await waitFor(() => expect(letters(first)).toContain('Hello.'))
    expect(letters(second)).not.toContain('Porto')
    expect((await field(second)).value).toBe('')
  })

  it('store nothing before the first act in one of them, which counts for all', async () => {
    const [first, second] = mountTwo({ trip: 'iberia' }, { trip: 'iberia' })
    await field(second)
    expect([localStorage.length, sessionStorage.length, server.calls.length]).toEqual([0, 0, 0])
    await say(first, 'Porto')
    await waitFor(() => expect(letters(second)).toContain('Hello.'))
    expect(localStorage.getItem('meander.clientUserId')).toMatch(/^mdr_/)
  })

  it('tell the page once what happens in their conversation: whichever was used last', async () => {
    server.on(postChat, () => reply(data({ kind: 'recommendations', recommendations: [activity('A')], destination: 'Lisbon' }), text('Here.'), FINISH))
    const [first, second] = mountTwo({ trip: 'iberia' }, { trip: 'iberia', currency: 'EUR' })
    second.handle.send('Plan Lisbon')
    await waitFor(() => expect(heard(second)).toEqual(['message-sent', 'recommendations-shown']))
    await findSoon(first.root, 'button', 'Send')
    first.handle.send('And more')
    await waitFor(() => expect(heard(first)).toEqual(['message-sent', 'recommendations-shown']))
    expect([first, second].map(heard)).toEqual([['message-sent', 'recommendations-shown'], ['message-sent', 'recommendations-shown']])
    expect(first.events[0]?.detail).toEqual({ first: false })
    // Each speaks of money as its own tag says.
    expect(server.callsOf(postChat).map(({ body }) => (body as { data: { currency: string } }).data.currency)).toEqual(['EUR', 'USD'])
  })

  it('ask for a sign-in once, where it was asked for', async () => {
    const [first, second] = mountTwo({ trip: 'iberia' }, { trip: 'iberia' })
    await field(first)
    second.handle.open('sign-in')
    await findSoon(second.root, 'dialog')
    expect(findAll(first.root, 'dialog')).toEqual([])
    find(second.root, 'button', 'Close').click()
    await waitFor(() => expect(findAll(second.root, 'dialog')).toEqual([]))
    first.handle.open('sign-in')
    await findSoon(first.root, 'dialog')
    expect(findAll(second.root, 'dialog')).toEqual([])
  })

  it('open a part, and a screen, each for itself', async () => {
    const [first, second] = mountTwo({ trip: 'iberia' }, { trip: 'iberia' })
    await field(second)
    first.handle.open('plan')
    await findSoon(first.root, 'dialog', 'Plan Your Adventure')
    expect(findAll(second.root, 'dialog')).toEqual([])
    second.handle.open('itineraries')
    await findSoon(second.root, 'heading', /Your|Journeys|Itineraries/)
    expect(await field(first)).toBeTruthy()
  })

  it('go on when one of them leaves, in the middle of an answer too; after the last one nothing is left of it', async () => {
    const live = liveReply()
    server.on(postChat, () => live.response)
    const [first, second] = mountTwo({ trip: 'iberia' }, { trip: 'iberia' })
    await say(first, 'Two days in Porto')
    live.say(text('By the '))
    await waitFor(() => expect(letters(second)).toContain('By the'))
    first.destroy()
    live.say(text('river.'), FINISH)
    live.end()
    await waitFor(() => expect(letters(second)).toContain('By the river.'))
    server.on(postChat, () => reply(text('Gladly.'), FINISH))
    await findSoon(second.root, 'button', 'Send')
    second.handle.send('More')
    await waitFor(() => expect(letters(second)).toContain('Gladly.'))
    expect(heard(second)).toEqual(['message-sent'])
    const third = mountPlanner(server, { trip: 'iberia' })
    planners.push(third)
    await waitFor(() => expect(letters(third)).toContain('By the river.'))
    planners.splice(0).forEach((planner) => planner.destroy())
    const [anew] = mount({ trip: 'iberia' }) as [MountedPlanner]
    await field(anew)
    expect(letters(anew)).not.toContain('By the river.')
  })

  it('show an itinerary as it is by now, whichever of them has changed it', async () => {
    const open = itinerary({ title: 'Porto', version: 1 })
    let now = open
    server.on(readItinerary, () => now).on(listItineraries, () => [now]).on(updateItinerary, () => (now = { ...now, title: 'Porto and Braga', version: 2 }))
    const [first, second] = mountTwo({ trip: 'iberia', route: '/itinerary/trip-1' }, { trip: 'iberia', route: '/itineraries' })
    await findSoon(first.root, 'heading', 'Porto')
    second.handle.open('itineraries')
    await findSoon(second.root, 'heading', 'Porto')
    ;(await findSoon(second.root, 'button', /^Menu|Porto/)).click()
    ;(await findSoon(second.root, 'menuitem', 'Rename Journey')).click()
    const title = await findSoon<HTMLInputElement>(second.root, 'textbox', 'Journey Title')
    type(title, 'Porto and Braga')
    await waitFor(() => expect(title.value).toBe('Porto and Braga'))
    find(find(second.root, 'dialog', 'Rename Journey'), 'button', 'Rename').click()
    await findSoon(first.root, 'heading', 'Porto and Braga')
  })

  it('are heard by readers of screens once', async () => {
    const [first, second] = mountTwo({ trip: 'iberia' }, { trip: 'iberia' })
    await say(second, 'Porto')
    await waitFor(() => expect(letters(first)).toContain('Hello.'))
    const told = ({ box }: MountedPlanner) => !box.querySelector('.meander')?.hasAttribute('data-quiet')
    await waitFor(() => expect([told(first), told(second)]).toEqual([false, true]))
    await findSoon(first.root, 'button', 'Send')
    await say(first, 'Braga')
    await waitFor(() => expect([told(first), told(second)]).toEqual([true, false]))
  })
})
