import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { parentPort } from 'node:worker_threads'
import { brotliCompressSync, constants } from 'node:zlib'
import encode, { init } from '@jsquash/webp/encode.js'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { CARD_FONT, drawTrip } from './draw-trip.ts'
import { drawPicture } from './draw.ts'
import type { Order } from './painter.ts'

// The other side of painter.ts: an order comes in, the bytes or the reason why not go out.

/** Flat colours with hard edges want their chroma sharp. */
const ENCODING = { quality: 80, method: 4, use_sharp_yuv: 1 }

parentPort?.on('message', async (order: Order) => {
  try {
    parentPort?.postMessage(await make(order))
  } catch (error) {
    parentPort?.postMessage(error instanceof Error ? error.message : String(error))
  }
})

async function make(order: Order): Promise<Uint8Array> {
  if ('trip' in order) return paintTrip(drawTrip(order.trip))
  const svg = drawPicture(order.picture)
  return order.width === null ? compress(svg) : paint(svg, order.width)
}

function compress(svg: string): Uint8Array {
  return brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT } })
}

let ready: Promise<unknown> | null = null

async function paint(svg: string, width: number): Promise<Uint8Array> {
  await (ready ??= load())
  const drawing = new Resvg(svg, { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } })
  const image = drawing.render()
  try {
    const pixels = { data: new Uint8ClampedArray(image.pixels), width: image.width, height: image.height, colorSpace: 'srgb' as const }
    return new Uint8Array(await encode(pixels, ENCODING))
  } finally {
    image.free()
    drawing.free()
  }
}

let letters: Promise<Uint8Array> | null = null

/** PNG: some of the services that show links take no WebP. */
async function paintTrip(svg: string): Promise<Uint8Array> {
  await (ready ??= load())
  const font = await (letters ??= readFile(new URL('./data/brygada-1918.ttf', import.meta.url)))
  const drawing = new Resvg(svg, { font: { fontBuffers: [font], defaultFontFamily: CARD_FONT } })
  const image = drawing.render()
  try {
    return image.asPng()
  } finally {
    image.free()
    drawing.free()
  }
}

/** Both codecs are WebAssembly, which is not fetched but read. */
function load(): Promise<unknown> {
  const { resolve } = createRequire(import.meta.url)
  return Promise.all([
    readFile(resolve('@resvg/resvg-wasm/index_bg.wasm')).then(initWasm),
    readFile(resolve('@jsquash/webp/codec/enc/webp_enc_simd.wasm')).then((bytes) => init({ wasmBinary: new Uint8Array(bytes).buffer })),
  ])
}
