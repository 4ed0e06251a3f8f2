import { createPrivateKey } from 'node:crypto'
import { isServiceAddress, text, variable, words } from './variable.ts'

const word = text.regex(/^[\x21-\x7e]+$/)

/** A PEM file's text; its lines may be told by `\n`, as few places that hold settings take lines. */
const privateKey = text.transform((value) => value.replaceAll('\\n', '\n')).refine(isEllipticKey)

function isEllipticKey(pem: string): boolean {
  try {
    return createPrivateKey(pem).asymmetricKeyDetails?.namedCurve === 'prime256v1'
  } catch {
    return false
  }
}

/** With whom visitors sign in. */
export const SIGN_IN_VARIABLES = {
  googleClientId: variable({
    name: 'GOOGLE_CLIENT_ID', fallback: '', expected: 'the id of an OAuth client, without spaces',
    meaning: 'Sign-in with Google: id of an OAuth client whose redirect address is `PUBLIC_URL`/api/auth/google/callback', schema: word,
  }),
  googleClientSecret: variable({ name: 'GOOGLE_CLIENT_SECRET', fallback: '', expected: 'the secret of that client, without spaces', meaning: 'Its secret; never leaves the server', schema: word }),
  appleClientId: variable({
    name: 'APPLE_CLIENT_ID', fallback: '', expected: 'the identifier of a Services ID, without spaces',
    meaning: 'Sign-in with Apple: a Services ID whose return address is `PUBLIC_URL`/api/auth/apple/callback, with https', schema: word,
  }),
  appleTeamId: variable({ name: 'APPLE_TEAM_ID', fallback: '', expected: 'the ten characters of a team', meaning: 'The team that it belongs to', schema: text.regex(/^[A-Z0-9]{10}$/) }),
  appleKeyId: variable({ name: 'APPLE_KEY_ID', fallback: '', expected: 'the ten characters of a key', meaning: 'The key that signs for it', schema: text.regex(/^[A-Z0-9]{10}$/) }),
  applePrivateKey: variable({
    name: 'APPLE_PRIVATE_KEY', fallback: '', expected: 'the text of the .p8 file that Apple gave out for the key',
    meaning: 'What stands in its .p8 file, with `\\n` for the ends of its lines; never leaves the server', schema: privateKey,
  }),
  oidcIssuer: variable({
    name: 'OIDC_ISSUER', fallback: '', expected: 'an address such as https://login.example.com, with https unless it is on this machine',
    meaning: 'Sign-in with any other OpenID provider: its issuer; the redirect address is `PUBLIC_URL`/api/auth/openid/callback', schema: text.refine(isServiceAddress),
  }),
  oidcClientId: variable({ name: 'OIDC_CLIENT_ID', fallback: '', expected: 'the id of a client, without spaces', meaning: 'The id under which it knows this server', schema: word }),
  oidcClientSecret: variable({ name: 'OIDC_CLIENT_SECRET', fallback: '', expected: 'the secret of that client, without spaces', meaning: 'The secret to it; never leaves the server', schema: word }),
  oidcLabel: variable({ name: 'OIDC_LABEL', fallback: "the issuer's host", expected: 'a name of at most 60 characters', meaning: 'What people call it', schema: words.max(60) }),
}
