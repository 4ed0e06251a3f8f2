import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { startServer } from '../test/start-server.ts'
import { MailError } from './mailer.ts'
import { createOutbox, outboxFolder } from './outbox.ts'
import { readMail } from './read-mail.ts'
import { createSmtpMailer } from './smtp.ts'

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

  it('can be looked through at /dev/outbox', async () => {
    const server = await startServer({ env: { DATA_DIR: dataDir } })
    try {
      expect(await (await server.fetch('/dev/outbox')).text()).toContain('No mail yet.')
      await server.deps.mailer.send(mail)
      const list = await (await server.fetch('/dev/outbox')).text()
      const path = /href="(\/dev\/outbox\/[^"]+)"/.exec(list)?.[1] ?? ''
      expect(list).toContain('A trip for you: Götaland &amp; &lt;more&gt;')
      expect(await (await server.fetch(path)).text()).toContain('Vier Tage: äöü €')
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

describe('SMTP', () => {
  let smtp: Server
  let lines: string[]
  beforeEach(async () => {
    lines = []
    smtp = createServer((socket) => {
      let isData = false
      socket.write('220 ready\r\n')
      socket.setEncoding('utf8').on('data', (text: string) => {
        for (const line of text.split('\r\n').slice(0, -1)) {
          lines.push(line)
          if (isData && line !== '.') continue
          if (line === '.') isData = false
          const isStart = line === 'DATA'
          if (isStart) isData = true
          socket.write(isStart ? '354 go on\r\n' : line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n')
        }
      })
    })
    await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve))
  })
  afterEach(() => new Promise((resolve) => smtp.close(resolve)))

  const address = () => `smtp://127.0.0.1:${(smtp.address() as AddressInfo).port}`

  it('hands the mail to the server', async () => {
    const mailer = createSmtpMailer({ url: address(), from })
    await mailer.send(mail)
    await mailer.close()
    expect(lines).toContain('MAIL FROM:<trips@example.com>')
    expect(lines).toContain('RCPT TO:<friend@example.org>')
    expect(readMail(lines.slice(lines.indexOf('DATA') + 1).join('\n'))).toMatchObject({ to: mail.to, subject: mail.subject })
  })

  it('says when the server cannot be reached', async () => {
    const mailer = createSmtpMailer({ url: 'smtp://127.0.0.1:1', from })
    await expect(mailer.send(mail)).rejects.toBeInstanceOf(MailError)
    await mailer.close()
  })
})
