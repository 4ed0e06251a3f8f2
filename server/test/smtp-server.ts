import type { AddressInfo } from 'node:net'
import { simpleParser } from 'mailparser'
import type { ParsedMail } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'

export const codeError = (text: string, responseCode: number) => Object.assign(new Error(text), { responseCode })

export interface SmtpServer {
  /** As `SMTP_URL`; `user`: name and password. */
  address: (user?: string) => string
  /** What it took, and whether that came encrypted. */
  taken: (ParsedMail & { secure: boolean })[]
  tries: () => number
  close(): Promise<void>
}

/** A real SMTP server on a port of its own, which asks for TLS and a password. */
export async function startSmtpServer(options: SMTPServerOptions = {}): Promise<SmtpServer> {
  const taken: SmtpServer['taken'] = []
  let tries = 0
  const { onRcptTo, ...rest } = options
  const server = new SMTPServer({
    onAuth: ({ username, password }, _session, answer) => (username === 'ana' && password === 's3cret' ? answer(null, { user: username }) : answer(codeError('No such user and password', 535))),
    onRcptTo(address, session, answer) {
      tries += 1
      if (onRcptTo === undefined) answer()
      else onRcptTo.call(server, address, session, answer)
    },
    onData: (stream, { secure }, answer) => void simpleParser(stream).then((parsed) => {
      taken.push({ ...parsed, secure })
      answer()
    }),
    ...rest,
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  return {
    // Its certificate is one that it made itself.
    address: (user = 'ana:s3cret') => `smtp://${user}@127.0.0.1:${port}?requireTLS=true&tls.rejectUnauthorized=false`,
    taken,
    tries: () => tries,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
