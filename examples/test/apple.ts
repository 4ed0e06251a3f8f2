import { generateKeyPairSync, sign } from 'node:crypto'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

const ISSUER = 'https://appleid.apple.com'
const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

/** Apple as a browser and a server of ours meet it: its page is on a site of its own, and answers by a form that it sends from there. */
export interface Apple {
  /** What the server under test is set up with. */
  settings: Record<string, string>
  /** As `fetch`, where Apple's public name leads here. */
  fetch: typeof globalThis.fetch
  /** Where a browser finds what has an address of Apple's; any other as it is. */
  reachedAt(address: string): string
  close(): void
}

export async function startApple(): Promise<Apple> {
  /** By its code: what its sign-in was asked for with. */
  const nonces = new Map<string, string | null>()
  const http = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', 'http://apple.test').searchParams
    const code = `code-${nonces.size + 1}`
    nonces.set(code, asked.get('nonce'))
    sendForm(response, asked.get('redirect_uri') ?? '', { code, state: asked.get('state') ?? '' })
  })
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const site = `http://localhost:${(http.address() as AddressInfo).port}`

  async function answer(address: string, body: URLSearchParams): Promise<Response> {
    if (address.endsWith('/openid-configuration')) return Response.json({ issuer: ISSUER, authorization_endpoint: `${ISSUER}/auth/authorize`, token_endpoint: `${ISSUER}/auth/token`, jwks_uri: `${ISSUER}/auth/keys` })
    if (address.endsWith('/auth/keys')) return Response.json({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'key-1', alg: 'RS256', use: 'sig' }] })
    const idToken = signToken({ aud: 'com.example.meander', nonce: nonces.get(body.get('code') ?? '') })
    return Response.json({ access_token: 'unused', token_type: 'Bearer', expires_in: 3600, id_token: idToken })
  }
  const { privateKey: secret } = generateKeyPairSync('ec', { namedCurve: 'P-256', privateKeyEncoding: { type: 'pkcs8', format: 'pem' }, publicKeyEncoding: { type: 'spki', format: 'pem' } })
  return {
    settings: { APPLE_CLIENT_ID: 'com.example.meander', APPLE_TEAM_ID: 'TEAM567890', APPLE_KEY_ID: 'KEY4567890', APPLE_PRIVATE_KEY: secret.replaceAll('\n', '\\n') },
    fetch: (input, init) => (String(input).startsWith(ISSUER) ? answer(String(input), new URLSearchParams(String(init?.body ?? ''))) : fetch(input, init)),
    reachedAt: (address) => address.replace(ISSUER, site),
    close() {
      http.closeAllConnections()
      http.close()
    },
  }
}

/** The page that sends its answer by itself. */
function sendForm(response: ServerResponse, action: string, answer: Record<string, string>): void {
  const fields = Object.entries(answer).map(([name, value]) => `<input type="hidden" name="${name}" value="${value}">`)
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end(`<form method="post" action="${action}">${fields.join('')}</form><script>document.forms[0].submit()</script>`)
}

function signToken(claims: object): string {
  const now = Math.floor(Date.now() / 1000)
  const all = { iss: ISSUER, sub: 'apple-person-1', email: 'ana@privaterelay.appleid.com', email_verified: true, iat: now, exp: now + 600, ...claims }
  const content = [{ alg: 'RS256', kid: 'key-1' }, all].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.')
  return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`
}
