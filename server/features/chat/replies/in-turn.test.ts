import { expect, it } from 'vitest'
import { createTurnstile } from './in-turn.ts'

const turnOfTheLoop = () => new Promise<void>((resolve) => setImmediate(resolve))

it('lets one in for each turn of the event loop, in the order in which they came', async () => {
  const inTurn = createTurnstile()
  const order: string[] = []
  const all = ['a', 'b', 'c'].map((name) => inTurn().then(() => order.push(name)))
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
  const inTurn = createTurnstile()
  await inTurn()
  await expect(inTurn()).resolves.toBeUndefined()
})
