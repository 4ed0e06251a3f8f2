import type { Generated } from 'kysely'
import type { ClientUserId, UserId } from '@meander/sdk/contract/ids'

interface UsersTable {
  id: UserId
  name: string | null
  email: string | null
  created_at: string
}

interface UserIdentitiesTable {
  issuer: string
  subject: string
  user_id: UserId
  created_at: string
}

interface SessionsTable {
  id: string
  user_id: UserId
  via: 'cookie' | 'bearer'
  origin: string | null
  /** The key of the partner whose page a bearer was given to; null without one. */
  partner_key: string | null
  /** 'Chrome on Windows'. */
  device: string | null
  created_at: string
  used_at: string
  /** The end however much it is used. */
  ends_at: string
}

interface SessionTokensTable {
  token_hash: string
  session_id: string
  expires_at: string
  /** 1: it renews a session and opens nothing. */
  renews: Generated<0 | 1>
}

interface SignInsTable {
  state: string
  browser_hash: string
  provider: string
  nonce: string
  code_verifier: string
  client_user_id: ClientUserId | null
  transaction_id: string | null
  return_to: string
  /** What the person is called, where the provider says it beside its answer. */
  given_name: string | null
  expires_at: string
}

interface SignInTransactionsTable {
  id: string
  poll_secret_hash: string
  origin: string
  partner_key: string | null
  client_user_id: ClientUserId | null
  state: 'pending' | 'failed' | 'complete' | 'taken'
  error: string | null
  user_id: UserId | null
  expires_at: string
}

interface DemoAccountsTable {
  subject: string
  name: string | null
  email: string | null
  created_at: string
}

interface DemoSecretsTable {
  name: string
  value: string
}

/** What the embedded OpenID provider makes; `payload` is its JSON. */
interface DemoArtifactsTable {
  model: string
  id: string
  payload: string
  grant_id: string | null
  uid: string | null
  expires_at: string | null
}

export interface AccountTables {
  users: UsersTable
  user_identities: UserIdentitiesTable
  sessions: SessionsTable
  session_tokens: SessionTokensTable
  sign_ins: SignInsTable
  sign_in_transactions: SignInTransactionsTable
  demo_accounts: DemoAccountsTable
  demo_secrets: DemoSecretsTable
  demo_artifacts: DemoArtifactsTable
}
