import { useEffect, useRef, useState } from 'react'
import { films, HOME_FILMS, type FilmName } from './films.ts'
import { DISSOLVE, nextIndex, TURN, wantsStill } from './rotation.ts'
import { Mark } from '../shell/marks.tsx'

const crop = (name: FilmName) =>
  ({ '--focal-x': films[name].tall, '--focal': films[name].line, '--rise': films[name].rise }) as React.CSSProperties

/** The five films behind the home screen: each for 7 s, the next one fading in above it. Posters first; still when asked. */
export function HomeFilm({ paused }: { paused: boolean }) {
  const [index, setIndex] = useState(0)
  const [playing, setPlaying] = useState(() => !wantsStill())
  const [showsFilm, setShowsFilm] = useState(false)
  const runs = playing && !paused
  const name = HOME_FILMS[index] ?? HOME_FILMS[0]
  const next = HOME_FILMS[nextIndex(index, HOME_FILMS.length)] ?? HOME_FILMS[0]

  useEffect(() => {
    if (!runs) return
    const turn = window.setTimeout(() => setIndex((now) => nextIndex(now, HOME_FILMS.length)), TURN)
    return () => window.clearTimeout(turn)
  }, [runs, index])

  useEffect(() => {
    if (!runs) return
    const idle = window.setTimeout(() => setShowsFilm(true), 1200)
    return () => window.clearTimeout(idle)
  }, [runs])

  return (
    <>
      <div className="film" aria-hidden="true" style={{ '--ground': films[name].ground } as React.CSSProperties}>
        {showsFilm ? (
          <Layers key="films" name={name} next={next} runs={runs} />
        ) : (
          <img src={`/media/posters/${name}.poster.webp`} alt="" fetchPriority="high" style={crop(name)} />
        )}
      </div>
      <aside className="film-note on-film" aria-label="Film">
        <p>{films[name].title}</p>
        <button
          className="icon-button"
          type="button"
          aria-label={playing ? 'Pause the film' : 'Play the film'}
          onClick={() => setPlaying(!playing)}
        >
          <Mark name={playing ? 'pause' : 'play'} />
        </button>
      </aside>
    </>
  )
}

/** The film on show, with the one before it underneath until the dissolve is over, and the next one loading unseen. */
function Layers({ name, next, runs }: { name: FilmName; next: FilmName; runs: boolean }) {
  const [below, setBelow] = useState<FilmName | null>(null)
  const shown = useRef(name)

  useEffect(() => {
    if (shown.current === name) return
    setBelow(shown.current)
    shown.current = name
    const over = window.setTimeout(() => setBelow(null), DISSOLVE)
    return () => window.clearTimeout(over)
  }, [name])

  const order = [...new Set([below, name].filter((film): film is FilmName => film !== null))]
  return (
    <>
      {order.map((film) => (
        <Clip key={film} name={film} runs={runs} arrives={below !== null && film === name} />
      ))}
      {!order.includes(next) && <link rel="prefetch" as="video" href={`/media/clips/${next}.webm`} />}
    </>
  )
}

function Clip({ name, runs, arrives }: { name: FilmName; runs: boolean; arrives: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  const [retries, setRetries] = useState(0)

  useEffect(() => {
    if (runs) void video.current?.play().catch(() => undefined)
    else video.current?.pause()
  }, [runs, retries])

  return (
    <video
      key={retries}
      ref={video}
      className={arrives ? 'dissolves' : ''}
      src={`/media/clips/${name}.webm`}
      poster={`/media/posters/${name}.poster.webp`}
      style={crop(name)}
      muted
      loop
      playsInline
      onError={() => window.setTimeout(() => setRetries((count) => count + 1), 2000)}
    />
  )
}
