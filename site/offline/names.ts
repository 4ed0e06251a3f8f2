/** What opened trips answer, and their pictures: of a person, and gone with the sign-in. */
export const KEPT = 'meander-kept-1'
/** The site's document and what it is made of: of nobody. */
export const BUILT = 'meander-built-1'
/** Where the worker is. */
export const WORKER_PATH = '/offline.js'

/** What the worker tells the page whose request it has answered: from what is kept, with nothing, or that something cannot be done. */
export type Said = { said: 'kept' | 'absent' | 'refused'; path: string }
