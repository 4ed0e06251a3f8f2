import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Activity } from '@meander/sdk/contract/activities'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { createChecker } from './check.ts'
import { createGrounds } from './grounds.ts'

/** Two products of one place as a tool tells them, with starts that are only their own. */
interface Told extends Activity {
  minutes: number
  starts: { date: string; time: string }[]
}
type Pair = readonly [left: Told, right: Told]

/** Thousands of sentences, on whatever machine. */
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let pairs: Pair[]

beforeAll(async () => {
  server = await startServer()
  const { provider, destinations } = server.deps
  const shelves = await Promise.all(destinations.stocked().map((destination) => provider.search({ destination, limit: 12 })))
  const told = (activity: Activity, time: string): Told => ({ ...activity, minutes: 90, starts: [{ date: '2027-03-15', time }] })
  pairs = shelves.flatMap((shelf) => shelf.slice(0, 10).flatMap((activity, at): Pair[] => {
    const other = shelf[at + 1]
    return at % 2 === 1 || other === undefined ? [] : [[told(activity, '09:30'), told(other, '15:15')]]
  }))
})
afterAll(() => server.close())

/** What is said of the two, of which `price`, `time` and `rating` may be those of the wrong one. */
type Form = (pair: Pair, from: (at: 0 | 1) => Told) => string

const price = ({ price: given }: Told): string => `${given?.currency} ${given?.amount}`

const PRICED: readonly Form[] = [
  ([left, right], from) => `${left.title} costs ${price(from(0))} and ${right.title} costs ${price(from(1))}.`,
  ([left, right], from) => `Take ${left.title} (${price(from(0))}), then ${right.title} (${price(from(1))}).`,
  ([left, right], from) => `${left.title} and ${right.title} are ${price(from(0))} and ${price(from(1))} a person.`,
  ([left, right], from) => `**${left.title}** is ${price(from(0))}, while **${right.title}** is ${price(from(1))}.`,
  ([left, right], from) => `I would book ${left.title} for ${price(from(0))}; ${right.title} comes to ${price(from(1))} a person.`,
  ([left], from) => `${left.title} is ${price(from(0))} each.`,
]
const TIMED: readonly Form[] = [
  ([left, right], from) => `Start with ${left.title} at ${from(0).starts[0]?.time}, then ${right.title} at ${from(1).starts[0]?.time}.`,
  ([left, right], from) => `${left.title} begins at ${spoken(from(0))} and ${right.title} at ${spoken(from(1))}.`,
  ([left], from) => `On Monday 15 March ${left.title} starts at ${from(0).starts[0]?.time}.`,
  ([left], from) => `${left.title} is free at ${spoken(from(0))} on Monday.`,
]

/** '09:30' and '15:15' as one says them. */
function spoken({ starts }: Told): string {
  return starts[0]?.time === '09:30' ? 'half past nine' : 'a quarter past three'
}

function check(forms: readonly Form[], given: readonly Pair[], isSwapped: boolean): { passed: string[]; stopped: string[] } {
  const passed: string[] = []
  const stopped: string[] = []
  for (const pair of given) {
    const grounds = createGrounds(['a trip for two'])
    grounds.learn({ activities: pair })
    for (const form of forms) {
      const sentence = form(pair, (at) => pair[isSwapped ? 1 - at : at] ?? pair[at])
      ;(createChecker(grounds).complain(sentence) === null ? passed : stopped).push(sentence)
    }
  }
  return { passed, stopped }
}

describe('of two that are named in one sentence', () => {
  it('there are two hundred products and more', () => expect(pairs.length).toBeGreaterThan(100))

  it('each may be given its own price, in six wordings, and not that of the other', () => {
    expect(check(PRICED, pairs, false).stopped).toEqual([])
    const apart = pairs.filter(([left, right]) => Math.abs((left.price?.amount ?? 0) - (right.price?.amount ?? 0)) >= 1)
    expect(apart.length).toBeGreaterThan(80)
    expect(check(PRICED, apart, true).passed).toEqual([])
  })

  it('each may be given its own hour, in figures and in words, and not that of the other', () => {
    expect(check(TIMED, pairs, false).stopped).toEqual([])
    expect(check(TIMED, pairs, true).passed).toEqual([])
  })
})
