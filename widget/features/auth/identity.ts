import { makeClientUserId, type ClientUserId } from '@meander/sdk/contract/ids'
import { atom, type ReadableAtom } from 'nanostores'
import type { SafeStorage } from '../../kit/storage.ts'

export const CLIENT_USER_ID_KEY = 'meander.clientUserId'

interface IdentityDeps {
  storage: SafeStorage
  clock?: () => Date
  /** Fills the array with bytes from a cryptographic source. */
  random?: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array
  /** True on the hosted site, whose visitor came to it by an act of their own. */
  acted?: boolean
}

export interface Identity {
  /** Whether the visitor has acted: before that nothing is stored and no identifier is sent. */
  $acted: ReadableAtom<boolean>
  /** The visitor did something. */
  act(): void
  /** The identifier, made and stored when first asked for after an act; null before any. */
  current(): ClientUserId | null
}

/** Who the anonymous visitor is, from one visit to the next. */
export function createIdentity({ storage, clock = () => new Date(), random, acted = false }: IdentityDeps): Identity {
  const $acted = atom(acted)
  const fill = random ?? ((bytes) => crypto.getRandomValues(bytes))

  function stored(): ClientUserId {
    const known = storage.get(CLIENT_USER_ID_KEY)
    if (known) return known as ClientUserId
    const made = makeClientUserId(clock().getTime(), fill(new Uint8Array(16)))
    storage.set(CLIENT_USER_ID_KEY, made)
    return made
  }

  return {
    $acted,
    act: () => $acted.set(true),
    current: () => ($acted.get() ? stored() : null),
  }
}
