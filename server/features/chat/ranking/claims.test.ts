import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Activity } from '@meander/sdk/contract/activities'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { findActivitiesTool } from '../tools/find-activities.ts'
import type { FoundActivities } from '../tools/find-activities.ts'
import type { Reason } from './index.ts'

const NOW = new Date('2026-11-21T12:00:00Z')
const WISHES = ['boats', 'wildlife', 'walking', 'nightlife', 'food', 'history', 'art', 'music', 'water', 'beach', 'romance', 'quiet', 'markets', 'castles', 'culture', 'views', 'adventure', 'wellness', 'trams', 'ramen', 'photography']
const WISHES_EACH = 7
let server: TestServer
let searched: { wishes: string[]; found: FoundActivities }[] = []

beforeAll(async () => {
  server = await startServer({ given: { clock: () => NOW } })
  const { execute } = findActivitiesTool(server.deps)
  const asked = server.deps.destinations.stocked().flatMap((place, at) =>
    Array.from({ length: WISHES_EACH }, (_, turn) => ({ place, wishes: [0, 1].map((step) => WISHES[(at * WISHES_EACH + turn * 3 + step) % WISHES.length] ?? '') })))
  searched = await Promise.all(asked.map(async ({ place, wishes }) => ({
    wishes,
    found: (await execute?.({ destination: `${place.name}, ${place.country}`, interests: wishes, startDate: '2027-05-10', endDate: '2027-05-12', groupSize: 2 }, { toolCallId: 'c', messages: [], context: {} })) as FoundActivities,
  })))
}, 120_000)
afterAll(() => server.close())

function eachReason(): { activity: Activity; reason: Reason; wishes: string[] }[] {
  return searched.flatMap(({ wishes, found }) => found.activities.flatMap((activity) => (found.reasons[activity.productCode] ?? []).map((reason) => ({ activity, reason, wishes }))))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/[^\p{L}\p{N}]+/u).flatMap((word) => [word, word.replace(/s$/, '')])
}

it('claims over 300 searches no interest that is not a tag or a word of the title of that very product', () => {
  expect(searched.length).toBeGreaterThanOrEqual(300)
  const claims = eachReason().flatMap(({ activity, reason }) => (reason.kind === 'wish' ? [{ activity, word: reason.word }] : []))
  expect(claims.length).toBeGreaterThan(500)
  const false_ = claims.filter(({ activity: { tags = [], title }, word }) => !tags.some((tag) => tag.toLowerCase() === word) && !wordsOf(title).includes(word.replace(/s$/, '')))
  expect(false_.map(({ activity, word }) => `${word}: ${activity.title}`)).toEqual([])
})

it('says of no outing that it is for children, small, good in the rain or rated so, unless its own fields say it', () => {
  const wrong = eachReason().filter(({ activity, reason }) => {
    const tags = (activity.tags ?? []).map((tag) => tag.toLowerCase())
    switch (reason.kind) {
      case 'children':
        return !tags.includes('family') && !tags.includes('kids')
      case 'small-group':
        return !tags.includes('small group')
      case 'rating':
        return activity.rating !== reason.rating || activity.reviewCount !== reason.reviews
      case 'included':
        return !(activity.inclusions ?? []).includes(reason.words)
      case 'tag':
        return !tags.includes(reason.tag)
      case 'mention':
        return !wordsOf(activity.description ?? '').includes(reason.word.replace(/s$/, ''))
      default:
        return false
    }
  })
  expect(wrong.map(({ activity, reason }) => `${reason.kind}: ${activity.title}`)).toEqual([])
})

it('writes on every card a reason that reads as one', () => {
  const lines = searched.flatMap(({ found }) => found.activities.map(({ reason = '' }) => reason))
  expect(lines.filter((line) => line === '' || /your wish|\bfree on\b|included:|undefined|the the\b/.test(line))).toEqual([])
})

it('sends nobody who needs step-free ways for the walk of it', async () => {
  const { execute } = findActivitiesTool(server.deps)
  const found = (await execute?.({ destination: 'Barcelona, Spain', interests: ['walking', 'hiking'], needs: ['wheelchair'], groupSize: 2 }, { toolCallId: 'c', messages: [], context: {} })) as FoundActivities
  expect(found.activities.length).toBeGreaterThan(0)
  expect(Object.values(found.reasons).flat().filter((reason) => reason.kind === 'wish')).toEqual([])
})
