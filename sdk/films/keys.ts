/** Under which names a browser keeps where a film stands: the number of its clip, and the seconds of its turn. */
export const INDEX_KEYS = { home: 'meander.homeVideoIndex', chat: 'meander.videoIndex' } as const
export const TIME_KEYS = { home: 'meander.homeVideoTime', chat: 'meander.videoTime' } as const
