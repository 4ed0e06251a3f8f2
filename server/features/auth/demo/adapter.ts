import type { Kysely } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Database } from '../../../db/schema.ts'

/** Keeps what the provider makes (interactions, codes, grants) in the database, so that any instance can go on with it. */
export function createAdapter(db: Kysely<Database>, clock: () => Date): (model: string) => Adapter {
  return (model) => {
    const artifacts = () => db.selectFrom('demo_artifacts').where('model', '=', model)
    const find = async (column: 'id' | 'uid', value: string): Promise<AdapterPayload | undefined> => {
      const row = await artifacts().select(['payload', 'expires_at']).where(column, '=', value).executeTakeFirst()
      if (row === undefined || (row.expires_at !== null && row.expires_at <= clock().toISOString())) return undefined
      return JSON.parse(row.payload)
    }
    return {
      async upsert(id, payload, expiresIn) {
        const kept = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          expires_at: expiresIn ? new Date(clock().getTime() + expiresIn * 1000).toISOString() : null,
        }
        await db
          .insertInto('demo_artifacts')
          .values({ model, id, ...kept })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(kept))
          .execute()
      },
      find: (id) => find('id', id),
      findByUid: (uid) => find('uid', uid),
      // User codes belong to the device flow, which this provider does not offer.
      findByUserCode: async () => undefined,
      async consume(id) {
        const payload = await find('id', id)
        if (payload === undefined) return
        const consumed = JSON.stringify({ ...payload, consumed: Math.floor(clock().getTime() / 1000) })
        await db.updateTable('demo_artifacts').set({ payload: consumed }).where('model', '=', model).where('id', '=', id).execute()
      },
      async destroy(id) {
        await db.deleteFrom('demo_artifacts').where('model', '=', model).where('id', '=', id).execute()
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('demo_artifacts').where('grant_id', '=', grantId).execute()
      },
    }
  }
}
