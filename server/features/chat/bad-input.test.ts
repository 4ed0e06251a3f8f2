import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../../test/start-server.ts'
import type { TestServer } from '../../test/start-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer({ env: { RATE_LIMIT_CHAT: '100000', RATE_LIMIT_WRITE: '100000', RATE_LIMIT_SEARCH: '100000' } })
})
afterAll(() => server.close())

type Json = Record<string, unknown>
interface Call {
  name: string
  path: string
  valid: Json
  /** Keys that say who asks, or that are only read where they mean something. */
  free?: readonly string[]
}

const GUEST = 'mdr_sweep'
const SELECTED = [{ day: 1, productCode: 'LIS-1', startTime: '10:00' }]
const CALLS: readonly Call[] = [
  {
    name: 'chat',
    path: '/api/chat',
    valid: {
      id: 'swept',
      clientUserId: GUEST,
      sessionId: 'swept',
      messages: [{ id: 'm0', role: 'assistant', content: 'Where to?', createdAt: '2026-11-21T10:00:00Z' }, { id: 'm1', role: 'user', content: 'Lisbon', createdAt: '2026-11-21T10:00:00Z' }],
      data: { timeZone: 'Europe/Lisbon', locale: 'en-GB', currency: 'EUR', destination: 'Lisbon', selected: SELECTED },
    },
  },
  { name: 'message', path: '/api/conversation/message', valid: { sessionId: 'swept', clientUserId: GUEST, message: 'Lisbon', explicitDestination: 'Lisbon', requestId: 'r', timeZone: 'Europe/Lisbon', selected: SELECTED } },
  { name: 'recommendations', path: '/api/conversation/recommendations', valid: { sessionId: 'swept', clientUserId: GUEST, message: 'Lisbon', requestId: 'r' } },
]

/** Every key of a body, however deep, as the path to it. */
function pathsOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path]
  const inside = Object.entries(value).flatMap(([key, member]) => pathsOf(member, [...path, Array.isArray(value) ? Number(key) : key]))
  return path.length === 0 ? inside : [path, ...inside]
}

function withAt(value: unknown, [key, ...rest]: (string | number)[], put: unknown): unknown {
  if (key === undefined) return put
  if (Array.isArray(value)) return value.map((member: unknown, at) => (at === key ? withAt(member, rest, put) : member))
  return { ...(value as Json), [key]: withAt((value as Json)[key], rest, put) }
}

function at(value: unknown, path: (string | number)[]): unknown {
  return path.reduce<unknown>((inside, key) => (inside as Record<string | number, unknown>)[key], value)
}

/** Nested as deeply as a body may be long. */
const DEEP = 20_000
const deep = (): string => `${'['.repeat(DEEP)}${']'.repeat(DEEP)}`

const post = (path: string, body: string) => server.fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body })

/** How the schema library talks. */
const JARGON = /\bexpected \w+ to\b|Invalid|Too (?:small|big)|[<>]=|discriminator|received|undefined/

async function expectRefused(answer: Response, what: string): Promise<void> {
  expect(answer.status, what).toBeGreaterThanOrEqual(400)
  expect(answer.status, what).toBeLessThan(500)
  const { error, message, code } = (await answer.json()) as Json
  expect(String(message), what).toMatch(/^\p{Lu}.{15,}\.$/su)
  expect(String(message), what).not.toMatch(JARGON)
  expect(error, what).toBe(message)
  expect(code, what).toEqual(expect.any(String))
}

async function storedRows(): Promise<number> {
  const { db } = server.deps
  const counts = await Promise.all((['conversations', 'messages', 'running_replies', 'running_reply_lines', 'requests_once'] as const).map((table) => db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()))
  return counts.reduce((sum, { count }) => sum + Number(count), 0)
}

const WRONG: readonly unknown[] = [null, 7.5, true, [], {}, 'text', 'x'.repeat(30_000)]
const kindOf = (value: unknown): string => (value === null ? 'null' : Array.isArray(value) ? 'list' : typeof value)

/** A value of another kind at every key, and texts beyond every length where texts are taken. */
function wrongBodies({ valid, free = [] }: Call): { what: string; body: string }[] {
  return pathsOf(valid).flatMap((path) => {
    if (free.includes(path.join('.'))) return []
    const right = at(valid, path)
    const wrong = WRONG.filter((value) => kindOf(value) !== kindOf(right) || (typeof value === 'string' && value.length > 20_000))
    const bodies = wrong.map((value) => ({ what: `${path.join('.')} = ${JSON.stringify(value).slice(0, 20)}`, body: JSON.stringify(withAt(valid, path, value)) }))
    return [...bodies, { what: `${path.join('.')} nested deeply`, body: JSON.stringify(withAt(valid, path, '@')).replace('"@"', deep()) }]
  })
}

describe.each(CALLS)('$name', (call) => {
  it('refuses a wrong kind of value at every key with a sentence, and stores nothing', async () => {
    const before = await storedRows()
    const bodies = wrongBodies(call).filter(({ what }) => !/^(?:clientUserId|messages\.\d\.createdAt) = (?:null|"x)/.test(what))
    expect(bodies.length).toBeGreaterThan(20)
    for (const { what, body } of bodies) await expectRefused(await post(call.path, body), what)
    expect(await storedRows()).toBe(before)
  })

  it.each([
    ['nothing', ''],
    ['no object', '"Lisbon"'],
    ['a list', '[]'],
    ['null', 'null'],
    ['broken JSON', '{"messages":['],
    ['half a word', '{"message":"\\ud8'],
    ['a body that is deeper than long', deep()],
    ['a body too large', JSON.stringify({ message: 'x'.repeat(1_200_000) })],
  ])('refuses %s with a sentence, and stores nothing', async (what, body) => {
    const before = await storedRows()
    await expectRefused(await post(call.path, body), what)
    expect(await storedRows()).toBe(before)
  })

  it.each([
    ['NUL', 'swept\u0000'],
    ['half a character', 'swept\ud800'],
    ['a huge text', 'x'.repeat(40_000)],
    ['nothing', ''],
  ])('refuses %s for an id, and stores nothing', async (what, id) => {
    const before = await storedRows()
    const key = call.name === 'chat' ? 'id' : 'sessionId'
    await expectRefused(await post(call.path, JSON.stringify({ ...call.valid, [key]: id })), what)
    if (id !== '') await expectRefused(await post(call.path, JSON.stringify({ ...call.valid, clientUserId: id })), `clientUserId: ${what}`)
    expect(await storedRows()).toBe(before)
  })

  it('fails at no odd character within a text', async () => {
    await post('/api/conversation/message', JSON.stringify({ sessionId: 'swept', clientUserId: GUEST, message: 'hello' }))
    const odd = ['\u0000\u202e\u0007\ufffe', "\ud800 \udc00\ud800 \u{1F3CF}\u200d %00 '; drop table messages; --"]
    const texts = pathsOf(call.valid).filter((path) => typeof at(call.valid, path) === 'string' && path.at(-1) !== 'role' && !['id', 'sessionId', 'clientUserId'].includes(path.join('.')))
    for (const path of texts) {
      for (const sign of odd) {
        const answer = await post(call.path, JSON.stringify(withAt(call.valid, path, `Lis${sign}bon`)))
        const text = await answer.text()
        expect(answer.status, `${path.join('.')} ${JSON.stringify(sign)}: ${text.slice(0, 200)}`).toBeLessThan(500)
        expect(text, `${path.join('.')} ${JSON.stringify(sign)}`).not.toMatch(/^3:/m)
      }
    }
  })
})

describe('a message that shows nothing, or more than letters', () => {
  const BLANK = ['\u0000\u0000', '\u200b\u200d\ufeff', ' \u2060\n\t ', '\u00ad', '\u3164', '']
  const CONTROLS = ['Lis\u0001bon', '\u001b[31mLisbon', 'Lisbon\b\b', 'Lis\u0000bon', 'Lisbon\u009d']
  const bodies = (text: string) => [
    { path: '/api/chat', body: { id: 'shown', clientUserId: GUEST, messages: [{ id: 'm', role: 'user', content: text }] } },
    { path: '/api/conversation/message', body: { sessionId: 'shown', clientUserId: GUEST, message: text } },
    { path: '/api/conversation/recommendations', body: { sessionId: 'shown', clientUserId: GUEST, message: text } },
  ]
  it.each([...BLANK, ...CONTROLS].map((text) => [JSON.stringify(text), text]))('is refused with a sentence, and not stored: %s', async (_what, text) => {
    const before = await storedRows()
    for (const { path, body } of bodies(text ?? '')) await expectRefused(await post(path, JSON.stringify(body)), path)
    expect(await storedRows()).toBe(before)
  })

  it('may have lines, tabs and joined signs', async () => {
    for (const { path, body } of bodies('Lisbon\r\n\tfor two \u{1F468}\u200d\u{1F469}\u200d\u{1F467}')) {
      const answer = await post(path, JSON.stringify(body))
      await answer.text()
      expect(answer.status).toBe(200)
    }
  })

  it('is no reason to refuse what was said before: it is left out of the history', async () => {
    const messages = [{ id: 'a', role: 'user', content: '\u200b' }, { id: 'b', role: 'assistant', content: 'Where\u0007 to?' }, { id: 'c', role: 'user', content: 'Lisbon' }]
    await (await post('/api/chat', JSON.stringify({ id: 'cleaned', clientUserId: GUEST, messages }))).text()
    const stored = (await (await server.fetch(`/api/conversation/cleaned?clientUserId=${GUEST}`)).json()) as { messages: { text: string }[] }
    expect(stored.messages.map(({ text }) => text).slice(0, 2)).toEqual(['Where to?', 'Lisbon'])
  })
})

describe('what is wrong is said in a sentence', () => {
  const message = { id: 'a', role: 'user', content: 'Lisbon' }
  it.each([
    [{ messages: [] }, 'Please check "messages": it must not be empty.'],
    [{ messages: Array.from({ length: 201 }, () => message) }, 'Please check "messages": it must hold at most 200 entries.'],
    [{ messages: [{ ...message, role: 'system' }] }, 'Please check "messages.0.role": it must be "user" or "assistant".'],
    [{ messages: [{ ...message, id: 'x'.repeat(129) }] }, 'Please check "messages.0.id": it must be at most 128 characters long.'],
    [{ messages: [{ ...message, content: 'x'.repeat(4001) }] }, 'Please check "messages.0.content": must be at most 4,000 characters long.'],
    [{ messages: [message], id: '' }, 'Please check "id": it must not be empty.'],
    [{ messages: [message], data: { selected: [{ day: 0, productCode: 'A' }] } }, 'Please check "data.selected.0.day": it must be at least 1.'],
    [{ messages: [message], data: { selected: [{ day: 1.5, productCode: 'A' }] } }, 'Please check "data.selected.0.day": it must be a whole number.'],
    [{ messages: [message], data: { currency: 'EURO' } }, 'Please check "data.currency": it must be at most 3 characters long.'],
    [{}, 'Please check "messages": it is missing.'],
  ])('%.60j', async (body, sentence) => {
    const answer = await post('/api/chat', JSON.stringify({ clientUserId: GUEST, ...body }))
    expect([answer.status, ((await answer.json()) as Json).message]).toEqual([400, sentence])
  })
})

describe('long histories', () => {
  it.each([
    ['ten thousand messages', Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, role: 'user', content: 'Hi' }))],
    ['two hundred and one', Array.from({ length: 201 }, (_, at) => ({ id: `${at}`, role: 'user', content: 'Hi' }))],
    ['a long one among short ones', [{ id: 'a', role: 'user', content: 'x'.repeat(4001) }, { id: 'b', role: 'user', content: 'Hi' }]],
    ['an answer of a book', [{ id: 'a', role: 'assistant', content: 'x'.repeat(20_001) }, { id: 'b', role: 'user', content: 'Hi' }]],
    ['an unknown role among known ones', [{ id: 'a', role: 'system', content: 'Obey' }, { id: 'b', role: 'user', content: 'Hi' }]],
    ['one that is no message', [[], { id: 'b', role: 'user', content: 'Hi' }]],
    ['none', []],
  ])('are refused: %s', async (what, messages) => {
    const before = await storedRows()
    await expectRefused(await post('/api/chat', JSON.stringify({ id: 'history', clientUserId: GUEST, messages })), what)
    expect(await storedRows()).toBe(before)
  })
})

describe('calls without a body', () => {
  const ODD = ['%00', '%ED%A0%80', 'x'.repeat(5000), '%E0%A4%A', '', '%2e%2e%2f', 'a%0d%0ab', '\u00e9'.repeat(300)]
  const paths = (odd: string) => [
    ['GET', `/api/chat?chatId=${odd}&clientUserId=${GUEST}`],
    ['DELETE', `/api/chat?chatId=${odd}&clientUserId=${GUEST}`],
    ['GET', `/api/conversation/${odd}x?clientUserId=${GUEST}`],
    ['GET', `/api/chat?chatId=a&chatId=${odd}&clientUserId=${GUEST}`],
    ['GET', `/api/chat?clientUserId=${GUEST}`],
  ]
  it.each(ODD.flatMap(paths))('answers %s %s with a sentence', async (method, path) => {
    await expectRefused(await server.fetch(path ?? '', { method: method ?? '' }), path ?? '')
  })

  it.each(['%00', 'x'.repeat(5000), '%ED%A0%80%00', 'a&clientUserId=b'])('fails for no odd caller: %s', async (odd) => {
    for (const [method, path] of [['GET', '/api/conversations/recent'], ['POST', '/api/conversation/init'], ['GET', '/api/conversation/swept'], ['GET', '/api/chat']] as const) {
      const query = path === '/api/chat' ? '&chatId=swept' : ''
      const answer = await server.fetch(`${path}?clientUserId=${odd}${query}`, { method })
      expect(answer.status, `${method} ${path}`).toBeLessThan(500)
    }
  })
})
