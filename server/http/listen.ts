import { createServer } from 'node:http'
import type { RequestListener, Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { UnusableSetting } from '../config/index.ts'

export interface Listening {
  port: number
  /** Takes no new connection, lets the running requests end, and after `patience` milliseconds cuts what is left. */
  stop(patience: number): Promise<void>
}

/** Opens a port. Throws a `PortError` or an `UnusableSetting` when the operator can put right why it does not open. */
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
    server.once('error', (error: NodeJS.ErrnoException) => reject(explain(error, host, port)))
    server.listen(port, host, resolve)
  })
}

const OF_THE_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

function explain(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === 'EADDRINUSE') return new PortError(`port ${port} is in use`, error)
  if (error.code === 'EACCES') return new PortError(`port ${port} is not for this user`, error)
  if (OF_THE_HOST.has(error.code ?? '')) return new UnusableSetting('HOST', `${JSON.stringify(host)} is no address of this machine`, error)
  return error
}

export class PortError extends Error {
  constructor(message: string, cause: unknown) {
    super(message, { cause })
    this.name = 'PortError'
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
