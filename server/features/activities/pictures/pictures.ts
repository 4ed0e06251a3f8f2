import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import type { Logger } from 'pino'
import { isSpare } from '@meander/sdk/contract/spare-picture'
import { readPictureName } from './address.ts'
import type { TripCard } from './draw-trip.ts'
import { createDiskCache } from './disk-cache.ts'
import { readEdition } from './edition.ts'
import { createPainter } from './painter.ts'
import type { Picture } from './scenes.ts'
import { createFlights } from './single-flight.ts'

/** A picture as it is sent: an SVG under Brotli, or a WebP. */
export interface PictureFile {
  readonly type: 'svg' | 'webp'
  readonly bytes: Buffer
  readonly etag: string
}

export interface Pictures {
  /**
   * The picture of a name, such as 'boat2-sunset-lis-tagus-1.svg' or '…-1-640.webp'; null where it is of no product of ours.
   * `allow` is awaited before one is made, and may reject; those that are kept are free. Rejects with `PainterBusy`.
   */
  read(name: string, allow: () => Promise<void>): Promise<PictureFile | null>
  /** The card of a trip, with what of its pictures is ours: of others' addresses nothing is drawn. */
  readTrip(card: TripRequest, allow: () => Promise<void>): Promise<TripPicture>
  close(): Promise<void>
}

export interface TripRequest extends Pick<TripCard, 'title' | 'facts'> {
  /** Addresses, those of one's own pictures among them. */
  addresses: readonly string[]
}

/** 1200 by 630 pixels, as PNG. */
export interface TripPicture {
  readonly bytes: Buffer
  readonly etag: string
}

export interface PicturesOptions {
  dataDir: string
  /** Whether a product of that code is sold: only of such is anything drawn, and what stands in for others' pictures. */
  isKnown: (code: string) => boolean
  log: Logger
}

/** Drawings kept in memory, at some 4 kB each. */
const KEPT_IN_MEMORY = 4_000_000
/** Kept on disk: every drawing of a thousand products, at some 4 kB, and five thousand WebP, at some 20 kB. */
const KEPT_ON_DISK = 128_000_000

/** Makes pictures when they are first asked for, none twice at a time, and keeps them over restarts. */
export function openPictures({ dataDir, isKnown, log }: PicturesOptions): Pictures {
  const drawings = new LRUCache<string, Buffer>({ maxSize: KEPT_IN_MEMORY, sizeCalculation: ({ length }) => length + 100 })
  const files = createDiskCache({ folder: join(dataDir, 'pictures'), mostBytes: KEPT_ON_DISK, log })
  const painter = createPainter()
  const makeOnce = createFlights<Buffer>()
  let edition: Promise<string> | null = null

  const mayDraw = (code: string) => isKnown(code) || isSpare(code)

  function pictureAt(address: string): Picture[] {
    const named = readPictureName(address.split('/').at(-1) ?? '')
    return named === null || !mayDraw(named.code) ? [] : [named.picture]
  }

  return {
    async read(name, allow) {
      const named = readPictureName(name)
      if (named === null || !mayDraw(named.code)) return null
      const { picture, width } = named
      const type = width === null ? 'svg' : 'webp'
      edition ??= readEdition()
      const key = hash(`${await edition} ${Object.values(picture).join(' ')} ${width}`)
      const kept = drawings.get(key) ?? (await files.read(`${key}.${type}`))
      const bytes = kept ?? (await makeOnce(key, allow, async () => {
        const made = await painter.paint({ picture, width })
        await files.write(`${key}.${type}`, made)
        return made
      }))
      if (type === 'svg') drawings.set(key, bytes)
      return { type, bytes, etag: key.slice(0, 16) }
    },
    async readTrip({ title, facts, addresses }, allow) {
      const trip = { title, facts, pictures: addresses.flatMap(pictureAt).slice(0, 3) }
      edition ??= readEdition()
      const key = hash(`${await edition} trip ${JSON.stringify(trip)}`)
      const bytes = (await files.read(`${key}.png`)) ?? (await makeOnce(key, allow, async () => {
        const made = await painter.paint({ trip })
        await files.write(`${key}.png`, made)
        return made
      }))
      return { bytes, etag: key.slice(0, 16) }
    },
    close: () => painter.close(),
  }
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32)
}
