// Wrote `requests.json` once, which has been frozen since: a set that is made anew measures something else.
// Another seed makes another set of the same phrases, to see what is said of requests that nobody has looked at.
//   node scripts/bench/plans/make-requests.ts 8 /tmp/others.json
import { writeFileSync } from 'node:fs'
import { addDays } from '@meander/sdk/contract/days'
import type { Day } from '@meander/sdk/contract/days'
import { randomFrom } from '../../../server/features/itineraries/arrange/random.ts'
import { openProduct } from './product.ts'
import { NOW } from './requests.ts'
import type { Blocker, Request } from './requests.ts'
import { IMPOSSIBLE, LIKES, MUSTS, NEVERS, sayDate, sayParty, sayRequest, sayTurn } from './words.ts'

const SINGLE = 140
const SEVERAL = 60
const EACH_BLOCKER = 8
// `to-spend` as the third word writes some who name a sum that is to be spent: see requests-to-spend.json.
const [seed = '7', file = new URL('requests.json', import.meta.url), only] = process.argv.slice(2)
const TO_SPEND = 24
const random = randomFrom(Number(seed))
const below = (limit: number): number => Math.floor(random() * limit)
const one = <Value>(some: readonly Value[]): Value => some[below(some.length)] as Value

const product = await openProduct(NOW)
const places = product.deps.destinations.stocked()

/** How many things of a kind can really be booked by the party on the days. */
async function bookable(place: (typeof places)[number], trip: { start: Day; end: Day; people: number }) {
  const found = await product.deps.provider.search({ destination: place, startDate: trip.start, endDate: trip.end, groupSize: trip.people, currency: 'USD', limit: 50 })
  const counts = new Map<string, number>()
  for (const tag of found.flatMap(({ tags = [] }) => tags)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  const prices = found.map(({ price }) => price?.amount ?? 0).toSorted((left, right) => left - right)
  return { has: (tag: string, least: number) => (counts.get(tag) ?? 0) >= least, median: prices[Math.floor(prices.length / 2)] ?? 50 }
}

async function possible(id: string, kind: 'single' | 'several'): Promise<Request> {
  const place = one(places)
  const days = 2 + below(4)
  const start = addDays('2027-02-01' as Day, below(270))
  const end = addDays(start, days - 1)
  const childAges = below(5) === 0 ? [4 + below(5), 9 + below(4)] : []
  const adults = childAges.length > 0 ? 2 : one([1, 2, 2, 2, 3, 4])
  const { has, median } = await bookable(place, { start, end, people: adults + childAges.length })
  const interests = LIKES.filter((tag) => has(tag, 4)).toSorted(() => random() - 0.5).slice(0, 1 + below(2))
  const budget = below(2) === 0 ? Math.ceil((days * median * (adults + childAges.length) * 1.2) / 50) * 50 : null
  const never = below(4) === 0 ? [one(NEVERS.filter((tag) => !interests.includes(tag)))] : []
  const must = below(5) === 0 ? MUSTS.filter((tag) => has(tag, 3) && !never.includes(tag)).slice(0, 1) : []
  const fixed = below(7) === 0 ? [{ date: addDays(start, below(days)), from: '19:00', to: '21:00' }] : []
  const base: Request = { id, kind, turns: [], place: place.name, start, end, adults, childAges, budget, interests, must, never, wheelchair: below(12) === 0, fixed, empty: [], edited: null, blocker: null }
  const said = sayRequest(base, below(1000))
  return kind === 'single' ? { ...base, turns: [said] } : sayTurn({ ...base, turns: [said] }, below(1000))
}

function impossible(id: string, blocker: Blocker, at: number): Request {
  const start = addDays('2027-04-01' as Day, below(150))
  const base: Request = { id, kind: 'impossible', turns: [], place: one(places).name, start, end: addDays(start, 2), adults: 2, childAges: [], budget: null, interests: [], must: [], never: [], wheelchair: false, fixed: [], empty: [], edited: null, blocker }
  const changed = { ...base, ...IMPOSSIBLE[blocker](base, at) }
  const extra = blocker === 'must' ? ` ${changed.must[0]} is a must.` : ''
  const money = changed.budget === null ? '' : `, at most $${changed.budget} for everything`
  return { ...changed, turns: [`Plan three days in ${changed.place} from ${sayDate(changed.start)} for ${sayParty(changed)}${money}.${extra}`] }
}

/** What was a bound becomes what is to be spent. */
function spending(request: Request): Request {
  const { budget, ...rest } = request
  const { target, ...plain } = { ...rest, budget: null, target: Math.round((budget ?? 0) * 0.8) }
  return { ...plain, target, turns: [sayRequest({ ...plain, target }, below(1000))] }
}

const requests: Request[] = []
if (only === 'to-spend') {
  while (requests.length < TO_SPEND) {
    const request = await possible(`spend-${requests.length + 1}`, 'single')
    if (request.budget !== null && request.must.length === 0) requests.push(spending(request))
  }
}
if (only === undefined) for (let at = 1; at <= SINGLE; at += 1) requests.push(await possible(`single-${at}`, 'single'))
if (only === undefined) for (let at = 1; at <= SEVERAL; at += 1) requests.push(await possible(`several-${at}`, 'several'))
if (only === undefined) for (const blocker of Object.keys(IMPOSSIBLE) as Blocker[]) for (let at = 0; at < EACH_BLOCKER; at += 1) requests.push(impossible(`impossible-${blocker}-${at + 1}`, blocker, at))
writeFileSync(file, `[\n${requests.map((request) => JSON.stringify(request)).join(',\n')}\n]\n`)
console.log(`${requests.length} requests`)
await product.close()
