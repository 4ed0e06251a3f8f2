import { STREAM_PROTOCOL } from './protocol.ts'
import { formOfCode, formOfKind } from './stream-parts.ts'
import type { Form, StreamPart, StreamPartKind } from './stream-parts.ts'
import { valueOf } from './stream-writers.ts'

export type { StreamPart, StreamPartKind, TokenUsage } from './stream-parts.ts'

/** The stream broke the protocol. The message is meant for the person as well. */
export class StreamError extends Error {
  override name = 'StreamError'
}

/** One part as one line, line end included. */
export function encodePart(part: StreamPart): string {
  return `${formOfKind(part.kind).code}:${JSON.stringify(valueOf(part))}\n`
}

/** Throws when a reply speaks another protocol, or another version of this one. `header` is what `x-vercel-ai-data-stream` holds. */
export function checkStreamProtocol(header: string | null): void {
  if (header !== STREAM_PROTOCOL) throw new StreamError('Unknown stream protocol')
}

export interface PartDecoder {
  /**
   * Takes the next text, cut anywhere, and answers the parts whose lines it completes.
   * Good lines before a bad one are answered first; the bad one throws at the next call.
   */
  push(chunk: string): StreamPart[]
  /** The text is over. Answers a last part whose line end is missing; a line cut off in its middle is passed over. */
  end(): StreamPart[]
}

export function createPartDecoder(): PartDecoder {
  let rest = ''
  let started = false
  let failure: Error | null = null

  function decode(lines: string[], read: (line: string) => StreamPart | null): StreamPart[] {
    if (failure !== null) throw failure
    const parts: StreamPart[] = []
    for (const line of lines) {
      try {
        const part = read(line)
        if (part !== null) parts.push(part)
      } catch (error) {
        failure = error instanceof Error ? error : new StreamError(String(error))
        if (parts.length === 0) throw failure
        return parts
      }
    }
    return parts
  }

  return {
    push(chunk) {
      const lineEnd = chunk.lastIndexOf('\n')
      if (lineEnd < 0) {
        rest += chunk
        return decode([], readLine)
      }
      const lines = (rest + chunk.slice(0, lineEnd)).split('\n')
      rest = chunk.slice(lineEnd + 1)
      // A byte order mark may stand before the first line.
      if (!started) lines[0] = (lines[0] ?? '').replace(/^\uFEFF/, '')
      started = true
      return decode(lines, readLine)
    },
    end() {
      const line = started ? rest : rest.replace(/^\uFEFF/, '')
      rest = ''
      return decode([line], readLastLine)
    },
  }
}

function readLine(line: string): StreamPart | null {
  if (line.trim() === '') return null
  const form = findForm(line)
  let value: unknown
  try {
    value = JSON.parse(line.slice(2))
  } catch (cause) {
    throw new StreamError('A line of the stream is not valid JSON', { cause })
  }
  return readValue(form, value)
}

/** The last line may have been cut off by a lost connection: then it says nothing. */
function readLastLine(line: string): StreamPart | null {
  if (line.trim() === '' || formOfCode(line.trim()) !== undefined) return null
  const form = findForm(line)
  let value: unknown
  try {
    value = JSON.parse(line.slice(2))
  } catch {
    return null
  }
  return readValue(form, value)
}

function findForm(line: string): Form<StreamPartKind> {
  if (line[1] !== ':') throw new StreamError('Unknown stream protocol')
  const form = formOfCode(line.slice(0, 1))
  if (form === undefined) throw new StreamError('Unknown stream part type')
  return form
}

function readValue(form: Form<StreamPartKind>, value: unknown): StreamPart {
  const part = form.read(value)
  if (part === null) throw new StreamError(form.expects)
  return part
}
