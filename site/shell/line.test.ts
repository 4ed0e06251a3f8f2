import { describe, expect, it } from 'vitest'
import { createLine } from './line.ts'

/** A line whose device and server do as they are told. */
function setUp() {
  const device = { online: true, answers: false }
  const later: (() => void)[] = []
  const asked: number[] = []
  const line = createLine({
    isOnline: () => device.online,
    ask: () => {
      asked.push(1)
      return Promise.resolve(device.answers)
    },
    wait: (then) => later.push(then),
  })
  const settle = async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve()
  }
  return { line, device, asked, settle, wait: async () => (later.shift()?.(), settle()) }
}

describe('the line to the server', () => {
  it('is gone with the device’s connection, and nobody is asked until that is back', async () => {
    const { line, device, asked, settle } = setUp()
    device.online = false
    line.look()
    await settle()
    expect([line.read().state, asked.length]).toEqual(['gone', 0])
    Object.assign(device, { online: true, answers: true })
    line.look()
    await settle()
    expect(line.read()).toMatchObject({ state: 'there', returns: 0 })
  })

  it('is silent where the server does not answer, and asked for until it does', async () => {
    const { line, device, asked, settle, wait } = setUp()
    line.hear({ said: 'kept', path: '/api/itineraries/i-1' })
    await settle()
    await wait()
    expect([line.read().state, asked.length]).toEqual(['silent', 2])
    device.answers = true
    await wait()
    expect(line.read().state).toBe('there')
  })

  it('has what was shown as it had been opened anew when it is back, and only that', async () => {
    const { line, device, settle } = setUp()
    device.answers = true
    line.hear({ said: 'refused', path: '/api/itineraries/i-1' })
    expect(line.read()).toMatchObject({ state: 'silent', refused: true })
    await settle()
    expect(line.read()).toMatchObject({ state: 'there', refused: false, returns: 0 })
    line.hear({ said: 'absent', path: '/api/itineraries/i-2' })
    expect([...line.read().absent]).toEqual(['/api/itineraries/i-2'])
    await settle()
    expect(line.read()).toMatchObject({ state: 'there', returns: 1 })
    expect(line.read().absent.size).toBe(0)
  })

  it('stays gone where the connection leaves again while the server is asked', async () => {
    const { line, device, settle } = setUp()
    device.answers = true
    line.hear({ said: 'kept', path: '/api/itineraries/i-1' })
    device.online = false
    line.look()
    await settle()
    expect(line.read().state).toBe('gone')
  })
})
