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
  /** Resolves when mail would be taken over; rejects with {@link MailError}. Asked once, at the start. */
  check(): Promise<void>
  /** Lets go of connections. */
  close(): Promise<void>
}

/**
 * The mail was not taken over. The message is for the log. `refused`: by its recipient's address, for good; `failed`: by the way
 * there, and another time it may go.
 */
export class MailError extends Error {
  override readonly name = 'MailError'
  readonly reason: 'refused' | 'failed'

  constructor(message: string, { reason = 'failed', cause }: { reason?: 'refused' | 'failed'; cause?: unknown } = {}) {
    super(message, { cause })
    this.reason = reason
  }
}
