// Listens to recordings in a process of its own: a file that breaks it, and the memory that it takes, end with it.
//   node listener-process.ts [folder of the model, as an address]
import { setImmediate as othersTurn } from 'node:timers/promises'
import { decodeRecording } from '../audio/decode-recording.ts'
import { findSpeech } from '../audio/speech-spans.ts'
import type { Moonshine } from '../moonshine/moonshine.ts'
import { TranscriptionError } from '../transcriber.ts'
import type { Answer, FromProcess, Step, Task, ToProcess } from './messages.ts'

const [folder] = process.argv.slice(2)
let model: Promise<Moonshine> | undefined
let current: { id: number; stop: AbortController } | undefined

// The server ends this one when what it has in hand is done; a signal to the whole group must not be quicker.
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => {})
process.once('disconnect', () => process.exit(0))
process.on('message', (message: ToProcess) => void receive(message))

async function receive(message: ToProcess): Promise<void> {
  if (message.kind === 'warm') {
    // Who asks it to hear is told what is wrong.
    ;(model ??= load()).catch(() => {})
    return
  }
  const { id } = message
  if (message.kind === 'stop') {
    if (current?.id === id) current.stop.abort()
    return
  }
  const stop = new AbortController()
  current = { id, stop }
  const say = (said: Step | Answer): void => void process.send?.({ id, said } satisfies FromProcess)
  try {
    say({ kind: 'reading' })
    const samples = await decodeRecording(message.recording)
    say({ kind: 'read' })
    // Whoever has left by now is heard of before the model is loaded.
    await othersTurn()
    stop.signal.throwIfAborted()
    say(await hear(message.task, samples, stop.signal))
  } catch (error) {
    say(explain(error, stop.signal))
  }
}

async function hear(task: Task, samples: Float32Array, signal: AbortSignal): Promise<Answer> {
  if (findSpeech(samples).length === 0) return task === 'text' ? { kind: 'text', text: '' } : { kind: 'samples', samples: new Float32Array(0) }
  if (task === 'samples') return { kind: 'samples', samples }
  model ??= load()
  const moonshine = await model
  signal.throwIfAborted()
  return { kind: 'text', text: await moonshine.transcribe(samples, signal) }
}

/** What it takes is read only now: a server whose visitors do not speak has none of it in memory. */
async function load(): Promise<Moonshine> {
  const { readModelFiles } = await import('../moonshine/model-files.ts')
  const { loadMoonshine } = await import('../moonshine/moonshine.ts')
  return loadMoonshine(await readModelFiles(folder))
}

function explain(error: unknown, signal: AbortSignal): Answer {
  if (signal.aborted) return { kind: 'stopped' }
  if (error instanceof TranscriptionError && (error.failure === 'unsupported' || error.failure === 'too-long')) {
    return { kind: 'refused', failure: error.failure, why: error.message }
  }
  return { kind: 'failed', why: error instanceof Error ? error.message : String(error) }
}
