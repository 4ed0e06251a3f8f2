import type { CSSProperties } from 'react'
import type { Film } from './films.ts'

/** The picture at the head of the letter. */
export function Backdrop({ film }: { film: Film }) {
  return (
    <div className="film" style={{ '--focal': film.line } as CSSProperties}>
      <img src={film.poster} alt="" decoding="async" />
    </div>
  )
}
