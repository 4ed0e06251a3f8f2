// npm run conformance: writes docs/conformance.json, the table of what the planner withstands, from the last run of the browser tests.
// With --check it says where the table that is kept is not what that run gave, word for word. Of a figure, which another machine
// measures otherwise, the limit is compared, and that it is kept.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

const REPORT = '.build/test-results/browser.json'
const TABLE = 'docs/conformance.json'

/** The table of a run: of which version, measured when and in which browser, and the lines that tests have put down (examples/test/conforms.ts), in order of their groups, with how the tests ended. */
export function tableOf({ startTime, testResults }, version) {
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults)
  const lines = tests.flatMap(({ status, meta }) => (meta?.conformance ?? []).map((line) => ({ ...line, passed: status === 'passed' })))
  const chromium = [...new Set(tests.flatMap(({ meta }) => meta?.chromium ?? []))].toSorted()
  return { version, day: new Date(startTime).toISOString().slice(0, 10), chromium: chromium.join(', '), lines: lines.toSorted((a, b) => compare(a.group, b.group) || compare(a.what, b.what)) }
}

/** By code points: the same on every machine. */
const compare = (a, b) => (a < b ? -1 : a > b ? 1 : 0)
const keyOf = ({ group, what }) => `${group}: ${what}`

/** In words, what a table says that is not so, or does not say. */
export function differences(kept, found) {
  const byKey = new Map(found.lines.map((line) => [keyOf(line), line]))
  const known = new Set(kept.lines.map(keyOf))
  return [
    ...(kept.version === found.version ? [] : [`of version ${kept.version}, and this is ${found.version}`]),
    ...(DAY.test(kept.day) && kept.chromium ? [] : ['does not say when, or in which browser, it was measured']),
    ...found.lines.filter(({ passed }) => !passed).map((line) => `failed: ${keyOf(line)}`),
    ...kept.lines.filter((line) => !byKey.has(keyOf(line))).map((line) => `no test says this any more: ${keyOf(line)}`),
    ...found.lines.filter((line) => !known.has(keyOf(line))).map((line) => `not in the table: ${keyOf(line)}`),
    ...kept.lines.flatMap((line) => otherwise(line, byKey.get(keyOf(line)))),
    ...kept.lines.filter(({ passed }) => passed !== true).map((line) => `kept as failed: ${keyOf(line)}`),
    ...[...kept.lines, ...found.lines].filter(({ figure }) => figure && figure.value > figure.atMost).map((line) => `over its limit: ${keyOf(line)}`),
  ]
}

const DAY = /^\d{4}-\d\d-\d\d$/
/** What must be the same wherever it is measured. */
const fixedIn = ({ measured, figure }) => [measured, figure?.of, figure?.unit, figure?.atMost].join('\n')

function otherwise(kept, found) {
  return found && fixedIn(kept) !== fixedIn(found) ? [`measured otherwise: ${keyOf(kept)}: “${kept.measured}” is kept, “${found.measured}” was found`] : []
}

function run() {
  if (!existsSync(REPORT)) throw new Error(`${REPORT} is not there: run "npm test -- browser" first`)
  const { version } = JSON.parse(readFileSync('sdk/package.json', 'utf8'))
  const found = tableOf(JSON.parse(readFileSync(REPORT, 'utf8')), version)
  if (!process.argv.includes('--check')) {
    writeFileSync(TABLE, `${JSON.stringify(found, null, 2)}\n`)
    return console.log(`${TABLE}: ${found.lines.length} lines`)
  }
  const wrong = differences(JSON.parse(readFileSync(TABLE, 'utf8')), found)
  for (const line of wrong) console.error(line)
  console.log(wrong.length ? 'After "npm test -- browser", "npm run conformance" writes it anew.' : `${found.lines.length} lines, as kept`)
  process.exitCode = wrong.length ? 1 : 0
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) run()
