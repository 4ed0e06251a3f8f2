import type { Viewer } from './viewer.ts'

/** Who a row belongs to: an account, or a guest as long as no account has claimed it. */
export interface Owned {
  user_id: string | null
  client_user_id: string | null
}

/** An account reads what is its own. A guest reads what its key made, until an account owns it. */
export function mayRead(viewer: Viewer, row: Owned): boolean {
  switch (viewer.kind) {
    case 'user':
      return row.user_id === viewer.userId
    case 'guest':
      return row.user_id === null && row.client_user_id === viewer.clientUserId
    case 'nobody':
      return false
    default:
      return assertNever(viewer)
  }
}

function assertNever(viewer: never): never {
  throw new Error(`Unknown viewer ${JSON.stringify(viewer)}`)
}
