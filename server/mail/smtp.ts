import { createTransport } from 'nodemailer'
import { MailError } from './mailer.ts'
import type { Mailer } from './mailer.ts'

const TIMEOUT = 10_000

/** Hands mail to an SMTP server: `smtp://user:password@host:587`, `smtps://…` for TLS from the first byte. */
export function createSmtpMailer({ url, from }: { url: string; from: string }): Mailer {
  const transport = createTransport(
    { url, pool: true, connectionTimeout: TIMEOUT, greetingTimeout: TIMEOUT, socketTimeout: TIMEOUT, disableFileAccess: true, disableUrlAccess: true },
    { from },
  )
  return {
    async send(mail) {
      try {
        await transport.sendMail(mail)
      } catch (cause) {
        throw new MailError('The SMTP server did not take the mail.', { cause })
      }
    },
    async close() {
      transport.close()
    },
  }
}
