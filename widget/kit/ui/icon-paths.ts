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
  save: 'm17 3a2 2 0 0 1 2 2v15a1 1 0 0 1-1.5.9L13 18.3a2 2 0 0 0-2 0l-4.5 2.6A1 1 0 0 1 5 20V5a2 2 0 0 1 2-2z',
  search: 'm21 21-4.3-4.3M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  again: 'm3 12a9 9 0 0 1 9-9 9.8 9.8 0 0 1 6.7 2.7L21 8m0-5v5h-5m5 4a9 9 0 0 1-9 9 9.8 9.8 0 0 1-6.7-2.7L3 16m5 0H3v5',
  microphone: 'M12 19v3M19 10v2a7 7 0 0 1-14 0v-2M15 5v7a3 3 0 0 1-6 0V5a3 3 0 0 1 6 0',
  stop: 'M5 5h14v14H5z',
} as const

export type IconName = keyof typeof ICON_PATHS
