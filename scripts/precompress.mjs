// Lays a .br and a .gz beside every built file that gets smaller by it, so that the server compresses none of them.
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH = new Set(['.js', '.css', '.html', '.svg', '.json', '.txt', '.map', '.wasm'])
const SMALLEST = 512
/** As many at once as there are threads in Node's pool. */
const AT_ONCE = 4

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

export async function precompress(folder) {
  const files = (await listBuilt(folder)).filter((file) => WORTH.has(extname(file)))
  const queue = files.values()
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    for (const file of queue) await compressFile(file)
  }))
  return files.length
}

/** Takes the compressed copies away, so that a file that changes is never sent as it was. */
export async function removeCompressed(folder) {
  for (const file of await listBuilt(folder)) if (/\.(br|gz)$/.test(file)) await rm(file)
}

async function compressFile(file) {
  const content = await readFile(file)
  if (content.length < SMALLEST) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  const [br, gz] = await Promise.all([brotli(content, { params }), deflate(content, { level: 9 })])
  if (br.length < content.length) await writeFile(`${file}.br`, br)
  if (gz.length < content.length) await writeFile(`${file}.gz`, gz)
}

async function listBuilt(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}
