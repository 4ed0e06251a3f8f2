import { createContext } from 'react'

/** Where our server is; null where nothing tells. */
export const OriginContext = createContext<string | null>(null)
