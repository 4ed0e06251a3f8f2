import type { SignInConfig } from '../../../config/index.ts'
import type { SignInProvider } from '../providers.ts'
import { createAppleProvider } from './apple.ts'
import type { ProviderStore } from './discovered.ts'
import { createGoogleProvider } from './google.ts'
import { createOpenIdProvider } from './openid.ts'

export type { ProviderStore } from './discovered.ts'

/** The provider that the settings name. Nothing is asked of it before somebody signs in. */
export function createConfiguredProvider(config: SignInConfig, store: ProviderStore): SignInProvider {
  switch (config.provider) {
    case 'google':
      return createGoogleProvider(config, store)
    case 'apple':
      return createAppleProvider(config, store)
    case 'openid':
      return createOpenIdProvider(config, store)
  }
}
