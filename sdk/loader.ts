import { startLoader } from './start-loader.ts'

declare const __MEANDER_ELEMENT__: string

// The script of the tag, `{origin}/sdk/v1.js`. Native import() and no injected script: it takes over the nonce of the
// tag under a strict policy and is no Trusted Types sink. On a server there is no document: nothing happens.
if (typeof document === 'object') startLoader({ element: __MEANDER_ELEMENT__, importModule: url => import(url) })
