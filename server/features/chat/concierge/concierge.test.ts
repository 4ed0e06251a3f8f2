import type { LanguageModelV4CallOptions, LanguageModelV4Prompt, LanguageModelV4StreamPart } from '@ai-sdk/provider'
import { expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import type { FoundSummary } from '../tools/find-activities.ts'
import { createConcierge } from './concierge.ts'

const concierge = createConcierge({ destinations: await openTestGazetteer(['lisbon-pt']) })
const tools: LanguageModelV4CallOptions['tools'] = [{ type: 'function', name: 'findActivities', inputSchema: {} }]
const providerOptions = { concierge: { today: '2026-11-21' } }

function user(text: string): LanguageModelV4Prompt[number] {
  return { role: 'user', content: [{ type: 'text', text }] }
}

function found(summary: Partial<FoundSummary>): LanguageModelV4Prompt[number] {
  const value: FoundSummary = { destination: 'Lisbon', blockers: [], unmet: [], sample: true, activities: [], ...summary }
  return { role: 'tool', content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'findActivities', output: { type: 'json', value: value as never } }] }
}

async function stream(prompt: LanguageModelV4Prompt, more: Partial<LanguageModelV4CallOptions> = {}): Promise<LanguageModelV4StreamPart[]> {
  const result = await concierge.doStream({ prompt, tools, providerOptions, ...more })
  const parts: LanguageModelV4StreamPart[] = []
  for await (const part of result.stream) parts.push(part)
  return parts
}

async function say(...prompt: LanguageModelV4Prompt): Promise<string> {
  return (await stream(prompt)).map((part) => (part.type === 'text-delta' ? part.delta : '')).join('')
}

const market: FoundSummary['activities'][number] = {
  productCode: 'P1', title: 'A tasting walk through the market', minutes: 210, price: { amount: 68, currency: 'USD', converted: false }, party: { amount: 136, currency: 'USD', by: 'adults' }, rating: 4.7, reviewCount: 946,
  meetingPoint: 'Mercado de Campo de Ourique, main door', tags: ['Food'], reasons: [{ kind: 'wish', wish: 'food', word: 'food' }, { kind: 'rating', rating: 4.7, reviews: 946 }],
  proposed: { date: '2027-03-14', time: '10:00' }, starts: [{ date: '2027-03-14', time: '10:00' }, { date: '2027-03-15', time: '10:00' }],
}
const castle = { ...market, productCode: 'P2', title: 'The castle with a wooden sword', tags: ['Family'], price: { amount: 32, currency: 'USD', converted: false }, party: { amount: 64, currency: 'USD', by: 'adults' as const }, reasons: [{ kind: 'children' as const, isMade: true }], proposed: { date: '2027-03-15', time: '10:00' } }
const asked = user('Lisbon 14 to 15 March 2027, two of us, food, $500')

it('asks the tool first, with all it has understood', async () => {
  const parts = await stream([asked])
  const call = parts.find((part) => part.type === 'tool-call')
  expect(call?.type === 'tool-call' && JSON.parse(call.input)).toEqual({
    destination: 'Lisbon, Portugal', startDate: '2027-03-14', endDate: '2027-03-15', groupSize: 2, interests: ['food'], maxPrice: 250, currency: 'USD',
  })
  expect(parts.at(-1)).toMatchObject({ type: 'finish', finishReason: { unified: 'tool-calls' } })
})

it('then writes with what was found: titles, days, hours, reasons and the sum [9.37]', async () => {
  const text = await say(asked, found({ activities: [market, castle] }))
  for (const words of ['A tasting walk through the market', 'Sunday 14 March', '10:00 AM', 'The castle with a wooden sword', 'Monday']) expect(text).toContain(words)
  expect(text).toMatch(/food/)
  expect(text).toContain('$200 for the two of you')
  expect(text).toContain('your $500')
})

it('answers the day planner with the day it has come to', async () => {
  const text = await say(asked, { role: 'assistant', content: [{ type: 'text', text: 'Here.' }] }, user('Continue to day 2'), found({ activities: [castle] }))
  expect(text).toMatch(/[Dd]ay 2\b/)
  expect(text).toContain('Monday 15 March')
})

it.each([
  [{ by: 'dates', reason: 'sold-out', nearest: { productCode: 'P1', title: market.title, date: '2027-03-18', time: '10:00' } } as const, /sold out.*Thursday 18 March/],
  [{ by: 'price', limit: 20, cheapest: { productCode: 'P2', title: castle.title, price: { amount: 32, currency: 'USD' }, converted: false } } as const, /\$20.*castle with a wooden sword.*\$32/],
  [{ by: 'party', asked: 40, most: 15 } as const, /40.*15.*3 groups/],
])('says plainly what stands in the way, and what does not: %o', async (blocker, words) => {
  expect(await say(asked, found({ blockers: [blocker], activities: [{ ...market, proposed: null, starts: [] }] }))).toMatch(words)
})

it('says so when the search failed', async () => {
  const failed: LanguageModelV4Prompt[number] = {
    role: 'tool',
    content: [{ type: 'tool-result', toolCallId: 'c', toolName: 'findActivities', output: { type: 'error-text', value: 'down' } }],
  }
  expect(await say(asked, failed)).toMatch(/the booking desk for Lisbon/)
})

it('gives the same answer to the same prompt, and another wording as the talk goes on', async () => {
  const prompt: LanguageModelV4Prompt = [asked, found({ activities: [market] })]
  expect(await say(...prompt)).toBe(await say(...prompt))
  const first = await say(user('hello'))
  const second = await say(user('hello'), { role: 'assistant', content: [{ type: 'text', text: first }] }, user('hello'))
  expect(second).not.toBe(first)
})

it('streams the same as it answers in one piece', async () => {
  const prompt: LanguageModelV4Prompt = [asked, found({ activities: [market] })]
  const deltas = (await stream(prompt)).flatMap((part) => (part.type === 'text-delta' ? [part.delta] : []))
  expect(deltas.join('')).toContain(market.title)
  const whole = await concierge.doGenerate({ prompt, tools, providerOptions })
  expect(whole.content).toEqual([{ type: 'text', text: deltas.join('') }])
})

it('stops in the middle when its caller gives up', async () => {
  const slow = createConcierge({ destinations: await openTestGazetteer() })
  const abort = new AbortController()
  const { stream: words } = await slow.doStream({ prompt: [user('hello')], abortSignal: abort.signal })
  const read = (async () => {
    for await (const part of words) if (part.type === 'text-delta') abort.abort()
  })()
  await expect(read).rejects.toThrow(/abort/i)
})

it('has no exclamation marks and no emoji, whatever is said', async () => {
  for (const text of ['hello', 'thanks', 'bye', 'who are you?', 'write code', 'somewhere warm for 5', 'Oslo', 'tell me a joke', 'a trip to Xanadu']) {
    expect(await say(user(text), found({ activities: [] })), text).not.toMatch(/[!\p{Extended_Pictographic}]/u)
  }
})
