import { readFileSync } from 'node:fs'
import type { Line } from './examples.ts'

/** The lines of one file of `data/`, as they were written. */
export function readLines(name: 'training' | 'unseen'): Line[] {
  return readFileSync(new URL(`./data/${name}.jsonl`, import.meta.url), 'utf8').split('\n').filter((line) => line !== '').map((line): Line => JSON.parse(line))
}
