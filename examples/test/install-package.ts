import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { buildPackage } from '../../scripts/package/build.mjs'

const run = promisify(execFile)

/** Where what a consumer brings along itself is found: React and its types. */
export const MODULES = fileURLToPath(new URL('../../node_modules', import.meta.url))

/** An empty project into which the packed package was installed, offline. Its folder is the caller's to remove. */
export async function installPackage(): Promise<string> {
  const project = await mkdtemp(join(tmpdir(), 'meander-project-'))
  const built = join(project, 'built')
  await buildPackage(built)
  const { stdout } = await run('npm', ['pack', built, '--pack-destination', project, '--json'], { cwd: project })
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }]
  await rm(built, { recursive: true })
  await writeFile(join(project, 'package.json'), JSON.stringify({ name: 'empty', private: true, type: 'module' }))
  await run('npm', ['install', '--offline', '--no-audit', '--no-fund', `./${filename}`], { cwd: project })
  return project
}
