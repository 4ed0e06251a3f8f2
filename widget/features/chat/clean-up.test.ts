import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStorage } from '../../kit/storage.ts'
import { createCleanUp } from './clean-up.ts'
import { createDraft, DRAFT_KEY } from './draft.ts'

const MINUTE = 60_000
const written = (minutesAgo: number) => JSON.stringify({ meander: Date.now() - minutesAgo * MINUTE, value: 'x' })

describe('the clean-up of storage', () => {
  let cleanUp: ReturnType<typeof createCleanUp>
  let bytes = 0
  const left = () => Object.keys({ ...localStorage }).sort()

  beforeEach(() => {
    vi.useFakeTimers()
    localStorage.clear()
    sessionStorage.clear()
    bytes = 0
    cleanUp = createCleanUp({ local: createStorage(() => localStorage), tab: createStorage(() => sessionStorage), memory: () => bytes })
  })
  afterEach(() => {
    cleanUp.destroy()
    vi.useRealTimers()
  })

  it('comes every 10 minutes and takes chat- and temp- entries that are older than an hour [9.58, 9.59, 9.60]', () => {
    localStorage.setItem('chat-old', written(61))
    localStorage.setItem('temp-old', written(61))
    vi.advanceTimersByTime(10 * MINUTE - 1)
    expect(left()).toEqual(['chat-old', 'temp-old'])
    vi.advanceTimersByTime(1)
    expect(left()).toEqual([])
  })

  it('leaves younger ones, other prefixes and what the product did not write [9.61, 9.62, 9.63]', () => {
    localStorage.setItem('chat-young', written(49))
    localStorage.setItem('meander.sessionId', written(999))
    localStorage.setItem('chat-of-the-host', '{"time":1}')
    localStorage.setItem('temp-of-the-host', 'words')
    vi.advanceTimersByTime(10 * MINUTE)
    expect(left()).toEqual(['chat-of-the-host', 'chat-young', 'meander.sessionId', 'temp-of-the-host'])
  })

  it('comes at once above 100 MB [9.64, 9.65]', () => {
    localStorage.setItem('chat-old', written(61))
    bytes = 100 * 1024 * 1024
    cleanUp.sent()
    expect(left()).toEqual(['chat-old'])
    bytes += 1
    cleanUp.sent()
    expect(left()).toEqual([])
  })

  it('leaves no timer behind', () => {
    cleanUp.destroy()
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('the draft', () => {
  const tab = createStorage(() => sessionStorage)
  beforeEach(() => sessionStorage.clear())

  it('outlives a reload, and is gone once it was sent', () => {
    createDraft({ tab }).write('Four days in')
    const later = createDraft({ tab })
    expect(later.$draft.get()).toBe('Four days in')
    later.write('')
    expect(sessionStorage.getItem(DRAFT_KEY)).toBeNull()
  })

  it('belongs to its conversation, and to its planner while that is new', () => {
    const first = createDraft({ tab, place: 'first' })
    const second = createDraft({ tab, place: 'second' })
    second.write('only in the second')
    expect(createDraft({ tab, place: 'first' }).$draft.get()).toBe('')
    expect(createDraft({ tab, place: 'second' }).$draft.get()).toBe('only in the second')
    first.write('of Rome')
    first.name('chat_rome')
    expect(createDraft({ tab, place: 'first' }).$draft.get()).toBe('')
    first.show('chat_oslo')
    expect(first.$draft.get()).toBe('')
    first.show('chat_rome')
    expect(first.$draft.get()).toBe('of Rome')
    first.show(null)
    expect(first.$draft.get()).toBe('')
  })

  it('is not taken from what a host page keeps under the same name', () => {
    sessionStorage.setItem(DRAFT_KEY, 'mine')
    expect(createDraft({ tab }).$draft.get()).toBe('')
  })
})
