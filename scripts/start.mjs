// npm start: builds what is missing or stale, then serves.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const NEEDED = 24

if (Number(process.versions.node.split('.')[0]) < NEEDED) {
  runWithOwnNode()
} else {
  await start()
}

/** The project brings the Node that it needs as a dependency. npm finds it by itself; a bare `node scripts/start.mjs` does not. */
function runWithOwnNode() {
  const own = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (!existsSync(own)) {
    console.error('Meander cannot start: run "npm install" first.')
    process.exit(1)
  }
  const child = spawn(own, [fileURLToPath(import.meta.url)], { stdio: 'inherit', cwd: root })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  child.once('exit', (code) => process.exit(code ?? 1))
}

async function start() {
  process.env.NODE_ENV ||= 'production'
  // Keeps the stripped TypeScript between starts: a second start takes half the time and 20 MB less.
  const { enableCompileCache } = await import('node:module')
  enableCompileCache(join(root, '.build/compile-cache'))
  // A setting that cannot be used is said at once, not after the build; the server says it.
  if (await isConfigured()) await buildWhenStale()
  if (process.env.npm_lifecycle_event !== undefined) stopWithParent()
  await import('../server/main.ts')
}

/** npm passes a SIGTERM on to its shell, which dies of it and tells nobody: without this the server would live on unseen. */
function stopWithParent() {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  watch.unref()
}

async function isConfigured() {
  const { readConfig } = await import('../server/config/index.ts')
  try {
    readConfig(process.env)
    return true
  } catch {
    return false
  }
}

async function buildWhenStale() {
  const { isBuilt } = await import('./sources-stamp.mjs')
  if (await isBuilt(root)) return
  console.log('Building what browsers load. This is done once.')
  const { status } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], { stdio: 'inherit', cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
  if (status !== 0) {
    console.error('Meander cannot start: the build failed, see above.')
    process.exit(1)
  }
}
