import type { FilmName } from '../backdrop/films.ts'

/** What the server's document shows before any script runs: the home screen, on this picture. */
export const DRAWN = 'lake' satisfies FilmName

let drawn: FilmName | null = null

/** Whether the document came with the home screen in it. */
export function noteDrawn(root: HTMLElement): boolean {
  drawn = root.dataset.drawn === undefined ? null : DRAWN
  return drawn !== null
}

/** The picture that stands there already, for the first who asks: another dissolves out of it. */
export function takeDrawn(): FilmName | null {
  const taken = drawn
  drawn = null
  return taken
}
