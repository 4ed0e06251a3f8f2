import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { searchActivities } from '@meander/sdk/contract/activities'
import type { ProductCode } from '@meander/sdk/contract/ids'
import { sparePicture } from '@meander/sdk/contract/spare-picture'
import { startServer } from '../../../test/start-server.ts'
import type { TestServer } from '../../../test/start-server.ts'
import { pictureAsWebp, WIDTHS } from './address.ts'
import { createDiskCache } from './disk-cache.ts'
import { readEdition } from './edition.ts'
import { openPictures } from './pictures.ts'
import type { Pictures } from './pictures.ts'
import { createFlights } from './single-flight.ts'
import { createPainter, PainterBusy } from './painter.ts'
import type { Order } from './painter.ts'

const NAME = 'boat2-sunset-lis-tram-28-1'
const log = pino({ level: 'silent' })
const folders: string[] = []
const temporary = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  folders.push(folder)
  return folder
}
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** Width and height of a WebP with lossy pixels. */
function sizeOf(webp: Buffer): [number, number] {
  expect([webp.toString('latin1', 0, 4), webp.toString('latin1', 8, 12)]).toEqual(['RIFF', 'WEBP'])
  const frame = webp.indexOf('VP8 ') + 14
  return [webp.readUInt16LE(frame) & 0x3fff, webp.readUInt16LE(frame + 2) & 0x3fff]
}

describe('GET /media/activities/{name}', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ env: { DATA_DIR: temporary() } })
  })
  afterAll(() => server.close())
  const fetchPicture = (name: string, headers: Record<string, string> = {}) => server.fetch(`/media/activities/${name}`, { headers })

  it('serves every picture that an activity has', async () => {
    const { activities } = await server.as('mdr_visitor_1').call(searchActivities, { body: { query: 'Lisbon', limit: 3 } })
    const pictures = activities.flatMap(({ images = [], gallery = [], imageUrl, coverImageUrl }) => [imageUrl, coverImageUrl, ...images, ...gallery])
    const addresses = [...new Set(pictures.map((picture) => (typeof picture === 'object' ? picture.url : picture)))]
    expect(addresses.length).toBe(12)
    for (const address of addresses) {
      const answer = await fetch(address ?? '')
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
      expect(await answer.text()).toMatch(/^<svg [^]*<\/svg>$/)
    }
  })

  it.each(WIDTHS)('serves it %d pixels wide as WebP', async (width) => {
    const answer = await fetchPicture(`${NAME}-${width}.webp`)
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('content-encoding')]).toEqual([200, 'image/webp', null])
    expect(sizeOf(Buffer.from(await answer.arrayBuffer()))).toEqual([width, (width * 5) / 8])
  })

  it.each([`${NAME}.svg`, `${NAME}-320.webp`])('serves %s for ever, to pages of any origin, and spares those who have it', async (name) => {
    const { headers } = await fetchPicture(name)
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    expect(headers.get('access-control-allow-origin')).toBe('*')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    const etag = headers.get('etag') ?? ''
    expect(etag).toMatch(/^(W\/)?"[0-9a-f]{16}"$/)
    // Left to itself, `fetch` asks past every cache.
    const asked = async (tag: string) => (await fetchPicture(name, { 'if-none-match': tag, 'cache-control': 'max-age=0' })).status
    expect([await asked(etag), await asked('"another"')]).toEqual([304, 200])
  })

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
    ['identity', null],
  ])('sends who accepts %s the same drawing in %s', async (accepted, encoding) => {
    const answer = await fetchPicture(`${NAME}.svg`, { 'accept-encoding': accepted })
    expect(answer.headers.get('content-encoding')).toBe(encoding)
    expect(answer.headers.get('vary')).toMatch(/accept-encoding/i)
    expect(await answer.text()).toBe(await (await fetchPicture(`${NAME}.svg`)).text())
  })

  it('serves what stands in for the picture of any product, whoever sells it [2.133]', async () => {
    const titles = ['Wine in the Douro', 'Sailing at dusk', 'Alfama on foot', 'The castle', 'A night of jazz', 'Snorkelling', 'Massage', 'The zoo', 'The bridge', 'A volcano', 'Skiing', 'Trekking']
    for (const [at, title] of titles.entries()) {
      const name = sparePicture({ productCode: `5010SYD${at}` as ProductCode, title }).split('/').at(-1) ?? ''
      expect((await fetchPicture(name)).status, name).toBe(200)
    }
  })

  it('serves what trips of earlier versions hold', async () => {
    for (const name of ['market-rose-lis-tram-28-1.svg', 'nightlife-night-lis-tram-28-4.svg', 'castle-forest-lis-tram-28-2.svg',
      'temple-olive-lis-tram-28-3.svg']) {
      expect((await fetchPicture(name)).status, name).toBe(200)
    }
    expect((await fetchPicture(pictureAsWebp('/media/activities/beach-coast-lis-tram-28-1.svg', 320).split('/').at(-1) ?? '')).status).toBe(200)
  })

  it.each([
    'boat-sunset-.svg',
    'boat2-nocolour-lis-tram-28-1.svg',
    'submarine1-sunset-lis-tram-28-1.svg',
    'boat7-sunset-lis-tram-28-1.svg',
    'museum5-sunset-lis-tram-28-1.svg',
    'boat1-sunset-lis-tram-28-5.svg',
    'boat1-sunset-lis-tram-28-1.png',
    'boat1-sunset-LIS-TRAM-28-1.svg',
    'boat1-sunset-lis_tram-1.svg',
    'boat1-sunset-lis-tram-28-1.svg.svg',
    'boat1-sunset-lis-tram-28-1.webp',
    'boat1-sunset-lis-tram-28-1-640.svg',
    'boat1-sunset-lis-tram-28-1-641.webp',
    'boat1-sunset-lis-tram-28-1-64000.webp',
    'boat1-sunset-no-such-product-1.svg',
    'boat1-sunset-spare-8-1.svg',
    'boat1-sunset-no-such-product-1-640.webp',
    `boat1-sunset-${'a'.repeat(61)}-1.svg`,
    '..%2f..%2fpackage.json',
    '%E0%A4%A',
    '%3Cscript%3E.svg',
  ])('answers 404 for %s, which is not kept', async (name) => {
    const answer = await fetchPicture(name)
    expect(answer.status).toBe(404)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect((await answer.json()).message).toBe('There is no such picture.')
  })
})

it('lets one client have only so many made, and any number of those that are there', async () => {
  const server = await startServer({ env: { DATA_DIR: temporary(), RATE_LIMIT_READ: '3' } })
  const statusOf = async (name: string) => (await server.fetch(`/media/activities/${name}`)).status
  const made = [1, 2, 3].map((number) => `boat1-coast-lis-tram-28-${number}.svg`)
  for (const name of [...made, ...made, ...made]) expect(await statusOf(name)).toBe(200)
  expect(await statusOf('boat1-coast-lis-tram-28-4.svg')).toBe(429)
  expect(await statusOf('boat1-coast-lis-tram-28-1-320.webp')).toBe(429)
  expect(await statusOf(made[0] ?? '')).toBe(200)
  await server.close()
})

describe('pictures', () => {
  const opened: Pictures[] = []
  afterEach(async () => {
    for (const pictures of opened.splice(0)) await pictures.close()
  })
  const open = (dataDir: string, isKnown: (code: string) => boolean = () => true) => {
    const pictures = openPictures({ dataDir, isKnown, log })
    opened.push(pictures)
    return pictures
  }
  /** Counts what is made. */
  const counter = () => {
    const made = { count: 0, allow: async () => void made.count++ }
    return made
  }

  it('are made once, however many ask at once, and then kept', async () => {
    const [made, pictures] = [counter(), open(temporary())]
    const files = await Promise.all([1, 2, 3, 4].map(() => pictures.read(`${NAME}-320.webp`, made.allow)))
    // One and the same in memory: three have waited for the first.
    expect(new Set(files.map((file) => file?.bytes)).size).toBe(1)
    const before = made.count
    await pictures.read(`${NAME}-320.webp`, made.allow)
    expect([before > 0, made.count]).toEqual([true, before])
  })

  it('outlive a restart, on disk, and are the same', async () => {
    const dataDir = temporary()
    const [first, made] = [await open(dataDir).read(`${NAME}-640.webp`, async () => {}), counter()]
    expect(readdirSync(join(dataDir, 'pictures'))).toHaveLength(1)
    const second = await open(dataDir).read(`${NAME}-640.webp`, made.allow)
    expect(second).toEqual(first)
    expect(made.count).toBe(0)
  })

  it('are served although nothing can be kept', async () => {
    const dataDir = temporary()
    writeFileSync(join(dataDir, 'pictures'), 'a file where the folder should be')
    const file = await open(dataDir).read(`${NAME}-320.webp`, async () => {})
    expect(sizeOf(file?.bytes ?? Buffer.alloc(0))).toEqual([320, 200])
  })

  it('are asked for by the code of their product, and none is made of another', async () => {
    const asked: string[] = []
    const pictures = open(temporary(), (code) => asked.push(code) > 100)
    expect(await pictures.read(`${NAME}.svg`, () => Promise.reject(new Error('nothing should be made')))).toBeNull()
    expect(asked).toEqual(['LIS-TRAM-28'])
  })

  it('are not made where that is not allowed', async () => {
    const pictures = open(temporary())
    await expect(pictures.read(`${NAME}.svg`, () => Promise.reject(new Error('enough')))).rejects.toThrow('enough')
    expect(await pictures.read(`${NAME}.svg`, async () => {})).not.toBeNull()
  })
})

describe('the painter', () => {
  const order = (width: number | null): Order => ({ picture: { scene: 'beach', composition: 3, palette: 'coast', seed: 'x-1' }, width })

  it('says why it cannot, and goes on with the next', async () => {
    const painter = createPainter()
    const [bad, good] = await Promise.allSettled([painter.paint(order(0)), painter.paint(order(320))])
    expect([bad.status, good.status]).toEqual(['rejected', 'fulfilled'])
    if (good.status === 'fulfilled') expect(sizeOf(good.value)).toEqual([320, 200])
    await painter.close()
  })

  it('draws before it paints, and lets only so many wait', async () => {
    const painter = createPainter({ images: 2 })
    const done: string[] = []
    const paint = (width: number | null, name: string) => painter.paint(order(width)).then(() => done.push(name))
    const answers = await Promise.allSettled([paint(16, 'first'), paint(32, 'second'), paint(48, 'third'), paint(64, 'one too many'), paint(null, 'drawing')])
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'fulfilled'])
    expect(answers[3]).toMatchObject({ reason: expect.any(PainterBusy) })
    expect(done).toEqual(['first', 'drawing', 'second', 'third'])
    await painter.close()
  })

  it('lets the thread go that takes too long, and takes on another', async () => {
    const painter = createPainter({ patienceMs: 1 })
    await expect(painter.paint(order(1280))).rejects.toThrow('not made within 1 ms')
    await painter.close()
    const restless = createPainter({ idleMs: 0 })
    expect(sizeOf(await restless.paint(order(16)))).toEqual([16, 10])
    expect(sizeOf(await restless.paint(order(32)))).toEqual([32, 20])
    await restless.close()
  })

  it('tells those who wait when the server stops', async () => {
    const painter = createPainter()
    const waiting = Promise.allSettled([painter.paint(order(16)), painter.paint(order(null))])
    await painter.close()
    expect((await waiting).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  })
})

it('what is made by other code is of another edition', async () => {
  const folder = temporary()
  writeFileSync(join(folder, 'draw.ts'), 'one')
  const first = await readEdition(folder)
  writeFileSync(join(folder, 'draw.test.ts'), 'tests draw nothing')
  expect(await readEdition(folder)).toBe(first)
  writeFileSync(join(folder, 'draw.ts'), 'another')
  expect(await readEdition(folder)).not.toBe(first)
})

describe('the cache on disk', () => {
  const bytes = (size: number) => Buffer.alloc(size, 7)

  it('drops what was not read for longest when there is too much', async () => {
    const folder = temporary()
    const cache = createDiskCache({ folder, mostBytes: 250, log })
    await cache.write('a', bytes(100))
    await cache.write('b', bytes(100))
    await cache.read('a')
    await cache.write('c', bytes(100))
    await expect.poll(() => readdirSync(folder).sort()).toEqual(['a', 'c'])
    expect([await cache.read('a'), await cache.read('b')]).toEqual([bytes(100), null])
  })

  it('knows after a restart what is there, and which was read last', async () => {
    const folder = temporary()
    for (const [name, read] of [['old', 1000], ['new', 2000]] as const) {
      writeFileSync(join(folder, name), bytes(100))
      utimesSync(join(folder, name), read, read)
    }
    const cache = createDiskCache({ folder, mostBytes: 250, log })
    await cache.write('newest', bytes(100))
    await expect.poll(() => readdirSync(folder).sort()).toEqual(['new', 'newest'])
  })

  it('takes in what another instance has written, and clears what one left half', async () => {
    const folder = temporary()
    const cache = createDiskCache({ folder, mostBytes: 1000, log })
    expect(await cache.read('theirs')).toBeNull()
    writeFileSync(join(folder, 'theirs'), bytes(10))
    expect(await cache.read('theirs')).toEqual(bytes(10))
    writeFileSync(join(folder, '.half.0000'), bytes(10))
    utimesSync(join(folder, '.half.0000'), 1000, 1000)
    await createDiskCache({ folder, mostBytes: 1000, log }).read('theirs')
    expect(readdirSync(folder)).toEqual(['theirs'])
    expect([readFileSync(join(folder, 'theirs')).length, statSync(join(folder, 'theirs')).isFile()]).toEqual([10, true])
  })
})

it('one flight carries all who come while it is under way', async () => {
  const fly = createFlights<number>()
  let [landed, begun] = [(_: number) => {}, 0]
  const make = () => new Promise<number>((done) => ([landed, begun] = [done, begun + 1]))
  const allow = async () => {}
  const first = fly('a', allow, make)
  await expect.poll(() => begun).toBe(1)
  const second = fly('a', () => Promise.reject(new Error('should not be asked')), make)
  landed(7)
  expect(await Promise.all([first, second])).toEqual([7, 7])
  const third = fly('a', allow, async () => 8)
  expect(await third).toBe(8)
})
