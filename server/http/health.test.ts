import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startServer } from '../test/start-server.ts'
import type { TestServer } from '../test/start-server.ts'

describe('health', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer()
  })
  afterAll(() => server.close())

  it('says that the process lives', async () => {
    const answer = await server.fetch('/healthz')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({ status: 'ok' })
  })

  it('is ready while its database answers and it is not stopping', async () => {
    expect((await server.fetch('/readyz')).status).toBe(200)
    server.deps.lifecycle.stop()
    const stopping = await server.fetch('/readyz')
    expect(stopping.status).toBe(503)
    expect(await stopping.json()).toEqual({ status: 'shutting-down' })
    expect((await server.fetch('/healthz')).status).toBe(200)
  })
})
