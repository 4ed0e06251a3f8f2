import { expect, it } from 'vitest'
import { createTurnstile } from './in-turn.ts'

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve))
const { signal } = new AbortController()

it('lets one in for each turn of the event loop, in the order in which they came', async () => {
  const { inTurn } = createTurnstile()
  const order: string[] = []
  const all = ['a', 'b', 'c'].map((name) => inTurn(signal).then(() => order.push(name)))
  const seen: number[] = []
  while (order.length < 3) {
    await turnOfTheLoop()
    seen.push(order.length)
  }
  await Promise.all(all)
  expect(order).toEqual(['a', 'b', 'c'])
  expect(seen.every((count, at) => count - (seen[at - 1] ?? 0) <= 1)).toBe(true)
})

it('opens again after everybody is in', async () => {
  const { inTurn } = createTurnstile()
  await inTurn(signal)
  await expect(inTurn(signal)).resolves.toBeUndefined()
})

it('lets everybody be heard before the next one works', async () => {
  const { inTurn, hear } = createTurnstile(60_000)
  const order: string[] = []
  const said = ['a', 'b', 'c'].map((name) =>
    hear(async () => {
      for (let turns = 0; turns < 5; turns += 1) await turnOfTheLoop()
      order.push(`heard ${name}`)
      void inTurn(signal).then(() => order.push(`worked for ${name}`))
    }),
  )
  await Promise.all(said.slice(0, 2))
  await said[2]
  await inTurn(signal)
  expect(order).toEqual(['heard a', 'heard b', 'heard c', 'worked for a', 'worked for b', 'worked for c'])
})

it('lets one in all the same where the hearing has no end, or failed', async () => {
  const { inTurn, hear } = createTurnstile(1)
  void hear(() => new Promise(() => {}))
  await expect(Promise.all([inTurn(signal), inTurn(signal)])).resolves.toHaveLength(2)
  const other = createTurnstile(60_000)
  await other.hear(() => Promise.reject(new Error('gone'))).catch(() => {})
  await expect(other.inTurn(signal)).resolves.toBeUndefined()
})

it('keeps nobody whose work is no longer wanted', async () => {
  const { inTurn, hear } = createTurnstile(60_000)
  const abort = new AbortController()
  void hear(() => new Promise(() => {}))
  const waiting = inTurn(abort.signal)
  abort.abort()
  await expect(waiting).resolves.toBeUndefined()
})
