// The server as a process of its own with one more route: a stream that ends when the process that started it says so.
import { once } from 'node:events'
import { defineEndpoint, Nothing } from '@meander/sdk/contract/endpoint'
import { createApp } from '../app.ts'
import { readConfig } from '../config/index.ts'
import { closeDeps, createDeps } from '../deps.ts'
import { listen } from '../http/listen.ts'
import { stopOnSignal } from '../http/stop-on-signal.ts'
import { serveStream } from '../http/stream.ts'

const stream = defineEndpoint({ method: 'GET', path: '/api/test/stream', reply: Nothing })

async function* untilTold(): AsyncGenerator<string> {
  yield '0:"first"\n'
  await once(process, 'message')
  yield '0:"last"\n'
}

const config = readConfig(process.env)
const deps = await createDeps(config)
const app = createApp(deps, (router) => serveStream(router, stream, [], untilTold))
const door = await listen(app.callback(), config)
stopOnSignal({ ...deps, doors: [door], close: () => closeDeps(deps) })
console.log(`Examples  none`)
