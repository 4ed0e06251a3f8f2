import { mkdir, rm, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rollup } from 'rollup'

let count = 0

/** What `drawFirst` of a module of the site returns: HTML. The module is bundled for this machine, run and thrown away. */
export async function drawFirst(input, { plugins, onwarn }) {
  const bundle = await rollup({ input, external: /^react/, plugins, onwarn })
  const { output: [{ code }] } = await bundle.generate({ format: 'es' })
  await bundle.close()
  // Within the project, where what it imports is found.
  const file = resolve('.build', `draw-first-${process.pid}-${count++}.mjs`)
  await mkdir('.build', { recursive: true })
  await writeFile(file, code)
  try {
    const module = await import(pathToFileURL(file))
    return module.drawFirst()
  } finally {
    await rm(file)
  }
}
