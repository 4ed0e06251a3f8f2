import { randomBytes } from 'node:crypto'
import { rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { makeFolder } from '../config/index.ts'
import { MailError } from './mailer.ts'
import type { Mailer } from './mailer.ts'

export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox')
}

/** Writes each mail as a file instead of sending it: what a server without SMTP does, and what tests read. */
export function createOutbox({ folder, from }: { folder: string; from: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, disableFileAccess: true, disableUrlAccess: true }, { from })
  return {
    async send(mail) {
      try {
        const { message } = await transport.sendMail(mail)
        const name = `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`
        makeFolder(folder)
        // Whoever lists the folder sees whole mails only.
        const half = join(folder, `.${name}`)
        await writeFile(half, message instanceof Buffer ? message : String(message), { mode: 0o600 })
        await rename(half, join(folder, name))
      } catch (cause) {
        throw new MailError('The mail could not be written into the outbox.', { cause })
      }
    },
    // A folder that cannot be written to stops the start.
    check: async () => {},
    async close() {
      transport.close()
    },
  }
}
