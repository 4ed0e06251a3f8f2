// Counts the rows of docs/specification.md that tests cite and lists those that none does.
//   npm run coverage:spec            totals by section, then the rows without a test
//   npm run coverage:spec -- --quiet totals only
// Exits 1 when a test cites a row that does not exist.
import { globSync, readFileSync } from 'node:fs'

const SPECIFICATION = new URL('../docs/specification.md', import.meta.url)
const TESTS = ['{sdk,widget,site,server,examples,scripts,docs}/**/*.{test.ts,test.tsx,spec.ts}']
const CALL = String.raw`(?<![\w.$])(?:it|test|describe)`
const NAMED = String.raw`\(\s*(?<quote>['"\x60])(?<title>(?:\\.|(?!\k<quote>)[^\\])*)\k<quote>`
/** `it('…'`, `it.skip('…'`; and `it.each(table)('…'`, whose table may hold strings of its own. */
const TITLES = [
  new RegExp(String.raw`${CALL}(?<marks>(?:\.\w+)*)\s*${NAMED}`, 'gs'),
  new RegExp(String.raw`${CALL}(?<marks>(?:\.\w+)*\.(?:each|for|runIf|skipIf))\b.*?[)\x60]\s*${NAMED}`, 'gs'),
]
const CITATION = /\[(\d+\.\d+[\d.,\s-]*)\]/g

/** @returns {Map<string, string>} row id to its text */
export function readRows(markdown) {
  return new Map([...markdown.matchAll(/^- \*\*(\d+\.\d+)\*\* (.*)$/gm)].map(([, id, text]) => [id, text]))
}

/** The rows that titles of running tests in this source cite, as written: `5.1` or `9.10-9.14`. */
export function readCitations(source) {
  const code = source.replace(/^[ \t]*(\/\/|\/?\*).*$/gm, '')
  return TITLES.flatMap((form) => [...code.matchAll(form)])
    .filter(({ groups }) => !/\.(skip|todo|fails)\b/.test(groups.marks))
    .flatMap(({ groups }) => [...groups.title.matchAll(CITATION)])
    .flatMap(([, list]) => list.split(',').map((citation) => citation.trim()))
}

/** Every row that a citation means; empty when it is malformed or names a row that does not exist. */
export function expandCitation(citation, rows) {
  const [, section, first, endSection = section, last = first] = /^(\d+)\.(\d+)(?:-(\d+)\.(\d+))?$/.exec(citation) ?? []
  if (!section || section !== endSection || Number(last) < Number(first)) return []
  const ids = Array.from({ length: Number(last) - Number(first) + 1 }, (_, step) => `${section}.${Number(first) + step}`)
  return rows.has(ids[0]) && rows.has(ids.at(-1)) ? ids.filter((id) => rows.has(id)) : []
}

function report(quiet) {
  const rows = readRows(readFileSync(SPECIFICATION, 'utf8'))
  const files = globSync(TESTS, { exclude: (name) => name === 'node_modules' || name === 'dist' })
  const cited = files.flatMap((file) =>
    readCitations(readFileSync(file, 'utf8')).map((citation) => ({ file, citation, ids: expandCitation(citation, rows) })),
  )
  const covered = new Set(cited.flatMap(({ ids }) => ids))
  const sections = [...new Set([...rows.keys()].map((id) => id.split('.')[0]))]
  for (const section of sections) {
    const all = [...rows.keys()].filter((id) => id.startsWith(`${section}.`))
    console.log(`section ${section}: ${all.filter((id) => covered.has(id)).length} of ${all.length} rows`)
  }
  console.log(`in all: ${covered.size} of ${rows.size} rows cited, by ${files.length} test files`)
  if (!quiet) for (const [id, text] of rows) if (!covered.has(id)) console.log(`  ${id}  ${text}`)
  const unknown = cited.filter(({ ids }) => ids.length === 0)
  for (const { file, citation } of unknown) console.error(`${file} cites [${citation}], which is no row`)
  if (unknown.length > 0) process.exitCode = 1
}

if (import.meta.main) report(process.argv.includes('--quiet'))
