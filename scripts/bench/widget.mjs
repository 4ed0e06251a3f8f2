// Prints what a visitor feels of the widget, in a real Chromium that is slowed down four times: from Enter to the note,
// from the data of a card to the card, and from a press to each dialog (by its frame: what is in it may follow in the next ones); and at the machine's own pace scrolling 50 messages of
// 20 cards each. Each figure stands beside its goal. A visitor waits by the clock, so the clock is what is judged; what the page's own thread has worked
// meanwhile stands beside it, for machines that have other things to do.
// Ends with status 1 when a goal is missed.
//   npm run build && npm run bench:widget [times slower] [runs]
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { answerCalls, CONVERSATION, MESSAGES } from './widget-calls.mjs'
import { pressAll, worked } from './widget-dialogs.mjs'
import { inPage, inPageTasks } from './widget-probe.mjs'
import { median, openChromium } from './measuring.mjs'

const SLOWER = Number(process.argv[2] ?? 4)
const RUNS = Number(process.argv[3] ?? 5)
const CARD = '.print:not([aria-hidden])'

const dataDir = mkdtempSync(join(tmpdir(), 'meander-bench-'))
const server = fork(join(import.meta.dirname, 'chat-server.mjs'), { env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'error', DATA_DIR: dataDir } })
const [{ product }] = await once(server, 'message')
const site = `http://localhost:${product}`
const browser = await openChromium()

/** A page of its own for each run, slowed down once it stands. */
async function open(path, width, slower = SLOWER) {
  const context = await browser.newContext({ viewport: { width, height: width < 500 ? 844 : 900 } })
  await answerCalls(context)
  const page = await context.newPage()
  await page.addInitScript(inPage)
  await page.addInitScript(inPageTasks)
  await page.goto(site + path)
  await page.getByRole('textbox', { name: 'Message' }).waitFor()
  const tools = await context.newCDPSession(page)
  await tools.send('Performance.enable', { timeDomain: 'threadTicks' })
  await tools.send('Emulation.setCPUThrottlingRate', { rate: slower })
  return { page, tools, close: () => context.close() }
}

/** The first message, its first card, and then every dialog. */
async function firstSteps(width) {
  const opened = await open('/chat', width)
  const { page, tools } = opened
  const field = page.getByRole('textbox', { name: 'Message' })
  await field.fill('Four days in Lisbon')
  await page.waitForTimeout(500)
  await page.evaluate(() => window.bench.watch('.note'))
  const before = await worked(tools)
  await field.press('Enter')
  const clock = await page.evaluate(() => window.bench.seen('.note', 'keydown'))
  const note = { clock, thread: (await worked(tools)) - before }
  const card = { clock: await page.evaluate((selector) => window.bench.seen(selector, 'data'), CARD), frames: await page.evaluate(() => window.bench.frames()) }
  await page.waitForTimeout(4000)
  const dialogs = await pressAll(opened)
  await opened.close()
  return { note, card, dialogs }
}

/** A conversation of 50 messages of 20 cards each, from its end to its beginning and back. */
async function longConversation(width, slower) {
  const opened = await open(`/chat/${CONVERSATION}`, width, slower)
  const { page, tools, close } = opened
  await page.locator('.letter').nth(MESSAGES - 1).waitFor({ state: 'attached' })
  await page.waitForTimeout(3000)
  const box = await page.locator('.letters').boundingBox()
  await page.evaluate(() => window.benchTasks.begin())
  for (const yDistance of [40_000, -40_000]) {
    await tools.send('Input.synthesizeScrollGesture', { x: box.x + box.width / 2, y: box.y + box.height / 2, yDistance, speed: 4000, gestureSourceType: 'mouse' })
  }
  const scrolled = await page.evaluate(() => window.benchTasks.end())
  await close()
  return scrolled
}

/** What the same is like where the goal is not asked. */
async function longTasks(width) {
  const { tasks, frames } = await longConversation(width, SLOWER)
  return `${tasks.length} in ${frames.length}, the longest ${Math.max(0, ...tasks).toFixed(0)} ms`
}

const cell = (text) => String(text).padStart(12)
const milliseconds = (value) => (value === undefined ? '' : `${value.toFixed(0)} ms`)
const middle = (figures) => ({ clock: median(figures.map(({ clock }) => clock)), thread: median(figures.map(({ thread }) => thread)) })
let failed = 0

function print(name, figure, goal, { held, thread = '' }) {
  if (!held) failed += 1
  console.log(`  ${name.padEnd(50)}${cell(figure)}${cell(thread)}${cell(goal)}   ${held ? 'ok' : 'FAIL'}`)
}
const within = (name, { clock, thread }, goal) => print(name, milliseconds(clock), milliseconds(goal), { held: clock <= goal, thread: milliseconds(thread) })

for (const width of [390, 1280]) {
  console.log(`\n${`${width} px wide, CPU ${SLOWER} times slower, median of ${RUNS}`.padEnd(52)}${cell('measured')}${cell('own thread')}${cell('goal')}`)
  const runs = []
  for (let run = 0; run < RUNS; run += 1) runs.push(await firstSteps(width))
  within('Enter to the note on screen', middle(runs.map(({ note }) => note)), 100)
  const frames = median(runs.map(({ card }) => card.frames))
  print(`data to the first card (${median(runs.map(({ card }) => card.clock)).toFixed(0)} ms), in frames`, frames, 1, { held: frames <= 1 })
  for (const name of Object.keys(runs[0].dialogs)) within(`press to the dialog: ${name}`, middle(runs.map(({ dialogs }) => dialogs[name])), 100)
  const { tasks, frames: drawn, whole, letters } = await longConversation(width, 1)
  const asMeant = whole && letters === MESSAGES
  within(`scrolling ${letters} x 20 cards, CPU as it is: longest task`, { clock: Math.max(0, ...tasks) }, 50)
  within('scrolling: 95 of 100 frames within', { clock: drawn.toSorted((one, other) => one - other)[Math.floor(drawn.length * 0.95)] ?? Infinity }, 50)
  print('scrolling: from one end to the other, all letters', asMeant ? 'yes' : 'no', 'yes', { held: asMeant })
  console.log(`  (${tasks.length} tasks above 50 ms in ${drawn.length} frames; on a CPU ${SLOWER} times slower ${await longTasks(width)})`)
}
console.log(failed === 0 ? '\nAll goals are met.' : `\n${failed} of the goals are missed.`)

await browser.close()
server.disconnect()
rmSync(dataDir, { recursive: true, force: true })
process.exitCode = failed === 0 ? 0 : 1
