import { afterEach, describe, expect, it, vi } from 'vitest'
import { readLastLetter } from './last-letter.ts'

const NOW = Date.parse('2027-03-20T10:00:00Z')
const entry = (more: object) => ({ id: 'c1', title: 'Three days', lastMessage: 'Here.', timestamp: '2027-03-14T12:00:00Z', messageCount: 2, ...more })

function keep(stored: unknown): void {
  vi.stubGlobal('localStorage', { getItem: () => (typeof stored === 'string' ? stored : JSON.stringify(stored)) })
  vi.stubGlobal('document', { querySelector: () => null })
}

describe('the letter that can be gone on with', () => {
  afterEach(() => vi.unstubAllGlobals())

  it('is the one written in last, with what it is about', () => {
    keep([entry({ id: 'a b', destination: 'Lisbon' }), entry({ id: 'c2', destination: 'Rome' })])
    expect(readLastLetter(NOW)).toEqual({ address: '/chat/a%20b', place: 'Lisbon' })
  })

  it('may be about nothing yet', () => {
    keep([entry({})])
    expect(readLastLetter(NOW)).toEqual({ address: '/chat/c1', place: null })
  })

  it.each([
    ['nothing is stored', null],
    ['nothing was written', []],
    ['what is stored cannot be read', '{'],
    ['it is something else', { id: 'c1' }],
    ['it has no id', [entry({ id: 7 })]],
    ['it is not kept any longer', [entry({ timestamp: '2027-01-01T12:00:00Z' })]],
    ['nobody knows when it was written', [entry({ timestamp: 'once' })]],
  ])('is none where %s', (_, stored) => {
    keep(stored)
    expect(readLastLetter(NOW)).toBeNull()
  })
})
