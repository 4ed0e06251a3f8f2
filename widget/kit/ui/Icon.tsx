import { ICON_PATHS, type IconName } from './icon-paths.ts'

export interface IconProps<Name> {
  name: Name
  /** 17 px with a firmer stroke, for beside a word. */
  fine?: boolean
}

/** What points along the line of reading, and turns with it. */
const TURNS = /^(back|onward|outward|previous|next)$/

/** A drawing beside a word, or alone in a button that has a name: never read aloud. */
export const drawnFrom = <Name extends string>(paths: Readonly<Record<Name, string>>) =>
  function Icon({ name, fine = false }: IconProps<Name>) {
    const star = name === 'star'
    return (
      <svg className={`icon${fine ? ' fine' : ''}${star ? ' star' : ''}${TURNS.test(name) ? ' turns' : ''}`} viewBox={star ? '0 0 12 12' : '0 0 24 24'} aria-hidden="true">
        <path d={paths[name]} />
      </svg>
    )
  }

/** The drawings of the conversation. */
export const Icon = drawnFrom<IconName>(ICON_PATHS)
