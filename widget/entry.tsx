import type { PlannerHandle, PlannerHost, PlannerPanel } from '@meander/sdk/bridge'
import { PROTOCOL_VERSION } from '@meander/sdk/contract/protocol'
import { createRoot } from 'react-dom/client'
import { App } from './app/App.tsx'
import { registerFallbacks, registerFonts } from './app/fonts.ts'
import { createPlanner, type Planner } from './app/planner.ts'
import { showChat } from './app/show-chat.ts'
import { watchUserActions } from './app/user-action.ts'
import { locale } from './i18n/en/locale.ts'
import { speakIn } from './i18n/index.ts'
import { adoptSheet, dropAllUnworn, focusHeading } from './kit/dom.ts'
import { prepareClock } from './kit/format.ts'
import { baseSheet } from './styles/index.ts'

export { loadChunk } from '@meander/sdk/chunks/load-chunk'

/** After the first act, when the first letter of a message is drawn. */
const PREPARE_MS = 300

export const protocol = PROTOCOL_VERSION

/** Starts a planner in the element's box. `destroy` leaves nothing of it. */
export function mount(host: PlannerHost): PlannerHandle {
  const { root, container, config } = host
  const planner = createPlanner(host)
  const box = makeBox(config.view, planner.region)
  container.append(box)
  const dropSheet = adoptSheet(root, baseSheet, 'ground')
  // A panel that can be closed has been opened by the visitor: that is act enough for its letters, if for nothing that is kept.
  const undo = [dropSheet, registerFallbacks(), keepAccess(planner), watchUserActions(box, planner.use), ...(host.close ? [registerFonts()] : [])]
  // The first act opens what waited for it; the hosted site has had its act by being visited.
  const stopWaiting = planner.identity.$acted.subscribe((acted) => {
    if (!acted) return
    undo.push(registerFonts(), prepare(), attend(root, box, planner))
    planner.session.begin()
  })
  let view = createRoot(box)
  const render = () => view.render(<App planner={planner} root={root} onRefresh={refresh} />)

  function refresh(): void {
    if (config.firstParty) return location.reload()
    view.unmount()
    view = createRoot(box)
    render()
  }
  render()

  return {
    leave: planner.leave,
    update(changes) {
      Object.assign(planner.config, changes)
      if (changes.route !== undefined && changes.route !== planner.navigation.$route.get()) planner.navigation.show(changes.route)
      render()
    },
    open: (panel) => open(planner, panel),
    begin: () => beginWhenThere(root, box),
    hear: planner.hear,
    send(text) {
      planner.use()
      showChat(planner)
      void planner.chat.send(text)
    },
    write: (...words) => void import('./app/later/begun.ts').then(({ putWords }) => putWords(planner, box, words)).catch(() => {}),
    destroy() {
      stopWaiting()
      view.unmount()
      planner.destroy()
      for (const take of undo) take()
      dropAllUnworn(root)
      box.remove()
    },
  }
}

/** A bearer that another planner left, or this page had before it was loaded anew, is kept fresh here. */
function keepAccess(planner: Planner): () => void {
  let here = true
  const stop = planner.$access.subscribe((access) => {
    if (access) void import('./app/later/sharing.ts').then(({ signInOf }) => here && signInOf(planner)).catch(() => {})
  })
  return () => {
    here = false
    stop()
  }
}

function prepare(): () => void {
  const timer = setTimeout(prepareClock, PREPARE_MS)
  return () => clearTimeout(timer)
}

/** So long after it did not load, it is asked for again. */
const AGAIN_MS = 4000

/** Loaded when somebody has begun, or wants the name of a button without words: before, there is no focus to lose. */
function attend(root: ShadowRoot, box: HTMLElement, planner: Planner): () => void {
  let stop: (() => void) | undefined
  let here = true
  let under = false
  let waiting: ReturnType<typeof setTimeout> | undefined
  const begin = async () => {
    const { attendBegun } = await import('./app/later/begun.ts')
    if (here) stop = attendBegun(root, box, planner)
  }
  const start = () => {
    if (under) return
    under = true
    // What was said is painted first.
    requestAnimationFrame(() => (waiting = setTimeout(attempt)))
  }
  const stopWaiting = planner.$begun.subscribe((begun) => begun && start())
  // Who comes to a button without words wants its name.
  const look = ({ target }: Event) => target instanceof Element && target.closest('.icon-button') && start()
  box.addEventListener('pointerover', look)
  function attempt(): void {
    begin().catch(() => {
      if (here) waiting = setTimeout(attempt, AGAIN_MS)
    })
  }
  return () => {
    here = false
    clearTimeout(waiting)
    stopWaiting()
    stop?.()
  }
}

/** A screen may come with a chunk of its own: so many frames it is waited for. */
const FRAMES = 300

function beginWhenThere(root: ShadowRoot, box: HTMLElement, left = FRAMES): void {
  if (left === 0 || !box.isConnected || box.contains(root.activeElement) || focusHeading(box)) return
  requestAnimationFrame(() => beginWhenThere(root, box, left - 1))
}

function makeBox(view: string, region: string): HTMLElement {
  const speak = () => speakIn(region)
  speak()
  const box = document.createElement('div')
  box.className = 'meander'
  box.dataset.view = view
  // Not the page's: what stands in here is in our language, and is read in its direction.
  box.lang = region
  box.dir = locale.direction
  // What is done by hand or by key is told of before it is an act.
  for (const name of ['pointerdown', 'keydown']) box.addEventListener(name, speak, { capture: true })
  return box
}

function open(planner: Planner, panel: PlannerPanel): void {
  planner.use()
  if (panel === 'sign-in') planner.session.signIn()
  else if (panel === 'welcome') planner.session.welcome()
  else if (panel === 'plan') planner.$planning.set(true)
  else if (panel === 'templates') planner.$template.set('choosing')
  else if (panel === 'voice') planner.$speaking.set('home')
  else if (panel === 'itineraries') planner.navigation.go('/itineraries')
  else showChat(planner)
}
