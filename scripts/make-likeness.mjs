// Writes server/features/chat/language/data/likeness.bin: what pieces of words have to do with each other, as the encoder of sentences
// knows it when it is given each of them by itself.
//
//     node scripts/make-likeness.mjs [ENCODER]
//
// ENCODER is all-MiniLM-L6-v2 as scripts/reader/export_encoder.py writes it, before it is taught anything: its last layer tells likeness only
// as long as it is what it was. Takes some ten minutes on one core.
import { readFileSync, writeFileSync } from 'node:fs'
import * as ort from 'onnxruntime-web'

const reader = new URL('../server/features/chat/reader/data/', import.meta.url)
const target = new URL('../server/features/chat/language/data/likeness.bin', import.meta.url)
/** Numbers that the last layer says of each piece, the last of all that are told; so many are kept of them. */
const WIDTH = 384
const KEPT = 128
/** Rounds after which the directions stand still. */
const ROUNDS = 60

const known = readFileSync(new URL('pieces.txt', reader), 'utf8').split('\n')
const [begin, end] = ['[CLS]', '[SEP]'].map((mark) => known.indexOf(mark))
const pieces = known.flatMap((piece, number) => (/^(?:##)?[a-z]+$/.test(piece) ? [{ piece, number }] : []))

ort.env.wasm.numThreads = 1
const session = await ort.InferenceSession.create(readFileSync(process.argv[2] ?? new URL('encoder.onnx', reader)), { logSeverityLevel: 3 })

/** The mean of all that is said of the piece and of the marks around it, of length 1. */
async function told(number) {
  const given = new ort.Tensor('int64', BigInt64Array.from([begin, number, end], BigInt), [1, 3])
  const { data } = (await session.run({ pieces: given })).features
  const width = data.length / 3
  const mean = Float64Array.from({ length: WIDTH }, (_, at) => [0, 1, 2].reduce((sum, row) => sum + data[row * width + width - WIDTH + at], 0))
  return scaled(mean, Math.hypot(...mean))
}

function scaled(row, by) {
  return row.map((value) => value / (by || 1))
}

const rows = []
for (const { number } of pieces) rows.push(await told(number))

const middle = Float64Array.from({ length: WIDTH }, (_, at) => rows.reduce((sum, row) => sum + row[at], 0) / rows.length)
for (const row of rows) for (let at = 0; at < WIDTH; at += 1) row[at] -= middle[at]

const spread = Array.from({ length: WIDTH }, () => new Float64Array(WIDTH))
for (const row of rows) for (let left = 0; left < WIDTH; left += 1) for (let right = 0; right < WIDTH; right += 1) spread[left][right] += row[left] * row[right]

/** The directions in which the rows differ most, each at a right angle to those before it. */
let directions = Array.from({ length: KEPT }, (_, one) => Float64Array.from({ length: WIDTH }, (_unused, at) => Math.sin((one + 1) * (at + 1))))
for (let round = 0; round < ROUNDS; round += 1) directions = upright(directions.map((one) => spread.map((row) => dot(row, one))))

function upright(some) {
  return some.reduce((all, one) => {
    const rest = Float64Array.from(one)
    for (const other of all) { const part = dot(rest, other); for (let at = 0; at < WIDTH; at += 1) rest[at] -= part * other[at] }
    return [...all, scaled(rest, Math.hypot(...rest))]
  }, [])
}

function dot(left, right) {
  let sum = 0
  for (let at = 0; at < WIDTH; at += 1) sum += left[at] * right[at]
  return sum
}

const bytes = rows.flatMap((row) => {
  const short = directions.map((one) => dot(row, one))
  const most = Math.max(...short.map(Math.abs))
  return short.map((value) => Math.round((value / most) * 127))
})
writeFileSync(target, Buffer.concat([Buffer.from(`${pieces.length} ${KEPT}\n${pieces.map(({ piece }) => piece).join(' ')}\n`), Buffer.from(Int8Array.from(bytes).buffer)]))
