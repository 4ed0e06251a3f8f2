// Runs every check in turn and closes with one line of counts. A step that fails does not hide the ones after it.
//   npm test                 everything
//   npm test -- unit size    the named steps only
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const RESULTS = '.build/test-results'

/** What says nothing of a database is tested with one of them: what is read, found, weighed and answered. How it is kept is tested with both. */
const ROOMS_WITHOUT_DATABASE = ['activities', 'destinations', ...['concierge', 'day-plan', 'grounding', 'ranking', 'scenarios', 'understanding'].map((room) => `chat/${room}`)]
const WITHOUT_DATABASE = ROOMS_WITHOUT_DATABASE.flatMap((room) => ['--exclude', `server/features/${room}/**`])

/** `vitest` steps count their tests; the others count as one check each. */
const STEPS = {
  build: { command: ['node', 'scripts/build.mjs'] },
  types: { command: ['tsc', '-b'] },
  lint: { command: ['eslint', '.', '--max-warnings', '0'] },
  unit: { command: ['vitest', 'run'], vitest: true },
  postgres: { command: ['node', 'scripts/with-postgres.mjs', 'vitest', 'run', '--project', 'node', 'server', ...WITHOUT_DATABASE], vitest: true },
  size: { command: ['size-limit'] },
  browser: { command: ['vitest', 'run', '--config', 'vitest.browser.config.ts'], vitest: true },
}

function run(name, { command, vitest }) {
  const report = join(RESULTS, `${name}.json`)
  const reporters = vitest ? ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const started = Date.now()
  console.log(`\n== ${name}: ${command.join(' ')}`)
  const { status } = spawnSync(command[0], [...command.slice(1), ...reporters], { stdio: 'inherit', shell: process.platform === 'win32' })
  const counts = vitest && existsSync(report) ? readCounts(report) : { passed: status === 0 ? 1 : 0, failed: 0 }
  const failed = status === 0 ? counts.failed : Math.max(1, counts.failed)
  return { name, passed: counts.passed, failed, seconds: Math.round((Date.now() - started) / 1000) }
}

function readCounts(report) {
  const { numPassedTests, numFailedTests } = JSON.parse(readFileSync(report, 'utf8'))
  return { passed: numPassedTests, failed: numFailedTests }
}

rmSync(RESULTS, { recursive: true, force: true })
mkdirSync(RESULTS, { recursive: true })
const named = process.argv.slice(2)
const results = Object.entries(STEPS)
  .filter(([name]) => named.length === 0 || named.includes(name))
  .map(([name, step]) => run(name, step))

console.log('')
for (const { name, passed, failed, seconds } of results) {
  console.log(`${failed ? 'FAILED' : 'ok    '} ${name.padEnd(9)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${String(seconds).padStart(4)} s`)
}
const sum = (key) => results.reduce((total, result) => total + result[key], 0)
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') > 0 ? 1 : 0
