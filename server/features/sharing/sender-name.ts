import type { Kysely } from 'kysely'
import type { UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'

const LONGEST = 60

/** What an account is called, for those whom it writes to; null where it has no name, or one that reads like an address or a link. */
export async function senderName(db: Kysely<Database>, id: UserId): Promise<string | null> {
  const row = await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst()
  const name = (row?.name ?? '').replace(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
  return name === '' || name.length > LONGEST || /[@/\\<>]|\.\p{L}{2}/u.test(name) ? null : name
}
