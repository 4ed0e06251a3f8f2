// Prints the figures a change is judged by: bundle sizes by chunk, source lengths, rows of the specification cited,
// start times and the memory of the idle server, how many cells the matrix of access has, how hard tokens are to guess, and how long a
// sign-in from another site's page takes.
//   npm run figures
import { execFileSync, spawn } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { CALLERS } from '../server/access/laws.ts'
import { PAGES, ROWS } from '../server/access/rows.ts'

const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10)

function printBundles() {
  console.log('bundles, scripts and styles'.padEnd(58) + '       raw      gzip    brotli')
  const files = globSync('dist/{sdk,site}/**/*.{js,css}').filter((file) => !/\.(br|gz)$/.test(file)).sort()
  const totals = {}
  for (const file of files) {
    const bytes = readFileSync(file)
    const sizes = [bytes.length, gzipSync(bytes, { level: 9 }).length, brotliCompressSync(bytes).length]
    const place = file.split('/')[1]
    totals[place] = (totals[place] ?? [0, 0, 0]).map((total, index) => total + sizes[index])
    console.log(file.padEnd(58) + sizes.map(kilobytes).join(''))
  }
  for (const [place, sizes] of Object.entries(totals)) console.log(`all of dist/${place}`.padEnd(58) + sizes.map(kilobytes).join(''))
}

function printLengths() {
  const lines = globSync('{sdk,widget,site,server,scripts}/**/*.{ts,tsx,mjs}')
    .filter((file) => !/\.(test|spec)\.|\/test\/|\/data\/|i18n\/en|node_modules|\/media\//.test(file))
    .map((file) => ({ file, count: readFileSync(file, 'utf8').split('\n').length - 1 }))
    .sort((one, other) => one.count - other.count)
  const p95 = lines[Math.floor(lines.length * 0.95)]
  const largest = lines.at(-1)
  console.log(`source: ${lines.length} files, p95 ${p95.count} lines, largest ${largest.file} with ${largest.count}`)
}

function printAccess() {
  const routes = ROWS.length + PAGES.length
  console.log(`access: ${routes} routes, ${CALLERS.length} callers, on what is an account's and what is a guest's: ${routes * CALLERS.length * 2} cells`)
}

async function freePort() {
  const probe = createServer().listen(0)
  await new Promise((resolve) => probe.once('listening', resolve))
  const { port } = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  return port
}

async function timeStart(dataDir, during = async () => {}) {
  const port = await freePort()
  const started = performance.now()
  const env = { ...process.env, PORT: String(port), EXAMPLES_PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: 'ignore' })
  let seconds = 0
  while (seconds === 0) {
    await wait(20)
    const ready = await fetch(`http://127.0.0.1:${port}/readyz`).then((response) => response.ok).catch(() => false)
    if (ready) seconds = (performance.now() - started) / 1000
  }
  await wait(2000)
  const resident = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
  await during(`http://localhost:${port}`)
  child.kill('SIGTERM')
  await new Promise((resolve) => child.once('exit', resolve))
  return { seconds, resident }
}

/** In a process of its own, so that nothing of it is counted elsewhere. */
const printSignIns = async (siteUrl) => void process.stdout.write(execFileSync(process.execPath, ['scripts/bench/sign-in.mjs', siteUrl]))

const dataDir = mkdtempSync(join(tmpdir(), 'meander-figures-'))
printBundles()
printLengths()
printAccess()
console.log(execFileSync(process.execPath, ['scripts/coverage-spec.mjs', '--quiet'], { encoding: 'utf8' }).trim().split('\n').at(-1))
const first = await timeStart(dataDir)
const second = await timeStart(dataDir, printSignIns)
console.log(`start with a build and an empty data folder: ${first.seconds.toFixed(2)} s; second start: ${second.seconds.toFixed(2)} s`)
console.log(`idle server, resident: ${kilobytes(second.resident).trim()} (two seconds after the second start)`)
console.log(`data folder after two starts: ${globSync(`${dataDir}/**/*`).reduce((sum, file) => sum + statSync(file).size, 0)} bytes`)
rmSync(dataDir, { recursive: true, force: true })
