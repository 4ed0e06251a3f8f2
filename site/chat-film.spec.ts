import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lettersFilm, stopClock, TURN } from '../examples/test/film.ts'
import { openBrowser, startMeander, type Meander } from '../examples/test/open-browser.ts'
import { planner, visit, written } from '../examples/test/visit-planner.ts'
import { CHAT_FILMS } from '../widget/features/backdrops/films.ts'

let meander: Meander
beforeAll(async () => {
  meander = await startMeander()
})
afterAll(() => meander.stop())

const ORDER = CHAT_FILMS.map(({ name }) => name)
const ANYWHERE = CHAT_FILMS.filter(({ anywhere }) => anywhere).map(({ name }) => name)
const { videos, names, top, kept, fading, time, allPaused, nextTurn, firstOf } = lettersFilm

const begin = async () => lettersFilm.begin((await openBrowser()).page, `${meander.siteUrl}/chat`)

describe('the film at the head of the letters', () => {
  it('turns over all 17 clips as long as no place is known, and begins anew after the last [4.36, 9.18, 9.20]', async () => {
    const page = await begin()
    await stopClock(page)
    const seen = [await top(page), await nextTurn(page)]
    while (seen.length <= ORDER.length) {
      await page.clock.runFor(TURN)
      seen.push(await top(page))
    }
    expect(seen).toEqual([...ORDER, ORDER[0]])
  })

  it('fades the next clip in within 1.5 seconds [4.32]', async () => {
    const page = await begin()
    await stopClock(page)
    await nextTurn(page)
    expect((await fading(page)).at(-1)).toEqual([1500])
    await page.clock.runFor(1500)
    await expect.poll(() => names(page)).toEqual([ORDER[1]])
  })

  it('keeps its clip and time: it goes on where it was after another screen [2.85, 4.34, 4.35]', async () => {
    const page = await begin()
    await stopClock(page)
    await nextTurn(page)
    await page.clock.runFor(3000)
    expect(await kept(page)).toEqual(['1', expect.stringMatching(/^[23]\.\d$/)])
    await page.clock.resume()
    await page.getByRole('button', { name: 'View Itineraries' }).click()
    await page.getByRole('heading', { name: 'Itineraries' }).first().waitFor()
    await page.goBack()
    await expect.poll(() => top(page)).toBe(ORDER[1])
    await expect.poll(() => time(page)).toBeGreaterThan(1.9)
  })

  it('begins with the first clip for whoever comes from the home screen [2.86, 4.36]', async () => {
    const page = await begin()
    await stopClock(page)
    await nextTurn(page)
    await page.clock.runFor(3000)
    expect((await kept(page))[0]).toBe('1')
    await page.clock.resume()
    await page.goto(meander.siteUrl)
    await expect.poll(() => kept(page)).toEqual(['0', '0.0'])
    await stopClock(page)
    await page.getByRole('link', { name: 'Write your own letter' }).click()
    expect(await firstOf(page)).toBe(ORDER[0])
  })

  it('has all clips loaded beforehand, three at once [9.21, 9.22]', async () => {
    const { page } = await openBrowser()
    const [held, asked]: [(() => Promise<void>)[], Set<string>] = [[], new Set()]
    await page.route(/\/media\/(clips|posters)\//, async (route) => {
      if (route.request().resourceType() !== 'fetch') return route.continue()
      asked.add(new URL(route.request().url()).pathname)
      held.push(() => route.continue())
    })
    await page.goto(`${meander.siteUrl}/chat`)
    await expect.poll(() => asked.size).toBe(3)
    let most = 3
    for (let gone = 0; gone < 32; gone += 1) {
      await expect.poll(() => held.length).toBeGreaterThan(0)
      most = Math.max(most, held.length)
      await held.shift()?.()
    }
    expect(most).toBe(3)
    await expect.poll(() => [...asked].filter((path) => path.endsWith('.webm')).length).toBe(ORDER.length - 1)
  })

  it.each([
    ['less motion is wanted', { reducedMotion: 'reduce' as const }, {}],
    ['less data is wanted', {}, { saveData: true }],
  ])('is its poster where %s, and no clip is loaded until it is asked to play', async (_, options, connection) => {
    const { page } = await openBrowser(options)
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', { value }), connection)
    const clips: string[] = []
    page.on('request', (request) => void (request.url().endsWith('.webm') && clips.push(request.url())))
    await page.clock.install()
    await page.goto(`${meander.siteUrl}/chat`)
    await page.getByRole('button', { name: 'Play the film' }).waitFor()
    await page.clock.fastForward(3 * TURN)
    await expect.poll(() => videos(page).count()).toBe(0)
    expect(clips).toEqual([])
    const poster = page.locator('meander-planner .letterhead img').first()
    await expect.poll(() => poster.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Play the film' }).click()
    await expect.poll(() => clips.length).toBeGreaterThan(0)
  })

  it('shows nothing that is of another part of the world once a place is known, and stops at a press', async () => {
    const page = await begin()
    await planner(page, 'textarea').fill('Vienna, 5 to 8 June 2027, two of us')
    await page.keyboard.press('Enter')
    await written(page)
    await expect.poll(async () => ANYWHERE.includes(await top(page))).toBe(true)
    await planner(page, '.film-stop').click()
    await expect.poll(() => allPaused(page)).toBe(true)
    await page.getByRole('button', { name: 'Play the film' }).waitFor()
  })
})

describe('in a page of a partner', () => {
  it('no film is loaded until a message has been sent, and then no more than the next', async () => {
    const { page } = await visit(meander.siteUrl, { reducedMotion: 'no-preference' })
    const clips = new Set<string>()
    page.on('request', (request) => void (request.url().endsWith('.webm') && clips.add(request.url())))
    await page.waitForLoadState('networkidle')
    await planner(page, 'textarea').fill('Vienna, 5 to 8 June 2027, two of us')
    expect(clips.size).toBe(0)
    await page.keyboard.press('Enter')
    await written(page)
    await expect.poll(() => videos(page).count()).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    expect(clips.size).toBeLessThanOrEqual(3)
  })
})
