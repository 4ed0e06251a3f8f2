import { generateKeyPairSync, randomBytes } from 'node:crypto'
import type { JsonWebKey } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from '../../../db/schema.ts'

export interface DemoSecrets {
  /** Signs id tokens. */
  signingKey: JsonWebKey & { kid: string }
  cookieKey: string
  /** Between the provider and its one client, which are the same process. */
  clientSecret: string
}

/** Made at the first sign-in and kept, so that a restart or a second instance signs nobody out. */
export async function loadSecrets(db: Kysely<Database>): Promise<DemoSecrets> {
  return {
    signingKey: JSON.parse(await keep(db, 'signing-key', () => JSON.stringify(makeSigningKey()))),
    cookieKey: await keep(db, 'cookie-key', makeSecret),
    clientSecret: await keep(db, 'client-secret', makeSecret),
  }
}

async function keep(db: Kysely<Database>, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('demo_secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('demo_secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}

function makeSigningKey(): DemoSecrets['signingKey'] {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomBytes(8).toString('hex'), use: 'sig', alg: 'ES256' }
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url')
}
