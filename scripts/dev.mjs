// npm run dev: rebuilds the bundles and restarts the server whenever a source changes.
import { spawn } from 'node:child_process'
import { removeCompressed } from './precompress.mjs'
import { removeStamp } from './sources-stamp.mjs'

// What is built here is for development, so the next start builds anew; and a compressed copy would hide each change.
await removeStamp()
await removeCompressed('dist')

const env = { ...process.env, NODE_ENV: process.env.NODE_ENV || 'development' }
const run = (...words) => spawn(process.execPath, words, { stdio: 'inherit', env })
const children = [run('node_modules/rollup/dist/bin/rollup', '--config', '--watch', '--no-watch.clearScreen'), run('--watch', '--watch-preserve-output', 'server/main.ts')]

let ending = false
function end(code) {
  if (ending) return
  ending = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => end(0))
for (const child of children) child.once('exit', (code) => end(code ?? 0))
