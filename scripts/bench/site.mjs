// Prints what Lighthouse says of the home screen as a phone sees it first, each beside its goal: the medians of some runs, in the
// built product. The report of the last run is kept as a page. Lighthouse itself is fetched the first time.
// Ends with status 1 when a goal is missed. On a busy machine performance says little: Lighthouse reckons from what it has measured.
//   npm run build && npm run bench:site [runs] [path]
import { execFileSync, fork } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openChromium } from './measuring.mjs'

const RUNS = Number(process.argv[2] ?? 3)
const PATH = process.argv[3] ?? '/'
const GOALS = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 95 }
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time', 'cumulative-layout-shift']
const PORT = 9333
const REPORT = '.build/lighthouse.html'

const home = join(import.meta.dirname, 'site')
if (!existsSync(join(home, 'node_modules/lighthouse'))) execFileSync('npm', ['ci', '--ignore-scripts'], { cwd: home, stdio: 'inherit' })
const { default: lighthouse } = await import(pathToFileURL(createRequire(join(home, 'package.json')).resolve('lighthouse')))

const dataDir = mkdtempSync(join(tmpdir(), 'meander-bench-'))
const server = fork(join(import.meta.dirname, 'chat-server.mjs'), { env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir } })
const [{ product }] = await once(server, 'message')
const results = []
try {
  for (let run = 0; run < RUNS; run += 1) results.push(await look(`http://localhost:${product}${PATH}`))
} finally {
  server.kill()
  rmSync(dataDir, { recursive: true, force: true })
}

mkdirSync('.build', { recursive: true })
writeFileSync(REPORT, results.at(-1).report)
const failures = Object.entries(GOALS).filter(([name, goal]) => !tell(name, goal))
for (const name of TIMES) console.log(`${name.padEnd(26)} ${results.map(({ lhr }) => lhr.audits[name].displayValue).join('  ')}`)
for (const line of wrongs(results.at(-1).lhr)) console.log(line)
console.log(`The last run: ${REPORT}`)
process.exit(failures.length > 0 ? 1 : 0)

/** A browser of its own for each run: nothing is kept from the last. */
async function look(address) {
  const browser = await openChromium(`--remote-debugging-port=${PORT}`)
  try {
    return await lighthouse(address, { port: PORT, output: 'html', logLevel: 'error', onlyCategories: Object.keys(GOALS) })
  } finally {
    await browser.close()
  }
}

function tell(name, goal) {
  const scores = results.map(({ lhr }) => Math.round(lhr.categories[name].score * 100)).sort((one, other) => one - other)
  const median = scores[Math.floor(scores.length / 2)]
  console.log(`${name.padEnd(26)} ${String(median).padStart(3)} of ${goal}  ${median >= goal ? 'ok' : 'FAIL'}  (${scores.join(', ')})`)
  return median >= goal
}

/** What the last run holds against the page, apart from times. */
function wrongs(lhr) {
  const weighed = Object.values(lhr.categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => lhr.audits[id]))
  return weighed.filter(({ id, score }) => score !== null && score < 0.9 && !TIMES.includes(id)).map(({ id, title, displayValue = '' }) => `  ${id}: ${title} ${displayValue}`)
}
