import { useEffect, type ComponentProps, type MouseEvent } from 'react'
import type { PlannerPanel } from '@meander/sdk'
import { HomeFilm } from '../backdrop/HomeFilm.tsx'
import { beginChatFilm } from '../backdrop/home-film.ts'
import { Bar } from './Bar.tsx'
import { Hero } from './Hero.tsx'
import { FINDING_OUT, SETTING_OUT, Splash } from './Splash.tsx'

interface PosterProps {
  bar: ComponentProps<typeof Bar>
  /** Until the screen is there. */
  waits: boolean
  onOpen: (panel: PlannerPanel) => void
}

/** The picture, the name in its corner and the slip of paper: first with the one sentence of what is being waited for, then with the lettering. */
export function Poster({ bar, waits, onOpen }: PosterProps) {
  const { settled, user } = bar.auth
  // Whoever sets out from here begins at the first picture of the letters.
  useEffect(beginChatFilm, [])
  return (
    <div className={waits ? 'poster' : 'poster arrives'}>
      {!waits && (
        <a className="skip button ink" href="#begin" onClick={handleSkip}>
          Skip to Start Planning
        </a>
      )}
      <Bar {...bar} waits={waits} />
      <HomeFilm waits={waits} />
      {waits ? (
        <Splash>{settled ? SETTING_OUT : FINDING_OUT}</Splash>
      ) : (
        <Hero user={user} onStart={() => onOpen('plan')} onLetter={() => onOpen('templates')} onSpeak={() => onOpen('voice')} onKeep={() => onOpen('welcome')} />
      )}
    </div>
  )
}

/** The fragment would be a step for Back. */
function handleSkip(event: MouseEvent<HTMLAnchorElement>) {
  event.preventDefault()
  document.getElementById('begin')?.focus()
}
