import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Listening {
  port: number
  /** Takes no new connection, lets the running requests end, and after `patience` milliseconds cuts what is left. */
  stop(patience: number): Promise<void>
}

/** Opens a port. The error of a port that is taken names it. */
export async function listen(handler: RequestListener, { host, port }: { host: string; port: number }): Promise<Listening> {
  const server = createServer(handler)
  // Longer than the idle time of common proxies, so that it is never us who closes a connection just as it is used.
  server.keepAliveTimeout = 65_000
  await opened(server, host, port)
  return {
    port: (server.address() as AddressInfo).port,
    stop: (patience) => stop(server, patience),
  }
}

function opened(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTakenError(port, error) : error))
    server.listen(port, host, resolve)
  })
}

export class PortTakenError extends Error {
  readonly port: number

  constructor(port: number, cause: unknown) {
    super(`port ${port} is in use`, { cause })
    this.name = 'PortTakenError'
    this.port = port
  }
}

async function stop(server: Server, patience: number): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve))
  // A kept connection falls idle only when its running request has ended.
  const sweep = setInterval(() => server.closeIdleConnections(), 100)
  const cut = setTimeout(() => server.closeAllConnections(), patience)
  await closed
  clearInterval(sweep)
  clearTimeout(cut)
}
