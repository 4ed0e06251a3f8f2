import { films, type FilmName } from '../backdrop/films.ts'
import { Wordmark } from './Wordmark.tsx'

/** The picture beside (above, when narrow) a page of few words. */
export function SidePicture({ film }: { film: FilmName }) {
  const { tall, line } = films[film]
  return (
    <div className="side on-film">
      <div className="film" style={{ '--focal-x': tall, '--focal': line } as React.CSSProperties}>
        <img src={`/media/posters/${film}.poster.webp`} alt="" fetchPriority="high" />
      </div>
      <header className="bar side-bar">
        <Wordmark plate />
      </header>
    </div>
  )
}
