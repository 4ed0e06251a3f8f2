import { INDEX_KEYS, TIME_KEYS } from './keys.ts'
import { TURN_MS, type Standing } from './turn.ts'

/** Where a browser keeps text under names. */
export interface StandingArea {
  get(key: string): string | null
  set(key: string, value: string): void
}

/** Which film's place is kept: behind the home screen, or at the head of the letters. */
export type FilmPlace = 'home' | 'chat'

/** Whoever has stopped a film wants none to move. */
const PAUSED = 'meander.videoPaused'

/** Where the film stood, or null where nothing is kept that can be gone on from. */
export function readStanding(area: Pick<StandingArea, 'get'>, place: FilmPlace, count: number): Standing | null {
  const [kept, seconds] = [area.get(INDEX_KEYS[place]), area.get(TIME_KEYS[place])].map((text) => (text ? Number(text) : NaN)) as [number, number]
  if (!Number.isInteger(kept) || kept < 0 || kept >= count) return null
  return { index: kept, time: seconds >= 0 && seconds < TURN_MS / 1000 ? seconds : 0 }
}

export function keepStanding(area: Pick<StandingArea, 'set'>, place: FilmPlace, { index, time }: Standing): void {
  area.set(INDEX_KEYS[place], String(index))
  area.set(TIME_KEYS[place], time.toFixed(1))
}

export const readPaused = (area: Pick<StandingArea, 'get'>): boolean => area.get(PAUSED) === 'yes'
export const keepPaused = (area: Pick<StandingArea, 'set'>, paused: boolean): void => area.set(PAUSED, paused ? 'yes' : 'no')
