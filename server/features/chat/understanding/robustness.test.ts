import { describe, expect, it } from 'vitest'
import type { Day } from '@meander/sdk/contract/days'
import { readBudget } from './budget.ts'
import { readDates } from './dates.ts'
import { readDuration } from './duration.ts'
import { readInterests } from './interests.ts'
import { readManner } from './manner.ts'
import { readParty } from './party.ts'
import { lowerCase, plainText } from './plain-text.ts'

const ALPHABETS = [
  'abc xyz 0123456789 .,;:!?-/$€£()#',
  '  to from until the of 12 3 5/6 may sun 8-10 $k€ st nd th and or for 2',
  '🎉👨‍👩‍👧 ё ß İ ı ñ 日本語 עברית العربية ٣٤ \u202e\u200f\u0000\uD800\uFFFD\t\n',
  ' wife kids 6 9 my our adults weeks nights next friday week march june 2027 1.500 k dollars each per day ',
]

/** The same numbers on every machine. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return state / 0x7fffffff
  }
}

function nonsense(seed: number): string {
  const next = numbers(seed)
  const alphabet = ALPHABETS[seed % ALPHABETS.length] ?? ''
  const pieces = seed % 2 === 0 ? alphabet.split(' ') : Array.from(alphabet)
  const length = seed % 50 === 0 ? 1500 : Math.floor(next() * 60)
  const text = Array.from({ length }, () => pieces[Math.floor(next() * pieces.length)] ?? '').join(seed % 2 === 0 ? ' ' : '')
  return text.slice(0, 4000)
}

function readAll(message: string): void {
  const original = plainText(message)
  const text = lowerCase(original)
  const spans = [readDates(text, original, { today: '2026-11-21' as Day, dayFirst: message.length % 2 === 0 })?.spans, readDuration(text)?.spans, readParty(text)?.spans, readInterests(text)?.spans]
  readBudget(text)
  readManner(text)
  for (const { from, to } of spans.flatMap((some) => some ?? [])) expect(from >= 0 && to <= text.length && from < to).toBe(true)
}

describe('whatever is typed', () => {
  it('reads two thousand lines of nonsense, in any script, without failing and within the text [1.4, 1.5, 1.6, 1.7]', () => {
    for (let seed = 1; seed <= 2000; seed += 1) expect(() => readAll(nonsense(seed))).not.toThrow()
  })

  it.each(['', ' ', '0', '99999999999999999999', '1/'.repeat(2000), '5 - '.repeat(1000), 'and my '.repeat(600), '2 '.repeat(2000), 'the '.repeat(1000), 'no '.repeat(1300), '1,000 '.repeat(660), 'may '.repeat(1000), 'a'.repeat(4000), 'my kids, '.repeat(440), '$'.repeat(4000), '900 not 800 '.repeat(330), 'sat/sun 3/4 '.repeat(330), 'the evening of the 3rd '.repeat(170), '05-05 back '.repeat(360), 'rome 4 days and '.repeat(250), 'too long, '.repeat(400)])(
    'reads %s',
    (message) => {
      expect(() => readAll(message)).not.toThrow()
    },
  )
})
