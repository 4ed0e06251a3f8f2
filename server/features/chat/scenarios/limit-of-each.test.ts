import { expect, it } from 'vitest'
import { openDesk } from '../../../test/open-desk.ts'

const { tell } = openDesk('limit-of-each')

it.each(['nothing over 40 euro per person', 'is there anything for under 40?', 'no tours above 40 euros'])('holds a limit on each thing against each, and no purse against all of them: %s [1.7]', async (line) => {
  const [, reply] = await tell('Paris 3 to 5 June 2027 for two, art and food', line)
  expect(reply?.cards.length).toBeGreaterThan(1)
  for (const { title, price } of reply?.cards ?? []) expect(price?.amount ?? Infinity, title).toBeLessThanOrEqual(40)
  expect(reply?.text).not.toMatch(/your €\d+|left over|your budget/)
}, 60_000)
