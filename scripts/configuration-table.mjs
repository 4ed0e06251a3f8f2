// Writes the configuration table of README.md from the one schema in server/config.
//   node scripts/configuration-table.mjs
import { readFileSync, writeFileSync } from 'node:fs'
import { listVariables } from '../server/config/variables.ts'

const README = new URL('../README.md', import.meta.url)
const BETWEEN = /(<!-- configuration -->\n)[\s\S]*?(<!-- \/configuration -->)/

/** Values stand in code; words about a value do not. */
const code = (text) => (text === '' || text.includes('`') || (/\s/.test(text) && !text.includes('<')) ? text : `\`${text}\``)

/** The table: one row for each setting, in the order of the schema. */
export function configurationTable() {
  const rows = listVariables().map(({ name, fallback, meaning }) => `| \`${name}\` | ${code(fallback)} | ${meaning} |`)
  return ['| Variable | Default | Meaning |', '|---|---|---|', ...rows, ''].join('\n')
}

/** The README with the table in its place. */
export function withTable(readme) {
  return readme.replace(BETWEEN, (_, before, after) => `${before}${configurationTable()}${after}`)
}

if (import.meta.main) writeFileSync(README, withTable(readFileSync(README, 'utf8')))
