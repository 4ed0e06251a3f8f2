import { AUTH_PATHS, signOut as endSession } from '@meander/sdk/contract/auth'
import { forgetPerson } from '@meander/sdk/contract/stored'
import { auth as text } from '../i18n/en/auth.ts'
import type { Planner } from './planner.ts'

/** Sends the browser to an address. Only on the hosted site. */
type Leave = (address: string) => void

/** Ends the sign-in, and leaves nothing of the person in this browser: not in storage, not on the screen, not the identifier. */
export function signOut(planner: Planner, leave: Leave = (address) => location.assign(address)): void {
  const { api, chat, config, local, tab, session } = planner
  const forget = () => [local, tab].forEach(forgetPerson)
  // Whatever is still being answered would write its conversation down.
  chat.write('')
  chat.startNew()
  session.leave()
  if (config.firstParty) {
    forget()
    // What is said between here and the next page goes as well.
    addEventListener('pagehide', forget, { once: true })
    return leave(config.origin + AUTH_PATHS.logout)
  }
  // The bearer is dropped either way, and ends by itself.
  api.call(endSession, {}).catch(() => {})
  forget()
  planner.$board.get()?.destroy()
  planner.$board.set(null)
  session.left()
  planner.toasts.show({ title: text.signedOut, text: text.signedOutText })
}
