// Prints what the planner costs the page that it stands in before anybody touches it, beside the same page without it: how long its
// thread is blocked (what tasks of more than 50 ms take beyond that) on a processor that is four times slower, and how far it moves. A task
// counts as four times the work that the thread itself did in it: Chromium's own slowing down would multiply what else the machine does as well.
// With --write the figures go to docs/host-cost.json, which /partners/conformance shows. Ends with status 1 when a goal is missed.
//   npm run build && npm run bench:host [-- --write]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { median, openChromium } from './measuring.mjs'

/* global window, document, PerformanceObserver */
const TASK = 'ThreadControllerImpl::RunTask'

const RUNS = 9
const SLOWER = 4
/** How long a page is watched after its network has become quiet. In ms. */
const WATCHED = 2000
const GOALS = { blocked: 30, moved: 0 }
const RESERVED = 'meander-planner { display: block; min-height: 640px }'
const TABLE = 'docs/host-cost.json'

const dataDir = mkdtempSync(join(tmpdir(), 'meander-bench-'))
const server = fork(join(import.meta.dirname, 'chat-server.mjs'), { env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir } })
const [{ product }] = await once(server, 'message')
const site = `http://localhost:${product}`
const PAGES = {
  empty: '',
  inline: `<meander-planner></meander-planner><script async src="${site}/sdk/v1.js"></script>`,
  floating: `<meander-planner view="floating"></meander-planner><script async src="${site}/sdk/v1.js"></script>`,
}
const host = createServer(({ url }, response) => {
  const body = PAGES[url.slice(1)] ?? ''
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.end(`<!doctype html><html lang="en"><title>A page of somebody else</title><link rel="icon" href="data:,"><style>${RESERVED}</style><h1>A page</h1><p>Above</p>${body}<p>Below</p></html>`)
}).listen(0, '127.0.0.1')
await once(host, 'listening')
const browser = await openChromium()

/** In the page, before anything else. */
function watch() {
  window.moved = 0
  new PerformanceObserver((list) => list.getEntries().forEach(({ value }) => (window.moved += value))).observe({ type: 'layout-shift', buffered: true })
}

/** A profile of its own for each visit: nothing is kept from the last. */
async function visit(name) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  await page.addInitScript(watch)
  await browser.startTracing(page, { categories: ['toplevel'] })
  await page.goto(`http://localhost:${host.address().port}/${name}`)
  if (name === 'inline') await page.waitForFunction(() => document.querySelector('meander-planner').shadowRoot?.querySelector('.frame > .meander'))
  if (name === 'floating') await page.waitForFunction(() => document.querySelector('meander-planner').shadowRoot?.querySelector('.launcher'))
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(WATCHED)
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()))
  const moved = await page.evaluate(() => window.moved)
  await context.close()
  return { moved, blocked: blockedIn(traceEvents) }
}

/** In ms. */
function blockedIn(events) {
  const pages = new Set(events.filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain').map(keyOf))
  const tasks = events.filter((event) => event.ph === 'X' && event.name === TASK && pages.has(keyOf(event)))
  return tasks.reduce((sum, { tdur }) => sum + Math.max(0, (tdur / 1000) * SLOWER - 50), 0)
}

const keyOf = ({ pid, tid }) => `${pid} ${tid}`
const found = Object.fromEntries(Object.keys(PAGES).map((name) => [name, []]))
// In turn, so that what else the machine does falls on all alike.
for (let run = 0; run < RUNS; run += 1) for (const name of Object.keys(PAGES)) found[name].push(await visit(name))
await browser.close()
host.close()
server.kill()
rmSync(dataDir, { recursive: true, force: true })

const figure = (name, key) => median(found[name].map((seen) => seen[key]))
const costs = ['inline', 'floating'].flatMap((view) => [
  line(`Main thread blocked before the first action, view ${view}, CPU ${SLOWER} times slower`, { view, key: 'blocked', say: (value) => `${Math.round(value)} ms`, goal: '30 ms more at most' }),
  line(`Layout shift before the first action, view ${view}`, { view, key: 'moved', say: (value) => String(Math.round(value * 1000) / 1000), goal: 'none' }),
])
for (const { what, measured, passed } of costs) console.log(`${what.padEnd(84)} ${measured.padEnd(60)} ${passed ? 'ok' : 'FAIL'}`)
for (const [name, runs] of Object.entries(found)) console.log(`  ${name.padEnd(9)} blocked: ${runs.map(({ blocked }) => Math.round(blocked)).join(' ')} ms`)
if (process.argv.includes('--write')) {
  const measuredOn = { day: new Date().toISOString().slice(0, 10), chromium: browser.version(), processor: cpus()[0]?.model ?? 'unknown', runs: RUNS }
  writeFileSync(TABLE, `${JSON.stringify({ ...measuredOn, costs }, null, 2)}\n`)
}
process.exitCode = costs.every(({ passed }) => passed) ? 0 : 1

function line(what, { view, key, say, goal }) {
  const [empty, beside] = [figure('empty', key), figure(view, key)]
  return { what, measured: `${say(beside)}; the page without it ${say(empty)}; goal: ${goal}`, passed: beside - empty <= GOALS[key] }
}
