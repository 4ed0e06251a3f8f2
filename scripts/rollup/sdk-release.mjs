import { createHash } from 'node:crypto'

/** Written beside `v1.js`: the release that the evergreen loader points at, and the SRI of each of its files. */
export const CURRENT_RELEASE = 'v1.json'

const sri = content => `sha384-${createHash('sha384').update(content).digest('base64')}`
const contentOf = file => (file.type === 'chunk' ? file.code : file.source)

/**
 * Moves every output of a bundle into one folder, `<version>-<digest>/`, and writes that folder's `manifest.json` with
 * size and SRI of each file.
 *
 * The digest is taken over names and contents of all files. A version number alone would not keep the promise
 * "immutable": a second build of 1.0.0 (a fix, another machine, a work in progress) would put other bytes behind an
 * address that browsers keep for a year. With it, other bytes are another folder.
 */
export function sdkRelease({ version, protocol }) {
  return {
    name: 'meander-sdk-release',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const outputs = Object.values(bundle).toSorted((a, b) => (a.fileName < b.fileName ? -1 : 1))
        const digest = createHash('sha256')
        for (const output of outputs) digest.update(output.fileName).update('\0').update(contentOf(output)).update('\0')
        const release = `${version}-${digest.digest('hex').slice(0, 10)}`
        const manifest = { version, release, protocol, path: `/sdk/${release}/`, files: outputs.map(describe) }
        for (const output of outputs) output.fileName = `${release}/${output.fileName}`
        const text = `${JSON.stringify(manifest, null, 2)}\n`
        this.emitFile({ type: 'asset', fileName: `${release}/manifest.json`, source: text })
        this.emitFile({ type: 'asset', fileName: CURRENT_RELEASE, source: text })
        emitEvergreen(this, manifest)
        emitType(this, outputs)
      },
    },
  }
}

function describe(output) {
  const content = contentOf(output)
  const file = { file: output.fileName, integrity: sri(content), bytes: Buffer.byteLength(content) }
  if (output.type === 'asset') return { ...file, kind: 'asset' }
  return {
    ...file,
    kind: 'chunk',
    name: output.name,
    entry: output.isEntry,
    imports: output.imports,
    dynamicImports: output.dynamicImports,
  }
}

/** `v1/widget.js` for a host that bundled the element itself from npm: always the current widget, by one address. */
function emitEvergreen(context, manifest) {
  for (const { name, file, entry } of manifest.files) {
    if (!entry) continue
    context.emitFile({ type: 'asset', fileName: `v1/${name}.js`, source: `export * from '../${manifest.release}/${file}'\n` })
  }
}

/** `v1/type.woff2`: one of the planner's faces by an address that stays, for whoever asks whether a page lets it come. */
function emitType(context, outputs) {
  const face = outputs.find(({ fileName }) => fileName.endsWith('.woff2'))
  if (face) context.emitFile({ type: 'asset', fileName: 'v1/type.woff2', source: face.source })
}
