import { ICON_PATHS } from './icon-paths.ts'

/** Every outline: those of the conversation and those of all that opens later. */
export const ALL_ICON_PATHS = {
  ...ICON_PATHS,
  plus: 'M5 12h14M12 5v14',
  minus: 'M5 12h14',
  check: 'M20 6 9 17l-5-5',
  previous: 'm15 18-6-6 6-6',
  next: 'm9 18 6-6-6-6',
  down: 'm6 9 6 6 6-6',
  up: 'm18 15-6-6-6 6',
  calendar: 'M8 2v4M16 2v4M3 10h18M5 4h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2zM8 14h.1M12 14h.1M16 14h.1M8 18h.1M12 18h.1M16 18h.1',
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  place: 'm20 10c0 5-5.5 10.2-7.4 11.8a1 1 0 0 1-1.2 0C9.5 20.2 4 15 4 10a8 8 0 0 1 16 0m-5 0a3 3 0 1 1-6 0 3 3 0 0 1 6 0',
  expand: 'M15 3h6v6M21 3l-7 7M3 21l7-7M9 21H3v-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  more: 'M4.4 11.4h1.2v1.2H4.4zm7 0h1.2v1.2h-1.2zm7 0h1.2v1.2h-1.2z',
  trash: 'M10 11v6M14 11v6M19 6v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6M3 6h18M8 6V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  share: 'M12 2v13M16 6l-4-4-4 4M4 12v8a2 2 0 0 0 2 2h12a2 2 0 0 0 2-2v-8',
  link: 'm10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.8 1.7M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.7-1.7',
  play: 'm5 5a2 2 0 0 1 3-1.7l12 7a2 2 0 0 1 0 3.4l-12 7A2 2 0 0 1 5 19z',
  handle: 'M8.4 4.4h1.2v1.2H8.4zm0 7h1.2v1.2H8.4zm0 7h1.2v1.2H8.4zm6-14h1.2v1.2h-1.2zm0 7h1.2v1.2h-1.2zm0 7h1.2v1.2h-1.2z',
} as const

export type AnyIconName = keyof typeof ALL_ICON_PATHS
