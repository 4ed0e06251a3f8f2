import type { film as en } from '../en/film.ts'
import type { Texts } from '../index.ts'

export const film: Texts<typeof en> = {
  pause: 'Film anhalten',
  play: 'Film abspielen',
}
