import type { ChildProcess } from 'node:child_process'
import { TranscriptionError } from '../transcriber.ts'
import type { Answer, FromProcess, Task, ToProcess } from './messages.ts'
import { createOneAtATime } from './one-at-a-time.ts'
import { startListenerProcess } from './start-process.ts'

/** Milliseconds without work after which the process is ended. */
const IDLE = 120_000
/** Milliseconds that one recording may take. */
const PATIENCE = 60_000
/** Milliseconds of it that reading the file may take: a whole one takes less than one second, and some broken ones would never end. */
const READING = 5000
/** How many recordings may stand in line. */
export const WAITING = 4

export interface ListenerOptions {
  idle?: number
  patience?: number
  reading?: number
  waiting?: number
  /** For tests that look at the process, or break it. */
  startProcess?: () => ChildProcess
}

/** Listens to one recording after the other in a process of its own, which is started for the first and ended when there are no more. */
export interface Listener {
  /** Rejects with a `TranscriptionError`, or with the signal's reason. */
  hear<T extends Task>(task: T, recording: Uint8Array, signal: AbortSignal): Promise<Extract<Answer, { kind: T }>>
  /** Starts the process, and has it load its model, before there is something to hear. Never throws. */
  warm(): void
  close(): Promise<void>
}

export function createListener(options: ListenerOptions = {}): Listener {
  const { idle = IDLE, patience = PATIENCE, reading = READING, waiting = WAITING, startProcess = startListenerProcess } = options
  const oneAtATime = createOneAtATime(waiting)
  let child: ChildProcess | undefined
  let rest: NodeJS.Timeout | undefined
  let closed = false
  let count = 0

  function ready(): ChildProcess {
    clearTimeout(rest)
    if (closed) throw unavailable('the server is stopping')
    if (child !== undefined) return child
    const started = startProcess()
    // Whoever asks hears of it; without anybody to hear, Node would end the server.
    started.on('error', () => {})
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    return (child = started)
  }

  function end(): void {
    child?.kill('SIGKILL')
    child = undefined
  }

  return {
    async hear(task, recording, signal) {
      return oneAtATime(async () => {
        const answer = await ask(ready(), { kind: 'hear', id: ++count, task, recording }, { patience, reading, signal }).catch((error: unknown) => {
          end()
          throw error
        })
        // What failed once in it may be in its memory; the next one is given a new process.
        if (answer.kind === 'failed') end()
        else rest = setTimeout(end, idle).unref()
        signal.throwIfAborted()
        return read(answer, task)
      }, signal)
    },
    warm() {
      // One that runs has been used, or made ready, and is ended by its own rest.
      if (closed || child !== undefined) return
      ready().send({ kind: 'warm' } satisfies ToProcess, () => {})
      rest = setTimeout(end, idle).unref()
    },
    async close() {
      closed = true
      clearTimeout(rest)
      end()
    },
  }
}

interface AskOptions {
  patience: number
  reading: number
  signal: AbortSignal
}

/** Its answer; rejects when it ends before, or takes too long. It is of no more use then. */
function ask(child: ChildProcess, question: Extract<ToProcess, { kind: 'hear' }>, { patience, reading, signal }: AskOptions): Promise<Answer> {
  const settled = new AbortController()
  return new Promise<Answer>((resolve, reject) => {
    const tooLong = setTimeout(() => reject(unavailable(`it took more than ${patience} ms`)), patience)
    let unreadable: NodeJS.Timeout | undefined
    const stop = (): void => void child.send({ kind: 'stop', id: question.id } satisfies ToProcess, () => {})
    const listen = ({ id, said }: FromProcess): void => {
      if (id !== question.id) return
      clearTimeout(unreadable)
      if (said.kind === 'reading') unreadable = setTimeout(() => reject(new TranscriptionError('unsupported', 'The recording cannot be read to its end.')), reading)
      else if (said.kind !== 'read') resolve(said)
    }
    const ended = (code: number | null, signal: string | null): void => reject(unavailable(`the process ended with ${code ?? signal}`))
    const failed = (error: Error): void => reject(unavailable(`the process cannot be asked (${error.message})`))
    child.on('message', listen).once('exit', ended).once('error', failed)
    signal.addEventListener('abort', stop)
    settled.signal.addEventListener('abort', () => {
      clearTimeout(tooLong)
      clearTimeout(unreadable)
      child.off('message', listen).off('exit', ended).off('error', failed)
      signal.removeEventListener('abort', stop)
    })
    child.send(question, (error) => {
      if (error !== null) failed(error)
    })
  }).finally(() => settled.abort())
}

function read<T extends Task>(answer: Answer, task: T): Extract<Answer, { kind: T }> {
  switch (answer.kind) {
    case 'refused':
      throw new TranscriptionError(answer.failure, answer.why)
    case 'failed':
      throw unavailable(answer.why)
    case 'stopped':
      throw unavailable('it was stopped')
  }
  if (!isFor(answer, task)) throw unavailable(`it answered ${answer.kind} for ${task}`)
  return answer
}

function isFor<T extends Task>(answer: Answer, task: T): answer is Extract<Answer, { kind: T }> {
  return answer.kind === task
}

function unavailable(why: string): TranscriptionError {
  return new TranscriptionError('unavailable', `Speech cannot be transcribed: ${why}.`)
}
