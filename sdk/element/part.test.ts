import { expect, it, vi } from 'vitest'
import { createPart } from './part.ts'

it('starts once what is wished, left and wished again while it loads, and ends it', async () => {
  const loads: (() => void)[] = []
  const stop = vi.fn()
  const start = vi.fn(() => stop)
  const part = createPart<null, string>({ load: () => new Promise(resolve => loads.push(() => resolve(null))), start, onFailed: vi.fn() })
  part.wish('read')
  part.leave()
  part.wish('read')
  for (const come of loads) come()
  await part.ready
  expect(start).toHaveBeenCalledTimes(1)
  part.leave()
  expect(stop).toHaveBeenCalledTimes(1)
})
