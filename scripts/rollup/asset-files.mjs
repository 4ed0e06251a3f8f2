import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'

/**
 * `import url from './serif.woff2'` emits the file with a hashed name and gives its address, resolved against the
 * importing chunk: nothing has to know on which origin or under which version the bundle is served.
 */
export function assetFiles({ extensions = ['woff2', 'webp', 'webm', 'svg', 'png', 'ico', 'wasm'] } = {}) {
  const wanted = new RegExp(`\\.(${extensions.join('|')})$`)
  return {
    name: 'meander-asset-files',
    async load(id) {
      if (!wanted.test(id)) return null
      this.addWatchFile(id)
      const reference = this.emitFile({ type: 'asset', name: basename(id), source: await readFile(id) })
      return { code: `export default import.meta.ROLLUP_FILE_URL_${reference}`, map: { mappings: '' }, moduleSideEffects: false }
    },
  }
}
