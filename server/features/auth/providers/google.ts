import * as openid from 'openid-client'
import type { GoogleConfig } from '../../../config/index.ts'
import { standardIdentity } from '../providers.ts'
import type { SignInProvider } from '../providers.ts'
import { discovered } from './discovered.ts'
import type { ProviderStore } from './discovered.ts'

const ISSUER = 'https://accounts.google.com'

export function createGoogleProvider({ clientId, clientSecret }: GoogleConfig, store: ProviderStore): SignInProvider {
  return {
    name: 'google',
    label: 'Google',
    namesPartner: false,
    answersByForm: false,
    configuration: discovered(store, { issuer: ISSUER, clientId, authentication: openid.ClientSecretPost(clientSecret) }),
    // Who signs out and in again may be somebody else.
    authorizationParameters: () => ({ prompt: 'select_account' }),
    identity: (claims) => standardIdentity(ISSUER, claims),
  }
}
