export { createIdentity, type Identity } from './identity.ts'
export { createSession, type AuthMode, type Session } from './session.ts'
export { createSignIn, type SignIn, type SignInDeps, type SignInState } from './sign-in.ts'
export { ConnectButton, SignInDialog, SignInNotice } from './SignInDialog.tsx'
