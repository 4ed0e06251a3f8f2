import { useContext, useEffect } from 'react'
import type { Share } from '../features/sharing/index.ts'
import { later } from '../kit/later.tsx'
import { RootContext } from '../kit/ui/index.ts'
import { useStore } from '../kit/use-store.ts'
import type { Planner } from './planner.ts'

const SaveToTrip = later(async () => (await import('./later/dialogs.ts')).SaveToTrip)
const Detail = later(async () => (await import('./later/dialogs.ts')).Detail)
const Compare = later(async () => (await import('./later/discover.ts')).Compare)
const Planning = later(async () => (await import('./later/dialogs.ts')).Planning)
const SigningIn = later(async () => (await import('./later/sharing.ts')).SigningIn)
const Templates = later(async () => (await import('./later/discover.ts')).Templates)
const Voice = later(async () => (await import('./later/voice.ts')).Voice)
const Sharing = later(async () => (await import('./later/sharing.ts')).Sharing)

/** Has those that a card opens drawn at once when they are wanted, not a frame later. */
function preloadDialogs(): void {
  SaveToTrip.preload()
  Detail.preload()
}

/** The same for what is likely to come once there is an answer: no hand comes near where a button of the page around us opens it. */
export function preloadNext(): void {
  preloadDialogs()
  Voice.preload()
}

/** What a button with `data-opens` opens. */
const AHEAD: Readonly<Record<string, () => void>> = { detail: preloadDialogs, templates: Templates.preload, voice: Voice.preload }

/** Whoever comes to a button, by hand or by keyboard, is about to press it: what it opens is fetched meanwhile. */
function useAhead(): void {
  const root = useContext(RootContext)
  useEffect(() => {
    const come = ({ target }: Event) => AHEAD[(target as Element).closest<HTMLElement>('[data-opens]')?.dataset.opens ?? '']?.()
    const names = ['pointerover', 'focusin', 'pointerdown']
    for (const name of names) root?.addEventListener(name, come)
    return () => names.forEach((name) => root?.removeEventListener(name, come))
  }, [root])
}

/** The dialogs that any screen can open. Each is loaded when it is first wanted, or when a hand comes near. */
export function Dialogs({ planner }: { planner: Planner }) {
  const { saveWishes, activities, session } = planner
  useAhead()
  const wish = useStore(saveWishes.$wish)
  const expanded = useStore(activities.$expanded) !== null
  const planning = useStore(planner.$planning)
  const template = useStore(planner.$template)
  const comparison = useStore(planner.$comparison)
  // Whoever chooses is about to compare.
  const choosing = comparison !== null
  useEffect(() => void (choosing && Compare.preload()), [choosing])
  const signingIn = useStore(session.$asked)
  const speaking = useStore(planner.$speaking)
  const board = useStore(planner.$board)
  return (
    <>
      {expanded && <Detail planner={planner} />}
      {comparison?.stage === 'comparing' && <Compare planner={planner} comparison={comparison} />}
      {wish && <SaveToTrip planner={planner} wish={wish} />}
      {planning && <Planning planner={planner} />}
      {template && <Templates planner={planner} />}
      {speaking && <Voice planner={planner} place={speaking} />}
      {board && <ShareOnceOpen planner={planner} share={board.share} />}
      {signingIn && <SigningIn planner={planner} />}
    </>
  )
}

function ShareOnceOpen({ planner, share }: { planner: Planner; share: Share }) {
  const open = useStore(share.$share).state === 'open'
  return open && <Sharing planner={planner} share={share} />
}
