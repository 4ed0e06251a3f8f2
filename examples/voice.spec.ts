import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { SAID } from '../server/test/speech/recordings.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from './test/open-browser.ts'
import { expectCount, expectFocus, restingBox } from './test/settle.ts'

/** A volunteer of LibriVox; Chromium plays it into its microphone again and again. */
const SPEECH = fileURLToPath(new URL('../server/test/speech/no-ill-disposed-young-man.wav', import.meta.url))
/** What the clock of a recording shows after one reading of it, or later. */
const ONE_READING = /0:(?:0[4-9]|[1-5]\d)/

let meander: Meander

beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

/** Keeps every microphone that the page opens where the test can look at it. */
async function watchMicrophones(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const tracks: MediaStreamTrack[] = []
    const ask = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await ask(wanted)
      tracks.push(...stream.getTracks())
      return stream
    }
    Object.assign(window, { tracks })
  })
  return () => page.evaluate(() => (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState))
}

async function visitHome(options: OpenBrowserOptions = {}) {
  const browser = await openBrowser({ says: SPEECH, ...options })
  const microphones = await watchMicrophones(browser.page)
  await browser.page.goto(meander.siteUrl)
  const dialog = browser.page.getByRole('dialog', { name: 'Voice Message' })
  const open = async () => {
    await browser.page.getByRole('button', { name: 'Voice Input' }).click()
    await dialog.waitFor()
  }
  return { ...browser, dialog, microphones, open }
}

const press = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).click()
const barHeights = (dialog: Locator) => dialog.locator('.levels i').evaluateAll((bars) => bars.map((bar) => bar.getBoundingClientRect().height))

async function record(dialog: Locator): Promise<void> {
  await press(dialog, 'Record')
  await dialog.getByRole('button', { name: 'Stop' }).waitFor()
  await read(dialog)
}
const read = (dialog: Locator) => dialog.getByRole('timer').filter({ hasText: ONE_READING }).waitFor()

/** Has it written down. The model is loaded for the first one, which on a busy machine takes longer than a visitor waits, who then presses again. */
async function writeDown(dialog: Locator, pressMain = () => press(dialog, 'Transcribe')): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await dialog.getByRole('button', { name: 'Transcribe' }).waitFor()
    await pressMain()
    const ready = dialog.getByText('Voice message ready to send').first()
    const failed = dialog.getByRole('alert')
    // That of the attempt before goes first.
    await dialog.getByRole('button', { name: 'Transcribe' }).waitFor({ state: 'detached' })
    await ready.or(failed).first().waitFor({ timeout: 120_000 })
    if (await ready.isVisible()) return
  }
  throw new Error(`It was not written down: ${await dialog.innerText()}`)
}

describe('a voice message', () => {
  it.each([
    { width: 1440, height: 900, touch: false },
    { width: 390, height: 844, touch: true },
  ])('goes from the microphone to the conversation at $width px [1.2, 2.53, 2.54, 2.55, 2.352, 4.40, 4.71]', async (size) => {
    const { page, dialog, open, microphones, problems } = await visitHome(size)
    await page.getByRole('button', { name: 'Voice Input' }).getByText('Speak your plans', { exact: true }).waitFor()
    await open()
    await record(dialog)
    await expect.poll(async () => Math.max(...(await barHeights(dialog)))).toBeGreaterThan(12)
    await press(dialog, 'Stop')
    await dialog.getByRole('button', { name: 'Transcribe' }).waitFor()
    await expect.poll(microphones).toEqual(['ended'])
    await writeDown(dialog)
    const words = dialog.getByRole('textbox', { name: 'Transcript' })
    const heard = await words.inputValue()
    // The reading goes round, so that it is cut at both ends; of its eight words one is hard.
    expect(SAID.split(' ').filter((word) => heard.toLowerCase().includes(word)).length, heard).toBeGreaterThanOrEqual(6)
    await words.fill(`${heard} Four days in Lisbon from 14 March 2027.`)
    await press(dialog, 'Send Message')
    await page.locator('.note .words').filter({ hasText: 'Four days in Lisbon from 14 March 2027.' }).waitFor()
    await page.locator('.letter .words').filter({ hasText: 'Lisbon' }).first().waitFor()
    await expectCount(page.getByRole('heading', { name: 'Take the long way.' }), 0)
    expect(problems()).toEqual([])
  })

  it('is played back, and shows where it is [2.65]', async () => {
    const { page, dialog, open, problems } = await visitHome()
    await open()
    await record(dialog)
    await press(dialog, 'Stop')
    await press(dialog, 'Play')
    await page.waitForFunction(() => {
      const bars = [...(document.querySelector('meander-planner')?.shadowRoot?.querySelectorAll('.playback i') ?? [])]
      const ahead = bars.filter((bar) => bar.classList.contains('ahead')).length
      return ahead > 0 && ahead < bars.length - 10
    })
    await press(dialog, 'Stop playing')
    await dialog.getByRole('button', { name: 'Play', exact: true }).waitFor()
    expect(problems()).toEqual([])
  })

  it('is one dialog of one height, and is done by keyboard alone', async () => {
    const { page, dialog, problems } = await visitHome({ width: 820, height: 900, reducedMotion: 'reduce' })
    const heights: number[] = []
    const measure = async () => void heights.push((await restingBox(dialog)).height)
    const standsOn = (name: string) => expectFocus(dialog.getByRole('button', { name, exact: true }))
    await page.getByRole('button', { name: 'Voice Input' }).focus()
    await page.keyboard.press('Enter')
    await standsOn('Record')
    await measure()
    await page.keyboard.press('Enter')
    await standsOn('Stop')
    await read(dialog)
    await measure()
    await page.keyboard.press('Enter')
    await standsOn('Transcribe')
    await measure()
    await writeDown(dialog, () => page.keyboard.press('Enter'))
    await measure()
    expect(new Set(heights.map(Math.round)).size).toBe(1)
    await expectFocus(dialog.getByRole('textbox', { name: 'Transcript' }))
    await page.keyboard.type(' A week in Rome.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await standsOn('Send Message')
    await page.keyboard.press('Enter')
    await page.locator('.note .words').filter({ hasText: 'A week in Rome.' }).waitFor()
    expect(problems()).toEqual([])
  })

  it('loads with the press that opens it, and gives the microphone back when it is left [6.21]', async () => {
    const { page, dialog, open, microphones, context } = await visitHome()
    const loaded = () => page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/voice-[^/]+\.js$/.test(name)))
    expect(await loaded()).toBe(false)
    await open()
    await expect.poll(loaded).toBe(true)
    expect(await microphones()).toEqual([])
    await press(dialog, 'Record')
    await dialog.getByRole('button', { name: 'Stop' }).waitFor()
    await expect.poll(microphones).toEqual(['live'])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(microphones).toEqual(['ended'])

    await open()
    await press(dialog, 'Record')
    await dialog.getByRole('button', { name: 'Stop' }).waitFor()
    await page.evaluate(() => document.querySelector('meander-planner')?.remove())
    await expect.poll(microphones).toEqual(['ended', 'ended'])
    await context.close()
  })

  it('is sent as WAV by a browser that records what no server reads, from a page with the strictest policy', async () => {
    const { page, problems } = await openBrowser({ says: SPEECH })
    await page.addInitScript(() => {
      MediaRecorder.isTypeSupported = () => false
      Object.defineProperty(MediaRecorder.prototype, 'mimeType', { get: () => 'audio/mp4' })
      const sentTypes: string[] = []
      const send = window.fetch
      window.fetch = (input, init) => {
        const audio = init?.body instanceof FormData ? init.body.get('audio') : null
        if (audio instanceof Blob) sentTypes.push(audio.type)
        return send(input, init)
      }
      Object.assign(window, { sentTypes })
    })
    await page.goto(`${meander.examplesUrl}/csp-strict/`)
    await page.waitForFunction(() => document.querySelector('meander-planner')?.shadowRoot?.querySelector('.frame > .meander'))
    await page.evaluate(() => document.querySelector<HTMLElement & { open(panel: string): void }>('meander-planner')?.open('voice'))
    const dialog = page.getByRole('dialog', { name: 'Voice Message' })
    await record(dialog)
    await press(dialog, 'Stop')
    await press(dialog, 'Play')
    await dialog.getByRole('button', { name: 'Stop playing' }).waitFor()
    await writeDown(dialog)
    await expect.poll(() => page.evaluate(() => (window as unknown as { sentTypes: string[] }).sentTypes)).toContain('audio/wav')
    // What is spoken begins where the microphone is by then: of a busy machine's gaps the model makes 'men'.
    await expect.poll(async () => (await dialog.getByRole('textbox', { name: 'Transcript' }).inputValue()).toLowerCase()).toMatch(/young m[ae]n/)
    expect(problems()).toEqual([])
  })

  it('does not begin where the microphone is refused [6.21, 8.68]', async () => {
    const { dialog, open } = await visitHome({ says: undefined })
    await open()
    await press(dialog, 'Record')
    await dialog.getByRole('alert').filter({ hasText: 'Microphone access denied. Please enable permissions.' }).waitFor()
    await dialog.getByRole('button', { name: 'Record' }).waitFor()
  })

  it('is not offered where the browser can neither record nor write down [5.26, 5.27]', async () => {
    const { page } = await openBrowser()
    await page.addInitScript(() => {
      for (const name of ['MediaRecorder', 'SpeechRecognition', 'webkitSpeechRecognition']) Reflect.deleteProperty(window, name)
    })
    await page.goto(meander.siteUrl)
    await expect.poll(() => page.getByRole('button', { name: 'Voice input not supported' }).isDisabled()).toBe(true)
  })
})
