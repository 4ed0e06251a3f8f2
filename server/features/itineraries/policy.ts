import { mayRead } from '../../http/owned.ts'
import type { Owned } from '../../http/owned.ts'
import type { Viewer } from '../../http/viewer.ts'

export { mayRead }

/** Only the owner changes an itinerary, guests included. */
export function mayEdit(viewer: Viewer, row: Owned): boolean {
  return mayRead(viewer, row)
}

/** Sharing is for accounts. */
export function mayShare(viewer: Viewer, row: Owned): boolean {
  return viewer.kind === 'user' && mayEdit(viewer, row)
}
