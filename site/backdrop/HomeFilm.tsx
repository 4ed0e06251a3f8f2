import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { films, HOME_FILMS } from './films.ts'
import { createHomeFilm } from './home-film.ts'
import { Picture } from './Picture.tsx'
import { takeDrawn } from '../shell/drawn.ts'
import { Mark } from '../shell/marks.tsx'

/** The film behind the home screen, and once the screen is there its name and the button that stops it. */
export function HomeFilm({ waits }: { waits: boolean }) {
  const [film] = useState(createHomeFilm)
  const { index, playing } = useSyncExternalStore(film.listen, film.read)
  const [drawn] = useState(takeDrawn)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? film.mount(place.current) : undefined), [film])

  const name = HOME_FILMS[index] ?? HOME_FILMS[0]
  return (
    <>
      <Picture name={name} under={drawn} place={place} />
      {!waits && <aside className="film-note on-film" aria-label="Film">
        <p>{films[name].title}</p>
        <button className="icon-button" type="button" aria-label={playing ? 'Pause the film' : 'Play the film'} onClick={film.toggle}>
          <Mark name={playing ? 'pause' : 'play'} />
        </button>
      </aside>}
    </>
  )
}
