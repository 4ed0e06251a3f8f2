/** Who asks. The tokens are tried as a guest's key; the addresses that they are for are tried in `links.test.ts`. */
export const CALLERS = [
  'other user',
  'owner guest',
  'other guest',
  'nobody',
  'share token',
  'expired share token',
  'revoked share token',
  'calendar token',
  'owner',
] as const
export type CallerName = (typeof CALLERS)[number]

/**
 * What a route is to its callers.
 * `own`: its owner's alone, account or guest; for anyone else there is no such thing.
 * `own talk`: the same; who cannot own one is told what is missing.
 * `own, of accounts`: the same, and who has no account is told so before anything else.
 * `each their own`: everybody has one, and touches nobody else's; who can have none is refused.
 * `of the session`: of the account that is signed in.
 * `by bearer`: for the planner on another's page; a cookie and a guest's key open nothing.
 * `open`: knows nothing of anybody.
 */
export type Law = 'own' | 'own talk' | 'own, of accounts' | 'each their own' | 'of the session' | 'by bearer' | 'open'

export interface Asked {
  law: Law
  caller: CallerName
  /** Whose thing it is about. */
  owner: CallerName
}

const hasAccount = (caller: CallerName): boolean => caller === 'owner' || caller === 'other user'

/** The statuses that the law allows. */
export function allowed({ law, caller, owner }: Asked): readonly number[] {
  const isOwner = caller === owner
  switch (law) {
    case 'own':
      return [isOwner ? 200 : 404]
    case 'own talk':
      return caller === 'nobody' ? [400] : [isOwner ? 200 : 404]
    case 'own, of accounts':
      return hasAccount(caller) ? [isOwner ? 200 : 404] : [401]
    case 'each their own':
      return caller === 'nobody' ? [200, 400, 401] : [200]
    case 'of the session':
      return hasAccount(caller) ? [200] : [401]
    case 'by bearer':
      return [401]
    case 'open':
      return [200, 302, 400, 404, 415, 502, 503]
  }
}
