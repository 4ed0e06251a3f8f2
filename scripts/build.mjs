// Builds every bundle of rollup.config.mjs into dist/, compresses what browsers load, and notes what it was built from.
import { resolve } from 'node:path'
import { rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { precompress, removeCompressed } from './precompress.mjs'
import { hashSources, removeStamp, writeStamp } from './sources-stamp.mjs'

const started = performance.now()
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

// A build that fails half way must not pass for a whole one.
await removeStamp()
const stamp = await hashSources()
const { options, warnings } = await loadConfigFile(resolve('rollup.config.mjs'), {})
warnings.flush()

for (const [index, bundle] of options.entries()) {
  const since = performance.now()
  process.stdout.write(`[${index + 1}/${options.length + 1}] ${nameOf(bundle)} … `)
  const build = await rollup(bundle)
  for (const output of bundle.output) await build.write(output)
  await build.close()
  console.log(seconds(since))
  warnings.flush()
}

const since = performance.now()
process.stdout.write(`[${options.length + 1}/${options.length + 1}] compressing … `)
await removeCompressed('dist')
const count = await precompress('dist')
console.log(`${count} files, ${seconds(since)}`)
await writeStamp(stamp)
console.log(`Built in ${seconds(started)}`)

function nameOf({ output: [first] }) {
  return first.file ?? `${first.dir}/`
}
