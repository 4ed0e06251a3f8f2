import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Locator, Page } from 'playwright-core'
import { contrastsOf } from './test/contrast.ts'
import { openBrowser, startMeander, type Meander } from './test/open-browser.ts'
import { atRest } from './test/settle.ts'
import { answered, LOOKS } from './test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const HOME_CLIPS = ['lake', 'fjord', 'aurora', 'terraces', 'balloons']
const CLIPS = readdirSync(fileURLToPath(new URL('../site/media/clips', import.meta.url))).map((file) => file.replace('.webm', '')).filter((name) => !HOME_CLIPS.includes(name))

/** Of these, moments of the film itself are looked at beside their pictures. */
const SAMPLED = CLIPS.filter((_, at) => at % 4 === 0)

/** Seconds into a clip of seven. */
const MOMENTS = [0.2, 3.4, 6.6]
/** Many pictures, each read pixel by pixel. */
const PATIENCE = 300_000

/** What is below the contrast that is asked. */
async function tooFaint(texts: Locator, paper: Page, where: string): Promise<string[]> {
  const read = await contrastsOf(texts, paper)
  expect(read.length).toBeGreaterThan(0)
  return read.filter(({ least, asked }) => least < asked).map(({ text, least, asked }) => `${where}: "${text}" ${least.toFixed(2)} of ${asked}`)
}

describe.each(LOOKS)('what is written on a film at $width px, $colorScheme', (options) => {
  it('is read on every frame of the home films', async () => {
    const { page, context } = await openBrowser(options)
    const paper = await context.newPage()
    await page.bringToFront()
    await page.goto(meander.siteUrl)
    await page.getByRole('button', { name: 'Pause the film' }).click()
    const texts = page.locator('header.bar :is(a, button), .film-note p, .lettering :is(h1, .lede, .link, .go)')
    for (const name of ['Play the film', 'Sign in', 'Start Planning']) await page.getByRole('button', { name }).first().waitFor()
    await expect.poll(() => texts.count()).toBeGreaterThan(5)
    await atRest(page.locator('body'))
    const faint: string[] = []
    for (const clip of HOME_CLIPS) {
      for (const moment of MOMENTS) {
        await showFrame(page, `/media/clips/${clip}.webm`, moment)
        faint.push(...(await tooFaint(texts, paper, `${clip} at ${moment} s`)))
      }
    }
    expect(faint).toEqual([])
  }, PATIENCE)

  it('is read on every picture of the letterhead, before the first letter and after it, and on frames of its films', async () => {
    const { page, context } = await openBrowser({ ...options, reducedMotion: 'reduce' })
    const paper = await context.newPage()
    await page.bringToFront()
    await page.goto(`${meander.siteUrl}/chat`)
    const texts = page.locator('meander-planner .letterhead :is(h1, .button, .top p)')
    await texts.first().waitFor()
    // The film's own picture lies above the one that stood there first.
    await page.getByRole('button', { name: 'Play the film' }).waitFor()
    const faint: string[] = []
    const lookAt = async (where: string, src: string) => {
      await page.locator('meander-planner .letterhead .film img').last().evaluate(async (picture, shown) => {
        const film = picture as HTMLImageElement
        film.src = shown
        await film.decode()
      }, src)
      faint.push(...(await tooFaint(texts, paper, where)))
    }
    const lookAtAll = async (state: string) => {
      await atRest(page.locator('meander-planner'))
      for (const clip of CLIPS) await lookAt(`${state}, ${clip}`, `/media/posters/${clip}.poster.webp`)
    }
    await lookAtAll('empty')
    await answered(page)
    await lookAtAll('answered')
    for (const clip of SAMPLED) {
      for (const moment of MOMENTS.slice(1)) await lookAt(`answered, ${clip} at ${moment} s`, await frameOf(page, `/media/clips/${clip}.webm`, moment))
    }
    expect(faint).toEqual([])
  }, PATIENCE)
})

/** A frame of a clip as a picture. */
const frameOf = (page: Page, clip: string, second: number) =>
  page.evaluate(
    async ({ clip, second }) => {
      const video = document.createElement('video')
      video.muted = true
      await new Promise((resolve, reject) => ((video.onloadeddata = resolve), (video.onerror = reject), (video.src = clip)))
      await new Promise((resolve) => ((video.onseeked = resolve), (video.currentTime = Math.min(second, video.duration - 0.1))))
      const canvas = document.createElement('canvas')
      ;[canvas.width, canvas.height] = [video.videoWidth, video.videoHeight]
      canvas.getContext('2d')?.drawImage(video, 0, 0)
      return canvas.toDataURL('image/png')
    },
    { clip, second },
  )

/** Puts a frame of a clip where the film is. */
async function showFrame(page: Page, clip: string, second: number): Promise<void> {
  await page.evaluate(
    async ({ clip, second }) => {
      const film = document.querySelector('.film')
      if (!film) throw new Error('there is no film')
      const style = film.firstElementChild?.getAttribute('style') ?? ''
      let video = film.querySelector<HTMLVideoElement>('video[data-frame]')
      if (!video) {
        video = document.createElement('video')
        video.dataset.frame = ''
        video.muted = true
        video.setAttribute('style', style)
        film.append(video)
      }
      const there = video
      if (!there.src.endsWith(clip)) {
        there.src = clip
        await new Promise((resolve, reject) => ((there.onloadeddata = resolve), (there.onerror = reject)))
      }
      await new Promise((resolve) => ((there.onseeked = resolve), (there.currentTime = Math.min(second, there.duration - 0.1))))
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    },
    { clip, second },
  )
}
