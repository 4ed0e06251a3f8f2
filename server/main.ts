import { join } from 'node:path'
import { createApp, listUpkeep } from './app.ts'
import { ConfigError, readConfig } from './config/index.ts'
import type { Config } from './config/index.ts'
import { closeDeps, createDeps } from './deps.ts'
import type { Deps } from './deps.ts'
import { loggable } from './http/errors.ts'
import { listen, PortTakenError } from './http/listen.ts'
import type { Listening } from './http/listen.ts'
import { startUpkeep } from './http/upkeep.ts'
import { createExamplesApp } from './pages/examples-app.ts'

/** How long running streams may take to end once the process is asked to stop. Milliseconds. */
const PATIENCE = 30_000
const PROJECT = join(import.meta.dirname, '..')

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(lineFor(error))
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const deps = await createDeps(config)
  const { host } = config
  const site = await listen(createApp(deps).callback(), { host, port: config.port })
  const folders = [join(PROJECT, 'examples'), join(PROJECT, 'dist', 'examples')]
  const examples = await listen(createExamplesApp({ ...deps, folders }).callback(), { host, port: config.examplesPort })
  startUpkeep(listUpkeep(deps), deps.log)
  stopOnSignal(deps, [site, examples])
  console.log(`Meander   ${config.publicUrl}`)
  console.log(`Examples  http://localhost:${examples.port}`)
}

function stopOnSignal(deps: Deps, doors: Listening[]): void {
  const stop = async (signal: string) => {
    // A second signal means: now.
    if (deps.lifecycle.stopping()) process.exit(1)
    deps.lifecycle.stop()
    deps.log.info({ signal }, 'stopping')
    await Promise.all(doors.map((door) => door.stop(PATIENCE)))
    await Promise.race([deps.lifecycle.settled(), patience()])
    await closeDeps(deps)
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

function patience(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE))
}

/** What the operator can put right is told in one line; the rest is told in full. */
function lineFor(error: unknown): string {
  if (error instanceof ConfigError) return `Meander cannot start: ${error.message}.`
  if (error instanceof PortTakenError) return `Meander cannot start: ${error.message}. Set PORT or EXAMPLES_PORT to a free one.`
  return `Meander cannot start. ${loggable(error)}`
}
