import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Page } from 'playwright-core'
import { homeFilm, stopClock, TURN } from '../examples/test/film.ts'
import { openBrowser, startMeander, type Meander, type OpenBrowserOptions } from '../examples/test/open-browser.ts'
import { expectCount } from '../examples/test/settle.ts'
import { send } from '../examples/test/visit-planner.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const HOME = ['lake', 'fjord', 'aurora', 'terraces', 'balloons']
const CLIP = '**/media/clips/*.webm'
const { videos, names, top, kept, fading, time, allPaused, nextTurn, firstOf, begin } = homeFilm

const visit = async (options: OpenBrowserOptions = {}) => begin((await openBrowser(options)).page, meander.siteUrl)
const title = (page: Page) => page.locator('.film-note p').innerText()

describe('the film behind the home screen', () => {
  it('fills the window, plays without sound and can be looped [1.20, 2.41]', async () => {
    const page = await visit()
    await expect.poll(() => videos(page).last().evaluate((video) => !(video as HTMLVideoElement).paused && (video as HTMLVideoElement).readyState > 2)).toBe(true)
    const film = await videos(page).last().evaluate((one) => {
      const { loop, muted } = one as HTMLVideoElement
      const { left, top, right, bottom } = one.getBoundingClientRect()
      return { loop, muted, fills: left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight }
    })
    expect(film).toEqual({ loop: true, muted: true, fills: true })
  })

  it('turns over five clips, each for seven seconds, and begins anew after the fifth [2.42, 4.27, 4.28, 4.29, 4.31, 9.18, 9.19]', async () => {
    const page = await visit()
    await stopClock(page)
    const seen = [await top(page)]
    seen.push(await nextTurn(page))
    for (let turn = 2; turn <= 5; turn += 1) {
      await page.clock.runFor(TURN - 200)
      expect(await top(page)).toBe(seen.at(-1))
      await page.clock.runFor(200)
      seen.push(await top(page))
    }
    expect(seen).toEqual([...HOME, HOME[0]])
  })

  it('fades the next clip in above the one before, in 2.8 seconds; half way it has its name [4.31, 4.33]', async () => {
    const page = await visit()
    await stopClock(page)
    await nextTurn(page)
    expect(await names(page)).toEqual(['lake', 'fjord'])
    expect((await fading(page)).at(-1)).toEqual([2800])
    expect(await videos(page).first().evaluate((below) => getComputedStyle(below).opacity)).toBe('1')
    await page.clock.runFor(1200)
    expect(await title(page)).toBe('Evening on the lake')
    await page.clock.runFor(300)
    await expect.poll(() => title(page)).toBe('Morning in the fjord')
    await page.clock.runFor(1300)
    await expect.poll(() => names(page)).toEqual(['fjord'])
  })

  it('keeps which clip it is and how far it has come, and goes on from there [3.12, 3.13]', async () => {
    const page = await visit()
    await stopClock(page)
    await nextTurn(page)
    await page.clock.runFor(4000)
    expect(await kept(page)).toEqual(['1', expect.stringMatching(/^[34]\.\d$/)])
    await page.clock.resume()
    await page.reload()
    await expect.poll(() => top(page)).toBe('fjord')
    await expect.poll(() => time(page)).toBeGreaterThan(2.9)
    expect(await title(page)).toBe('Morning in the fjord')
  })

  it('rests while one writes, and goes on where it was when one comes back [4.30]', async () => {
    const page = await visit()
    await stopClock(page)
    await nextTurn(page)
    await page.clock.resume()
    await send(page, 'Rome, 5 to 8 June 2027, two of us')
    await page.locator('.planning').waitFor()
    await expectCount(videos(page), 0)
    const [index, time] = await kept(page)
    await page.clock.fastForward(3 * TURN)
    expect(await kept(page)).toEqual([index, time])
    // In the midst of a turn, so that its end is far however slow the machine.
    await page.evaluate(() => localStorage.setItem('meander.homeVideoTime', '3.0'))
    await stopClock(page)
    await page.goBack()
    expect(await firstOf(page)).toBe(HOME[Number(index)])
    // Once a second it is kept how far it has come.
    await page.clock.runFor(1000)
    expect(await kept(page)).toEqual([index, expect.stringMatching(/^4\.\d$/)])
  })

  it('asks again after two seconds for a clip that did not come [4.37]', async () => {
    const { page } = await openBrowser()
    let asked = 0
    const fails: (() => void)[] = []
    await page.route('**/media/clips/lake.webm', async (route) => {
      asked += 1
      await new Promise<void>((resolve) => fails.push(resolve))
      await route.abort()
    })
    await begin(page, meander.siteUrl)
    await expect.poll(() => fails.length).toBe(1)
    await stopClock(page)
    fails.shift()?.()
    await expect.poll(() => videos(page).first().evaluate((video) => (video as HTMLVideoElement).error !== null)).toBe(true)
    await page.clock.runFor(1900)
    expect(asked).toBe(1)
    await page.clock.runFor(200)
    await expect.poll(() => asked).toBe(2)
    for (const fail of fails) fail()
  })

  it('stops and goes on at a press, and stays stopped on the next screen', async () => {
    const page = await visit()
    await page.getByRole('button', { name: 'Pause the film' }).click()
    await expect.poll(() => allPaused(page)).toBe(true)
    await page.reload()
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect.poll(() => allPaused(page)).toBe(false)
  })

  it.each([
    ['less motion is wanted', { reducedMotion: 'reduce' as const }, {}],
    ['less data is wanted', {}, { saveData: true }],
  ])('is its poster where %s, and no clip is loaded', async (_, options, connection) => {
    const { page } = await openBrowser(options)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const clips: string[] = []
    page.on('request', (request) => void (request.url().endsWith('.webm') && clips.push(request.url())))
    await page.clock.install()
    await page.goto(meander.siteUrl)
    await page.getByRole('button', { name: 'Play the film' }).waitFor()
    await page.clock.fastForward(3 * TURN)
    await expectCount(videos(page), 0)
    expect(clips).toEqual([])
    await expect.poll(() => page.locator('.home > .poster > .film img').getAttribute('src')).toBe('/media/posters/lake.poster.webp')
  })

  it('loads no more than the clip on view for whoever asks it to play where less data is wanted', async () => {
    const { page } = await openBrowser()
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))
    const clips: string[] = []
    page.on('request', (request) => void (request.url().endsWith('.webm') && clips.push(new URL(request.url()).pathname)))
    await page.goto(meander.siteUrl)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect.poll(() => videos(page).last().evaluate((video) => (video as HTMLVideoElement).readyState)).toBeGreaterThan(2)
    expect(new Set(clips)).toEqual(new Set(['/media/clips/lake.webm']))
  })

  it.each([390, 1440])('has its poster for the largest paint at %i px, and loads no clip before it', async (width) => {
    const { page } = await openBrowser({ width, height: 844 })
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      const painted: string[] = []
      new PerformanceObserver((list) => painted.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & { url: string }).url))).observe({ type: 'largest-contentful-paint', buffered: true })
      Object.assign(window, { painted })
    })
    await page.goto(meander.siteUrl)
    await page.waitForRequest(CLIP)
    const painted = () => page.evaluate(() => (window as unknown as { painted: string[] }).painted.at(-1))
    const poster = `${meander.siteUrl}/media/posters/lake.poster.webp`
    expect(await painted()).toBe(poster)
    // Nor is it the clip, once that plays: it lies over as much of the window.
    await expect.poll(() => time(page)).toBeGreaterThan(1)
    expect(await painted()).toBe(poster)
    expect(asked.indexOf('/media/posters/lake.poster.webp')).toBeLessThan(asked.findIndex((path) => path.endsWith('.webm')))
  })
})
