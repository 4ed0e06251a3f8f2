import { Worker } from 'node:worker_threads'
import type { TripCard } from './draw-trip.ts'
import type { Picture } from './scenes.ts'

/** What is to be made: a drawing as SVG under Brotli or, with a width in pixels, a WebP. */
export interface PictureOrder {
  readonly picture: Picture
  readonly width: number | null
}

/** The card of a trip, as PNG. */
export interface TripOrder {
  readonly trip: TripCard
}

export type Order = PictureOrder | TripOrder

/** Makes pictures one after the other, on a thread of its own that comes and goes with the work. Drawings come before the slower WebP. */
export interface Painter {
  /** Rejects with `PainterBusy` when too many wait. */
  paint(order: Order): Promise<Buffer>
  close(): Promise<void>
}

export class PainterBusy extends Error {
  override readonly name = 'PainterBusy'
}

export interface PainterOptions {
  /** How many drawings may wait, at some 4 ms each. */
  drawings?: number
  /** How many WebP may wait, at some 100 ms each. */
  images?: number
  /** How long the thread stays when nothing is to do: it holds some 80 MB. */
  idleMs?: number
  /** How long one picture may take. */
  patienceMs?: number
}

interface Job {
  readonly order: Order
  done(bytes: Buffer): void
  failed(error: Error): void
}

export function createPainter({ drawings = 400, images = 80, idleMs = 30_000, patienceMs = 20_000 }: PainterOptions = {}): Painter {
  const waiting: { drawings: Job[]; images: Job[] } = { drawings: [], images: [] }
  let worker: Worker | null = null
  let current: Job | null = null
  let timer: NodeJS.Timeout | undefined

  function next(): void {
    clearTimeout(timer)
    current = waiting.drawings.shift() ?? waiting.images.shift() ?? null
    if (current === null) {
      timer = setTimeout(() => void dismiss(), idleMs).unref()
      return
    }
    timer = setTimeout(() => fail(new Error(`A picture was not made within ${patienceMs} ms.`)), patienceMs).unref()
    worker ??= hire()
    worker.postMessage(current.order)
  }

  function hire(): Worker {
    const hired = new Worker(new URL('./painter-thread.ts', import.meta.url), { name: 'pictures' })
    hired.unref()
    hired.on('message', (answer: unknown) => {
      const job = current
      if (answer instanceof Uint8Array) job?.done(Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength))
      else job?.failed(new Error(`A picture could not be made: ${String(answer)}`))
      next()
    })
    hired.on('error', (error: unknown) => fail(error instanceof Error ? error : new Error(String(error))))
    return hired
  }

  /** What holds the thread up goes with the thread. */
  function fail(error: Error): void {
    void dismiss()
    current?.failed(error)
    next()
  }

  async function dismiss(): Promise<void> {
    const dismissed = worker
    worker = null
    dismissed?.removeAllListeners()
    await dismissed?.terminate()
  }

  return {
    paint(order) {
      const [queue, most] = 'width' in order && order.width === null ? [waiting.drawings, drawings] : [waiting.images, images]
      if (queue.length >= most) return Promise.reject(new PainterBusy('Too many pictures are being made.'))
      return new Promise((done, failed) => {
        queue.push({ order, done, failed })
        if (current === null) next()
      })
    },
    async close() {
      const closed = new Error('The server is stopping.')
      for (const job of [...waiting.drawings.splice(0), ...waiting.images.splice(0)]) job.failed(closed)
      current?.failed(closed)
      current = null
      clearTimeout(timer)
      await dismiss()
    },
  }
}
