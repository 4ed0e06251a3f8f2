/* global document */
// Every dialog that opens over the conversation, by a press of the hand each: what `widget.mjs` measures of them. The first
// press of a kind finds its chunk as far as a visitor's does: fetched when the hand comes to the button, not before.

const CARD = '.print:not([aria-hidden])'
const ANY = 'dialog.dialog'
/** A dialog is given so long to be told all that it asks for, before it is left. */
const SETTLE = 800

/** How long the page's own thread has worked so far, in ms: what other work of the machine does not lengthen. */
export async function worked(tools) {
  const { metrics } = await tools.send('Performance.getMetrics')
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
}

/** From a press until the dialog is painted, by the clock and by the page's own thread. */
async function press({ page, tools }, button, dialog = ANY) {
  await page.evaluate((selector) => window.bench.watch(selector), dialog)
  await button.first().scrollIntoViewIfNeeded()
  const { x, y, width, height } = await button.first().boundingBox()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.waitForTimeout(500)
  const before = await worked(tools)
  await page.mouse.down()
  await page.mouse.up()
  const clock = await page.evaluate((selector) => window.bench.seen(selector, 'click'), dialog)
  const thread = (await worked(tools)) - before
  await page.waitForTimeout(SETTLE)
  return { clock, thread }
}

/** Until a dialog has been seen to go: what leaves is not taken for the next one. */
async function leave({ page }, dialog = ANY) {
  const open = page.locator(dialog)
  const count = await open.count()
  await page.keyboard.press('Escape')
  while ((await open.count()) >= count) await page.waitForTimeout(20)
  await page.waitForTimeout(500)
}

/** A button of the page around the planner, which has it open that part. */
async function hostButton(page, part) {
  await page.evaluate((name) => {
    document.querySelector('#bench-open')?.remove()
    const button = Object.assign(document.createElement('button'), { id: 'bench-open', textContent: name })
    Object.assign(button.style, { position: 'fixed', zIndex: '2147483647', top: '0', left: '0' })
    button.onclick = () => document.querySelector('meander-planner').open(name)
    document.body.append(button)
  }, part)
  return page.locator('#bench-open')
}

/** What a card opens: the detail for the first time and once more, and Save to Itinerary. */
async function ofCards(opened) {
  const { page } = opened
  const picture = page.locator(`${CARD} .picture`)
  const detail = await press(opened, picture, '.detail-dialog')
  await leave(opened, '.detail-dialog')
  const again = await press(opened, picture, '.detail-dialog')
  await leave(opened, '.detail-dialog')
  const save = await press(opened, page.locator(`${CARD} .do button`))
  await leave(opened)
  return { detail, 'detail, again': again, 'Save to Itinerary': save }
}

/** The comparison of three; and all that was found, where it is not beside the letters. */
async function ofFindings(opened) {
  const { page } = opened
  const all = page.getByRole('button', { name: /^(All|See all|Show all).* 20/ })
  const sheet = (await all.count()) > 0 ? { 'all activities': await press(opened, all) } : {}
  if (sheet['all activities']) await leave(opened)
  await page.getByRole('button', { name: 'Compare Activities' }).first().click()
  const boxes = page.locator('meander-planner :is(.choose, .choosing) input').filter({ visible: true })
  for (const at of [0, 1, 2]) await boxes.nth(at).check()
  await page.waitForTimeout(1000)
  const comparison = await press(opened, page.getByRole('button', { name: 'Compare (3)' }))
  await leave(opened)
  await page.getByRole('button', { name: 'Cancel' }).first().click()
  return { ...sheet, 'Compare Activities': comparison }
}

/** The day that is being planned chooses among what was found. */
async function ofDays(opened) {
  const { page } = opened
  const [folded, add] = ['Show the day', 'Add to Day'].map((name) => page.getByRole('button', { name, exact: true }))
  if (!(await add.isVisible())) await folded.click()
  const picker = await press(opened, add)
  await leave(opened)
  return { 'Add to Day': picker }
}

/** What the page around the planner opens, and what is opened from there. The first press of each fetches its chunk: no hand comes near a button of ours. */
async function ofTheRest(opened) {
  const { page } = opened
  const templates = await press(opened, await hostButton(page, 'templates'))
  const letter = await press(opened, page.locator(`${ANY} .quest`), 'dialog.letter-form')
  await leave(opened)
  const plan = await press(opened, await hostButton(page, 'plan'))
  const dates = await press(opened, page.locator(`${ANY} button.answer`), `${ANY} ${ANY}, ${ANY} ~ ${ANY}`)
  await leave(opened)
  await leave(opened)
  const voice = await press(opened, await hostButton(page, 'voice'))
  await leave(opened)
  return { 'Choose Your Travel Style': templates, 'a letter that is half written': letter, 'Plan Your Adventure': plan, 'Select Travel Dates': dates, 'Voice Message': voice }
}

/** By name, how long each dialog takes. Begins with cards on the screen. */
export async function pressAll(opened) {
  return { ...(await ofCards(opened)), ...(await ofFindings(opened)), ...(await ofDays(opened)), ...(await ofTheRest(opened)) }
}
