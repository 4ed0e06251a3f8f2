import { ApiError } from '../../../http/errors.ts'
import type { Viewer } from '../../../http/viewer.ts'

/** Someone a conversation can belong to. */
export type Owner = Exclude<Viewer, { kind: 'nobody' }>

interface Owned {
  user_id: string | null
  client_user_id: string | null
}

/** A conversation is its owner's alone; a guest's is the account's once claimed. */
export function mayRead(viewer: Viewer, row: Owned): boolean {
  switch (viewer.kind) {
    case 'user':
      return row.user_id === viewer.userId
    case 'guest':
      return row.user_id === null && row.client_user_id === viewer.clientUserId
    case 'nobody':
      return false
  }
}

/** A conversation has to belong to somebody, or nobody could be kept out of it. */
export function requireOwner(viewer: Viewer): Owner {
  if (viewer.kind !== 'nobody') return viewer
  throw new ApiError('bad-request', 'Please send "clientUserId" with the request: it says whose conversation this is.')
}
