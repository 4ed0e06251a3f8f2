import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '../..')
const SHEETS = ['widget', 'sdk/element', 'sdk/theme'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css') && !file.includes('node_modules'))
    .map((file) => join(folder, file)),
)
const PHYSICAL = /(?:^|[;{])\s*((?:(?:margin|padding|border)-)?(?:left|right)(?:-\w+)?|float): |text-align: (?:left|right)\b/
const FOUR = /(?:^|[;{])\s*(?:margin|padding|inset): ([^;}]+)/g

/** Whether the four values of a shorthand differ at left and right. */
function leans(line: string): boolean {
  return [...line.matchAll(FOUR)].some(([, value = '']) => {
    const [, right, , left] = value.trim().match(/(?:[^\s(]|\([^()]*(?:\([^()]*\)[^()]*)*\))+/g) ?? []
    return left !== undefined && left !== right
  })
}

/** Lines that name a side of the window. Those that mean it say so: `physical:` with the reason. */
function sides(file: string): string[] {
  let meant = false
  return readFileSync(join(ROOT, file), 'utf8')
    .split('\n')
    .flatMap((line, at) => {
      // Meant until the end of the rule that the note stands before or in.
      meant ||= line.includes('physical:')
      const named = !meant && (PHYSICAL.test(line) || leans(line)) ? [`${file}:${at + 1} ${line.trim()}`] : []
      if (line.includes('}')) meant = false
      return named
    })
}

describe('the sheets of the planner', () => {
  it('name the start and the end of a line, not its left and right, so that they turn with the language', () => {
    expect(SHEETS.length).toBeGreaterThan(20)
    expect(SHEETS.flatMap(sides)).toEqual([])
  })
})
