import { rollup } from 'rollup'

/**
 * Makes further builds beside that of the element, and adds their chunks to its release. They share no module with it nor with each
 * other; the element names the entry of each by `address`, until that is built and has its own. `nameOf`: what a chunk is called in the
 * manifest, by its name in its build.
 */
export function builtBeside(builds) {
  let building = Promise.resolve([])
  let built = []
  return {
    name: 'meander-built-beside',
    // At the same time: each is minified in threads of its own while the others are read.
    buildStart() {
      building = Promise.all(builds.map(async one => ({ ...one, output: await build(this, one.options) })))
      building.catch(() => {})
    },
    async buildEnd() {
      built = await building
    },
    resolveId: id => (builds.some(({ address }) => id === address) ? { id, external: true } : null),
    renderChunk(code, { name }) {
      if (name !== 'element') return null
      return { code: built.reduce((text, { address, output }) => text.replace(address, () => `./${entryOf(output).fileName}`), code), map: null }
    },
    generateBundle(_options, bundle) {
      const element = Object.values(bundle).find(file => file.name === 'element')
      element.dynamicImports = element.dynamicImports.map(id => addressOf(id, built))
      for (const { nameOf, output } of built) for (const file of output) add(this, bundle, { file, nameOf })
    },
  }
}

async function build(context, { output, ...input }) {
  const bundle = await rollup({ ...input, logLevel: 'warn' })
  for (const file of bundle.watchFiles) if (!file.includes('node_modules')) context.addWatchFile(file)
  try {
    return (await bundle.generate(output)).output
  } finally {
    await bundle.close()
  }
}

const entryOf = output => output.find(({ isEntry }) => isEntry)
const addressOf = (id, built) => entryOf(built.find(({ address }) => address === id)?.output ?? [])?.fileName ?? id

function add(context, bundle, { file, nameOf }) {
  if (file.fileName in bundle) return
  if (file.type === 'asset') return context.emitFile({ type: 'asset', fileName: file.fileName, source: file.source })
  context.emitFile({ type: 'prebuilt-chunk', fileName: file.fileName, code: file.code, exports: file.exports })
  const { isEntry, imports, dynamicImports } = file
  Object.assign(bundle[file.fileName], { name: nameOf(file.name), isEntry, imports, dynamicImports })
}
