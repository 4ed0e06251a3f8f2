import { Validator } from '@seriousme/openapi-schema-validator'
import { readActivityDetails, readAvailability, searchActivities } from '@meander/sdk/contract/activities'
import type { Day } from '@meander/sdk/contract/days'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ELSEWHERE, PAGES, ROWS } from '../../access/rows.ts'
import type { Row } from '../../access/rows.ts'
import { makeLinks, makeSubject } from '../../access/subject.ts'
import type { Links, Subject } from '../../access/subject.ts'
import { signInFromPage } from '../../test/embed-sign-in.ts'
import { signIn } from '../../test/sign-in.ts'
import { startServer } from '../../test/start-server.ts'
import type { Caller, TestServer } from '../../test/start-server.ts'
import { createTimetableProvider } from '../../test/timetable-provider.ts'
import type { OpenApiDocument } from './document.ts'

type Json = Record<string, unknown>
interface Operation {
  operationId?: string
  summary: string
  description?: string
  responses: Record<string, { content?: Record<string, { schema: Json }> }>
}

let server: TestServer
let document: OpenApiDocument
let served: string[]
let ana: Caller
let links: Links
let ours: Subject
beforeAll(async () => {
  const provider = createTimetableProvider({ TRAM: { '2027-03-14': ['09:00', '14:00'] } })
  const mailer = { send: async () => {}, check: async () => {}, close: async () => {} }
  server = await startServer({
    env: { LOG_LEVEL: 'silent', RATE_LIMIT_WRITE: '100000' },
    given: { provider, mailer },
    routes: (router) => (served = router.stack.flatMap(({ methods, path }) => methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`))),
  })
  document = (await (await server.fetch('/api/openapi.json')).json()) as OpenApiDocument
  ana = await signIn(server, 'Ana')
  links = await makeLinks(await signIn(server, 'Lin'), { expire: async () => {}, revoke: async () => {} })
  ours = await makeSubject(ana, 'account')
})
afterAll(() => server.close())

const written = (path: string) => path.replace(/:(\w+)/g, '{$1}')
const operationOf = ({ method, path }: { method: string; path: string }) => document.paths[written(path)]?.[method.toLowerCase()] as unknown as Operation | undefined

describe('the OpenAPI document', () => {
  it('is one of version 3.1, by the judgement of others', async () => {
    expect(document.openapi).toMatch(/^3\.1\./)
    expect(await new Validator().validate(structuredClone(document) as unknown as Json)).toEqual({ valid: true })
  })

  it('may be read by tools of any kind', async () => {
    const answer = await server.fetch('/api/openapi.json')
    expect(answer.headers.get('content-type')).toMatch(/^application\/json\b/)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
    expect(document.servers).toEqual([{ url: server.url }])
  })

  it('has every route that is served, and no other', () => {
    const told = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`))
    const known = served.filter((route) => !ELSEWHERE.some((path) => route.endsWith(` ${path}`))).map(written)
    expect(known.filter((route) => !told.includes(route))).toEqual([])
    expect(told.filter((route) => !known.includes(route))).toEqual([])
  })

  it('names each call once, and passes on what the contract says of it', () => {
    const calls = ROWS.map(({ endpoint }) => operationOf(endpoint))
    const names = calls.map((call) => call?.operationId)
    expect(new Set(names).size).toBe(ROWS.length)
    expect(operationOf({ method: 'POST', path: '/api/shared/:shareToken/copy' })).toMatchObject({
      operationId: 'copySharedItinerary',
      summary: 'Copy shared itinerary',
      description: 'Makes the trip one of the caller\'s own, guest or account: plan, activities and places on the calendar, without notes.',
    })
  })

  it('points at nothing that is not there, and holds nothing that is not pointed at', () => {
    const refs = new Set(JSON.stringify(document).match(/#\/components\/schemas\/\w+/g))
    const there = Object.keys(document.components.schemas).map((name) => `#/components/schemas/${name}`)
    expect([...refs].toSorted()).toEqual(there.toSorted())
  })
})

/** The schema of what a call answers, in which whatever the document does not name counts as a mistake. */
function judge(operation: Operation, status: number) {
  const schema = operation.responses[status]?.content?.['application/json']?.schema
  if (schema === undefined) return null
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true })
  const validate = ajv.compile({ ...(closed(schema) as Json), components: closed(document.components) })
  return (body: unknown) => (validate(body) ? [] : (validate.errors ?? []).map(({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`))
}

function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (typeof value !== 'object' || value === null) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
  return 'properties' in copy && copy.type === 'object' && !('additionalProperties' in copy) ? { ...copy, additionalProperties: false } : copy
}

/** What would need a recording, a sign-in that is under way, or an activity of the sample inventory. */
const NOTHING_THERE = new Set<string>([
  '/api/speech/transcribe', '/api/auth/transactions/:transactionId/token', '/media/activities/:name',
  // Those are judged below.
  '/api/activities/:productCode/details', '/api/activities/:productCode/availability', '/sample-booking/:code',
])

describe('a real answer', () => {
  it.each([...ROWS, ...PAGES].map((row) => [`${row.endpoint.method} ${row.endpoint.path}`, row] as const))('of %s is as the document says', async (_, row) => {
    const { endpoint } = row
    const operation = operationOf(endpoint)
    if (operation === undefined) throw new Error('It is not in the document.')
    const owner = await callerOf(row)
    const subject = row.law.startsWith('own') ? await makeSubject(owner, 'account') : ours
    const answers = [await ask(row, owner, subject), await ask(row, server.as(null, { origin: 'http://localhost:9001' }), subject)]
    // So that it is no refusal that is judged.
    if (!NOTHING_THERE.has(endpoint.path)) expect(answers[0]?.status).toBeLessThan(400)
    for (const { status, type, body } of answers) {
      expect(Object.keys(operation.responses)).toContain(String(status))
      const content = operation.responses[status]?.content
      if (content !== undefined && status < 300) expect(Object.keys(content)).toContain(type)
      if (typeof body === 'object') expect(judge(operation, status)?.(body) ?? []).toEqual([])
    }
  })

  /** Who ends sessions, or the account itself, is somebody who came for that. */
  const callerOf = async (row: Row): Promise<Caller> => {
    if (row.law === 'by bearer') return signInFromPage(server, { name: 'Ana', origin: 'http://localhost:9001', clientUserId: 'mdr_blog' })
    return row.afresh ? signIn(server, `Visitor ${row.endpoint.path}`) : ana
  }

  async function ask(row: Row, caller: Caller, subject: Subject): Promise<{ status: number; type: string; body: unknown }> {
    const input = row.input(subject)
    const params = { id: subject.itinerary.id, provider: 'timetable', name: 'x', code: 'x', shareToken: links.good, token: links.calendar, file: 'pk_nobody.js', ...input.params }
    const answer = await caller.send(row.endpoint as never, { ...input, params } as never)
    const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
    const text = await answer.text()
    return { status: answer.status, type, body: type === 'application/json' ? (JSON.parse(text) as unknown) : text }
  }

  it('of an activity is as the document says', async () => {
    const sample = await startServer()
    const guest = sample.as('mdr_guest')
    const { activities } = await guest.call(searchActivities, { body: { query: 'food tour Lisbon', currency: 'EUR' } })
    const params = { productCode: activities[0]?.productCode ?? ('none' as ProductCode) }
    const range = { startDate: '2027-03-14' as Day, endDate: '2027-03-20' as Day }
    const answers = [
      [searchActivities, { activities }],
      [readActivityDetails, await guest.call(readActivityDetails, { params, query: {} })],
      [readAvailability, await guest.call(readAvailability, { params, query: range })],
    ] as const
    await sample.close()
    for (const [endpoint, answer] of answers) {
      const operation = operationOf(endpoint)
      expect(operation && judge(operation, 200)?.(answer)).toEqual([])
    }
    expect(activities.length).toBeGreaterThan(0)
  })
})
