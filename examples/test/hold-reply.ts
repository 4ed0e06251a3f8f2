import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import type { BrowserContext } from 'playwright-core'

/** A line of the chat stream that carries words. */
const WORDS = /^0:/m
/** What this server says anew, since the connection is its own. */
const OF_THE_CONNECTION = new Set(['connection', 'content-encoding', 'content-length', 'keep-alive', 'transfer-encoding'])

/**
 * Lets replies of the chat come as far as their first words, and no further: they stream until the browser gives them
 * up. Answers how many are held.
 */
export async function holdReplies(context: BrowserContext, siteUrl: string): Promise<() => number> {
  const held = new Set<ServerResponse>()
  const server = createServer(async (request, response) => {
    const answer = await forward(siteUrl, request)
    for (const [name, value] of answer.headers) if (!OF_THE_CONNECTION.has(name)) response.setHeader(name, value)
    response.writeHead(answer.status)
    held.add(response)
    response.once('close', () => held.delete(response))
    for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      response.write(part)
      if (WORDS.test(part)) break
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  context.once('close', () => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  await context.route(`${siteUrl}/api/chat`, (route) => (route.request().method() === 'POST' ? route.continue({ url: `http://localhost:${port}/api/chat` }) : route.continue()))
  return () => held.size
}

function forward(siteUrl: string, request: IncomingMessage): Promise<Response> {
  const names = ['accept', 'content-type', 'origin'] as const
  const headers = Object.fromEntries(names.flatMap((name) => (request.headers[name] ? [[name, request.headers[name]]] : [])))
  return fetch(siteUrl + request.url, { method: request.method ?? 'POST', headers, body: Readable.toWeb(request) as BodyInit, duplex: 'half' } as RequestInit)
}
