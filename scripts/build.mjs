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

// The loader names the release that the planner's bundle makes; the others wait for nobody.
const [planner, loader, ...others] = options
await Promise.all([build(planner).then(() => build(loader)), ...others.map(build)])
warnings.flush()

const since = performance.now()
await removeCompressed('dist')
const count = await precompress('dist')
console.log(`compressed ${count} files  ${seconds(since)}`)
await writeStamp(stamp)
console.log(`Built in ${seconds(started)}`)

async function build(bundle) {
  const since = performance.now()
  const made = await rollup(bundle)
  for (const output of bundle.output) await made.write(output)
  await made.close()
  console.log(`${nameOf(bundle)}  ${seconds(since)}`)
}

function nameOf({ output: [first] }) {
  return first.file ?? `${first.dir}/`
}
