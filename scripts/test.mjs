// Runs every check and closes with what fell and a line of counts for each. A step that fails does not hide the ones after it.
// Steps that keep one core busy run two at a time and say at their end what they have to say; the others fill the machine by themselves.
//   npm test                 everything
//   npm test -- unit size    the named steps only
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'

const RESULTS = '.build/test-results'

/** What says nothing of a database is tested with one of them: what is read, found, weighed and answered. How it is kept is tested with both. */
const ROOMS_OF_CHAT_WITHOUT_DATABASE = ['concierge', 'day-plan', 'grounding', 'item-talk', 'models', 'ranking', 'reader', 'scenarios', 'trip', 'understanding']
const ROOMS_WITHOUT_DATABASE = ['activities', 'destinations', 'speech', ...ROOMS_OF_CHAT_WITHOUT_DATABASE.map((room) => `chat/${room}`)]
const WITHOUT_DATABASE = ROOMS_WITHOUT_DATABASE.flatMap((room) => ['--exclude', `server/features/${room}/**`])

/** `vitest` steps count their tests; the others count as one check each. Those that are `light` may run beside each other, in this order. */
const STEPS = {
  // With the made-up language that shows what is not translated, and whether all is mirrored.
  build: { command: ['node', 'scripts/build.mjs'], light: true, environment: { MEANDER_PSEUDO: '1' } },
  types: { command: ['tsc', '-b'], light: true },
  lint: { command: ['eslint', '.', '--max-warnings', '0'], light: true },
  size: { command: ['size-limit'], light: true, after: 'build' },
  unit: { command: ['vitest', 'run'], vitest: true },
  postgres: { command: ['node', 'scripts/with-postgres.mjs', 'vitest', 'run', '--project', 'node', 'server/', ...WITHOUT_DATABASE], vitest: true },
  browser: { command: ['vitest', 'run', '--config', 'vitest.browser.config.ts'], vitest: true },
  // The published table is what those tests have just put down.
  conformance: { command: ['node', 'scripts/conformance.mjs', '--check'] },
}
const AT_ONCE = 2
const LINES_OF_WHY = 6

async function run(name, { command, vitest, light, environment }) {
  const report = join(RESULTS, `${name}.json`)
  const reporters = vitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const started = Date.now()
  const title = `\n== ${name}: ${command.join(' ')}`
  if (!light) console.log(title)
  const stdio = light ? ['ignore', 'pipe', 'pipe'] : 'inherit'
  const child = spawn(command[0], [...command.slice(1), ...reporters], { stdio, env: { ...process.env, ...environment }, shell: process.platform === 'win32' })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  const status = await new Promise((resolve) => {
    child.once('close', resolve)
    child.once('error', (error) => resolve(error.message))
  })
  if (light) console.log(`${title}\n${said.join('')}`)
  if (typeof status === 'string') console.error(status)
  const { passed, fell } = vitest && existsSync(report) ? readReport(report) : { passed: status === 0 ? 1 : 0, fell: [] }
  const failed = status === 0 ? fell.length : Math.max(1, fell.length)
  return { name, passed, failed, fell, seconds: Math.round((Date.now() - started) / 1000) }
}

/** The count of tests that passed, and of each that did not its file, its name and why. */
function readReport(report) {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
  const fell = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative('.', name)
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => ({ test: `${file} > ${test.fullName}`, why: test.failureMessages.join('\n') }))
    return tests.length === 0 && status === 'failed' ? [{ test: file, why: message }] : tests
  })
  return { passed: numPassedTests, fell }
}

/** Said again at the very end, where who reads only the last lines of a long run sees it. */
function tellWhatFell(results) {
  for (const { name, fell } of results) {
    for (const { test, why } of fell) console.log(`${name}: ${test}\n  ${why.split('\n').slice(0, LINES_OF_WHY).join('\n  ')}\n`)
  }
}

/** Runs steps two at a time; one that uses what another makes waits for it, failed or not. */
async function runBeside(steps) {
  const ends = new Map()
  const waiting = [...steps]
  const next = async () => {
    for (let step = waiting.shift(); step !== undefined; step = waiting.shift()) {
      const [name, { after }] = step
      await ends.get(after)
      const end = run(...step)
      ends.set(name, end)
      await end
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, next))
  return Promise.all(ends.values())
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const named = process.argv.slice(2)
const wanted = Object.entries(STEPS).filter(([name]) => named.length === 0 || named.includes(name))
const results = await runBeside(wanted.filter(([, { light }]) => light))
for (const [name, step] of wanted.filter(([, { light }]) => !light)) results.push(await run(name, step))

console.log('')
tellWhatFell(results)
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(4)} s`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
