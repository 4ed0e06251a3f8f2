import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const CLIPS = readdirSync(fileURLToPath(new URL('media/clips', import.meta.url)))
const FRAMES = 168
/** Two frames that follow each other are up to 0.9 apart, and a whole picture is a little finer than one that is told by what has changed; where a film jumps, they are many times that. */
const UNSEEN = 1.5
/** Each last frame is made of all before it. */
const PATIENCE = 300_000

/** How far apart the pictures of two frames are: the mean of what each colour of each point differs by, of 255. A frame is drawn once the browser says that it is the one on view. */
const apart = (page: Page, clip: string, frames: [number, number]) =>
  page.evaluate(
    async ({ clip, frames }) => {
      const video = Object.assign(document.createElement('video'), { muted: true, src: `/media/clips/${clip}` })
      document.body.append(video)
      await new Promise((resolve, reject) => ((video.onloadeddata = resolve), (video.onerror = reject)))
      const paper = new OffscreenCanvas(320, 180).getContext('2d', { willReadFrequently: true })
      if (!paper) throw new Error('nothing can be drawn')
      const pictures: Uint8ClampedArray[] = []
      for (const frame of frames) {
        const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
        video.currentTime = (frame + 0.5) / 24
        await shown
        paper.drawImage(video, 0, 0, 320, 180)
        pictures.push(paper.getImageData(0, 0, 320, 180).data)
      }
      video.remove()
      const [one = new Uint8ClampedArray(), other = one] = pictures
      return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
    },
    { clip, frames },
  )

describe('a clip', () => {
  it('has no seam between its last frame and its first [1.20]', async () => {
    const { page } = await openBrowser()
    await page.goto(`${meander.siteUrl}/terms`)
    const torn: string[] = []
    for (const clip of CLIPS) {
      const seam = await apart(page, clip, [FRAMES - 1, 0])
      if (seam > UNSEEN) torn.push(`${clip}: ${seam.toFixed(2)}`)
    }
    expect(torn).toEqual([])
    // The same measure between two frames that do not follow each other.
    expect(await apart(page, 'globe.webm', [0, FRAMES / 2])).toBeGreaterThan(UNSEEN)
  }, PATIENCE)
})
