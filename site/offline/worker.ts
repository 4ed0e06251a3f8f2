import { findDocument, refreshBuilt } from './built.ts'
import { findKept, forgetKept, forgottenTimes, keepAnswer, keepChange } from './kept.ts'
import { kindOf } from './kind.ts'
import { BUILT, KEPT, type Said } from './names.ts'

/*
 * The worker of the hosted site, which is there once a trip has been opened: without a connection the site opens by what was kept,
 * and trips as they were. With one, it stands in nobody's way: documents and answers are the server's.
 */
declare const self: ServiceWorkerGlobalScope

self.addEventListener('install', (event) => event.waitUntil(refreshBuilt().then(() => self.skipWaiting())))

self.addEventListener('activate', (event) =>
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name.startsWith('meander-') && name !== BUILT && name !== KEPT) await caches.delete(name)
      await self.clients.claim()
    })(),
  ),
)

self.addEventListener('fetch', (event) => {
  const answer = answerOf(event)
  if (answer) event.respondWith(answer)
})

function answerOf(event: FetchEvent): Promise<Response> | null {
  switch (kindOf(event.request, self.location.origin)) {
    case 'document':
      return open(event)
    case 'build':
      return keptFirst(event.request, BUILT)
    case 'unhashed':
      return newFirst(event)
    case 'picture':
      return keptFirst(event.request, KEPT)
    case 'read':
      return read(event)
    case 'change':
      return change(event)
    case 'farewell':
      return leave(event)
    case 'passing':
      return null
  }
}

async function open(event: FetchEvent): Promise<Response> {
  try {
    const answer = await fetch(event.request)
    event.waitUntil(refreshBuilt().catch(() => {}))
    return answer
  } catch {
    return (await findDocument()) ?? Response.error()
  }
}

const keptFirst = async (request: Request, name: string): Promise<Response> => (await (await caches.open(name)).match(request.url)) ?? fetch(request)

async function newFirst({ request }: FetchEvent): Promise<Response> {
  const cache = await caches.open(BUILT)
  try {
    const answer = await fetch(request)
    if (request.url.includes('/media/') && answer.status === 200) await cache.put(request.url, answer.clone())
    return answer
  } catch {
    return (await cache.match(request.url)) ?? Response.error()
  }
}

async function read(event: FetchEvent): Promise<Response> {
  const { request } = event
  const asked = forgottenTimes()
  try {
    const answer = await fetch(request)
    event.waitUntil(keepAnswer(request, answer.clone(), asked))
    return answer
  } catch {
    const kept = await findKept(request)
    await tell(event, kept ? 'kept' : 'absent')
    return kept ?? Response.error()
  }
}

/** What cannot be done without a connection is refused with words, which the planner says as any of the server's. */
async function change(event: FetchEvent): Promise<Response> {
  const asked = forgottenTimes()
  const request = event.request.clone()
  try {
    const answer = await fetch(event.request)
    event.waitUntil(keepChange(request, answer.clone(), asked))
    return answer
  } catch {
    await tell(event, 'refused')
    const message = 'You are offline. This has to wait until you are connected again.'
    return Response.json({ error: message, message, code: 'offline', requestId: '' }, { status: 503 })
  }
}

/** Whoever was here leaves, or another comes: nothing of theirs stays. */
async function leave(event: FetchEvent): Promise<Response> {
  const answer = await fetch(event.request)
  if (answer.ok || answer.type === 'opaqueredirect') await forgetKept()
  return answer
}

async function tell({ clientId, request }: FetchEvent, said: Said['said']): Promise<void> {
  const page = await self.clients.get(clientId)
  page?.postMessage({ said, path: new URL(request.url).pathname } satisfies Said)
}
