// Prints how long our calendar and two others take to show the same week of 200 entries, and how their frames go while an
// entry is dragged across it, in a real Chromium that is slowed down four times. All three in turn, so that what else the
// machine does meets each of them; the median of all runs is told, by the clock and in work of the page's own thread, with the least
// and the most. Mounted is the calendar alone, without the page around it. Frames count from before the press until what was
// carried has landed; a screen shows a whole one or none, so each stood for some 17, 33, 50 ms. They are timed in pages that nobody
// traces: a trace makes every frame longer. Ends with 1 where a goal is missed.
// What it is measured beside comes with all else: npm ci
//   npm run bench:calendar              four times slower, 7 runs of each
//   npm run bench:calendar -- 4 3       another slowness, and 3 runs
import { join, resolve } from 'node:path'
import alias from '@rollup/plugin-alias'
import commonjs from '@rollup/plugin-commonjs'
import { nodeResolve } from '@rollup/plugin-node-resolve'
import replace from '@rollup/plugin-replace'
import terser from '@rollup/plugin-terser'
import { rollup } from 'rollup'
import { compileWhole } from '../rollup/compile-whole.mjs'
import { cssText } from '../rollup/css-text.mjs'
import { reactOnPreact } from '../rollup/react-on-preact.mjs'
import { transpile } from '../rollup/transpile.mjs'
import { inPage } from './calendar/in-page.mjs'
import { requireInstalled } from './calendar/installed.mjs'
import { openChromium } from './measuring.mjs'

const SLOWER = Number(process.argv[2] ?? 4)
const RUNS = Number(process.argv[3] ?? 7)
const GOAL = { mount: 0.5, frame: 32 }
const FOLDER = join(import.meta.dirname, 'calendar')
const OURS = 'ours'
const NAMES = { [OURS]: 'Meander', fullcalendar: 'FullCalendar', 'schedule-x': 'Schedule-X' }
const MOVES = 90
requireInstalled(FOLDER)
/** By then what was let go of lies where it was put, and its answer has come. */
const LANDED_MS = 600

/** The widget runs on its own Preact; what others bring runs on the one that they were made for. */
const preactOf = name =>
  name === OURS
    ? reactOnPreact
    : name === 'schedule-x' ? [{ find: /^preact(?=$|\/)/, replacement: resolve(FOLDER, 'node_modules/preact') }] : []

async function bundle(name) {
  const made = await rollup({
    input: join(FOLDER, `${name}.mjs`),
    onwarn() {},
    plugins: [
      cssText(), alias({ entries: preactOf(name) }), transpile(), commonjs(),
      nodeResolve({ browser: true, extensions: ['.mjs', '.js', '.ts', '.tsx'] }),
      replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }), terser(),
      // As the widget's chunk is: its functions are compiled while it loads, not at the first press.
      ...(name === OURS ? [compileWhole(/./)] : []),
    ],
  })
  const { output } = await made.generate({ format: 'iife', name: 'calendar', inlineDynamicImports: true })
  await made.close()
  return output[0].code
}

/** A page of its own, in which the calendar has been mounted cold. */
async function mounted(browser, code) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  await page.setContent('<!doctype html><meta charset="utf-8"><body style="margin: 0"><div id="box"></div>')
  await page.addScriptTag({ content: `(${inPage})()` })
  await page.addScriptTag({ content: code })
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const before = await worked(tools)
  const clock = await page.evaluate(() => window.bench.mount())
  const mount = (await worked(tools)) - before
  const shown = await page.evaluate(() => window.bench.count())
  if (shown !== 200) throw new Error(`${shown} entries are shown`)
  return { context, page, clock, mount }
}

/** An entry is carried across the week once by the clock, and once, in another page, to see what it takes. */
async function run(browser, code) {
  const timed = await mounted(browser, code)
  const { carrying, dropping } = await drag(timed.page)
  await timed.context.close()
  const traced = await mounted(browser, code)
  await browser.startTracing(traced.page, { categories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] })
  await drag(traced.page)
  const tasks = tasksIn(JSON.parse(await browser.stopTracing()))
  await traced.context.close()
  const all = [...carrying, ...dropping].toSorted((one, other) => one - other)
  return {
    clock: timed.clock, mount: timed.mount, longest: all.at(-1), usual: all[Math.floor(all.length * 0.95)], late: all.filter(stood => stood > GOAL.frame).length,
    carrying: Math.max(...carrying), dropping: Math.max(...dropping), longestTask: tasks.at(-1), work: tasks.reduce((sum, one) => sum + one, 0) / MOVES,
  }
}

/** How long the page's own thread has worked so far: what other work of the machine does not lengthen. */
async function worked(tools) {
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** The tasks of the page's own thread in ms of its own work, the longest last. */
function tasksIn({ traceEvents }) {
  const threads = new Map()
  for (const { name, pid, tid, tdur } of traceEvents) {
    if (name !== 'RunTask' && name !== 'ThreadControllerImpl::RunTask') continue
    const key = `${pid} ${tid}`
    threads.set(key, [...(threads.get(key) ?? []), (tdur ?? 0) / 1000])
  }
  const sum = list => list.reduce((all, one) => all + one, 0)
  const busiest = [...threads.values()].toSorted((one, other) => sum(one) - sum(other)).at(-1) ?? []
  return busiest.toSorted((one, other) => one - other)
}

async function drag(page) {
  const from = await page.evaluate(() => window.bench.grip())
  await page.mouse.move(from.x, from.y)
  await page.waitForTimeout(300)
  await page.evaluate(() => window.bench.watch())
  await page.mouse.down()
  for (let step = 1; step <= MOVES; step += 1) await page.mouse.move(from.x + (step * 700) / MOVES, from.y + Math.sin(step / 12) * 160)
  await page.mouse.up()
  await page.waitForTimeout(LANDED_MS)
  return page.evaluate(() => window.bench.watched())
}

const middle = numbers => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)]
const codes = Object.fromEntries(await Promise.all(Object.keys(NAMES).map(async name => [name, await bundle(name)])))
const browser = await openChromium()
const runs = Object.fromEntries(Object.keys(NAMES).map(name => [name, []]))
const names = Object.keys(NAMES)
// Each is first, second and third in turn.
for (let turn = 0; turn < RUNS; turn += 1) for (const at of names.keys()) { const name = names[(turn + at) % names.length]; runs[name].push(await run(browser, codes[name])) }
await browser.close()

const figures = Object.fromEntries(Object.entries(runs).map(([name, all]) => [name, Object.fromEntries(['clock', 'mount', 'usual', 'longest', 'late', 'carrying', 'dropping', 'longestTask', 'work'].map(key => [key, middle(all.map(one => one[key]))]))]))
console.log(`200 entries, ${SLOWER} times slower, median of ${RUNS}, ms`)
console.table(Object.fromEntries(Object.entries(figures).map(([name, all]) => [
  NAMES[name],
  {
    'mount, clock': Math.round(all.clock), 'mount, work': Math.round(all.mount), '95 of 100 frames': Math.round(all.usual), 'longest frame': Math.round(all.longest),
    [`frames over ${GOAL.frame}`]: all.late, 'longest carrying': Math.round(all.carrying), 'longest dropping': Math.round(all.dropping), 'longest task, work': Math.round(all.longestTask), 'work of a move': Math.round(all.work * 10) / 10,
  },
])))
const spread = (name, key) => { const all = runs[name].map(one => one[key]); return `${Math.round(Math.min(...all))} to ${Math.round(Math.max(...all))}` }
for (const name of names) console.log(`${NAMES[name]}: mount by the clock ${spread(name, 'clock')}, in work ${spread(name, 'mount')}, longest frame ${spread(name, 'longest')}`)

const { [OURS]: ours, ...others } = figures
const shareOf = key => ours[key] / Math.min(...Object.values(others).map(other => other[key]))
function say(words, isGood) {
  if (!isGood) process.exitCode = 1
  console.log(`${isGood ? 'ok  ' : 'FAIL'}  ${words}`)
}
say(`mount, work: ${shareOf('mount').toFixed(2)} of the faster of the two (goal ${GOAL.mount})`, shareOf('mount') <= GOAL.mount)
say(`mount, clock: ${shareOf('clock').toFixed(2)} of the faster of the two (goal ${GOAL.mount})`, shareOf('clock') <= GOAL.mount)
say(`longest frame from the press until it has landed: ${Math.round(ours.longest)} ms (goal ${GOAL.frame})`, ours.longest <= GOAL.frame)
