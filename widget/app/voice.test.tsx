import { readCurrentUser } from '@meander/sdk/contract/auth'
import { postChat } from '@meander/sdk/contract/chat'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { chatServer } from '../test/chat-server.ts'
import { rosa } from '../test/desk.ts'
import { failure, type FakeServer } from '../test/fake-server.ts'
import { mountPlanner, type MountedPlanner } from '../test/mount-planner.tsx'
import { find, findAll, findSoon, type, waitFor } from '../test/queries.ts'
import { stubRecorder } from '../test/voice-devices.ts'

describe('speaking in place of writing', () => {
  let server: FakeServer
  let planner: MountedPlanner

  beforeEach(() => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    localStorage.clear()
    sessionStorage.clear()
    server = chatServer().on(readCurrentUser, () => failure('not-signed-in'))
  })
  afterEach(() => planner.destroy())

  it('is there for accounts in the composer, which takes no typing meanwhile [1.31, 2.113, 5.5, 6.8]', async () => {
    stubRecorder()
    server.on(readCurrentUser, () => rosa)
    planner = mountPlanner(server, { firstParty: true, view: 'page', route: '/chat' })
    const button = await findSoon(planner.root, 'button', 'Voice Input')
    button.focus()
    button.click()
    const dialog = await findSoon(planner.root, 'dialog', 'Voice Message')
    expect(find<HTMLTextAreaElement>(planner.root, 'textbox', 'Message').disabled).toBe(true)
    find(dialog, 'button', 'Cancel').click()
    await waitFor(() => expect(findAll(planner.root, 'dialog')).toEqual([]))
    expect(planner.root.activeElement).toBe(button)
    expect(find<HTMLTextAreaElement>(planner.root, 'textbox', 'Message').disabled).toBe(false)
  })

  it('is not there for guests in the composer, which sends all the same [2.113, 2.114]', async () => {
    stubRecorder()
    planner = mountPlanner(server)
    type(await findSoon(planner.root, 'textbox', 'Message'), 'Lisbon')
    await waitFor(() => expect(find<HTMLTextAreaElement>(planner.root, 'textbox', 'Message').value).toBe('Lisbon'))
    expect(findAll(planner.root, 'button', /^Voice/)).toEqual([])
    find(planner.root, 'button', 'Send').click()
    await waitFor(() => expect(server.callsOf(postChat)).toHaveLength(1))
  })

  it('is opened by the host, for guests as well, and counts as an act', async () => {
    stubRecorder()
    planner = mountPlanner(server)
    planner.handle.open('voice')
    const dialog = await findSoon(planner.root, 'dialog', 'Voice Message')
    find(dialog, 'button', 'Record').click()
    await waitFor(() => expect(find(dialog, 'alert').textContent).toBe('Microphone access denied. Please enable permissions.'))
    planner.destroy()
    expect(findAll(planner.root, 'dialog')).toEqual([])
  })
})
