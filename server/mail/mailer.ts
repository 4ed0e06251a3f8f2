/** One e-mail, in both forms that readers show. */
export interface Mail {
  /** A single plain address. */
  to: string
  /** One line. */
  subject: string
  text: string
  html: string
}

/** Sends e-mail. Adapters are made in `deps.ts` alone. */
export interface Mailer {
  /** Resolves when the mail has been taken over; rejects with {@link MailError} when it has not. */
  send(mail: Mail): Promise<void>
  /** Lets go of connections. */
  close(): Promise<void>
}

/** The mail was not taken over. The message is for the log. */
export class MailError extends Error {
  override readonly name = 'MailError'
}
