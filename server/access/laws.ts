/** Who asks. The tokens are tried as a guest's key; the addresses that they are for are tried in `access.test.ts`. A bearer is an embed's, on another origin. */
export const CALLERS = [
  'other user',
  'owner guest',
  'other guest',
  'nobody',
  'share token',
  'expired share token',
  'revoked share token',
  'calendar token',
  'other bearer',
  'owner bearer',
  'owner',
] as const
export type CallerName = (typeof CALLERS)[number]

/**
 * What a route is to its callers.
 * `own`: its owner's alone, account or guest; for anyone else there is no such thing.
 * `own talk`: the same; who cannot own one is told what is missing.
 * `own, of accounts`: the same, and who has no account is told so before anything else.
 * `each their own`: everybody has one, and touches nobody else's; who can have none is refused.
 * `own, of our pages`: the same, and a bearer may not.
 * `of the session`: of the account that is signed in.
 * `of our pages`: the same, and a bearer may not: nothing of an account itself is another page's to read or to end.
 * `by bearer`: for the planner on another's page; a cookie and a guest's key open nothing.
 * `for all`: what a link that works shows to anyone.
 * `open`: knows nothing of anybody.
 */
export type Law =
  | 'own'
  | 'own talk'
  | 'own, of accounts'
  | 'own, of our pages'
  | 'each their own'
  | 'of the session'
  | 'of our pages'
  | 'by bearer'
  | 'for all'
  | 'open'

export interface Asked {
  law: Law
  caller: CallerName
  /** Whose thing it is about. */
  owner: CallerName
}

const hasBearer = (caller: CallerName): boolean => caller === 'owner bearer' || caller === 'other bearer'
const hasAccount = (caller: CallerName): boolean => caller === 'owner' || caller === 'other user' || hasBearer(caller)

/** An account's things are its owner's by cookie and by bearer. */
export const isOwner = (caller: CallerName, owner: CallerName): boolean => caller === owner || (owner === 'owner' && caller === 'owner bearer')

/** The statuses that the law allows. */
export function allowed({ law, caller, owner }: Asked): readonly number[] {
  const owns = isOwner(caller, owner)
  switch (law) {
    case 'own':
      return [owns ? 200 : 404]
    case 'own talk':
      return caller === 'nobody' ? [400] : [owns ? 200 : 404]
    case 'own, of accounts':
      return hasAccount(caller) ? [owns ? 200 : 404] : [401]
    case 'own, of our pages':
      return hasBearer(caller) ? [403] : hasAccount(caller) ? [owns ? 200 : 404] : [401]
    case 'each their own':
      return caller === 'nobody' ? [200, 400, 401] : [200]
    case 'of the session':
      return hasAccount(caller) ? [200] : [401]
    case 'of our pages':
      return hasBearer(caller) ? [403] : hasAccount(caller) ? [200] : [401]
    case 'by bearer':
      return [hasBearer(caller) ? 200 : 401]
    case 'for all':
      return [200]
    case 'open':
      return [200, 302, 400, 404, 415, 502, 503]
  }
}
