import { readFileSync } from 'node:fs'
import { LRUCache } from 'lru-cache'
import { openActs } from './judge.ts'
import type { ActReading } from './kinds.ts'

export { ASKS_OF_CARDS, CERTAIN, LIKELY, SURE } from './kinds.ts'
export type { Act, ActReading } from './kinds.ts'

const judge = openActs(JSON.parse(readFileSync(new URL('./data/weights.json', import.meta.url), 'utf8')))
const read = new LRUCache<string, ActReading>({ max: 1000 })

/** Reads what a message does, as far as that can be learned from sentences; it knows nothing of what was shown. */
export function readAct(text: string): ActReading {
  const known = read.get(text)
  if (known !== undefined) return known
  const made = judge(text) as ActReading
  read.set(text, made)
  return made
}
