/** The channel on which the pages of one browser tell each other that somebody has signed out there: all drop what they have of them. */
export const SIGNED_OUT = 'meander:signed-out'
/** Under this name a tab keeps what its next page of the hosted site is to say once: it tells of nobody. */
export const TOLD_KEY = 'toldOnce'
export const TOLD = ['signed-out', 'deleted'] as const
