import { afterAll, beforeAll, expect, it } from 'vitest'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { talk } from '../../../test/travel-desk.ts'
import { createChecker } from './check.ts'
import { createGrounds } from './grounds.ts'
import { createSentenceCutter } from './sentences.ts'

/** Conversations in which the concierge recommends, answers, compares, declines and asks. */
const CONVERSATIONS: readonly string[][] = [
  ['We would like to get away', 'Porto', '5 to 8 May 2027', 'the two of us', 'wine and old streets', 'others please', 'lovely, thank you'],
  ['Three days in Rome from 12 April 2027, two adults, art and food', 'how long does the first one take?', 'what does the second one include?', 'can we cancel it?', 'where does the first one meet?', 'what would the second one cost us?', 'is it in French?', 'when does the first one start?', 'how large is the group of the first one?', 'is the first one all right with a wheelchair?', 'tell me more about the first one', 'which is the cheapest?', 'compare the first with the second'],
  ['Kyoto for two, 10 to 13 April 2027, gardens, at most 400 euros in all', 'cheaper ones?', 'something shorter', 'and in the evening?', 'what does all that come to?'],
  ['London with our daughters of 5 and 10, 24 to 27 May 2027', 'which of them is better with children?', 'and if it pours?', 'more like the second one', 'no museums please'],
  ['Whales in Vienna, 3 to 6 June 2027, two of us', 'anything else?', 'does the first one suit somebody on crutches?'],
  ['Amsterdam 8 to 11 September 2027, alone, music and art, no more than $50 each', 'tell me about the first', 'is it refundable?', 'nothing before noon', 'which is shortest?'],
  ['Berlin and then Prague, 7 days from 1 July 2027, two of us', 'how long is the second one?', 'more', 'actually only Prague', 'there are three of us now', 'our budget is 500 euros'],
  ['A weekend in Braga', 'yes', 'four of us', '18 to 20 June 2027', 'what is the meeting point of the first one?'],
  ['Barcelona 6 to 9 May 2027, we use a wheelchair, two of us', 'what is not included in the first one?', 'from what age is the second one?', 'tell me a joke', 'who are you?'],
  ['Tokyo 8 to 12 March 2027, five of us, food', 'anything near the first one?', 'how many people join the second one?', 'is the first one sold out?', 'bye'],
]
let server: TestServer

beforeAll(async () => {
  server = await startServer({ given: { clock: () => new Date('2026-11-21T12:00:00Z') } })
})
afterAll(() => server.close())

/** The sentences of a conversation that a hosted model would not be let say, and how many there were. */
async function refusedIn(lines: readonly string[], id: string): Promise<{ letters: number; sentences: number; refused: string[] }> {
  const { replies } = await talk(server.as(`mdr_${id}`), id, lines)
  const refused: string[] = []
  let sentences = 0
  for (const [at, { text }] of replies.entries()) {
    const grounds = createGrounds(lines.slice(0, at + 1))
    for (const { parts, cards } of replies.slice(0, at + 1)) {
      grounds.learn(cards)
      for (const part of parts) if (part.kind === 'tool-result') grounds.learn(part.result)
    }
    const checker = createChecker(grounds)
    const cutter = createSentenceCutter()
    for (const sentence of [...cutter.push(text), ...cutter.end()].filter((one) => one.trim() !== '')) {
      sentences += 1
      const complaint = checker.complain(sentence)
      if (complaint !== null) refused.push(`${sentence.trim()} — ${complaint.words}`)
    }
  }
  return { letters: replies.length, sentences, refused }
}

it('lets the letters of the embedded concierge be said, but for one sentence in a hundred', async () => {
  const all: Awaited<ReturnType<typeof refusedIn>>[] = []
  for (const [at, lines] of CONVERSATIONS.entries()) all.push(await refusedIn(lines, `letters-${at}`))
  const sum = (of: 'letters' | 'sentences') => all.reduce((total, one) => total + one[of], 0)
  const refused = all.flatMap((one) => one.refused)
  expect(sum('letters')).toBeGreaterThanOrEqual(50)
  expect(1 - refused.length / sum('sentences'), refused.join('\n')).toBeGreaterThanOrEqual(0.99)
}, 60_000)
