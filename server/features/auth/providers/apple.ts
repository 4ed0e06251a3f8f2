import { createPrivateKey, sign } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { ClientAuth } from 'openid-client'
import type { AppleConfig } from '../../../config/index.ts'
import { standardIdentity } from '../providers.ts'
import type { SignInProvider } from '../providers.ts'
import { discovered } from './discovered.ts'
import type { ProviderStore } from './discovered.ts'

const ISSUER = 'https://appleid.apple.com'
const SECRET_SECONDS = 300

/** Apple answers by a form, since it is asked for the name, and takes a secret that is signed anew each time. */
export function createAppleProvider(config: AppleConfig, store: ProviderStore): SignInProvider {
  const { clientId } = config
  return {
    name: 'apple',
    label: 'Apple',
    namesPartner: false,
    answersByForm: true,
    configuration: discovered(store, { issuer: ISSUER, clientId, authentication: signedSecret(config, store.clock) }),
    authorizationParameters: () => ({ response_mode: 'form_post', scope: 'openid name email' }),
    identity: (claims) => standardIdentity(ISSUER, claims),
  }
}

/** The client's secret: a token that says who asks, by the key that Apple gave out. */
function signedSecret({ clientId, teamId, keyId, privateKey }: AppleConfig, clock: () => Date): ClientAuth {
  const key = createPrivateKey(privateKey)
  return (_server, _client, body) => {
    const now = Math.floor(clock().getTime() / 1000)
    const claims = { iss: teamId, iat: now, exp: now + SECRET_SECONDS, aud: ISSUER, sub: clientId }
    body.set('client_id', clientId)
    body.set('client_secret', signToken({ alg: 'ES256', kid: keyId }, claims, key))
  }
}

function signToken(header: object, claims: object, key: KeyObject): string {
  const content = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  const signature = sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' })
  return `${content}.${signature.toString('base64url')}`
}
