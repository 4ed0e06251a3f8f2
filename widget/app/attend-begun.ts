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
  const stops = [watchTooltips(root, box), keepFocus({ root, box, $route: planner.navigation.$route }), heedSignOut(planner), heedWhoIsHere(planner), tellHost(planner), showTop(box, planner.navigation.$route), putBackWhenMoved(root, box)]
  return () => stops.forEach((stop) => stop())
}
