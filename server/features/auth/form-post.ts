import type { Context } from 'koa'
import type { Kysely } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '../../db/schema.ts'
import { readForm } from './read-form.ts'

const MAX_NAME = 120
/** What of an answer goes on in the address; id tokens and names stay out of it. */
const PASSED_ON = ['code', 'state', 'iss', 'error', 'error_description']

/** What a provider's answer says that came as a form, as the query of the address where sign-ins end. */
export async function readFormAnswer(ctx: Context, db: Kysely<Database>, provider: string): Promise<URLSearchParams> {
  const form = await readForm(ctx)
  const state = form.get('state')
  const name = readName(form.get('user'))
  if (state !== null && name !== null) {
    await db.updateTable('sign_ins').set({ given_name: name }).where('state', '=', state).where('provider', '=', provider).execute()
  }
  return new URLSearchParams(PASSED_ON.flatMap((key): [string, string][] => (form.has(key) ? [[key, form.get(key) ?? '']] : [])))
}

const Told = z.object({ name: z.object({ firstName: z.optional(z.string()), lastName: z.optional(z.string()) }) })

/** Apple tells a name once ever, at a person's first sign-in, as JSON beside the answer. */
function readName(user: string | null): string | null {
  try {
    const { firstName = '', lastName = '' } = Told.parse(JSON.parse(user ?? '')).name
    const name = `${firstName} ${lastName}`.replace(/[\p{Cc}\s]+/gu, ' ').trim().slice(0, MAX_NAME)
    return name === '' ? null : name
  } catch {
    return null
  }
}

/** Whether a request is the answer of a provider that sends forms: the one change that comes from another site's page and needs no cookie. */
export function isFormAnswer({ method, path }: Pick<Context, 'method' | 'path'>): boolean {
  return method === 'POST' && path === '/api/auth/apple/callback'
}
