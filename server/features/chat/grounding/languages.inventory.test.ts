import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Activity } from '@meander/sdk/contract/activities'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { createChecker } from './check.ts'
import { createGrounds } from './grounds.ts'

/** Thousands of sentences, on whatever machine. */
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let pairs: (readonly [Activity, Activity])[]

beforeAll(async () => {
  server = await startServer()
  const { provider, destinations } = server.deps
  const shelves = await Promise.all(destinations.stocked().map((destination) => provider.search({ destination, limit: 6 })))
  pairs = shelves.flatMap((shelf) => [0, 2, 4].flatMap((at): (readonly [Activity, Activity])[] => {
    const [left, right] = shelf.slice(at, at + 2)
    return left === undefined || right === undefined || left.price?.currency !== right.price?.currency ? [] : [[left, right]]
  }))
})
afterAll(() => server.close())

type Form = (pair: readonly [Activity, Activity]) => string

function check(forms: readonly Form[], given = pairs): { passed: string[]; stopped: string[] } {
  const passed: string[] = []
  const stopped: string[] = []
  for (const pair of given) {
    const grounds = createGrounds(['a trip'])
    grounds.learn({ activities: pair.map((activity, at) => ({ ...activity, minutes: 90 + at * 60, starts: [{ date: '2027-03-15', time: at === 0 ? '09:30' : '15:15' }] })) })
    for (const form of forms) {
      const sentence = form(pair)
      ;(createChecker(grounds).complain(sentence) === null ? passed : stopped).push(sentence)
    }
  }
  return { passed, stopped }
}

const price = ({ price: given }: Activity, add = 0): string => `${String((given?.amount ?? 0) + add).replace('.', ',')} ${given?.currency}`

/** Price, hour, length and judgement in six languages, true of the left one, or off by `add`. */
const FORMS = (add: number): Form[] => [
  ([left]) => `${left.title} kostet ${price(left, add * 7)} pro Person.`, ([left]) => `${left.title} beginnt um ${9 + add}:30 Uhr.`, ([left]) => `${left.title} dauert ${90 + add * 37} Minuten.`,
  ([left]) => `${left.title} coûte ${price(left, add * 7)} par personne.`, ([left]) => `${left.title} commence à ${9 + add}h30.`, ([left]) => `${left.title} cuesta ${price(left, add * 7)} por persona.`, ([left]) => `${left.title} empieza a las ${9 + add}:30.`,
  ([left]) => `${left.title} costa ${price(left, add * 7)} a persona.`, ([left]) => `${left.title} inizia alle ${9 + add}:30.`, ([left]) => `${left.title} custa ${price(left, add * 7)} por pessoa.`, ([left]) => `${left.title} começa às ${9 + add}:30.`, ([left]) => `${left.title} kost ${price(left, add * 7)} per persoon.`, ([left]) => `${left.title} begint om ${9 + add}:30.`,
]

it('lets prices, hours and lengths be said in six languages as they are, and not otherwise', () => {
  expect(pairs.length).toBeGreaterThan(100)
  expect(check(FORMS(0)).stopped).toEqual([])
  expect(check(FORMS(3)).passed).toEqual([])
})

it('lets one be called cheaper, longer or better rated than another only where its figures are', () => {
  const differ = pairs.filter(([left, right]) => left.price?.amount !== right.price?.amount && left.rating !== right.rating)
  const told = (isTrue: boolean): Form[] => {
    const order = (by: (activity: Activity) => number): Form => (pair) => {
      const [low, high] = pair.toSorted((one, other) => by(one) - by(other))
      return (isTrue ? [low, high] : [high, low]).map((one) => one?.title).join('|')
    }
    const amount = order((activity) => activity.price?.amount ?? 0)
    const rating = order((activity) => activity.rating ?? 0)
    const say = (by: Form, text: string): Form => (pair) => {
      const [one = '', other = ''] = by(pair).split('|')
      return text.replace('ONE', () => one).replace('OTHER', () => other)
    }
    return [say(amount, 'ONE is cheaper than OTHER.'), say(amount, 'ONE costs less than OTHER.'), say(amount, 'OTHER is more expensive than ONE.'), say(amount, 'ONE is the cheapest.'), say(rating, 'OTHER is rated higher than ONE.'), say(rating, 'OTHER is the best rated.')]
  }
  expect(differ.length).toBeGreaterThan(40)
  expect(check(told(true), differ).stopped).toEqual([])
  expect(check(told(false), differ).passed).toEqual([])
})

it('tells of none what no field of it has', () => {
  const added: Form[] = ['I have booked TITLE for you.', 'TITLE ends with a parachute jump.', 'Everyone on TITLE gets a bagpipe.', 'The guide of TITLE is an astronaut.', 'TITLE goes past the volcano.', 'TITLE is posted to your home.', 'TITLE ist für Astronauten gemacht.', 'TITLE convient aux astronautes.', 'TITLE is the closest to your hotel.'].map((text): Form => ([left]) => text.replace('TITLE', () => left.title))
  expect(check(added).passed).toEqual([])
})
