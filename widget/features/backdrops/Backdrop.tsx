import { useContext, type CSSProperties, type Ref } from 'react'
import { OriginContext } from '../../kit/ui/index.ts'
import { CHAT_FILMS, posterOf, type Film } from './films.ts'

/** The picture at the head of the letter; films are laid over it. */
export function Backdrop({ index, place }: { index: number; place?: Ref<HTMLDivElement> }) {
  const film = CHAT_FILMS[index] as Film
  return (
    <div ref={place} className="film" style={{ '--focal': `${film.line}%` } as CSSProperties}>
      <img src={posterOf(film, useContext(OriginContext) ?? '')} alt="" decoding="sync" />
    </div>
  )
}
