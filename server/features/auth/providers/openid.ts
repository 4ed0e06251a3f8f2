import * as openid from 'openid-client'
import type { OpenIdConfig } from '../../../config/index.ts'
import { standardIdentity } from '../providers.ts'
import type { SignInProvider } from '../providers.ts'
import { discovered } from './discovered.ts'
import type { ProviderStore } from './discovered.ts'

/** Any other provider that speaks OpenID Connect. Basic authentication is what each of them has to take. */
export function createOpenIdProvider({ issuer, clientId, clientSecret, label }: OpenIdConfig, store: ProviderStore): SignInProvider {
  return {
    name: 'openid',
    label,
    namesPartner: false,
    answersByForm: false,
    configuration: discovered(store, { issuer, clientId, authentication: openid.ClientSecretBasic(clientSecret) }),
    authorizationParameters: ({ language }) => ({ ui_locales: language }),
    identity: (claims) => standardIdentity(issuer, claims),
  }
}
