/** A clip of the chat's letterhead. */
export interface Film {
  name: string
  /** Which line of the picture a wide crop shows: `object-position` from the top, in %. */
  line: number
  /** Suits a place that nothing more is known of: no snow in Seville, no reef and no pagodas in Vienna, and nothing of a city in the planet seen from space. */
  anywhere: boolean
}

/** In the order of their turns; those with a star suit anywhere. */
const REEL =
  'beach50 canal70* city56* dunes52 lanterns52 temple46 train60* market46* globe52 village64 canyon62 cloudsea48* lighthouse46 rainforest55 reef60 savanna74 vineyard54'

export const CHAT_FILMS: readonly Film[] = REEL.split(' ').map((said) => ({ name: said.replace(/\d.*/, ''), line: parseInt(said.replace(/\D+/, '')), anywhere: said.endsWith('*') }))

export const posterOf = ({ name }: Film, origin: string): string => `${origin}/media/posters/${name}.poster.webp`

/**
 * Which film suits a place, by its number: all seventeen in turn as long as no place is known, then the six that suit anywhere. From this
 * one on, it included. The specification asks for 17 clips and says nothing of the place; of a place we know its name alone, and a
 * picture of another part of the world over it would be wrong oftener than a repeated one is dull.
 */
export function fitting(index: number, place: string | null): number {
  while (place && !CHAT_FILMS[index % CHAT_FILMS.length]?.anywhere) index += 1
  return index % CHAT_FILMS.length
}

/** The number of the film that hangs over a place: one that suits any, and always the same. */
export function filmFor(place: string | null): number {
  const sum = [...(place ?? '')].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return fitting(sum % CHAT_FILMS.length, 'somewhere')
}

/** The poster of the film that hangs over a place. */
export const posterFor = (place: string | null, origin: string): string => posterOf(CHAT_FILMS[filmFor(place)] as Film, origin)
