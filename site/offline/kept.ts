import { isTrip } from './kind.ts'
import { KEPT } from './names.ts'

/** More are not kept: the oldest go. */
const MOST = { answers: 60, pictures: 300 }
const PICTURE = /\/media\/activities\/[\w.%-]+/g

/** Counts how often all was forgotten: what was asked for before may not be kept after. */
let times = 0
export const forgottenTimes = (): number => times

export async function forgetKept(): Promise<void> {
  times += 1
  await caches.delete(KEPT)
}

/** Under whatever identifier it was asked for: what is another's is forgotten by then. */
export const findKept = async (request: Request): Promise<Response | undefined> => (await caches.open(KEPT)).match(request.url, { ignoreSearch: true })

/** Keeps the answer of a read, with the pictures that it names; a trip that is no more is kept no more. `asked`: how often all had been forgotten when it was asked for. */
export async function keepAnswer(request: Request, answer: Response, asked: number): Promise<void> {
  const gone = answer.status === 204 || (answer.status >= 400 && answer.status < 500 && answer.status !== 429)
  if (asked !== times || (!gone && answer.status !== 200)) return
  const cache = await caches.open(KEPT)
  await cache.delete(request.url, { ignoreSearch: true })
  if (gone) return
  const copy = answer.clone()
  await cache.put(request.url, answer)
  if (isTrip(new URL(request.url).pathname)) await keepPictures(cache, await copy.text())
  await dropOldest(cache)
  if (asked !== times) await caches.delete(KEPT)
}

/** A change answers the trip as it is by then: it takes the place of the one that is kept. */
export async function keepChange(request: Request, answer: Response, asked: number): Promise<void> {
  const [, trips, id] = /^(\/api\/itineraries\/)([^/]+)/.exec(new URL(request.url).pathname) ?? []
  if (!answer.ok || trips === undefined || id === undefined || asked !== times) return
  const cache = await caches.open(KEPT)
  const [known] = await cache.keys(trips + id, { ignoreSearch: true })
  if (!known) return
  if (request.method === 'DELETE' && new URL(request.url).pathname === trips + id) return void (await cache.delete(known))
  const trip = tripIn(await answer.json().catch(() => null), decodeURIComponent(id))
  if (trip) await keepAnswer(known, new Response(JSON.stringify(trip), { headers: { 'content-type': 'application/json', date: answer.headers.get('date') ?? '' } }), asked)
}

/** The trip itself, or one beside what else is answered. */
function tripIn(answer: unknown, id: string): object | null {
  if (typeof answer !== 'object' || answer === null) return null
  if ('id' in answer && answer.id === id && 'activities' in answer && 'days' in answer) return answer
  return 'itinerary' in answer ? tripIn(answer.itinerary, id) : null
}

async function keepPictures(cache: Cache, trip: string): Promise<void> {
  await Promise.all([...new Set(trip.match(PICTURE))].map(async (path) => (await cache.match(path)) ?? cache.add(path).catch(() => {})))
}

async function dropOldest(cache: Cache): Promise<void> {
  const all = await cache.keys()
  const isPicture = ({ url }: Request) => url.includes('/media/')
  const [pictures, answers] = [all.filter(isPicture), all.filter((request) => !isPicture(request))]
  for (const request of [...pictures.slice(0, -MOST.pictures), ...answers.slice(0, -MOST.answers)]) await cache.delete(request)
}
