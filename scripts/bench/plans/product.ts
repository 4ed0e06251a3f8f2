import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Activity } from '@meander/sdk/contract/activities'
import type { ChatData } from '@meander/sdk/contract/chat'
import { postChat } from '@meander/sdk/contract/chat'
import { createPartDecoder } from '@meander/sdk/contract/chat-stream'
import { fillPath } from '@meander/sdk/contract/endpoint'
import type { Endpoint, EndpointInput, EndpointReply } from '@meander/sdk/contract/endpoint'
import { createApp } from '../../../server/app.ts'
import { readConfig } from '../../../server/config/index.ts'
import { closeDeps, createDeps } from '../../../server/deps.ts'
import type { Deps } from '../../../server/deps.ts'
import { IN_MEMORY } from '../../../server/db/sqlite.ts'
import { lendIndex } from '../../../server/test/test-gazetteer.ts'

/** What the chat has told by the end of a conversation. */
export interface Told {
  texts: string[]
  cards: Activity[]
  dates: Extract<ChatData, { kind: 'extracted-dates' }>['extractedDates'] | null
  facts: Extract<ChatData, { kind: 'trip-facts' }> | null
}

/** The whole product on a port of its own, at a moment that never passes. */
export interface Product {
  deps: Deps
  /** Says one thing after the other; each reply as it stood then. */
  converse(visitor: string, turns: readonly string[]): Promise<Told[]>
  /** One call of the contract; its reply, or the code that it was refused with. */
  call<E extends Endpoint>(visitor: string, endpoint: E, input: EndpointInput<E>): Promise<{ reply: EndpointReply<E> } | { code: string }>
  close(): Promise<void>
}

export async function openProduct(now: Date): Promise<Product> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meander-plans-'))
  lendIndex(dataDir)
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'error', DATA_DIR: dataDir, RATE_LIMIT_CHAT: '1000000', RATE_LIMIT_WRITE: '1000000', RATE_LIMIT_READ: '1000000', RATE_LIMIT_SEARCH: '1000000' })
  const deps = await createDeps({ ...config, database: IN_MEMORY }, { clock: () => now })
  const http = createServer(createApp(deps).callback())
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(http.address() as AddressInfo).port}`

  async function send(visitor: string, endpoint: Endpoint, { params = {}, body = {} }: { params?: object; body?: object }): Promise<Response> {
    const isRead = endpoint.method === 'GET' || endpoint.method === 'DELETE'
    const path = `${url}${fillPath(endpoint.path, params as Record<string, unknown>)}`
    if (isRead) return fetch(`${path}?clientUserId=${visitor}`, { method: endpoint.method })
    return fetch(path, { method: endpoint.method, headers: { 'content-type': 'application/json' }, body: JSON.stringify({ ...body, clientUserId: visitor }) })
  }

  return {
    deps,
    async converse(visitor, turns) {
      const told: Told[] = []
      for (const [at, content] of turns.entries()) {
        const messages = [{ id: `m${at}`, role: 'user', content }]
        const answer = await send(visitor, postChat, { body: { id: visitor, sessionId: visitor, messages, data: { timeZone: 'Europe/London' } } })
        told.push(readReply(await answer.text(), told.at(-1)))
      }
      return told
    },
    async call(visitor, endpoint, input) {
      const answer = await send(visitor, endpoint, input as object)
      const body: unknown = await answer.json()
      return answer.ok ? { reply: body as EndpointReply<typeof endpoint> } : { code: String((body as { code?: unknown }).code) }
    },
    async close() {
      http.closeAllConnections()
      await new Promise((resolve) => http.close(resolve))
      await deps.lifecycle.settled()
      await closeDeps(deps)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** What a reply does not say anew stands as before. */
function readReply(wire: string, before: Told | undefined): Told {
  const decoder = createPartDecoder()
  const parts = [...decoder.push(wire), ...decoder.end()]
  const data = parts.flatMap((part) => (part.kind === 'data' ? (part.data as ChatData[]) : []))
  const last = <Kind extends ChatData['kind']>(kind: Kind) => data.findLast((one): one is Extract<ChatData, { kind: Kind }> => one.kind === kind)
  return {
    texts: [...(before?.texts ?? []), parts.map((part) => (part.kind === 'text' ? part.text : '')).join('')],
    cards: last('recommendations')?.recommendations ?? [],
    dates: last('extracted-dates')?.extractedDates ?? before?.dates ?? null,
    facts: last('trip-facts') ?? before?.facts ?? null,
  }
}
