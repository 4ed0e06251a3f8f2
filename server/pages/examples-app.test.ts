import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listen } from '../http/listen.ts'
import type { Listening } from '../http/listen.ts'
import { createExamplesApp } from './examples-app.ts'

const FILES: Record<string, string> = {
  'examples/index.html': '<h1>Ways in</h1>',
  'examples/csp/index.html': '<script async src="https://meander.example/sdk/v1.js"></script>',
  'examples/csp/headers.json': '{"content-security-policy":"script-src https://meander.example"}',
  'examples/csp/page.ts': 'export {}',
  'examples/.hidden/index.html': 'hidden',
  'dist/react/main.js': 'mount("https://meander.example")',
  'outside.html': 'outside',
}

const root = mkdtempSync(join(tmpdir(), 'meander-examples-'))
let door: Listening
beforeAll(async () => {
  for (const [name, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(root, name)), { recursive: true })
    writeFileSync(join(root, name), content)
  }
  const folders = [join(root, 'examples'), join(root, 'dist')]
  const app = createExamplesApp({ config: { publicUrl: 'http://localhost:4199' }, log: pino({ level: 'silent' }), folders })
  door = await listen(app.callback(), { host: '127.0.0.1', port: 0 })
})
afterAll(async () => {
  await door.stop(0)
  rmSync(root, { recursive: true })
})

const open = (path: string) => fetch(`http://127.0.0.1:${door.port}${path}`, { redirect: 'manual' })

describe('the example pages', () => {
  it('begin with the list of them', async () => {
    const answer = await open('/')
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(await answer.text()).toBe('<h1>Ways in</h1>')
  })

  it('point at this planner, and are never kept by a browser', async () => {
    const answer = await open('/csp/')
    expect(await answer.text()).toBe('<script async src="http://localhost:4199/sdk/v1.js"></script>')
    expect(answer.headers.get('cache-control')).toBe('no-cache')
    expect(answer.headers.get('content-security-policy')).toBe('script-src http://localhost:4199')
    expect(await (await open('/react/main.js')).text()).toBe('mount("http://localhost:4199")')
  })

  it('are found without the slash at the end of a folder', async () => {
    const answer = await open('/csp')
    expect(answer.status).toBe(302)
    expect(answer.headers.get('location')).toBe('/csp/')
  })

  it.each(['/none.html', '/csp/page.ts', '/csp/headers.json', '/.hidden/index.html', '/..%2foutside.html', '/%2e%2e/outside.html', '/%zz', '/a%00b'])('%s leads nowhere', async (path) => {
    expect((await open(path)).status).toBe(404)
  })
})
