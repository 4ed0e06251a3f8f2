import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const SHEETS = readdirSync(ROOT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css') && !file.includes('node_modules'))

/** Asks from the planner's own box, in which every dialog opens; or is about whatever is found, since a browser keeps what all such rules are about as one. */
const FAR = /\.meander[^\s>,{]*:has\(|:has\((?:[^()]|\([^()]*\))*\)[^,{]*\*/

const LINES = SHEETS.flatMap((file) => readFileSync(join(ROOT, file), 'utf8').split('\n').map((line) => `${file}: ${line.trim()}`))

describe('the sheets of the planner', () => {
  it('ask nothing by :has() that has the browser style the page anew with each dialog that opens', () => {
    expect(SHEETS.length).toBeGreaterThan(20)
    expect(LINES.filter((line) => FAR.test(line))).toEqual([])
  })

  it('measure what fills a window by what is seen of it: under the bars of a phone lie a dialog’s title and its way out', () => {
    expect(LINES.filter((line) => /\b100vh\b/.test(line))).toEqual([])
  })
})
