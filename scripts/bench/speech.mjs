// Prints how long the embedded model takes to write down a second of speech, and the memory of its process.
//   npm run bench:speech [-- recording.webm …]
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { performance } from 'node:perf_hooks'

const speech = '../../server/features/speech/'
const { createEmbeddedTranscriber } = await import(`${speech}transcribers/embedded/index.ts`)
const { startListenerProcess } = await import(`${speech}listener/start-process.ts`)
const { decodeRecording } = await import(`${speech}audio/decode-recording.ts`)
const { SAMPLE_RATE } = await import(`${speech}audio/sample-rate.ts`)
const { writeWav } = await import(`${speech}audio/write-wav.ts`)

const SENTENCE = new URL('../../server/test/speech/no-ill-disposed-young-man.webm', import.meta.url)
const TIMES = 3
const signal = new AbortController().signal

let child
const transcriber = createEmbeddedTranscriber({ startProcess: () => (child = startListenerProcess()) })

/** Megabytes that the process holds, and the most it ever held; null where the system does not tell so simply. */
function memory() {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    const [now, most] = ['VmRSS', 'VmHWM'].map((name) => Math.round((Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / 1e6))
    return { now, most }
  } catch {
    return null
  }
}

/** Seconds of processor time that the process has taken. */
function processorTime() {
  try {
    const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1].split(' ')
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return NaN
  }
}

/** The recording said again and again, with a breath between, for so many seconds. */
function repeat(samples, seconds) {
  const long = new Float32Array(seconds * SAMPLE_RATE)
  for (let at = 0; at + samples.length <= long.length; at += samples.length + SAMPLE_RATE / 2) long.set(samples, at)
  return writeWav(long)
}

async function timed(recording) {
  const began = performance.now()
  const text = await transcriber.transcribe(recording, signal)
  return { text, seconds: (performance.now() - began) / 1000 }
}

function say(name, length, { seconds, processor }) {
  const each = (value) => (value / length).toFixed(3).padStart(9)
  console.log(`${name.padEnd(34)}${`${length.toFixed(1)} s`.padStart(9)}${`${seconds.toFixed(2)} s`.padStart(10)}${each(seconds)}${each(processor)}`)
}

async function measure(name, recording) {
  const length = (await decodeRecording(recording)).length / SAMPLE_RATE
  const runs = []
  for (let time = 0; time < TIMES; time++) {
    const before = processorTime()
    const { seconds, text } = await timed(recording)
    runs.push({ seconds, processor: processorTime() - before, text })
  }
  const [, median] = runs.toSorted((one, other) => one.seconds - other.seconds)
  say(name, length, median)
  return median.text
}

const sentence = readFileSync(SENTENCE)
const samples = await decodeRecording(sentence)
const first = await timed(sentence)
console.log(`the first recording, with the process and the model: ${first.seconds.toFixed(2)} s (“${first.text}”)`)
const loaded = memory()
console.log('\n' + 'median of three'.padEnd(34) + 'speech'.padStart(9) + 'taken'.padStart(10) + 'a second'.padStart(9) + 'cpu'.padStart(9))
await measure('a sentence, webm with Opus', sentence)
for (const seconds of [15, 60, 120]) await measure(`the same again and again, WAV`, repeat(samples, seconds))
for (const path of process.argv.slice(2)) console.log(`    “${await measure(basename(path), readFileSync(path))}”`)
const most = memory()
if (loaded !== null && most !== null) console.log(`\nmemory of the process: ${loaded.now} MB after the first recording, ${most.now} MB after all, ${most.most} MB at most; none before the first and after two quiet minutes`)
await transcriber.close()
