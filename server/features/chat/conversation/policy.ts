import { ApiError } from '../../../http/errors.ts'
import type { Viewer } from '../../../http/viewer.ts'

/** A conversation is its owner's alone; a guest's is the account's once claimed. */
export { mayRead } from '../../../http/owned.ts'

/** Someone a conversation can belong to. */
export type Owner = Exclude<Viewer, { kind: 'nobody' }>

/** A conversation has to belong to somebody, or nobody could be kept out of it. */
export function requireOwner(viewer: Viewer): Owner {
  if (viewer.kind !== 'nobody') return viewer
  throw new ApiError('bad-request', 'Please send "clientUserId" with the request: it says whose conversation this is.')
}
