export { createIdentity, type Identity } from './identity.ts'
export { createSession, type AuthMode, type Session } from './session.ts'
