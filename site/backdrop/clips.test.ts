import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { films as written } from '../media/films.json'
import { readWebm } from '../test/read-webm.ts'
import { films, HOME_FILMS } from './films.ts'

const MEDIA = join(import.meta.dirname, '../media')
const namesIn = (folder: string, end: string) => readdirSync(join(MEDIA, folder)).filter((file) => file.endsWith(end)).map((file) => file.slice(0, -end.length)).sort()
const CLIPS = namesIn('clips', '.webm')
const sizeOf = (clip: string) => statSync(join(MEDIA, 'clips', `${clip}.webm`)).size

const LARGEST = 560_000
const ALL_TOGETHER = 12_000_000

const FRAMES_A_SECOND = 24

describe('the clips', () => {
  it('are 22, five of them for the home screen and 17 for the letters, each with its poster and its source [9.19, 9.20]', () => {
    expect(CLIPS).toHaveLength(22)
    const of = (place: string) => Object.entries(written).filter(([, film]) => film.place === place).map(([name]) => name)
    expect([of('home').length, of('chat').length]).toEqual([5, 17])
    expect(Object.keys(written).sort()).toEqual(CLIPS)
    expect(namesIn('posters', '.poster.webp')).toEqual(CLIPS)
    expect(namesIn('scenes/glsl', '.glsl').filter((name) => name !== 'common')).toEqual(CLIPS)
  })

  it.each(CLIPS)('%s is 560 kB of VP9 at most, 1280 by 720 px, and lasts seven seconds of 24 frames [9.18]', (clip) => {
    expect(sizeOf(clip)).toBeLessThanOrEqual(LARGEST)
    const { seconds, frames, ...film } = readWebm(readFileSync(join(MEDIA, 'clips', `${clip}.webm`)))
    expect(film).toEqual({ codec: 'V_VP9', width: 1280, height: 720 })
    expect(seconds).toBeCloseTo(7, 1)
    expect(frames).toBe(7 * FRAMES_A_SECOND)
  })

  it('are 12 MB at most, all together', () => expect(CLIPS.reduce((sum, clip) => sum + sizeOf(clip), 0)).toBeLessThanOrEqual(ALL_TOGETHER))
})

describe('what the site says of its films', () => {
  it('is what is written down with them, in the same order', () => {
    for (const [name, { title, tall, line, rise, ground }] of Object.entries(films)) expect(written[name as keyof typeof written]).toMatchObject({ title, tall, line, rise, ground })
    const order = Object.entries(written).flatMap(([name, film]) => ('order' in film && film.place === 'home' ? [{ name, order: film.order }] : []))
    expect(HOME_FILMS).toEqual(order.sort((one, other) => one.order - other.order).map(({ name }) => name))
  })

  it('has the crop of the first one in the style sheet, for the document that is seen before any script', () => {
    const sheet = readFileSync(join(import.meta.dirname, '../styles/home.css'), 'utf8')
    const { ground, tall, line, rise } = films.lake
    expect(sheet).toContain(`--ground: ${ground}; --focal-x: ${tall}; --focal: ${line}; --rise: ${rise};`)
  })
})
