import { createServer, request as send } from 'node:http'
import type { RequestListener } from 'node:http'
import type { Socket } from 'node:net'
import { duplexPair } from 'node:stream'
import type { CustomFetch } from 'openid-client'

/**
 * Calls a server that lives in this process over a pair of streams instead of a network connection.
 * The public address may be a name that this machine cannot reach, so the server never calls itself by it.
 */
export function inProcessFetch(listener: RequestListener): CustomFetch {
  const server = createServer(listener)
  return (address, { method, headers, body, signal }) =>
    new Promise((resolve, reject) => {
      const url = new URL(address)
      const [near, far] = duplexPair()
      server.emit('connection', far)
      const call = send(
        {
          method,
          host: url.hostname,
          path: `${url.pathname}${url.search}`,
          headers: { ...headers, host: url.host, connection: 'close' },
          createConnection: () => near as Socket,
          ...(signal && { signal }),
        },
        (answer) => {
          const chunks: Buffer[] = []
          answer.on('data', (chunk: Buffer) => chunks.push(chunk))
          answer.on('error', reject)
          answer.on('end', () => {
            const status = answer.statusCode ?? 500
            const plain = Object.entries(answer.headers).flatMap(([name, value]): [string, string][] =>
              value === undefined ? [] : [[name, String(value)]],
            )
            resolve(new Response(Buffer.concat(chunks), { status, headers: plain }))
          })
        },
      )
      call.on('error', reject)
      call.end(bodyText(body))
    })
}

function bodyText(body: unknown): string | undefined {
  return body === null || body === undefined ? undefined : String(body)
}
