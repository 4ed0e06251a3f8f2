import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { withTable } from './configuration-table.mjs'

it('keeps the configuration table of the README true', () => {
  const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8')
  expect(readme, 'run: node scripts/configuration-table.mjs').toBe(withTable(readme))
  expect(readme).toContain('| `EXAMPLES_PORT` |')
})
