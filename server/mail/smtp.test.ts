import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { codeError, startSmtpServer } from '../test/smtp-server.ts'
import { MailError } from './mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp.ts'

const from = 'Meander <trips@example.com>'
const mail = { to: 'friend@example.org', subject: 'A trip for you: Götaland & <more>', text: 'Vier Tage: äöü €\n\nhttps://x.example/shared/a=b\n', html: '<p>Hej</p>' }

const closing: (() => Promise<unknown> | void)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

const startSmtp: typeof startSmtpServer = async (options) => {
  const smtp = await startSmtpServer(options)
  closing.push(smtp.close)
  return smtp
}

function open(url: string, patience = 5000): Mailer {
  const mailer = createSmtpMailer({ url, from, patience, pause: 0 })
  closing.push(() => mailer.close())
  return mailer
}

const failureOf = (work: Promise<void>) => work.then(() => null, (failure: unknown) => failure)

describe('a mail server', () => {
  it('is given the mail whole, over TLS and with its password', async () => {
    const smtp = await startSmtp()
    const mailer = open(smtp.address())
    await mailer.check()
    await mailer.send(mail)
    expect(smtp.taken).toHaveLength(1)
    expect(smtp.taken[0]?.secure).toBe(true)
    expect(smtp.taken[0]).toMatchObject({ subject: mail.subject, text: mail.text, html: expect.stringContaining('<p>Hej</p>') })
    expect(smtp.taken[0]?.from?.text).toBe('"Meander" <trips@example.com>')
    expect([smtp.taken[0]?.to].flat().map((one) => one?.text)).toEqual(['friend@example.org'])
  })

  it('is given no header that somebody wrote into a subject', async () => {
    const smtp = await startSmtp()
    await open(smtp.address()).send({ ...mail, subject: 'Trip\r\nBcc: many@example.org' })
    expect(smtp.taken[0]?.bcc).toBeUndefined()
    expect(smtp.taken[0]?.headers.has('bcc')).toBe(false)
    expect(smtp.tries()).toBe(1)
  })

  it('that does not take the password is named without it, and asked once', async () => {
    const smtp = await startSmtp()
    const mailer = open(smtp.address('ana:wrong-secret'))
    for (const failure of [await failureOf(mailer.send(mail)), await failureOf(mailer.check())]) {
      expect(failure).toBeInstanceOf(MailError)
      expect(failure).toMatchObject({ reason: 'failed', message: expect.stringMatching(/^The mail server smtp:\/\/127\.0\.0\.1:\d+ /) })
      expect(String((failure as MailError).message)).not.toContain('secret')
    }
    expect(smtp.tries()).toBe(0)
  })

  it('that knows no such recipient refuses for good', async () => {
    const smtp = await startSmtp({ onRcptTo: (_address, _session, answer) => answer(codeError('No such mailbox', 550)) })
    await expect(open(smtp.address()).send(mail)).rejects.toMatchObject({ name: 'MailError', reason: 'refused' })
    expect(smtp.tries()).toBe(1)
  })

  it('that asks to come again later is asked again, once', async () => {
    let busy = true
    const smtp = await startSmtp({
      onRcptTo(_address, _session, answer) {
        answer(busy ? codeError('Greylisted, come again', 451) : undefined)
        busy = false
      },
    })
    await open(smtp.address()).send(mail)
    expect(smtp.tries()).toBe(2)
    expect(smtp.taken).toHaveLength(1)
  })

  it('that always asks to come again later has failed, and refused nothing', async () => {
    const smtp = await startSmtp({ onRcptTo: (_address, _session, answer) => answer(codeError('Greylisted, come again', 451)) })
    await expect(open(smtp.address()).send(mail)).rejects.toMatchObject({ name: 'MailError', reason: 'failed' })
    expect(smtp.tries()).toBe(2)
  })

  it('that offers no TLS gets nothing where TLS is asked for', async () => {
    const smtp = await startSmtp({ disabledCommands: ['STARTTLS'], authOptional: true })
    await expect(open(smtp.address()).send(mail)).rejects.toMatchObject({ name: 'MailError', reason: 'failed' })
    expect(smtp.taken).toEqual([])
  })

  it('that is down, or takes the call and says nothing, has failed', async () => {
    const silent = createServer(() => {})
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve))
    const { port } = silent.address() as AddressInfo
    await expect(open(`smtp://127.0.0.1:${port}`, 50).send(mail)).rejects.toMatchObject({ name: 'MailError', reason: 'failed' })
    await new Promise((resolve) => silent.close(resolve))
    await expect(open(`smtp://127.0.0.1:${port}`).send(mail)).rejects.toMatchObject({ name: 'MailError', reason: 'failed' })
  })
})
