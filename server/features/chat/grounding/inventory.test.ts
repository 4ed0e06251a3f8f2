import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Activity } from '@meander/sdk/contract/activities'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { createChecker } from './check.ts'
import { createGrounds } from './grounds.ts'

/** Of each place the first products as a tool would tell them, and the others, which it has not told. */
interface Shelf {
  place: string
  told: Activity[]
  untold: Activity[]
}

const TOLD = 8
/** Thousands of sentences, on whatever machine. */
vi.setConfig({ testTimeout: 120_000 })

let server: TestServer
let shelves: Shelf[]

beforeAll(async () => {
  server = await startServer()
  const { provider, destinations } = server.deps
  shelves = await Promise.all(
    destinations.stocked().map(async (destination) => {
      const all = await provider.search({ destination, limit: 50 })
      return { place: destination.name, told: all.slice(0, TOLD), untold: all.slice(TOLD) }
    }),
  )
})
afterAll(() => server.close())

function refused(products: (shelf: Shelf) => Activity[], forms: ((activity: Activity) => string)[]): { sentences: string[]; share: number } {
  let count = 0
  const sentences = shelves.flatMap((shelf) =>
    products(shelf).flatMap((activity) => {
      const grounds = createGrounds([`a trip to ${shelf.place}`])
      grounds.learn({ destination: shelf.place, activities: shelf.told.map((told) => ({ ...told, minutes: 90, starts: [{ date: '2027-03-14', time: '09:00' }] })) })
      count += forms.length
      return forms.map((form) => form(activity)).filter((sentence) => createChecker(grounds).complain(sentence) !== null)
    }),
  )
  return { sentences, share: sentences.length / count }
}

const price = ({ price: given }: Activity, times = 1): string => `${given?.currency} ${(given?.amount ?? 0) * times}`

it('lets every product of the inventory be named, priced, rated and timed once it was told', () => {
  const { sentences } = refused(({ told }) => told, [
    ({ title }) => `Start with ${title}.`,
    ({ title, productCode }) => `1. ${title} (${productCode})`,
    (activity) => `I would book "${activity.title}" for ${price(activity)} a person.`,
    ({ title, rating, reviewCount }) => `**${title}** – rated ${rating} from ${reviewCount} reviews.`,
    (activity) => `For two of you ${activity.title} comes to ${price(activity, 2)}.`,
    ({ title }) => `Take ${title} on Sunday 14 March at 9:00, and be there ten minutes early.`,
    ({ title }) => `${title.split(' ').slice(0, 4).join(' ')} is my first choice.`,
  ])
  expect(sentences).toEqual([])
})

it('stops every product that was not told where its price or its code is given, and nearly all that are marked as titles or timed', () => {
  const untold = ({ untold: products }: Shelf) => products
  expect(refused(untold, [({ title, productCode }) => `Book ${title} (${productCode}).`]).share).toBe(1)
  expect(refused(untold, [(activity) => `I would book "${activity.title}" for ${price(activity)} a person.`, ({ title }) => `- **${title}**: a fine morning.`]).share).toBeGreaterThan(0.99)
  expect(refused(untold, [({ title }) => `Then ${title} at 11:10.`]).share).toBeGreaterThan(0.85)
})
