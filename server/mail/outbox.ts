import { randomBytes } from 'node:crypto'
import { readdir, rename, rm, writeFile } from 'node:fs/promises'
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
        const name = `${stampOf(new Date())}-${randomBytes(4).toString('hex')}.eml`
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

/** A mail's name begins with its time, in an order that is also the alphabet's. */
function stampOf(time: Date): string {
  return time.toISOString().replace(/[:.]/g, '-')
}

const NAME = /^\d{4}-[\w-]+\.eml$/
/** So long the addresses and messages of mails that were never sent are kept. */
export const OUTBOX_DAYS = 30
const DAY_MS = 86_400_000

/** Nobody's address lies here for ever, whether its sender has an account still or not. Answers how many mails went. */
export async function purgeOutbox(folder: string, now: Date): Promise<number> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
  const oldest = stampOf(new Date(now.getTime() - OUTBOX_DAYS * DAY_MS))
  const over = names.filter((name) => NAME.test(name) && name < oldest)
  for (const name of over) await rm(join(folder, name), { force: true })
  return over.length
}
