import { createCleanUp } from '../features/chat/clean-up.ts'
import { keepFocus } from '../kit/keep-focus.ts'
import { watchTooltips } from '../kit/tooltips.ts'
import { putBackWhenMoved } from '../kit/ui/put-back.ts'
import type { Planner } from './planner.ts'
import { showTop } from './show-top.ts'
import { heedSignOut } from './sign-out.ts'
import { tellHost } from './tell-host.ts'
import { heedWhoIsHere } from './who-is-here.ts'

/** All that a planner needs from the moment on in which there is something to lose. Returns what ends it. */
export function attendBegun(root: ShadowRoot, box: HTMLElement, planner: Planner): () => void {
  const stops = [beQuiet(box, planner), keepClean(planner), watchTooltips(root, box), keepFocus({ root, box, $route: planner.navigation.$route }), heedSignOut(planner), heedWhoIsHere(planner), tellHost(planner), showTop(box, planner.navigation.$route), putBackWhenMoved(root, box)]
  return () => stops.forEach((stop) => stop())
}

/** Of planners on one trip one is heard by readers of screens: the sheet of notifications keeps the letters of the others still. */
const beQuiet = (box: HTMLElement, { $now, me }: Planner) => $now.subscribe((now) => void box.toggleAttribute('data-quiet', now !== me))

/** Whoever only looks leaves nothing; and once a message has been answered is the moment to look at the memory. */
function keepClean({ chat, local, tab }: Planner): () => void {
  const cleanUp = createCleanUp({ local, tab })
  const stop = chat.$loading.listen((loading) => loading || cleanUp.sent())
  return () => {
    stop()
    cleanUp.destroy()
  }
}
