import { join } from 'node:path'
import { createApp, listUpkeep } from './app.ts'
import { ConfigError, prepareDataFolder, readConfig, UnusableSetting } from './config/index.ts'
import type { Config } from './config/index.ts'
import { isPostgresUrl } from './db/connect.ts'
import { closeDeps, createDeps } from './deps.ts'
import { demoSignInWarning } from './features/auth/index.ts'
import { warmArranging } from './features/itineraries/index.ts'
import { loggable } from './http/errors.ts'
import { listen, PortError } from './http/listen.ts'
import { stopOnSignal } from './http/stop-on-signal.ts'
import { startUpkeep } from './http/upkeep.ts'
import { unsentMailWarning } from './mail/warning.ts'
import { createExamplesApp } from './pages/examples-app.ts'

const PROJECT = join(import.meta.dirname, '..')

try {
  await start(readConfig(process.env))
} catch (error) {
  console.error(lineFor(error))
  process.exit(1)
}

async function start(config: Config): Promise<void> {
  const keepsFiles = !isPostgresUrl(config.database) || config.smtpUrl === null
  if (keepsFiles) prepareDataFolder(config.dataDir)
  const deps = await createDeps(config)
  const { host } = config
  const site = await listen(createApp(deps).callback(), { host, port: config.port })
  const folders = [join(PROJECT, 'examples'), join(PROJECT, 'dist', 'examples')]
  const examples = await listen(createExamplesApp({ ...deps, folders }).callback(), { host, port: config.examplesPort })
  // The first who asks shall not wait for the reader to be opened, nor for the arranging to be compiled.
  void deps.listener.hear(['Hello'])
  void warmArranging()
  startUpkeep(listUpkeep(deps), deps.log)
  deps.mailer.check().catch((error: unknown) => deps.log.warn({ failure: loggable(error) }, 'trips cannot be sent by e-mail just now'))
  stopOnSignal({ ...deps, doors: [site, examples], close: () => closeDeps(deps) })
  console.log(`Meander   ${config.publicUrl}`)
  console.log(`Examples  http://localhost:${examples.port}`)
  const sendsMail = config.smtpUrl !== null
  const signIn = config.signIn.length === 0 ? demoSignInWarning(config.publicUrl, sendsMail) : null
  for (const warning of [signIn, unsentMailWarning(config.publicUrl, config.smtpUrl)]) if (warning !== null) console.warn(warning)
}

/** What the operator can put right is told in one line; the rest is told in full. */
function lineFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof UnusableSetting) return `Meander cannot start: ${error.message}.`
  if (error instanceof PortError) return `Meander cannot start: ${error.message}. Set PORT or EXAMPLES_PORT to a free one.`
  return `Meander cannot start. ${loggable(error)}`
}
