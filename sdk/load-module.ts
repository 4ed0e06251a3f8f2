import { createLoad } from './chunks/create-load.ts'

/**
 * Loads a module of the server by its whole address. The server answers each file of `/sdk/` under `/sdk/again-1/`, `/sdk/again-2/` as
 * well: what such a module imports, by addresses beside its own, is asked for anew too.
 */
export const loadModule = createLoad((address, failures) => address.replace('/sdk/', `/sdk/again-${failures}/`))
