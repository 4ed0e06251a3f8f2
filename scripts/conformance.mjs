// npm run conformance: writes docs/conformance.json, the table of what the planner withstands, from the last run of the browser tests.
// With --check it says where the table that is kept is not what that run gave. What was measured may differ, who passes may not.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const REPORT = '.build/test-results/browser.json'
const TABLE = 'docs/conformance.json'

/** The lines that tests have put down (examples/test/conforms.ts), in order of their groups, with how the tests ended. */
export function linesOf({ testResults }) {
  const lines = testResults.flatMap(({ assertionResults }) => assertionResults.flatMap(({ status, meta }) => (meta?.conformance ?? []).map((line) => ({ ...line, passed: status === 'passed' }))))
  return lines.toSorted((a, b) => compare(a.group, b.group) || compare(a.what, b.what))
}

/** By code points: the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const keyOf = ({ group, what }) => `${group}: ${what}`

/** In words, what a table says that is not so, or does not say. */
export function differences(kept, found) {
  const byKey = new Map(found.map((line) => [keyOf(line), line]))
  const known = new Set(kept.map(keyOf))
  return [
    ...found.filter(({ passed }) => !passed).map((line) => `failed: ${keyOf(line)}`),
    ...kept.filter((line) => !byKey.has(keyOf(line))).map((line) => `no test says this any more: ${keyOf(line)}`),
    ...found.filter((line) => !known.has(keyOf(line))).map((line) => `not in the table: ${keyOf(line)}`),
    ...kept.filter(({ passed }) => passed !== true).map((line) => `kept as failed: ${keyOf(line)}`),
  ]
}

function run() {
  if (!existsSync(REPORT)) throw new Error(`${REPORT} is not there: run "npm test -- browser" first`)
  const found = linesOf(JSON.parse(readFileSync(REPORT, 'utf8')))
  if (!process.argv.includes('--check')) {
    writeFileSync(TABLE, `${JSON.stringify(found, null, 2)}\n`)
    return console.log(`${TABLE}: ${found.length} lines`)
  }
  const wrong = differences(JSON.parse(readFileSync(TABLE, 'utf8')), found)
  for (const line of wrong) console.error(line)
  console.log(wrong.length ? 'After "npm test -- browser", "npm run conformance" writes it anew.' : `${found.length} lines, as kept`)
  process.exitCode = wrong.length ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
