import { AUTH_PATHS, signOut as endSession } from '@meander/sdk/contract/auth'
import { SIGNED_OUT, TOLD, TOLD_KEY } from '@meander/sdk/contract/signing-out'
import { forgetPerson } from '@meander/sdk/contract/stored'
import { openChannel } from '@meander/sdk/events/open-channel'
import { ApiError } from '../api/request-errors.ts'
import { auth as text } from '../i18n/en/auth.ts'
import type { Toasts } from '../kit/toasts.ts'
import type { Planner } from './planner.ts'

/** Sends the browser to an address. Only on the hosted site. */
type Leave = (address: string) => void

/**
 * Ends the sign-in, and leaves nothing of the person in this browser: not in storage, not on the screen, not the identifier, in no
 * tab. Only a server that has heard of it has ended the sign-in: without it all stays as it is, and that is said.
 */
export async function signOut(planner: Planner, leave: Leave = (address) => location.assign(address)): Promise<void> {
  const { api, config, session, toasts } = planner
  try {
    await api.call(endSession, {}, { expects: ['not-signed-in'] })
  } catch (error) {
    // It has ended already.
    const over = error instanceof ApiError && error.code === 'not-signed-in'
    if (!over) return void toasts.show({ title: text.notSignedOut, text: text.notSignedOutText, tone: 'failed' })
  }
  if (config.firstParty) {
    stopTalking(planner)
    session.leave()
    forgetHere(planner)
    tellOthers()
    // What is said between here and the next page goes as well; that page says how it ended.
    const last = () => {
      forgetHere(planner)
      planner.tab.set(TOLD_KEY, TOLD[0])
    }
    addEventListener('pagehide', last, { once: true })
    return leave(config.origin + AUTH_PATHS.logout)
  }
  beNobody(planner)
  tellOthers()
  toasts.show({ title: text.signedOut, text: text.signedOutText })
}

/** Hears of a sign-out in another planner of this browser, and drops here what there is of the person. The hosted site hears it itself. */
export function heedSignOut(planner: Planner): () => void {
  const channel = planner.config.firstParty ? null : openChannel(SIGNED_OUT)
  if (!channel) return () => {}
  const { toasts } = planner
  let stopWaiting = () => {}
  channel.onmessage = () => {
    beNobody(planner)
    stopWaiting()
    stopWaiting = holdUntilSeen(toasts, toasts.show({ title: text.signedOut, text: text.signedOutElsewhere }))
  }
  return () => {
    channel.close()
    stopWaiting()
  }
}

/** Drops the person, with all that is open, and goes on as a guest of whom nothing is known. */
function beNobody(planner: Planner): void {
  const { activities, navigation, saveWishes, session, $board, $template, $speaking, $comparison, $planning } = planner
  stopTalking(planner)
  forgetHere(planner)
  $board.get()?.destroy()
  $board.set(null)
  for (const { close } of [activities, saveWishes]) close()
  for (const $open of [$template, $speaking, $comparison]) $open.set(null)
  $planning.set(false)
  session.closeSignIn()
  // One conversation, one trip: of an account. The lists show what a guest has.
  if (/^\/(chat|itinerary)\//.test(navigation.$route.get())) navigation.show('/')
  session.left()
}

/** Whatever is still being answered would write its conversation down. */
function stopTalking({ chat }: Planner): void {
  chat.write('')
  chat.startNew()
}

function forgetHere({ local, tab }: Planner): void {
  for (const area of [local, tab]) forgetPerson(area)
}

/** Nobody sees what is told in a tab behind others: its time begins when it comes to the front. */
function holdUntilSeen({ hold, release }: Toasts, toast: number): () => void {
  if (!document.hidden) return () => {}
  hold(toast)
  const look = new AbortController()
  document.addEventListener('visibilitychange', () => release(toast), { once: true, signal: look.signal })
  return () => look.abort()
}

function tellOthers(): void {
  const channel = openChannel(SIGNED_OUT)
  channel?.postMessage(null)
  channel?.close()
}
