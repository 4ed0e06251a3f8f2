import { fork } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const PROCESS = fileURLToPath(new URL('listener-process.ts', import.meta.url))

/**
 * Starts the process that listens. It opens files from strangers, so that it may read files and do nothing else to the machine, and is
 * given none of the server's settings and keys.
 */
export function startListenerProcess(folder?: string): ChildProcess {
  return fork(PROCESS, folder === undefined ? [] : [folder], {
    execArgv: ['--permission', '--allow-fs-read=*'],
    // Windows starts nothing without the first; the second keeps what is said of a broken file out of the log.
    env: { SystemRoot: process.env.SystemRoot ?? '' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  })
}
