import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** How long each clip is shown; ms. */
export const TURN = 7000

/** Where a film plays: what its clips are found by, and under what it keeps how far it has come. */
interface Place {
  clips: string
  indexKey: string
  timeKey: string
}
const HOME: Place = { clips: '.home > .poster > .film video', indexKey: 'meander.homeVideoIndex', timeKey: 'meander.homeVideoTime' }
const LETTERS: Place = { clips: 'meander-planner .letterhead video', indexKey: 'meander.videoIndex', timeKey: 'meander.videoTime' }

export const homeFilm = filmAt(HOME)
export const lettersFilm = filmAt(LETTERS)

/** What is seen of a film. The last of its clips lies on top. */
function filmAt({ clips, indexKey, timeKey }: Place) {
  const videos = (page: Page) => page.locator(clips)
  const names = (page: Page) => videos(page).evaluateAll((all) => all.map((video) => /(\w+)\.webm$/.exec((video as HTMLVideoElement).src)?.[1] ?? ''))
  const top = async (page: Page) => (await names(page)).at(-1) ?? ''
  return {
    videos,
    names,
    top,
    /** Which clip is kept as the one on view, and how far it has come. */
    kept: (page: Page) => page.evaluate((keys) => keys.map((key) => localStorage.getItem(key)), [indexKey, timeKey]),
    /** How long each clip takes to fade in; ms. */
    fading: (page: Page) => videos(page).evaluateAll((all) => all.map((one) => one.getAnimations().map(({ effect }) => effect?.getTiming().duration))),
    /** Where the top clip is; s. */
    time: (page: Page) => videos(page).last().evaluate((video) => (video as HTMLVideoElement).currentTime),
    allPaused: (page: Page) => videos(page).evaluateAll((all) => all.every((video) => (video as HTMLVideoElement).paused)),
    /** Lets the clock run until the next clip has just begun to appear. */
    async nextTurn(page: Page): Promise<string> {
      const before = await top(page)
      for (let ran = 0; ran < TURN && (await top(page)) === before; ran += 100) await page.clock.runFor(100)
      return top(page)
    },
    /** Lets the clock run until there is a film; answers the clip with which it begins. */
    async firstOf(page: Page): Promise<string> {
      let first = ''
      const look = async () => {
        await page.clock.runFor(100)
        return (first = await top(page))
      }
      await expect.poll(look).not.toBe('')
      return first
    },
    /** Opens an address, with a clock that a test may stop; waits for the film. */
    async begin(page: Page, address: string): Promise<Page> {
      await page.clock.install()
      await page.goto(address)
      await videos(page).first().waitFor({ state: 'attached' })
      return page
    },
  }
}

/** From here on time passes only as a test lets it. */
export const stopClock = async (page: Page) => page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000)
