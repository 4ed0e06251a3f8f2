import { onTestFinished, vi } from 'vitest'
import type { Recognition } from '../features/speech/live-transcript.ts'
import type { Microphone, MicrophoneEvents } from '../features/speech/microphone.ts'

/** A microphone in the hands of a test. */
export interface FakeMicrophone {
  open: (events: MicrophoneEvents) => Promise<Microphone>
  /** How loud it is; null is a browser that cannot measure. */
  loudness: number | null
  /** What a recording gives. */
  audio: Blob | null
  state: 'closed' | 'open'
  opened: number
  events: MicrophoneEvents | null
}

export const OPUS = 'audio/webm;codecs=opus'

export function fakeMicrophone(refusal?: string): FakeMicrophone {
  const fake: FakeMicrophone = {
    loudness: 0.5,
    audio: new Blob(['sound'], { type: OPUS }),
    state: 'closed',
    opened: 0,
    events: null,
    async open(events) {
      if (refusal) throw new DOMException('no', refusal)
      Object.assign(fake, { state: 'open', opened: fake.opened + 1, events })
      return {
        loudness: () => fake.loudness,
        async stop() {
          fake.state = 'closed'
          return fake.audio
        },
        drop: () => void (fake.state = 'closed'),
      }
    },
  }
  return fake
}

export interface FakeRecognition extends Recognition {
  starts: number
  /** What it has heard since it was started: `[words, whether they stand]`. */
  hear(...parts: [string, boolean][]): void
  /** It fails, and ends. */
  fail(error: string): void
  /** It ends by itself. */
  end(): void
}

/** A browser's recognition of speech in the hands of a test. */
export function fakeRecognition(): FakeRecognition {
  const fake: FakeRecognition = {
    lang: '',
    continuous: false,
    interimResults: false,
    onresult: null,
    onerror: null,
    onend: null,
    starts: 0,
    start: () => void (fake.starts += 1),
    stop: () => queueMicrotask(() => fake.end()),
    abort: () => {},
    hear: (...parts) => fake.onresult?.({ results: parts.map(([transcript, isFinal]) => Object.assign([{ transcript }], { isFinal })) }),
    fail(error) {
      fake.onerror?.({ error })
      fake.onend?.()
    },
    end: () => fake.onend?.(),
  }
  return fake
}

/** Gives the window of this test a microphone, which is refused, and a recorder, as far as one asks whether they are there. */
export function stubRecorder(): void {
  vi.stubGlobal('isSecureContext', true)
  vi.stubGlobal('MediaRecorder', class {})
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia: () => Promise.reject(new DOMException('no', 'NotAllowedError')) }, configurable: true })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'mediaDevices')
  })
}
