import { createLoudness } from './loudness.ts'

/** An open microphone that is being recorded. */
export interface Microphone {
  /** How loud it is at this moment, from 0 to 1; null where that cannot be measured. */
  loudness(): number | null
  /** Ends it. Null when nothing came out of it. */
  stop(): Promise<Blob | null>
  /** Ends it and keeps nothing. */
  drop(): void
}

export interface MicrophoneEvents {
  /** It ended by itself: pulled out, or taken back by its owner. What was recorded can still be had from `stop`. */
  onEnd: () => void
  /** The system gives its sound to somebody else, as phones do when the browser's own recognition listens. */
  onMuted: () => void
}

/** Asks for the microphone and records it from then on. Rejects with the browser's `DOMException`. */
export type OpenMicrophone = (events: MicrophoneEvents) => Promise<Microphone>

/** What the server reads, best first; a browser that knows none of them records as it likes and the result is rewritten. */
const FORMATS = ['audio/webm;codecs=opus', 'audio/mp4;codecs=opus', 'audio/ogg;codecs=opus']
const BITS_PER_SECOND = 32_000

export const openMicrophone: OpenMicrophone = async ({ onEnd, onMuted }) => {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true } })
  try {
    const tape = runTape(stream, onEnd)
    const loudness = createLoudness(stream)
    for (const track of stream.getTracks()) track.addEventListener('mute', onMuted)
    const release = () => {
      for (const track of stream.getTracks()) {
        track.removeEventListener('mute', onMuted)
        track.stop()
      }
      loudness?.stop()
    }
    return {
      loudness: () => loudness?.read() ?? null,
      async stop() {
        const audio = await tape.end()
        release()
        return audio
      },
      drop() {
        void tape.end()
        release()
      },
    }
  } catch (error) {
    for (const track of stream.getTracks()) track.stop()
    throw error
  }
}

/** The recorder and what it has written. */
function runTape(stream: MediaStream, onEnd: () => void) {
  const mimeType = FORMATS.find((format) => MediaRecorder.isTypeSupported(format))
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: BITS_PER_SECOND, ...(mimeType && { mimeType }) })
  const parts: Blob[] = []
  let ending = false
  const ended = new Promise<Blob | null>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => void (data.size > 0 && parts.push(data)))
    recorder.addEventListener('stop', () => {
      resolve(parts.length > 0 ? new Blob(parts, { type: recorder.mimeType || mimeType || '' }) : null)
      if (!ending) onEnd()
    })
  })
  recorder.start()
  return {
    end(): Promise<Blob | null> {
      ending = true
      if (recorder.state !== 'inactive') recorder.stop()
      return ended
    },
  }
}
