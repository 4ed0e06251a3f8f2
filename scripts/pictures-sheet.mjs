// Writes contact sheets of the sample inventory's pictures, to be looked at in a browser: every scene in each of its views and
// palettes, every view as frames crop it and as small as it gets, and the lists of every destination.
//   npm run pictures:sheet -- [scene …]
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OUT = join(import.meta.dirname, '..', '.build', 'pictures')
const pictures = '../server/features/activities/pictures/'
const { drawPicture } = await import(`${pictures}draw.ts`)
const { PALETTES, SCENES, viewsOf } = await import(`${pictures}scenes.ts`)
const { readPictureName } = await import(`${pictures}address.ts`)

const unknown = process.argv.slice(2).filter((name) => !SCENES.includes(name))
if (unknown.length > 0) {
  console.error(`There is no scene "${unknown[0]}". There are ${SCENES.join(', ')}.`)
  process.exit(2)
}
const scenes = process.argv.length > 2 ? process.argv.slice(2) : SCENES

/** Draws into a file once, and answers an image of it. */
const drawn = new Set()
function image(picture, style) {
  const name = `${picture.scene}${picture.composition}-${picture.palette}-${picture.seed}.svg`
  if (!drawn.has(name)) writeFileSync(join(OUT, name), drawPicture(picture))
  drawn.add(name)
  return `<img loading="lazy" src="${name}" title="${name}" style="${style}">`
}

function writePage(name, title, sections) {
  const style = 'body{margin:16px;font:14px sans-serif;background:#f6f8f4;color:#12222a}h2{margin:24px 0 8px;font-size:16px}img{object-fit:cover;display:block}div{display:grid;gap:6px;margin-bottom:6px;overflow-x:auto}'
  writeFileSync(join(OUT, name), `<!doctype html><meta charset="utf-8"><title>${title}</title><style>${style}</style>${sections.join('')}`)
  console.log(join(OUT, name))
}

const row = (columns, images) => `<div style="grid-template-columns:repeat(${columns},max-content)">${images.join('')}</div>`
mkdirSync(OUT, { recursive: true })

writePage('palettes.html', 'Scenes by palette', scenes.map((scene) => `<h2>${scene}</h2>${viewsOf(scene).map((composition) =>
  row(PALETTES.length, PALETTES.map((palette) => image({ scene, composition, palette, seed: 'sheet-1' }, 'width:320px;aspect-ratio:16/10')))).join('')}`))

const FRAMES = [
  'width:480px;aspect-ratio:16/10', 'width:400px;aspect-ratio:4/3', 'width:300px;aspect-ratio:1', 'width:320px;aspect-ratio:16/10',
  'width:160px;aspect-ratio:16/10', 'width:100px;aspect-ratio:1',
]
writePage('frames.html', 'Scenes by frame', scenes.map((scene) => `<h2>${scene}</h2>${viewsOf(scene).map((composition) =>
  row(FRAMES.length, FRAMES.map((frame) => image({ scene, composition, palette: 'coast', seed: 'sheet-2' }, frame)))).join('')}`))

const { openTestGazetteer } = await import('../server/test/test-gazetteer.ts')
const { createSampleProvider, SAMPLE_PLACES } = await import(`${pictures}../providers/sample/index.ts`)
const destinations = await openTestGazetteer(SAMPLE_PLACES)
const provider = createSampleProvider({ destinations, publicUrl: '', clock: () => new Date() })
const places = [...SAMPLE_PLACES].map((id) => destinations.byId(id)).filter((place) => place !== null)
const lists = await Promise.all(places.map(async (place) => ({ place, found: await provider.search({ destination: place, limit: 24 }) })))
writePage('places.html', 'Lists of every destination', lists.map(({ place, found }) => `<h2>${place.name}</h2>${row(8, found.map(({ coverImageUrl }) =>
  image(readPictureName(coverImageUrl.split('/').at(-1)).picture, 'width:200px;aspect-ratio:8/5')))}`))
