import { generateKeyPairSync } from 'node:crypto'
import { expect, it } from 'vitest'
import { ConfigError, readConfig } from './index.ts'

const pem = { type: 'pkcs8', format: 'pem' } as const
const KEY = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export(pem).toString()
const RSA_KEY = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export(pem).toString()

const GOOGLE = { GOOGLE_CLIENT_ID: 'a-client', GOOGLE_CLIENT_SECRET: 'its-secret' }
const APPLE = { APPLE_CLIENT_ID: 'com.example.planner', APPLE_TEAM_ID: 'TEAM567890', APPLE_KEY_ID: 'KEY4567890', APPLE_PRIVATE_KEY: KEY.replaceAll('\n', '\\n') }
const OIDC = { OIDC_ISSUER: 'https://login.example.com', OIDC_CLIENT_ID: 'planner', OIDC_CLIENT_SECRET: 'its-secret' }

it('signs in with nobody else where nothing is set', () => {
  expect(readConfig({}).signIn).toEqual([])
  expect(readConfig({ OIDC_LABEL: 'Example' }).signIn).toEqual([])
})

it('takes each that is configured, the first of them as the default', () => {
  const { signIn } = readConfig({ ...OIDC, ...APPLE, ...GOOGLE })
  expect(signIn).toEqual([
    { provider: 'google', clientId: 'a-client', clientSecret: 'its-secret' },
    { provider: 'apple', clientId: 'com.example.planner', teamId: 'TEAM567890', keyId: 'KEY4567890', privateKey: KEY },
    { provider: 'openid', issuer: 'https://login.example.com', clientId: 'planner', clientSecret: 'its-secret', label: 'login.example.com' },
  ])
  expect(readConfig({ ...OIDC, OIDC_LABEL: 'Example' }).signIn).toMatchObject([{ label: 'Example' }])
})

it.each([
  [{ GOOGLE_CLIENT_ID: 'a-client' }, 'GOOGLE_CLIENT_SECRET must be the secret of that client, without spaces, where GOOGLE_CLIENT_ID is set; it is ""'],
  [{ OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' }, 'OIDC_ISSUER must be an address such as https://login.example.com, with https unless it is on this machine, where OIDC_CLIENT_ID and OIDC_CLIENT_SECRET are set; it is ""'],
  [{ ...APPLE, APPLE_TEAM_ID: '' }, 'APPLE_TEAM_ID must be the ten characters of a team, where APPLE_CLIENT_ID and APPLE_KEY_ID and APPLE_PRIVATE_KEY are set; it is ""'],
  [{ ...OIDC, OIDC_ISSUER: 'http://login.example.com' }, 'OIDC_ISSUER must be an address such as https://login.example.com, with https unless it is on this machine; it is "http://login.example.com"'],
  // A secret is never repeated.
  [{ ...GOOGLE, GOOGLE_CLIENT_SECRET: 'half a secret' }, 'GOOGLE_CLIENT_SECRET must be the secret of that client, without spaces; it is "…"'],
  [{ ...APPLE, APPLE_PRIVATE_KEY: 'not a key' }, 'APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave out for the key; it is "…"'],
  [{ ...APPLE, APPLE_PRIVATE_KEY: RSA_KEY }, 'APPLE_PRIVATE_KEY must be the text of the .p8 file that Apple gave out for the key; it is "…"'],
])('refuses a set that is not whole: %#', (env, message) => {
  expect(() => readConfig(env as Record<string, string>)).toThrow(ConfigError)
  expect(() => readConfig(env as Record<string, string>)).toThrow(message)
})
