/** The channel on which the pages of the hosted site tell each other who is signed in by now: a `User`; null where whoever was has gone on as a guest. */
export const WHO_IS_HERE = 'meander:who-is-here'
/** Says that the page takes itself to be signed in by its cookie: where no sign-in is behind the call any more, it is refused and not answered as a guest's. */
export const SIGNED_IN_HEADER = 'x-meander-signed-in'

/** Says that nobody is an answer as well to who is here: 204 in place of 401, which a browser writes down as an error of the page. */
export const NOBODY_HEADER = 'x-meander-nobody'

/** Where a browser keeps how its visitor is here. */
export interface ModeArea {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

export const AUTH_METHOD = 'authMethod'
/** Beside a 'guest' that neither the visitor chose nor the server said: what was known before, empty for nothing. */
const UNSURE = 'meander.unsure'

/** Whether the stored guest is one only for want of an answer: who begins next asks again. */
export const isUnsure = (area: Pick<ModeArea, 'get'>): boolean => area.get(UNSURE) !== null

/** How the visitor was last known to be here: 'guest', 'authenticated', or null for not at all. */
export const readMode = (area: Pick<ModeArea, 'get'>): string | null => (area.get(UNSURE) ?? area.get(AUTH_METHOD)) || null

/** `unsure`: for want of an answer. */
export function keepMode(area: ModeArea, mode: 'guest' | 'authenticated', unsure = false): void {
  if (unsure) area.set(UNSURE, readMode(area) ?? '')
  else area.remove(UNSURE)
  area.set(AUTH_METHOD, mode)
}

export function forgetMode(area: Pick<ModeArea, 'remove'>): void {
  area.remove(UNSURE)
  area.remove(AUTH_METHOD)
}
