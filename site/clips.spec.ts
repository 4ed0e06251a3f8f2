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
const HALF = FRAMES / 2
/**
 * A whole picture, as the first is, is a little finer than one that is told by what has changed: so much further apart may the two
 * frames of a seam be than the clip's own, of its beginning, its middle and its end.
 */
const FINER = 0.75
/** Each last frame is made of all before it. */
const PATIENCE = 300_000

type Pair = readonly [number, number]
const OWN: readonly Pair[] = [[0, 1], [HALF - 1, HALF], [FRAMES - 2, FRAMES - 1]]
const SEAM: Pair = [FRAMES - 1, 0]
/** What a clip would show that was cut off half way. */
const CUT: Pair = [HALF - 1, 0]

/** How far apart the pictures of two frames are, for each pair: the mean of what each colour of each point differs by, of 255. A frame is drawn once the browser says that it is the one on view. */
const apart = (page: Page, clip: string, pairs: readonly Pair[]) =>
  page.evaluate(
    async ({ clip, pairs }) => {
      const video = Object.assign(document.createElement('video'), { muted: true, src: `/media/clips/${clip}` })
      document.body.append(video)
      await new Promise((resolve, reject) => ((video.onloadeddata = resolve), (video.onerror = reject)))
      const paper = new OffscreenCanvas(320, 180).getContext('2d', { willReadFrequently: true })
      if (!paper) throw new Error('nothing can be drawn')
      const pictures = new Map<number, Uint8ClampedArray>()
      for (const frame of [...new Set(pairs.flat())].sort((one, other) => one - other)) {
        const shown = new Promise((resolve) => video.requestVideoFrameCallback(resolve))
        video.currentTime = (frame + 0.5) / 24
        await shown
        paper.drawImage(video, 0, 0, 320, 180)
        pictures.set(frame, paper.getImageData(0, 0, 320, 180).data)
      }
      video.remove()
      const pictureOf = (frame: number) => pictures.get(frame) ?? new Uint8ClampedArray()
      return pairs.map(([first, second]) => {
        const [one, other] = [pictureOf(first), pictureOf(second)]
        return one.reduce((sum, value, at) => sum + Math.abs(value - (other[at] ?? 0)), 0) / one.length
      })
    },
    { clip, pairs },
  )

describe('a clip', () => {
  it('has no seam between its last frame and its first, and would be found out if it had [1.20]', async () => {
    const { page } = await openBrowser()
    await page.goto(`${meander.siteUrl}/terms`)
    const torn: string[] = []
    const unseen: string[] = []
    for (const clip of CLIPS) {
      const [seam = NaN, cut = NaN, ...own] = await apart(page, clip, [SEAM, CUT, ...OWN])
      const most = FINER + Math.max(...own)
      const told = `${clip}: seam ${seam.toFixed(2)}, cut ${cut.toFixed(2)}, own ${own.map((one) => one.toFixed(2)).join(' ')}`
      if (!(seam <= most)) torn.push(told)
      if (!(cut > most)) unseen.push(told)
    }
    expect({ torn, unseen }).toEqual({ torn: [], unseen: [] })
  }, PATIENCE)
})
