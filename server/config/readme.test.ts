import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { markdownTable } from './markdown-table.ts'

it('the README lists every setting as it is; "node server/config/print-table.ts" prints the table', () => {
  const readme = readFileSync(join(import.meta.dirname, '../../README.md'), 'utf8')
  const missing = markdownTable().split('\n').filter((row) => !readme.includes(row))
  expect(missing).toEqual([])
})
