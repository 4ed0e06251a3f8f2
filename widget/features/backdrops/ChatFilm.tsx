import { createFilm, type StandingArea } from '@meander/sdk/films'
import { useContext, useEffect, useRef, useState } from 'react'
import { film as texts } from '../../i18n/en/film.ts'
import { drawnFrom } from '../../kit/ui/Icon.tsx'
import { OriginContext, useSheet } from '../../kit/ui/index.ts'
import { Backdrop } from './Backdrop.tsx'
import sheet from './ChatFilm.css?inline'
import { CHAT_FILMS, fitting, posterOf } from './films.ts'

/** How long the next clip takes to appear; ms. */
const DISSOLVE_MS = 1500

const Icon = drawnFrom({ pause: 'M14 3h5v18h-5zM5 3h5v18H5z', play: 'M6 3l14 9-14 9z' })

interface ChatFilmProps {
  area: StandingArea
  /** Where the journey goes, once that is known. */
  place: string | null
  /** How many of the coming clips are loaded beforehand. */
  ahead: number
  /** With which it begins where none is kept. */
  first: number
}

/** The films at the head of the letters, one after the other, and the button that stops them. */
export function ChatFilm({ place, ...options }: ChatFilmProps) {
  useSheet(sheet)
  const box = useRef<HTMLDivElement>(null)
  const where = useRef(place)
  where.current = place
  const film = useFilm(where, options)
  const { index, playing } = film.read()
  useEffect(() => (box.current ? film.mount(box.current) : undefined), [film])
  // What hangs there may not suit the place that has been told since.
  useEffect(() => film.show(fitting(film.read().index, place)), [film, place])
  return (
    <>
      <Backdrop index={index} place={box} />
      <button className="icon-button film-stop" type="button" aria-label={playing ? texts.pause : texts.play} onClick={film.toggle}>
        <Icon name={playing ? 'pause' : 'play'} />
      </button>
    </>
  )
}

function useFilm(where: { readonly current: string | null }, { area, ahead, first }: Omit<ChatFilmProps, 'place'>) {
  const origin = useContext(OriginContext) ?? ''
  const [film] = useState(() => {
    const made = createFilm({
      name: 'chat',
      area,
      ahead,
      first,
      dissolve: DISSOLVE_MS,
      clips: CHAT_FILMS.map((one) => ({ video: `${origin}/media/clips/${one.name}.webm`, poster: posterOf(one, origin), crop: { '--focal': `${one.line}%` } })),
      next: (index) => fitting(index + 1, where.current),
    })
    made.show(fitting(made.read().index, where.current))
    return made
  })
  const [, redraw] = useState(0)
  useEffect(() => film.listen(() => redraw((count) => count + 1)), [film])
  return film
}
