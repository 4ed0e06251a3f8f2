import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteItinerary, listItineraries, readItinerary } from '@meander/sdk/contract/itineraries'
import { revokeShareLink } from '@meander/sdk/contract/sharing'
import { signInFromPage } from '../test/embed-sign-in.ts'
import { signIn } from '../test/sign-in.ts'
import { startServer } from '../test/start-server.ts'
import type { Caller, TestServer } from '../test/start-server.ts'
import { createTimetableProvider } from '../test/timetable-provider.ts'
import { allowed, CALLERS, isOwner } from './laws.ts'
import type { CallerName } from './laws.ts'
import { ELSEWHERE, PAGES, ROWS } from './rows.ts'
import type { Row } from './rows.ts'
import { makeLinks, makeSubject, secretOf, seenByOwner } from './subject.ts'
import type { Kind, Links, Subject } from './subject.ts'

const HIS_KEY = 'mdr_ben_1'
const MANY = Object.fromEntries(['READ', 'WRITE', 'SEARCH', 'CHAT', 'SIGN_IN', 'SHARE_EMAIL', 'AUTH_POLL'].map((name) => [`RATE_LIMIT_${name}`, '100000']))

let server: TestServer
let served: string[]
let links: Links
let callers: Record<CallerName, Caller>
beforeAll(async () => {
  const provider = createTimetableProvider({ TRAM: { '2027-03-14': ['09:00', '14:00'] } })
  const mailer = { send: async () => {}, check: async () => {}, close: async () => {} }
  server = await startServer({
    env: { ...MANY, LOG_LEVEL: 'silent' },
    given: { provider, mailer },
    routes: (router) => {
      served = router.stack.flatMap(({ methods, path }) => methods.filter((method) => method !== 'HEAD').map((method) => `${method} ${String(path)}`))
    },
  })
  const ana = await signIn(server, 'Ana')
  const lin = await signIn(server, 'Lin')
  links = await makeLinks(lin, {
    expire: async (token) => void (await server.deps.db.updateTable('share_links').set({ expires_at: '2020-01-01T00:00:00.000Z' }).where('token', '=', token).execute()),
    revoke: async (id) => void (await lin.call(revokeShareLink, { params: { id } })),
  })
  callers = {
    owner: ana,
    'other user': await signIn(server, 'Ben', { clientUserId: HIS_KEY }),
    'owner guest': server.as('mdr_guest_1'),
    'other guest': server.as('mdr_guest_2'),
    nobody: server.as(null),
    'share token': server.as(links.good),
    'expired share token': server.as(links.expired),
    'revoked share token': server.as(links.revoked),
    'calendar token': server.as(links.calendar),
    'other bearer': await byBearer('Cem'),
    'owner bearer': await byBearer('Ana'),
  }
})
afterAll(() => server.close())

/** A planner on somebody's blog. */
const byBearer = (name: string) => signInFromPage(server, { name, origin: 'http://localhost:9001', clientUserId: `mdr_blog_${name}` })

const nameOf = ({ endpoint }: Row) => `${endpoint.method} ${endpoint.path}`
const ALL = [...ROWS, ...PAGES]

describe('the matrix', () => {
  it('has a row for every call of the contract, and for every route that is served [1.34]', async () => {
    const folder = join(import.meta.dirname, '..', '..', 'sdk', 'contract')
    const files = readdirSync(folder).filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    const exported = await Promise.all(files.map((name): Promise<Record<string, unknown>> => import(pathToFileURL(join(folder, name)).href)))
    const promised = exported.flatMap((one) => Object.values(one)).flatMap((one) => (isEndpoint(one) ? [`${one.method} ${one.path}`] : []))
    const rows = ALL.map(nameOf)
    expect(promised.filter((call) => !rows.includes(call))).toEqual([])
    expect(served.filter((route) => !rows.includes(route) && !ELSEWHERE.some((path) => route.endsWith(` ${path}`)))).toEqual([])
    expect(rows.filter((route) => !served.includes(route))).toEqual([])
  })
})

describe('an account', () => {
  it('is refused nothing of its own: each call is open to it, by its cookie or by a bearer [1.32]', () => {
    const owner = 'owner'
    const refused = ROWS.filter(({ law }) => !(['owner', 'owner bearer'] as const).some((caller) => allowed({ law, caller, owner }).includes(200)))
    expect(refused.map(nameOf)).toEqual([])
  })
})

function isEndpoint(value: unknown): value is Row['endpoint'] {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

let fresh = 0

/** Who ends sessions signs in anew, under the same name: it is the same account. */
async function callerOf(row: Row, name: CallerName): Promise<Caller> {
  if (!row.afresh) return callers[name]
  if (name === 'owner') return signIn(server, 'Ana')
  if (name === 'owner bearer') return byBearer('Ana')
  if (name === 'other bearer') return byBearer(`Cem ${fresh++}`)
  return name === 'other user' ? signIn(server, `Ben ${fresh++}`) : callers[name]
}

const SHARED_TITLE = /Lisbon\\?, Zaubernuss of the account/g

async function ask(row: Row, caller: Caller, subject: Subject): Promise<{ status: number; text: string }> {
  const input = row.input(subject)
  const params = { id: subject.itinerary.id, provider: 'demo', name: 'x', code: 'x', shareToken: links.good, token: 'made-up', ...input.params }
  const answer = await caller.send(row.endpoint as never, { ...input, params } as never)
  // The title of a shared trip is for all.
  return { status: answer.status, text: (await answer.text()).replaceAll(SHARED_TITLE, '') }
}

describe.each([
  ['account' as Kind, 'owner' as CallerName],
  ['guest' as Kind, 'owner guest' as CallerName],
])('the trip and talk of one %s', (kind, owner) => {
  // The owner last, who may leave something changed.
  const inTurn = [...CALLERS.filter((name) => name !== owner), owner]

  describe.each(ALL.map((row) => [nameOf(row), row] as const))('%s', (_name, row) => {
    it('answers each as its law says, tells strangers nothing and lets them change nothing [6.2, 6.9, 6.14, 6.17, 6.20, 7.81]', async () => {
      const subject = await makeSubject(callers[owner], kind)
      const before = await seenByOwner(callers[owner], subject)
      for (const name of inTurn) {
        const caller = await callerOf(row, name)
        // What is its owner's twice, by cookie and by bearer, is there for each of them.
        const about = name === 'owner bearer' && isOwner(name, owner) ? await makeSubject(callers[owner], kind) : subject
        const { status, text } = await ask(row, caller, about)
        expect({ name, status, isAllowed: allowed({ law: row.law, caller: name, owner }).includes(status) }).toEqual({ name, status, isAllowed: true })
        if (isOwner(name, owner)) continue
        expect({ name, told: text.includes(secretOf(kind)) }).toEqual({ name, told: false })
        expect(await seenByOwner(callers[owner], subject)).toEqual(before)
      }
      if (!row.afresh) return
      callers.owner = await signIn(server, 'Ana')
      callers['owner bearer'] = await byBearer('Ana')
    })
  })

  it('is in the list of its owner alone [6.2]', async () => {
    const { itinerary } = await makeSubject(callers[owner], kind)
    for (const name of CALLERS) {
      const ids = (await callers[name].call(listItineraries)).map(({ id }) => id)
      expect({ name, listed: ids.includes(itinerary.id) }).toEqual({ name, listed: isOwner(name, owner) })
    }
  })
})

describe('an address with a token', () => {
  const shared = (token: string) => [`/api/shared/${token}`, `/api/shared/${token}/calendar.ics`, `/shared/${token}/picture.png`]
  const calendars = (token: string) => [`/api/calendars/${token}.ics`]
  const statuses = (paths: string[]) => Promise.all(paths.map(async (path) => (await server.fetch(path)).status))

  it('opens what its own token is for, and nothing to any other token', async () => {
    expect(await statuses(calendars(links.calendar))).toEqual([200])
    for (const token of [links.expired, links.revoked, links.calendar, 'made-up']) expect(await statuses(shared(token))).toEqual([404, 404, 404])
    for (const token of [links.good, links.expired, 'made-up']) expect(await statuses(calendars(token))).toEqual([404])
  })

  it('shows no note that is private, and no id of a row', async () => {
    for (const path of shared(links.good).slice(0, 2)) {
      const text = await (await server.fetch(path)).text()
      // Its title is public.
      expect(text.replaceAll(/Lisbon\\?, Zaubernuss/g, '')).not.toContain('Zaubernuss')
      expect(text).not.toMatch(/(trip|entry|slot|user|session)_/)
    }
  })

  it('opens nothing else as a bearer [6.20]', async () => {
    const { itinerary } = await makeSubject(callers.owner, 'account')
    for (const token of Object.values(links)) {
      const holder = server.as(null, { authorization: `Bearer ${token}` })
      await expect(holder.call(deleteItinerary, { params: { id: itinerary.id } })).rejects.toMatchObject({ status: 401 })
    }
    expect(await callers.owner.call(readItinerary, { params: { id: itinerary.id } })).toEqual(itinerary)
  })
})
