import { INDEX_KEYS, type StandingArea } from '@meander/sdk/films'
import { CHAT_FILMS, filmFor, fitting } from './films.ts'

/** The number of the film that hangs over a letter at first: where the last one was, else one for the place, else the first. */
export function beginsAt(area: Pick<StandingArea, 'get'>, place: string | null): number {
  const kept = Number(area.get(INDEX_KEYS.chat) ?? NaN)
  return fitting(CHAT_FILMS[kept] ? kept : place ? filmFor(place) : 0, place)
}
