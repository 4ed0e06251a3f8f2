import type { CSSProperties, RefObject } from 'react'
import { films, type FilmName } from './films.ts'
import { cropOf, posterOf } from './home-film.ts'

interface PictureProps {
  name: FilmName
  /** The picture that was seen before this one, which fades in above it. */
  under?: FilmName | null
  place?: RefObject<HTMLDivElement | null>
}

/** The still picture behind the home screen, on its own colour until it has come. Films are laid over it. */
export function Picture({ name, under = null, place }: PictureProps) {
  const fades = under !== null && under !== name
  return (
    <div ref={place} className="film" aria-hidden="true" style={{ '--ground': films[name].ground } as CSSProperties}>
      {fades && <Still name={under} />}
      <Still key={name} name={name} fades={fades} />
    </div>
  )
}

function Still({ name, fades = false }: { name: FilmName; fades?: boolean }) {
  return <img className={fades ? 'arrives slowly' : undefined} src={posterOf(name)} alt="" fetchPriority="high" decoding="sync" style={cropOf(name) as CSSProperties} />
}
