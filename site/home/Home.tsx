import { useCallback, useEffect, useRef, useState } from 'react'
import type { PlannerEvents } from '@meander/sdk'
import type { AuthState } from '../shell/auth.ts'
import { letterAddress, letterIn, letterOf } from '../shell/letter-address.ts'
import { forgetInPlace, nameInPlace, usePath } from '../shell/path.ts'
import { Planner } from '../shell/Planner.tsx'
import { Bar } from './Bar.tsx'
import { Poster } from './Poster.tsx'
import { usePlanner } from './use-planner.ts'
import { useSplash } from './use-splash.ts'

/** What the planner calls the conversation that is begun here. */
const CHAT = '/chat'
/** A reply to what was said before goes on under the same address. */
function handleMessageSent({ first }: PlannerEvents['message-sent']) {
  if (first) nameInPlace(letterAddress(null))
}

const routeOf = (letter: string | null | undefined): string => (letter ? letterAddress(letter) : '/')

interface HomeProps {
  auth: AuthState
  planning: boolean
  onSignOut: () => void
}

/** The first impression: the picture with its slip of paper; once planning starts, the chat in its place. */
export function Home({ auth, planning, onSignOut }: HomeProps) {
  const { desk, lay, nameOf } = useDesk(planning)
  const waits = useSplash(auth.settled) && !planning
  const { wanted, open, handleElement } = usePlanner(!waits)

  function handleWordmark() {
    if (planning) {
      nameInPlace(letterAddress(null))
      lay(null)
    } else window.scrollTo({ top: 0, behavior: 'smooth' })
  }

  const bar = { auth, onWordmark: handleWordmark, onSignIn: () => open('sign-in'), onSignOut }
  return (
    <div className={planning ? 'planning' : 'home'}>
      {planning ? <Bar {...bar} /> : <Poster bar={bar} waits={waits} onOpen={open} />}
      {auth.settled && (planning || wanted) && (
        <Planner key={desk.count} route={desk.route} waits={!planning} here={planning ? CHAT : undefined} nameOf={nameOf} onElement={handleElement} onMessageSent={handleMessageSent} />
      )}
    </div>
  )
}

/** Which letter lies on the desk: the one that the address names. `lay` puts another there; `nameOf` gives the planner's own addresses their names here. */
function useDesk(planning: boolean) {
  const letter = letterIn(usePath())
  const [desk, setDesk] = useState({ count: 0, route: routeOf(letter) })
  /** The conversation that the planner has open. */
  const open = useRef(letter ?? null)
  const begun = useRef(false)
  begun.current ||= planning

  const lay = useCallback((id: string | null) => {
    open.current = id
    setDesk(({ count }) => ({ count: count + 1, route: routeOf(id) }))
  }, [])
  const nameOf = useCallback((path: string) => letterAddress((open.current = letterOf(path))), [])

  // Back has led home, where the planner begins anew; or Back and Forward to another letter.
  useEffect(() => {
    if (letter === undefined) {
      if (!begun.current) return
      begun.current = false
      forgetInPlace()
      lay(null)
    } else if (letter !== open.current) lay(letter)
  }, [letter, lay])

  return { desk, lay, nameOf }
}
