import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits, safe in an address or a cookie. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** What is kept of a token: a reader of the database cannot sign in with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
