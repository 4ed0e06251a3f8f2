import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createItinerary } from '@meander/sdk/contract/itineraries'
import { createShareLink } from '@meander/sdk/contract/sharing'
import { signIn } from '../test/sign-in.ts'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'

const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2000))})`
const FILM = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256))
const BUILT: Record<string, string | Buffer> = {
  'site/index.html': '<!doctype html><html><head><title>Meander</title><meta name="description" content="Of the site."></head><body><div id="root"></div></body></html>',
  'site/home.html': '<!doctype html><html><head><title>Meander</title></head><body><div id="root" data-drawn>Loading</div></body></html>',
  'site/assets/site-1a2b3c4d.js': SCRIPT,
  'site/assets/site-1a2b3c4d.js.br': brotliCompressSync(SCRIPT),
  'site/assets/site-1a2b3c4d.js.gz': gzipSync(SCRIPT),
  'site/offline.js': 'self.addEventListener("fetch", () => {})',
  'site/assets/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'site/media/clips/hero.webm': FILM,
  'sdk/v1.js': '!function(){}()',
  'sdk/1.0.0-3f2a9c1b7e/element-a1b2c3d4.js': SCRIPT,
  'secret.txt': 'not for browsers',
}

const dist = mkdtempSync(join(tmpdir(), 'meander-dist-'))
let server: TestServer
beforeAll(async () => {
  for (const [name, content] of Object.entries(BUILT)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true })
    writeFileSync(join(dist, name), content)
  }
  server = await startServer({ given: { dist }, env: { GUEST_RETENTION_DAYS: '45' } })
})
afterAll(async () => {
  await server.close()
  rmSync(dist, { recursive: true })
})

const head = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await server.fetch(path, { headers })
  await answer.arrayBuffer()
  return answer
}

describe('pages', () => {
  it.each([['/', true], ['/?letter', false], ['/?letter=c-1', false], ['/chat', false]])('%s comes with the home screen drawn in it: %s', async (path, drawn) => {
    expect((await (await server.fetch(path)).text()).includes('data-drawn')).toBe(drawn)
  })

  it.each(['/', '/chat', '/chat/c-1', '/itineraries', '/itinerary/i-1', '/enhanced-demo', '/login-failed?error=x', '/welcome', '/terms', '/privacy'])(
    '%s is a page of the site',
    async (path) => {
      const answer = await server.fetch(path)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(await answer.text()).toContain('<div id="root"')
    },
  )

  it.each(['/nowhere', '/chat/a/b', '/itinerary', '/shared', '/Itineraries', '/wp-admin.php', '/index.html'])('%s is answered with status 404 and the same document [2.11]', async (path) => {
    const answer = await server.fetch(path)
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('<div id="root"></div>')
  })

  it('a share link that opens nothing is status 404, with words for readers without scripts', async () => {
    const answer = await server.fetch('/shared/no-such-token')
    expect(answer.status).toBe(404)
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(await answer.text()).toContain('Itinerary Not Found')
  })

  it('a share link has the title and the picture of its trip, and is kept out of search engines until its owner lets them in', async () => {
    const ana = await signIn(server, 'Ana')
    const { id } = await ana.call(createItinerary, { body: { title: 'Lisbon & <more>', destination: 'Lisbon' } })
    const { shareToken, indexable } = await ana.call(createShareLink, { params: { id } })
    expect(indexable).toBe(false)
    const page = await server.fetch(`/shared/${shareToken}`)
    const text = await page.text()
    expect([page.status, page.headers.get('x-robots-tag')]).toEqual([200, 'noindex'])
    expect(text.match(/<title>.*?<\/title>/g)).toEqual(['<title>Lisbon &amp; &lt;more&gt; · Meander</title>'])
    expect(text.match(/<meta name="description"[^>]*>/g)).toEqual([expect.stringMatching(/content="Lisbon: .*, 0 activities"/)])
    const picture = /property="og:image" content="([^"]+)"/.exec(text)?.[1] ?? ''
    expect(picture).toMatch(new RegExp(`^${server.url}/shared/${shareToken}/picture\\.png\\?v=\\d+$`))
    await ana.call(createShareLink, { params: { id }, body: { indexable: true } })
    expect((await head(`/shared/${shareToken}`)).headers.get('x-robots-tag')).toBeNull()
    await ana.call(createShareLink, { params: { id }, body: { indexable: false } })
    expect((await head(`/shared/${shareToken}`)).headers.get('x-robots-tag')).toBe('noindex')
  })

  it.each(['/', '/privacy', '/nowhere', '/shared/no-such-token'])('%s tells the site how this server is set up, for how many days a guest’s trips are kept among it', async (path) => {
    const [head = ''] = (await (await server.fetch(path)).text()).split('</head>')
    const [content = '', ...more] = [...head.matchAll(/<meta name="meander-installation" content="([^"]*)">/g)].map(([, said = '']) => said)
    expect(more).toEqual([])
    expect(JSON.parse(content.replaceAll('&quot;', '"'))).toEqual({ guestDays: 45, outboxDays: 30, provider: 'sample', model: null, speech: null })
  })

  it('are checked with the server before they are shown again', async () => {
    expect((await head('/')).headers.get('cache-control')).toBe('no-cache')
  })

  it('run scripts and styles of this origin only', async () => {
    const policy = (await head('/')).headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'self'")
    expect(policy).not.toMatch(/unsafe-|\*|http:/)
  })

  it.each([
    ['/', 'same-origin-allow-popups'],
    ['/itineraries', 'same-origin-allow-popups'],
    ['/login-failed', 'unsafe-none'],
    ['/api/login', 'unsafe-none'],
    ['/api/auth/demo', 'unsafe-none'],
  ])('%s stands to its opener as %s', async (path, expected) => {
    const answer = await server.fetch(path, { redirect: 'manual' })
    expect(answer.headers.get('cross-origin-opener-policy')).toBe(expected)
  })
})

describe('built files', () => {
  it('with a hash in their name are kept for ever', async () => {
    for (const path of ['/assets/site-1a2b3c4d.js', '/sdk/1.0.0-3f2a9c1b7e/element-a1b2c3d4.js']) {
      expect((await head(path)).headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    }
    // A newer one comes at the next look for it.
    expect((await head('/offline.js')).headers.get('cache-control')).toBe('no-cache')
    expect((await head('/offline.js')).headers.get('content-type')).toContain('javascript')
    expect((await head('/assets/icon.svg')).headers.get('cache-control')).not.toContain('immutable')
  })

  it('the loader is asked for again after five minutes', async () => {
    const answer = await head('/sdk/v1.js')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(answer.headers.get('content-type')).toMatch(/^(text|application)\/javascript/)
  })

  it('of the SDK have further addresses, for a browser that keeps the failure of one', async () => {
    const path = '1.0.0-3f2a9c1b7e/element-a1b2c3d4.js'
    const first = await server.fetch(`/sdk/${path}`)
    const again = await server.fetch(`/sdk/again-3/${path}`)
    expect(again.status).toBe(200)
    expect(await again.text()).toBe(await first.text())
    for (const name of ['cache-control', 'access-control-allow-origin', 'cross-origin-resource-policy']) expect(again.headers.get(name)).toBe(first.headers.get(name))
    expect((await head('/sdk/again-3/partners/pk_none.js')).headers.get('content-type')).toMatch(/javascript/)
  })

  it('are sent as the build compressed them', async () => {
    const answer = await server.fetch('/assets/site-1a2b3c4d.js', { headers: { 'accept-encoding': 'br' } })
    expect(answer.headers.get('content-encoding')).toBe('br')
    expect(answer.headers.get('content-type')).toMatch(/javascript/)
    expect(Number(answer.headers.get('content-length'))).toBe(brotliCompressSync(SCRIPT).length)
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await answer.text()).toBe(SCRIPT)
    expect((await head('/assets/site-1a2b3c4d.js', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    expect((await head('/assets/site-1a2b3c4d.js', { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull()
  })

  it('load on pages of every origin, those with COEP too, and are never read as anything else', async () => {
    for (const path of ['/sdk/v1.js', '/media/clips/hero.webm']) {
      const answer = await head(path, { origin: 'https://blog.example.com' })
      expect(answer.status).toBe(200)
      expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
      expect(answer.headers.get('access-control-allow-origin')).toBe('*')
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    }
  })

  it('are not sent again when the browser has them', async () => {
    const modified = (await head('/sdk/v1.js')).headers.get('last-modified') ?? ''
    // Not `fetch`, which adds `cache-control: no-cache` to a request with a condition.
    const status = await new Promise((resolve) => get(`${server.url}/sdk/v1.js`, { headers: { 'if-modified-since': modified } }, ({ statusCode }) => resolve(statusCode)))
    expect(status).toBe(304)
  })

  it('films are sent in the pieces that a browser asks for', async () => {
    const piece = async (range: string) => {
      const answer = await server.fetch('/media/clips/hero.webm', { headers: { range } })
      return { status: answer.status, range: answer.headers.get('content-range'), body: Buffer.from(await answer.arrayBuffer()) }
    }
    expect(await piece('bytes=0-9')).toEqual({ status: 206, range: 'bytes 0-9/1000', body: FILM.subarray(0, 10) })
    expect(await piece('bytes=990-')).toEqual({ status: 206, range: 'bytes 990-999/1000', body: FILM.subarray(990) })
    expect(await piece('bytes=-5')).toEqual({ status: 206, range: 'bytes 995-999/1000', body: FILM.subarray(995) })
    expect(await piece('bytes=2000-')).toMatchObject({ status: 416, range: 'bytes */1000' })
    expect((await piece('lines=1-2')).body).toEqual(FILM)
  })

  it.each(['/sdk/../secret.txt', '/sdk/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/sdk/v1.js%00', '/assets/%zz', '/assets/site-1a2b3c4d.js.br', '/sdk/gone.js'])(
    '%s leads nowhere',
    async (path) => {
      const answer = await server.fetch(path)
      expect(answer.status).toBe(404)
      expect(await answer.text()).not.toContain('not for browsers')
    },
  )
})

describe('what is compressed as it is made', () => {
  it('is a page of some length, never a short answer', async () => {
    writeFileSync(join(dist, 'site/index.html'), `${BUILT['site/index.html']}${' '.repeat(5000)}`)
    const page = await server.fetch('/chat', { headers: { 'accept-encoding': 'br, gzip' } })
    expect(page.headers.get('content-encoding')).toBe('br')
    expect(page.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await page.text()).toContain('<div id="root"></div>')
    expect((await head('/chat', { 'accept-encoding': 'gzip' })).headers.get('content-encoding')).toBe('gzip')
    expect((await head('/healthz', { 'accept-encoding': 'br' })).headers.get('content-encoding')).toBeNull()
  })
})
