import { POPUP_FAILED, POPUP_MESSAGE, readCurrentUser, type User } from '@meander/sdk/contract/auth'
import { openChannel } from '@meander/sdk/events/open-channel'
import type { Api } from '../../api/client.ts'
import { keepAsking, type Outcome } from './keep-asking.ts'

/** So long after the window was opened a sign-in in it may still be finished. In ms. */
const PATIENCE_MS = 10 * 60_000
/** A window that was just closed is soon known about; one that was given up is asked after ever more rarely. In ms. */
const PAUSES_MS = [1000, 1000, 1500, 2000, 3000, 5000, 8000, 13_000, 21_000, 34_000, 55_000]

interface Asking {
  api: Pick<Api, 'call'>
  clock: () => Date
  /** Where it is told that this window is looked at again. */
  page: EventTarget
  onSignedIn: (user: User) => void
  /** The window says that it did not work. Another try in it is heard of all the same. */
  onFailed: () => void
}

/**
 * The hosted site: a sign-in ends in a cookie, which no script sees. A window that looks closed may be one that a page on the
 * way (`Cross-Origin-Opener-Policy`) has cut off from us, so that closed never means given up: from the first reason to look on,
 * the server is asked. Our own last page also says its word on a channel, which needs no opener.
 */
export function awaitCookie({ api, clock, page, onSignedIn, onFailed }: Asking): Outcome {
  const until = clock().getTime() + PATIENCE_MS
  const channel = openChannel(POPUP_MESSAGE)
  let failed = false
  const asking = keepAsking(
    async (signal) => {
      if (clock().getTime() >= until) return leave()
      let user: User
      try {
        user = await api.call(readCurrentUser, {}, { signal, expects: ['not-signed-in'] })
      } catch {
        return failed ? 'asked' : 'again'
      }
      if (!signal.aborted) onSignedIn(user)
      return leave()
    },
    { waits: true, pauses: PAUSES_MS },
  )
  page.addEventListener('focus', asking.hurry)
  if (channel) channel.onmessage = ({ data }) => hear(data)

  function hear(word: unknown): void {
    failed = word === POPUP_FAILED
    if (failed) onFailed()
    else asking.hurry()
  }

  function leave(): 'over' {
    page.removeEventListener('focus', asking.hurry)
    channel?.close()
    return 'over'
  }
  return {
    hurry: asking.hurry,
    stop() {
      leave()
      asking.stop()
    },
  }
}
