import { defineEndpoint } from './endpoint.ts'
import { User } from './user.ts'

export { AUTH_PATHS, beginSignIn, pollSignIn, POPUP_FAILED, POPUP_MESSAGE, renewAccessToken, signOut } from './signing-in.ts'
export { AccessToken, User } from './user.ts'

export const readCurrentUser = defineEndpoint({
  method: 'GET',
  path: '/api/auth/user',
  reply: User,
  errors: ['not-signed-in'],
})

/** The pop-up and the page that opened it. Sizes in px, times in ms. */
export const POPUP = { width: 500, height: 600, closePoll: 1000, pendingFallback: 500 } as const
