import { isLoopback } from '../http/loopback.ts'

/** What the operator of a public address is told at the start where no mail server is set; null where only this machine can name the address. */
export function unsentMailWarning(publicUrl: string, smtpUrl: string | null): string | null {
  if (smtpUrl !== null || isLoopback(new URL(publicUrl).hostname)) return null
  return 'Warning   SMTP_URL is not set: trips that are shared by e-mail are kept in the outbox, and nobody gets them.'
}
