import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { PartnerSettings } from '@meander/sdk/contract/partners'
import type { Database } from '../../db/schema.ts'

/** Somebody who embeds the planner. */
export interface Partner {
  /** `pk_` and 96 random bits. Public. */
  key: string
  name: string
  /** Exact: scheme, host and port. A page of any other may not use the key. */
  origins: readonly string[]
  settings: PartnerSettings
  /** ISO instant. */
  createdAt: string
}

export async function addPartner(trx: Transaction<Database>, given: Pick<Partner, 'name' | 'origins' | 'settings'>, now: Date): Promise<Partner> {
  const partner: Partner = { ...given, key: `pk_${randomBytes(12).toString('hex')}`, createdAt: now.toISOString() }
  const { key, name, settings, origins } = partner
  await trx.insertInto('partners').values({ key, name, settings: JSON.stringify(settings), created_at: partner.createdAt }).execute()
  await writeOrigins(trx, key, origins)
  return partner
}

/** Writes a partner as it is to be from now on. */
export async function changePartner(trx: Transaction<Database>, { key, name, settings, origins }: Partner): Promise<void> {
  await trx.updateTable('partners').set({ name, settings: JSON.stringify(settings) }).where('key', '=', key).execute()
  await trx.deleteFrom('partner_origins').where('partner_key', '=', key).execute()
  await writeOrigins(trx, key, origins)
}

/** False for an unknown key. */
export async function removePartner(trx: Transaction<Database>, key: string): Promise<boolean> {
  await trx.deleteFrom('partner_origins').where('partner_key', '=', key).execute()
  const { numDeletedRows } = await trx.deleteFrom('partners').where('key', '=', key).executeTakeFirst()
  return numDeletedRows > 0n
}

export async function findPartner(db: Kysely<Database>, key: string): Promise<Partner | null> {
  const row = await db.selectFrom('partners').selectAll().where('key', '=', key).executeTakeFirst()
  return row === undefined ? null : read(row, await db.selectFrom('partner_origins').selectAll().where('partner_key', '=', key).execute())
}

/** In the order in which they came. */
export async function listPartners(db: Kysely<Database>): Promise<Partner[]> {
  const origins = await db.selectFrom('partner_origins').selectAll().execute()
  const rows = await db.selectFrom('partners').selectAll().orderBy('created_at').orderBy('key').execute()
  return rows.map((row) => read(row, origins))
}

/** Whether any partner may embed the planner from there. */
export async function isPartnerOrigin(db: Kysely<Database>, origin: string): Promise<boolean> {
  const row = await db.selectFrom('partner_origins').select('origin').where('origin', '=', origin).executeTakeFirst()
  return row !== undefined
}

/** Whether a page of that origin may name this key. */
export async function mayUseKey(db: Kysely<Database>, { key, origin }: { key: string; origin: string }): Promise<boolean> {
  const row = await db.selectFrom('partner_origins').select('origin').where('origin', '=', origin).where('partner_key', '=', key).executeTakeFirst()
  return row !== undefined
}

async function writeOrigins(trx: Transaction<Database>, key: string, origins: readonly string[]): Promise<void> {
  for (const origin of new Set(origins)) await trx.insertInto('partner_origins').values({ partner_key: key, origin }).execute()
}

function read(row: Selectable<Database['partners']>, origins: readonly Selectable<Database['partner_origins']>[]): Partner {
  return {
    key: row.key,
    name: row.name,
    origins: origins.filter(({ partner_key }) => partner_key === row.key).map(({ origin }) => origin).toSorted(),
    settings: PartnerSettings.parse(JSON.parse(row.settings)),
    createdAt: row.created_at,
  }
}
