import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { StreamPart } from '@meander/sdk/contract/chat-stream'
import { createPacedWriter } from './paced.ts'
import type { Ticker } from './paced.ts'

const text = (words: string): StreamPart => ({ kind: 'text', text: words })
const STEP: StreamPart = { kind: 'start-step', messageId: 'm' }
const CALL: StreamPart = { kind: 'tool-call', toolCallId: 'c', toolName: 'findActivities', args: {} }

// A busy machine may take longer between two lines of a test than a word is held back.
beforeEach(() => void vi.useFakeTimers({ toFake: ['performance'] }))
afterEach(() => void vi.useRealTimers())

/** A writer whose time passes when the test says so. */
function open(milliseconds = 20, thought = 0) {
  const listeners = new Set<(now: number) => void>()
  const ticker: Ticker = {
    join(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
  const passed: StreamPart[] = []
  const abort = new AbortController()
  const hurry = new AbortController()
  const begun = performance.now()
  const writer = createPacedWriter((part) => passed.push(part), { milliseconds, ticker, signal: abort.signal, hurried: hurry.signal, since: begun - thought })
  return { writer, passed, abort, hurry, listeners, passes: (after: number) => listeners.forEach((tick) => tick(begun + after)) }
}
const words = (parts: readonly StreamPart[]) => parts.map((part) => (part.kind === 'text' ? part.text : part.kind))

describe('paced words', () => {
  it('come two or so at a time, none lost, and what follows them stays behind them', async () => {
    const { writer, passed, passes, listeners } = open()
    writer.write(STEP)
    writer.write(text('One two three four '))
    writer.write(text('five.\n\nSix'))
    writer.write({ kind: 'finish-step', finishReason: 'stop', isContinued: false })
    expect(words(passed)).toEqual(['start-step', 'One two '])
    const finished = writer.finished()
    passes(10)
    expect(passed).toHaveLength(2)
    passes(30)
    expect(words(passed).slice(2)).toEqual(['three four '])
    for (const after of [50, 70, 90]) passes(after)
    await finished
    expect(words(passed).join('')).toBe('start-stepOne two three four five.\n\nSixfinish-step')
    expect(listeners.size).toBe(0)
  })

  it('catch up after a hold-up', () => {
    const { writer, passed, passes } = open()
    writer.write(text('a b c d e f g h i j'))
    passes(70)
    expect(words(passed).join('')).toBe('a b c d e f g h ')
  })

  it('are not held back further where the first was long in coming, yet come one after the other', async () => {
    const { writer, passed, passes } = open(20, 1000)
    writer.write(text('a b c d e f g h i j k l m n o p q r s t'))
    expect(words(passed).join('')).toBe('a b c d e f g h ')
    passes(1)
    expect(words(passed).join('')).toBe('a b c d e f g h i j k l m n o p ')
    passes(2)
    await writer.finished()
    expect(words(passed).join('')).toBe('a b c d e f g h i j k l m n o p q r s t')
  })

  it('give way to a search and to what it found', () => {
    const { writer, passed, listeners } = open()
    writer.write(text('I will look for it now.'))
    writer.write(CALL)
    expect(words(passed).join('')).toBe('I will look for it now.tool-call')
    expect(listeners.size).toBe(0)
  })

  it('end where the work is ended', async () => {
    const { writer, passed, abort, listeners } = open()
    writer.write(text('One two three four'))
    const finished = writer.finished()
    abort.abort()
    await finished
    expect(words(passed)).toEqual(['One two '])
    expect(listeners.size).toBe(0)
  })

  it('come at once from when somebody waits for the last of them', async () => {
    const { writer, passed, hurry, listeners } = open()
    writer.write(text('One two three four'))
    const finished = writer.finished()
    hurry.abort()
    await finished
    writer.write(text(' five six seven eight'))
    expect(words(passed).join('')).toBe('One two three four five six seven eight')
    await writer.finished()
    expect(listeners.size).toBe(0)
  })

  it('come at once where there is no pace, sentence by sentence', async () => {
    const { writer, passed } = open(0)
    writer.write(text('One two. Three four?\n\nFive'))
    expect(words(passed)).toEqual(['One two. ', 'Three four?\n\n', 'Five'])
    await writer.finished()
  })
})
