/**
 * Outlines taken from lucide (ISC), 24 by 24; `star` is our own, 12 by 12. Those of the conversation and of the cards in it
 * alone: all others travel with the screens that show them, in `more-icon-paths.ts`.
 */
export const ICON_PATHS = {
  back: 'm12 19-7-7 7-7M19 12H5',
  onward: 'M5 12h14m-7-7 7 7-7 7',
  outward: 'M7 7h10v10M7 17 17 7',
  close: 'M18 6 6 18M6 6l12 12',
  star: 'M6 .6l1.6 3.5 3.8.4-2.8 2.6.8 3.8L6 9l-3.4 1.9.8-3.8L.6 4.5l3.8-.4z',
  save: 'M17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.496.868l-4.512-2.578a2 2 0 0 0-1.984 0l-4.512 2.578A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  again: 'M3 12a9 9 0 0 1 9-9 9.75 9.75 0 0 1 6.74 2.74L21 8M21 3v5h-5M21 12a9 9 0 0 1-9 9 9.75 9.75 0 0 1-6.74-2.74L3 16M8 16H3v5',
  microphone: 'M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M15 5v7a3 3 0 0 1-6 0V5a3 3 0 0 1 6 0',
  stop: 'M5 5h14v14H5z',
  write: 'M12 20h9M16.376 3.622a1 1 0 0 1 3.002 3.002L7.368 18.635a2 2 0 0 1-.855.506l-2.872.838.838-2.872a2 2 0 0 1 .506-.854z',
} as const

export type IconName = keyof typeof ICON_PATHS
