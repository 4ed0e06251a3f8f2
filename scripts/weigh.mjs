// Prints what every module weighs in the planner's chunks: brotli that would be gone without it, and its minified length.
//   npm run weigh [chunk]      for example: npm run weigh widget
import { resolve } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { rollup } from 'rollup'
import { loadConfigFile } from 'rollup/loadConfigFile'
import { minify } from 'terser'

const SHOWN = 100
const wanted = process.argv[2] ?? 'widget'
const quick = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
const weigh = (text, options) => brotliCompressSync(text, options).length

/** The modules of a chunk as they would be written, unused parts of them already out. */
async function modulesOf(chunk) {
  const written = Object.entries(chunk.modules).filter(([, { code }]) => code)
  return Promise.all(
    written.map(async ([id, { code }]) => {
      const small = await minify(code, { compress: { unused: false, passes: 2 }, mangle: true }).catch(() => ({ code }))
      return { name: id.replace(/^.*node_modules\//, 'npm: ').replace(`${process.cwd()}/`, ''), code: small.code }
    }),
  )
}

const { options } = await loadConfigFile(resolve('rollup.config.mjs'), {})
const planner = await rollup(options[0])
const { output } = await planner.generate(options[0].output[0])
const chunks = output.filter(({ type }) => type === 'chunk')
for (const { fileName, code } of chunks) console.log(`${fileName}  ${code.length} B, brotli ${weigh(code)} B`)

const chunk = chunks.find(({ name }) => name === wanted)
if (!chunk) throw new Error(`There is no chunk '${wanted}'; there are ${chunks.map(({ name }) => name).join(', ')}.`)
const modules = await modulesOf(chunk)
const whole = weigh(modules.map(({ code }) => code).join('\n'), quick)
const weighed = modules.map(({ name, code }) => {
  const rest = modules.filter((other) => other.name !== name).map((other) => other.code)
  return { name, length: code.length, brotli: whole - weigh(rest.join('\n'), quick) }
})
console.log(`\n${wanted}: brotli and minified bytes by module`)
for (const { name, length, brotli } of weighed.sort((one, other) => other.brotli - one.brotli).slice(0, SHOWN)) {
  console.log(`${String(brotli).padStart(6)} ${String(length).padStart(7)}  ${name}`)
}
await planner.close()
