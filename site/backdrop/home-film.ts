import { createFilm, keepStanding } from '@meander/sdk/films'
import { films, HOME_FILMS, type FilmName } from './films.ts'

/** How long the next clip takes to appear; ms. */
const DISSOLVE_MS = 2800

export const posterOf = (name: FilmName): string => `/media/posters/${name}.poster.webp`
/** Which part of the picture is seen, as the look's custom properties. */
export const cropOf = (name: FilmName) => ({ '--focal-x': films[name].tall, '--focal': films[name].line, '--rise': films[name].rise })

const local = { get: (key: string) => window.localStorage.getItem(key), set: (key: string, value: string) => window.localStorage.setItem(key, value) }

/** The five films behind the home screen, one after the other. */
export const createHomeFilm = () =>
  createFilm({
    name: 'home',
    area: local,
    clips: HOME_FILMS.map((name) => ({ video: `/media/clips/${name}.webm`, poster: posterOf(name), crop: cropOf(name) })),
    dissolve: DISSOLVE_MS,
  })

/** The letters' film begins anew. */
export const beginChatFilm = (): void => keepStanding(local, 'chat', { index: 0, time: 0 })
