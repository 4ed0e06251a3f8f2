import { createLoad } from './create-load.ts'

/**
 * `import()` of a bundle's lazy chunks, the widget's and the site's, which the build puts in the place of every other (`scripts/rollup/load-again.mjs`):
 * a chunk beside this one, './dialogs-….js'. Another query is enough, since nothing imports a lazy chunk but this.
 */
export const loadChunk = createLoad((file, failures) => `${file}?${failures}`)
