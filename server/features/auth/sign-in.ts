import type { Kysely, Transaction as DatabaseTransaction } from 'kysely'
import * as openid from 'openid-client'
import type { Logger } from 'pino'
import type { ClientUserId, UserId } from '@meander/sdk/contract/ids'
import type { Database } from '../../db/schema.ts'
import { loggable } from '../../http/errors.ts'
import type { Language } from '../../http/language.ts'
import type { SignInProvider, SignInProviders } from './providers.ts'
import { FINISHED_PATH } from './return-to.ts'
import { startSession } from './sessions.ts'
import { hashToken } from './tokens.ts'
import { completeTransaction, failTransaction, findPending } from './transactions.ts'
import { signInUser } from './users.ts'
import type { Identity } from './users.ts'

/** Makes what a guest owns an account's, inside the transaction of the sign-in. Each feature with guest data has one. */
export type Claim = (trx: DatabaseTransaction<Database>, from: ClientUserId, to: UserId) => Promise<void>

export interface SignInDeps {
  db: Kysely<Database>
  clock: () => Date
  log: Logger
  publicUrl: string
  providers: SignInProviders
  claims: Claim[]
}

const THIRTY_MINUTES = 1_800_000
export const SIGN_IN_FAILED = 'sign_in_failed'
export const SIGN_IN_EXPIRED = 'sign_in_expired'
export const SIGN_IN_CANCELLED = 'sign_in_cancelled'
/** The provider does not answer. */
export const PROVIDER_UNAVAILABLE = 'provider_unavailable'

/** Where to send the browser next, what to ask the person first, or the word that '/login-failed' is opened with. */
export type Begun =
  | { state: 'redirect'; to: string }
  | { state: 'ask'; partnerHost: string; label: string; agreement: string }
  | { state: 'failed'; error: string }

export interface BeginOptions {
  provider: string
  /** The random value of the browser's own cookie. */
  browser: string
  clientUserId: ClientUserId | null
  transactionId: string | null
  /** The `agreement` of the page that asked, when the person has gone on from it. */
  agreed: string | null
  /** Of the pages on the way. */
  language: Language
  returnTo: string
}

/** Starts the authorization code flow; verifier, nonce and all that must not be tampered with stay here. */
export async function beginSignIn(deps: SignInDeps, given: BeginOptions): Promise<Begun> {
  const found = deps.providers.find(given.provider)
  if (found.state === 'failed') return found
  const now = deps.clock()
  const transaction = given.transactionId === null ? null : await findPending(deps.db, given.transactionId, now)
  if (given.transactionId !== null && transaction === null) return { state: 'failed', error: SIGN_IN_EXPIRED }

  const { provider } = found
  const partnerHost = transaction === null ? null : new URL(transaction.origin).host
  if (transaction !== null && partnerHost !== null && !provider.namesPartner) {
    const agreement = agreementOf(given.browser, transaction.id)
    if (given.agreed !== agreement) return { state: 'ask', partnerHost, label: provider.label, agreement }
  }
  const configuration = await configurationOf(deps, provider)
  if (configuration === null) {
    if (transaction !== null) await failTransaction(deps.db, transaction.id, PROVIDER_UNAVAILABLE)
    return { state: 'failed', error: PROVIDER_UNAVAILABLE }
  }
  const state = openid.randomState()
  const nonce = openid.randomNonce()
  const verifier = openid.randomPKCECodeVerifier()
  const url = openid.buildAuthorizationUrl(configuration, {
    redirect_uri: callbackUrl(deps.publicUrl, provider.name),
    scope: 'openid profile email',
    state,
    nonce,
    code_challenge: await openid.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    ...provider.authorizationParameters({ partnerHost, language: given.language }),
  })
  await deps.db
    .insertInto('sign_ins')
    .values({
      state,
      browser_hash: hashToken(given.browser),
      provider: provider.name,
      nonce,
      code_verifier: verifier,
      client_user_id: transaction === null ? given.clientUserId : transaction.clientUserId,
      transaction_id: transaction?.id ?? null,
      return_to: given.returnTo,
      given_name: null,
      expires_at: new Date(now.getTime() + THIRTY_MINUTES).toISOString(),
    })
    .execute()
  return { state: 'redirect', to: url.href }
}

/** Only the browser that was asked can say yes: nobody else knows its cookie, so no link made elsewhere skips the question. */
function agreementOf(browser: string, transactionId: string): string {
  return hashToken(`${browser} ${transactionId}`)
}

async function configurationOf({ log }: SignInDeps, provider: SignInProvider): Promise<openid.Configuration | null> {
  try {
    return await provider.configuration()
  } catch (failure) {
    log.warn({ failure: loggable(failure), provider: provider.name }, 'a sign-in provider does not answer')
    return null
  }
}

export function callbackUrl(publicUrl: string, provider: string): string {
  return new URL(`/api/auth/${provider}/callback`, publicUrl).href
}

export type Finished =
  | { state: 'signed-in'; token: string; returnTo: string }
  | { state: 'transaction-complete'; transactionId: string; returnTo: string }
  /** Given up by the person themselves, in the whole page: that goes back to where they were. */
  | { state: 'given-up'; returnTo: string }
  | { state: 'failed'; error: string; transactionId: string | null }

export interface FinishOptions {
  provider: string
  browser: string | null
  /** The address the provider sent the browser back to, as the browser sees it. */
  url: URL
  /** What the browser is told apart by. */
  device: string | null
}

/** Ends the flow: the code becomes an identity, the identity an account, and what the guest made the account's. */
export async function finishSignIn(deps: SignInDeps, given: FinishOptions): Promise<Finished> {
  const pending = await takePending(deps, given)
  if (pending === null) return { state: 'failed', error: SIGN_IN_EXPIRED, transactionId: null }
  const transactionId = pending.transaction_id
  try {
    const found = deps.providers.find(given.provider)
    if (found.state === 'failed') throw new Error(`The provider ${given.provider} is no longer there.`)
    const identity = await exchangeCode(found.provider, given.url, pending)
    return await enter(deps, { identity, pending, device: given.device })
  } catch (failure) {
    const error = failure instanceof TransactionOver ? SIGN_IN_EXPIRED : isCancelled(failure) ? SIGN_IN_CANCELLED : SIGN_IN_FAILED
    if (error === SIGN_IN_FAILED) deps.log.warn({ failure: loggable(failure), provider: given.provider }, 'a sign-in failed')
    if (transactionId !== null) await failTransaction(deps.db, transactionId, error)
    else if (error === SIGN_IN_CANCELLED && !pending.return_to.startsWith(FINISHED_PATH)) return { state: 'given-up', returnTo: pending.return_to }
    return { state: 'failed', error, transactionId }
  }
}

/** The sign-in that an answer belongs to: used once, by the browser that began it, in time. */
async function takePending({ db, clock }: SignInDeps, { provider, browser, url }: FinishOptions) {
  const state = url.searchParams.get('state')
  if (state === null || browser === null) return null
  const pending = await db
    .deleteFrom('sign_ins')
    .where('state', '=', state)
    .where('provider', '=', provider)
    .where('browser_hash', '=', hashToken(browser))
    .returningAll()
    .executeTakeFirst()
  return pending === undefined || pending.expires_at <= clock().toISOString() ? null : pending
}

type Pending = NonNullable<Awaited<ReturnType<typeof takePending>>>

async function exchangeCode(provider: SignInProvider, url: URL, pending: Pending): Promise<Identity> {
  const tokens = await openid.authorizationCodeGrant(await provider.configuration(), url, {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.code_verifier,
    idTokenExpected: true,
  })
  const identity = provider.identity({ ...tokens.claims() })
  return { ...identity, name: identity.name ?? pending.given_name }
}

/** The page that asked for this sign-in waits for it no more. Takes everything back. */
class TransactionOver extends Error {}

async function enter(deps: SignInDeps, given: { identity: Identity; pending: Pending; device: string | null }): Promise<Finished> {
  const { pending } = given
  const now = deps.clock()
  return deps.db.transaction().execute(async (trx): Promise<Finished> => {
    const userId = await signInUser(trx, given.identity, now.toISOString())
    // The page that waits comes first: where it has stopped, a guest's trips would go to an account that the page never shows.
    if (pending.transaction_id !== null && !(await completeTransaction(trx, pending.transaction_id, userId, now))) throw new TransactionOver()
    if (pending.client_user_id !== null) {
      for (const claim of deps.claims) await claim(trx, pending.client_user_id, userId)
    }
    if (pending.transaction_id !== null) return { state: 'transaction-complete', transactionId: pending.transaction_id, returnTo: pending.return_to }
    const session = await startSession(trx, { userId, via: 'cookie', origin: null, device: given.device }, now)
    return { state: 'signed-in', token: session.token, returnTo: pending.return_to }
  })
}

/** The standard's word, and Apple's. */
const CANCELLED = ['access_denied', 'user_cancelled_authorize']

function isCancelled(failure: unknown): boolean {
  return failure instanceof openid.AuthorizationResponseError && CANCELLED.includes(failure.error)
}
