import { describe, expect, it } from 'vitest'
import { openTestGazetteer } from '../../../test/test-gazetteer.ts'
import type { Place } from '../../destinations/index.ts'
import { INVENTORIES } from '../providers/sample/data/index.ts'
import { createSampleProvider, SAMPLE_CODES, SAMPLE_PLACES } from '../providers/sample/index.ts'
import { pictureAddress, pictureAsWebp, readPictureName, WIDTHS } from './address.ts'
import { seriesAt, seriesOf, viewsAt } from './data/places.ts'
import { galleriesOf, GALLERY_SIZE } from './gallery.ts'
import { PALETTES, SCENES, viewsOf } from './scenes.ts'

const FOLDER = '/media/activities/'
const destinations = await openTestGazetteer(SAMPLE_PLACES)
const provider = createSampleProvider({ destinations, publicUrl: '', clock: () => new Date('2027-03-01T12:00:00Z') })
const places = [...SAMPLE_PLACES].map(placeOf)

function placeOf(id: string): Place {
  const place = destinations.byId(id)
  if (place === null) throw new Error(`The destinations do not know '${id}'.`)
  return place
}

/** 'boat2-sunset': what tells two pictures apart at a glance. */
function motifOf(address: string): string {
  const named = readPictureName(address.slice(FOLDER.length))
  if (named === null) throw new Error(`${address} names no picture.`)
  const { scene, composition, palette } = named.picture
  return `${scene}${composition}-${palette}`
}

describe('the name of a picture', () => {
  it('is read as it was made', () => {
    for (const scene of SCENES) {
      for (const composition of viewsOf(scene)) {
        const address = pictureAddress({ scene, composition, palette: 'jade', code: 'LIS-TRAM-28', number: 2 })
        const picture = { scene, composition, palette: 'jade', seed: 'lis-tram-28-2' }
        expect(readPictureName(address.slice(FOLDER.length))).toEqual({ picture, code: 'LIS-TRAM-28', width: null })
        for (const width of WIDTHS) expect(readPictureName(pictureAsWebp(address, width).slice(FOLDER.length))).toEqual({ picture, code: 'LIS-TRAM-28', width })
      }
    }
  })

  it('from an older trip still names its scene, colours and product', () => {
    const picture = { scene: 'market', composition: 1, palette: 'rose', seed: 'lis-market-1' }
    expect(readPictureName('market-rose-lis-market-1.svg')).toEqual({ picture, code: 'LIS-MARKET', width: null })
    expect(readPictureName('market-rose-lis-market-1-640.webp')).toEqual({ picture, code: 'LIS-MARKET', width: 640 })
  })

  it('of any other picture is left as it is', () => {
    for (const address of ['https://media.example/photo.jpg', 'https://media.example/drawing.svg', '']) expect(pictureAsWebp(address, 640)).toBe(address)
    expect(pictureAsWebp('https://meander.example/media/activities/boat1-coast-lis-tagus-1.svg',
      320)).toBe('https://meander.example/media/activities/boat1-coast-lis-tagus-1-320.webp')
  })
})

describe.each(places)('the pictures of $name', ({ id, name }) => {
  const searches = [{ text: name }, { text: `food in ${name}` }, { text: `art and history in ${name}`, limit: 12 }, { text: `${name} with kids` },
    { text: `outdoors near ${name}`, maxPrice: 120 }, { text: `evening in ${name}`, limit: 6 }]

  it('never show one motif twice among three neighbours, however they are searched', async () => {
    for (const search of searches) {
      const found = await provider.search({ destination: placeOf(id), limit: 50, ...search })
      const motifs = found.map(({ coverImageUrl = '' }) => motifOf(coverImageUrl))
      const repeated = motifs.filter((motif, index) => motifs.slice(index + 1, index + 3).includes(motif))
      expect(repeated, search.text).toEqual([])
    }
  })

  it('are four different ones of each product, the cover among them', async () => {
    const found = await provider.search({ destination: placeOf(id), text: name, limit: 50 })
    expect(found.length).toBeGreaterThan(0)
    for (const { productCode, coverImageUrl, imageUrl, gallery = [] } of found) {
      const motifs = gallery.map(({ url }) => motifOf(url))
      expect(new Set(motifs).size, productCode).toBe(GALLERY_SIZE)
      expect([coverImageUrl, imageUrl]).toEqual([gallery[0]?.url, gallery[0]?.url])
      const scenes = gallery.map(({ url }) => motifOf(url).replace(/\d.*$/, ''))
      const views = gallery.map(({ url }) => motifOf(url).replace(/-.*$/, ''))
      if (new Set(scenes).size > 1) expect(new Set(views).size, productCode).toBe(GALLERY_SIZE)
    }
  })

  it('are of the views and the palettes that the place has, and of all its palettes', async () => {
    const place = placeOf(id)
    const found = await provider.search({ destination: place, text: name, limit: 50 })
    const pictures = found.flatMap(({ gallery = [] }) => gallery.map(({ url }) => readPictureName(url.slice(FOLDER.length))?.picture))
    const fixed = new Set(INVENTORIES.flatMap(({ experiences }) => experiences.flatMap(({ code, cover }) => (cover === undefined ? [] : [`${cover}-${code.toLowerCase()}-1`]))))
    const foreign = pictures.filter((picture) => picture === undefined || !fixed.has(`${picture.scene}${picture.composition}-${picture.seed}`)).filter((picture) => picture === undefined || !seriesAt(place, picture.scene).includes(picture.palette) || !viewsAt(place,
      picture.scene).includes(picture.composition))
    expect(foreign).toEqual([])
    const used = pictures.map((picture) => picture?.palette)
    for (const palette of seriesOf(place)) expect(used.filter((one) => one === palette).length, palette).toBeGreaterThan(pictures.length / 12)
  })
})

it('every product has its four, and is known to be one of ours', async () => {
  const found = await Promise.all(places.map((place) => provider.search({ destination: place, text: place.name, limit: 50 })))
  const products = found.flat()
  expect(products.length).toBeGreaterThanOrEqual(1_000)
  expect(products.filter(({ productCode, gallery = [] }) => gallery.length !== GALLERY_SIZE || !SAMPLE_CODES.has(productCode))).toEqual([])
})

describe('a place with many of one kind', () => {
  const museums = Array.from({ length: 12 }, (_, index) => ({ code: `X-${index}`, scenes: ['museum'] as const }))

  it('shows streets as they are there', () => {
    expect(viewsAt({ countryCode: 'MA', latitude: 31.6 }, 'oldtown')).not.toContain(1)
    expect(viewsAt({ countryCode: 'JP', latitude: 35 }, 'castle')).toContain(4)
    for (const scene of SCENES) for (const { countryCode, latitude } of places) expect(viewsOf(scene)).toEqual(expect.arrayContaining([...viewsAt({ countryCode,
      latitude }, scene)]))
  })

  it('goes through twelve motifs before one comes again', () => {
    const galleries = galleriesOf({ id: 'rome-it', countryCode: 'IT', latitude: 41.9 }, museums)
    expect(new Set([...galleries.values()].map(([cover = '']) => motifOf(cover))).size).toBe(12)
  })

  it('opens with another than its neighbour, and always with the same', () => {
    const first = (id: string) => motifOf(galleriesOf({ id, countryCode: 'IT', latitude: 41.9 }, museums).get('X-0')?.[0] ?? '')
    expect(first('rome-it')).not.toBe(first('florence-it'))
    expect(first('rome-it')).toBe(first('rome-it'))
  })

  it.each([
    ['IS', 64.1, ['nordic', 'alpine', 'dusk', 'forest']],
    ['PT', 38.7, ['coast', 'olive', 'rose', 'sunset']],
    ['FR', 48.9, ['rose', 'autumn', 'forest', 'dusk']],
    ['FR', 43.3, ['coast', 'olive', 'rose', 'sunset']],
    ['US', 21.3, ['tropic', 'coast', 'sunset', 'rose']],
    ['ZZ', -3, ['tropic', 'coast', 'sunset', 'rose']],
    ['ZZ', 62, ['nordic', 'alpine', 'dusk', 'forest']],
  ])('in %s at %d degrees has the colours of there', (countryCode, latitude, series) => {
    expect(seriesOf({ countryCode, latitude })).toEqual(series)
    expect(series.every((one) => (PALETTES as readonly string[]).includes(one))).toBe(true)
  })
})
