import { describe, expect, it } from 'vitest'
import { createStorage } from '../../kit/storage.ts'
import { CLIENT_USER_ID_KEY, createIdentity } from './identity.ts'

const clock = () => new Date('2027-01-02T03:04:05Z')
const random = (bytes: Uint8Array<ArrayBuffer>) => bytes.fill(7)
const memory = () => {
  const held = new Map<string, string>()
  const area = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    key: (index: number) => [...held.keys()][index] ?? null,
    get length() {
      return held.size
    },
  } as Storage
  return { held, storage: createStorage(() => area) }
}

describe('the anonymous visitor', () => {
  it('has no identifier and stores nothing before the first act', () => {
    const { held, storage } = memory()
    expect(createIdentity({ storage, clock, random }).current()).toBeNull()
    expect(held.size).toBe(0)
  })

  it('is a prefix, the time in base36 and 128 random bits after it [3.1, 3.2]', () => {
    const { storage } = memory()
    const identity = createIdentity({ storage, clock, random })
    identity.act()
    expect(identity.current()).toBe(`mdr_${clock().getTime().toString(36)}_${'07'.repeat(16)}`)
  })

  it('is made once and kept in local storage for the next visit [3.3, 3.4]', () => {
    const { held, storage } = memory()
    const first = createIdentity({ storage, clock })
    first.act()
    const id = first.current()
    expect(first.current()).toBe(id)
    expect(held.get(CLIENT_USER_ID_KEY)).toBe(id)
    const later = createIdentity({ storage, clock })
    expect(later.current()).toBeNull()
    later.act()
    expect(later.current()).toBe(id)
  })

  it('lives in memory where storage is blocked', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const identity = createIdentity({ storage, clock })
    identity.act()
    expect(identity.current()).toMatch(/^mdr_/)
    expect(identity.current()).toBe(identity.current())
  })
})
