import { isLoopback } from '../../../http/loopback.ts'
import { DEMO_LABEL } from './provider.ts'

/**
 * What the operator of a public address is told at the start; null where only this machine can name the address.
 * To be asked where the demo provider is the sign-in. `sendsMail`: whether what is shared by e-mail really goes out.
 */
export function demoSignInWarning(publicUrl: string, sendsMail = false): string | null {
  if (isLoopback(new URL(publicUrl).hostname)) return null
  const mail = ' and, since mails are limited by account alone, have any number of them sent from your address'
  return `Warning   Sign-in is the "${DEMO_LABEL}", which has no password: anyone who reaches this address can open any demo account by its name${sendsMail ? mail : ''}.`
}
