import * as openid from 'openid-client'
import { once } from '../once.ts'

/** How a provider on the network is spoken to. In tests a local one stands behind the addresses of the great. */
export interface ProviderStore {
  fetch: typeof globalThis.fetch
  clock: () => Date
}

interface Client {
  issuer: string
  clientId: string
  authentication: openid.ClientAuth
}

/** Seconds that a provider may take to answer; somebody waits before an empty window. */
const PATIENCE = 10

/**
 * Asks a provider where its ends are (`/.well-known/openid-configuration`), when somebody first signs in. The answer is kept;
 * a provider that is down is asked anew by the next who comes.
 */
export function discovered({ fetch }: ProviderStore, { issuer, clientId, authentication }: Client): () => Promise<openid.Configuration> {
  const execute = issuer.startsWith('http:') ? [openid.allowInsecureRequests] : []
  const options = { timeout: PATIENCE, execute, [openid.customFetch]: fetch as openid.CustomFetch }
  return once(() => openid.discovery(new URL(issuer), clientId, {}, authentication, options))
}
