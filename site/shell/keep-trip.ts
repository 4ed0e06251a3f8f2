import { WORKER_PATH } from '../offline/names.ts'
import { readCurrentUser } from './request.ts'
import { readClientUserId } from './visitor.ts'

/**
 * Sees to it that a trip that is open can be opened again without a connection: its page gets the worker, and what was read before that was there is read once more,
 * through it. Does nothing where the browser has none, or its visitor saves data. `apiPath`: where the server answers the trip.
 */
export async function keepTrip(apiPath: string, isPublic: boolean): Promise<void> {
  const { serviceWorker } = navigator
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (!serviceWorker || connection?.saveData) return
  const watched = serviceWorker.controller !== null
  await serviceWorker.register(WORKER_PATH, { updateViaCache: 'none' })
  if (watched) return
  if (!serviceWorker.controller) await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  // Whoever reads somebody's shared trip stays nobody.
  const clientUserId = isPublic ? null : readClientUserId()
  await fetch(clientUserId ? `${apiPath}?clientUserId=${encodeURIComponent(clientUserId)}` : apiPath)
  if (!isPublic) await readCurrentUser()
  // What stands for a cover.
  for (const { name } of performance.getEntriesByType('resource')) if (name.includes('/media/posters/')) await fetch(name)
}
