import { execFile, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { lendIndex } from '../../server/test/test-gazetteer.ts'
import { freePorts } from './free-ports.ts'

/** A running Meander with a database of its own. */
export interface Meander {
  /** Site, API and SDK. */
  siteUrl: string
  /** The example pages: another origin. */
  examplesUrl: string
  /** What `npm run partners` prints, with these words after it. */
  partners(...words: string[]): Promise<string>
  stop(): Promise<void>
}

const root = fileURLToPath(new URL('../..', import.meta.url))
const START_TIME = 180_000

/** Starts the product as a visitor of the README does, on free ports and with an empty data folder. */
export async function startMeander(environment: Record<string, string> = {}): Promise<Meander> {
  const [port = 0, examplesPort = 0] = await freePorts(2)
  const dataDir = await mkdtemp(join(tmpdir(), 'meander-'))
  lendIndex(dataDir)
  const program = existsSync(join(root, 'scripts/start.mjs')) ? 'scripts/start.mjs' : 'server/main.ts'
  const env: NodeJS.ProcessEnv = { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...environment, PORT: String(port), EXAMPLES_PORT: String(examplesPort), DATA_DIR: dataDir }
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))

  const stop = async () => {
    child.kill('SIGTERM')
    const killing = setTimeout(() => child.kill('SIGKILL'), 10_000)
    await ended
    clearTimeout(killing)
    await rm(dataDir, { recursive: true, force: true })
  }
  const siteUrl = `http://localhost:${port}`
  const examplesUrl = `http://localhost:${examplesPort}`
  const ready = Promise.all([answers(`${siteUrl}/readyz`), answers(`${examplesUrl}/`)])
  const early = ended.then(() => Promise.reject(new Error(`Meander ended before it was ready:\n${output}`)))
  try {
    await Promise.race([ready, early])
  } catch (error) {
    await stop()
    throw new Error(`Meander did not start:\n${output}`, { cause: error })
  }
  early.catch(() => {})
  const partners = async (...words: string[]) => (await promisify(execFile)(process.execPath, ['server/partners.ts', ...words], { cwd: root, env })).stdout
  return { siteUrl, examplesUrl, partners, stop }
}

async function answers(url: string): Promise<void> {
  const end = Date.now() + START_TIME
  while (Date.now() < end) {
    const response = await fetch(url).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`${url} did not answer within ${START_TIME / 1000} s`)
}
