import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../test/start-server.ts'
import { createOutbox, outboxFolder, purgeOutbox } from './outbox.ts'
import { readMail } from './read-mail.ts'

const from = 'Meander <trips@example.com>'
const mail = { to: 'friend@example.org', subject: 'A trip for you: Götaland & <more>', text: 'Vier Tage: äöü €\n\nhttps://x.example/shared/a=b\n', html: '<p>Hej</p>' }

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'meander-mail-'))
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

describe('the outbox', () => {
  const outbox = () => createOutbox({ folder: outboxFolder(dataDir), from })

  it('writes each mail as a file that mail programs open', async () => {
    await outbox().send(mail)
    const [name = '', ...others] = await readdir(outboxFolder(dataDir))
    expect(name).toMatch(/^[\w-]+\.eml$/)
    expect(others).toEqual([])
    const source = await readFile(join(outboxFolder(dataDir), name), 'utf8')
    expect(source).toContain('From: Meander <trips@example.com>')
    expect(source).toContain('Content-Type: text/html')
    expect(readMail(source)).toMatchObject({ to: 'friend@example.org', subject: mail.subject, text: mail.text })
  })

  it('adds no header for a line break in a subject', async () => {
    await outbox().send({ ...mail, subject: 'Trip\r\nBcc: many@example.org' })
    const [name = ''] = await readdir(outboxFolder(dataDir))
    expect(await readFile(join(outboxFolder(dataDir), name), 'utf8')).not.toMatch(/^bcc:/im)
  })

  it('keeps a mail for thirty days, and no other file is touched', async () => {
    await outbox().send(mail)
    const folder = outboxFolder(dataDir)
    await writeFile(join(folder, 'notes.txt'), 'mine')
    const days = (count: number) => new Date(Date.now() + count * 86_400_000)
    await purgeOutbox(folder, days(29))
    expect(await readdir(folder)).toHaveLength(2)
    await purgeOutbox(folder, days(31))
    expect(await readdir(folder)).toEqual(['notes.txt'])
    await expect(purgeOutbox(join(dataDir, 'nowhere'), days(31))).resolves.toBe(0)
  })

  it('can be looked through at /dev/outbox', async () => {
    const server = await startServer({ env: { DATA_DIR: dataDir } })
    try {
      expect(await (await server.fetch('/dev/outbox')).text()).toContain('No mail yet.')
      await server.deps.mailer.send(mail)
      const list = await (await server.fetch('/dev/outbox')).text()
      const path = /href="(\/dev\/outbox\/[^"]+)"/.exec(list)?.[1] ?? ''
      expect(list).toContain('A trip for you: Götaland &amp; &lt;more&gt;')
      const shown = await (await server.fetch(path)).text()
      expect(shown).toContain('Vier Tage: äöü €')
      expect(shown).toContain(`<iframe src="${path}?html"`)
      const letter = await server.fetch(`${path}?html`)
      expect([await letter.text(), letter.headers.get('content-type')]).toEqual([expect.stringContaining('<p>Hej</p>'), 'text/html; charset=utf-8'])
      expect(letter.headers.get('content-security-policy')).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'self'")
      expect(await (await server.fetch(`${path}?source`)).text()).toContain('MIME-Version: 1.0')
      expect((await server.fetch('/dev/outbox/..%2F..%2Fpackage.json')).status).toBe(404)
    } finally {
      await server.close()
    }
  })

  it('is open in production to this machine itself, while the public address is local', async () => {
    const server = await startServer({ env: { DATA_DIR: dataDir, NODE_ENV: 'production' } })
    try {
      await server.deps.mailer.send(mail)
      expect(await (await server.fetch('/dev/outbox')).text()).toContain('friend@example.org')
    } finally {
      await server.close()
    }
  })

  it.each([
    ['under a public name', { PUBLIC_URL: 'https://planner.example.com' }, {}],
    ['behind a proxy', {}, { 'x-forwarded-for': '203.0.113.7' }],
  ])('is closed in production %s', async (_, env, headers) => {
    const server = await startServer({ env: { DATA_DIR: dataDir, NODE_ENV: 'production', ...env } })
    try {
      await server.deps.mailer.send(mail)
      const answer = await server.fetch('/dev/outbox', { headers: headers as Record<string, string> })
      expect(await answer.text()).not.toContain('friend@example.org')
    } finally {
      await server.close()
    }
  })
})
