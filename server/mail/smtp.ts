import { setTimeout as sleep } from 'node:timers/promises'
import { createTransport } from 'nodemailer'
import { MailError } from './mailer.ts'
import type { Mail, Mailer } from './mailer.ts'

export interface SmtpOptions {
  /** `smtp://user:password@host:587`, `smtps://…` for TLS from the first byte; `?requireTLS=true` sends nothing unencrypted. */
  url: string
  from: string
  /** How long each step may take. Milliseconds. */
  patience?: number
  /** Before the second try. Milliseconds. */
  pause?: number
}

/** Hands mail to an SMTP server. What may pass (no connection, 'come again later') is tried once more; what is refused is not. */
export function createSmtpMailer({ url, from, patience = 10_000, pause = 1000 }: SmtpOptions): Mailer {
  const server = withoutSecrets(url)
  const transport = createTransport(
    { url, pool: true, connectionTimeout: patience, greetingTimeout: patience, socketTimeout: patience, disableFileAccess: true, disableUrlAccess: true },
    { from },
  )

  async function attempt(mail: Mail): Promise<void> {
    try {
      await transport.sendMail(mail)
    } catch (cause) {
      throw new MailError(`The mail server ${server} did not take the mail.`, { reason: isRefused(cause) ? 'refused' : 'failed', cause })
    }
  }

  return {
    async send(mail) {
      try {
        await attempt(mail)
      } catch (failure) {
        if (!(failure instanceof MailError) || !mayPass(failure.cause)) throw failure
        await sleep(pause)
        await attempt(mail)
      }
    },
    async check() {
      try {
        await transport.verify()
      } catch (cause) {
        throw new MailError(`The mail server ${server} takes no mail.`, { cause })
      }
    },
    async close() {
      transport.close()
    },
  }
}

/** What nodemailer says of a failure: the step, and the server's own number where it gave one. */
function told(failure: unknown): Partial<Record<'code' | 'command' | 'responseCode', unknown>> {
  return Object(failure) as Partial<Record<'code' | 'command' | 'responseCode', unknown>>
}

function isRefused(failure: unknown): boolean {
  const { code, command, responseCode } = told(failure)
  return code === 'EENVELOPE' && command === 'RCPT TO' && Number(responseCode) >= 500
}

/** A number from 500 is the server's last word, whatever it is about; without a number it was not reached, or broke off. */
function mayPass(failure: unknown): boolean {
  const { responseCode } = told(failure)
  return typeof responseCode !== 'number' || responseCode < 500
}

/** As the log may have it. */
function withoutSecrets(url: string): string {
  const { protocol, host } = new URL(url)
  return `${protocol}//${host}`
}
