import { warmSpeech } from '@meander/sdk/contract/speech'
import { atom } from 'nanostores'
import type { Api } from '../../api/client.ts'
import { speech as texts } from '../../i18n/en/speech.ts'
import type { LiveTrouble, Recognition } from './live-transcript.ts'
import type { OpenMicrophone } from './microphone.ts'
import { causeOf, isDenied } from './microphone-errors.ts'
import { beginTake, createGauges, LONGEST_S, resetGauges, type Gauges, type Take, type Taken } from './take.ts'
import { writeDown, type SpeechFailure, type VoicePlace } from './transcription.ts'

/** Who stops at once has pressed by mistake. */
export const SHORTEST_MS = 500

/** From then on it is said that it takes longer, and longer still. */
export const LONG_WAIT_MS = 4000
export const LONGER_WAIT_MS = 10_000

/** What was recorded. */
export interface Recording {
  audio: Blob
  seconds: number
  bars: readonly number[]
  /** Nobody is heard in it. */
  wordless?: true
}

/** Recorded, written down, sent: where a voice message is. Listening is recording with live transcription, processing is the server's. */
export type VoiceState =
  | { state: 'idle'; asking: boolean }
  | { state: 'listening' }
  | { state: 'stopped'; recording: Recording }
  | { state: 'processing'; recording: Recording }
  | { state: 'ready'; text: string; recording: Recording | null }
  | { state: 'failed'; text: string; cause: string | null; recording: Recording | null }

interface VoiceDeps {
  api: Api
  place: VoicePlace
  /** BCP 47. */
  language: string
  /** Null where the browser cannot record. */
  openMicrophone: OpenMicrophone | null
  /** Null where the browser cannot write down. */
  makeRecognition: (() => Recognition) | null
}

export type Voice = ReturnType<typeof createVoice>

/** One voice message. */
export function createVoice({ api, place, language, openMicrophone, makeRecognition }: VoiceDeps) {
  const $voice = atom<VoiceState>({ state: 'idle', asking: false })
  /** The languages that the server understands, where it names them; null where any may be spoken, or that is not known. */
  const $hears = atom<readonly string[] | null>(null)
  /** The server writes nothing down. */
  const $off = atom(false)
  const gauges = createGauges()
  /** What is under way; whatever belongs to an older one has nothing to say any more. */
  let run = new AbortController()
  let take: Take | null = null
  let clearing: ReturnType<typeof setTimeout> | undefined

  function begin(): AbortSignal {
    clearTimeout(clearing)
    run.abort()
    run = new AbortController()
    return run.signal
  }

  function fail({ text, clears }: SpeechFailure, recording: Recording | null = null, cause: string | null = null): void {
    $voice.set({ state: 'failed', text, cause, recording })
    if (clears) clearing = setTimeout(() => rest(recording), clears)
  }

  function rest(recording: Recording | null): void {
    $voice.set(recording ? { state: 'stopped', recording } : { state: 'idle', asking: false })
  }

  function drop(): void {
    begin()
    take?.drop()
    take = null
  }

  async function record(): Promise<void> {
    const known = $voice.get()
    if (known.state === 'listening' || known.state === 'processing' || (known.state === 'idle' && known.asking)) return
    const signal = begin()
    resetGauges(gauges)
    $voice.set({ state: 'idle', asking: true })
    try {
      const microphone = (await openMicrophone?.({ onEnd: () => void stop(), onMuted: () => take?.yieldSound() })) ?? null
      if (signal.aborted) return microphone?.drop()
      const recognition = makeRecognition?.() ?? null
      $voice.set({ state: 'listening' })
      take = beginTake({ microphone, recognition, language, gauges, onFull: () => void stop(), onLost: lose })
    } catch (error) {
      if (signal.aborted) return
      if (isDenied(error)) fail({ text: texts.failures.denied })
      else fail({ text: texts.failures.notStarted }, null, causeOf(error))
    }
  }

  async function stop(): Promise<void> {
    const mine = take
    if (!mine) return
    take = null
    const { signal } = run
    const taken = await mine.stop()
    if (!signal.aborted) settle(taken)
  }

  function settle({ audio, milliseconds, bars, text, whole }: Taken): void {
    const recording = audio && { audio, seconds: Math.min(LONGEST_S, Math.floor(milliseconds / 1000)), bars }
    if (text && (whole || !recording)) $voice.set({ state: 'ready', text, recording })
    else if (milliseconds < SHORTEST_MS) fail({ text: texts.failures.tooShort })
    else if (recording) $voice.set({ state: 'stopped', recording })
    else fail({ text: openMicrophone ? texts.failures.noAudio : texts.failures.noSpeech })
  }

  /** With nothing but the live transcription, its end is the end. */
  function lose(trouble: LiveTrouble): void {
    if (trouble === 'worn-out') return void stop()
    drop()
    fail({ text: trouble === 'network' ? texts.failures.network : texts.failures.denied })
  }

  return {
    $voice,
    gauges,
    place,
    $hears,
    $off,
    /** Whether the language of the page is one of those that the server understands. */
    isHeard: (languages: readonly string[]): boolean => languages.includes(primaryOf(language)),
    /** Whether this browser writes down by itself what is said. */
    writesItself: makeRecognition !== null,
    supported: openMicrophone !== null || makeRecognition !== null,
    /** Somebody is about to speak. */
    async prepare(): Promise<void> {
      if (!openMicrophone) return
      const { warm, languages } = await api.call(warmSpeech, {}).catch(() => ({ warm: true, languages: undefined }))
      if (languages) $hears.set(languages)
      $off.set(!warm)
    },
    record,
    /** Ends the recording and keeps it. */
    stop,
    /** Throws away what was recorded and what was written down. */
    discard(): void {
      drop()
      resetGauges(gauges)
      $voice.set({ state: 'idle', asking: false })
    },
    async transcribe(): Promise<void> {
      const known = $voice.get()
      if ((known.state !== 'stopped' && known.state !== 'failed') || !known.recording) return
      const { recording } = known
      const signal = begin()
      $voice.set({ state: 'processing', recording })
      const stopWaiting = watchWait(gauges)
      const written = await writeDown(recording.audio, { api, place, language, signal })
      stopWaiting()
      if (signal.aborted) return
      if (written === 'aborted') rest(recording)
      else if ('text' in written) $voice.set({ state: 'ready', text: written.text, recording })
      else fail(written.failure, written.failure.wordless ? { ...recording, wordless: true } : recording)
    },
    /** Changes what will be sent. */
    write(text: string): void {
      const known = $voice.get()
      if (known.state === 'ready') $voice.set({ ...known, text })
    },
    destroy: drop,
  }
}

const primaryOf = (language: string): string => (language.split('-')[0] ?? '').toLowerCase()

/** Says how long it has been. */
function watchWait({ $wait }: Gauges): () => void {
  $wait.set('short')
  const timers = [setTimeout(() => $wait.set('long'), LONG_WAIT_MS), setTimeout(() => $wait.set('longer'), LONGER_WAIT_MS)]
  return () => timers.forEach(clearTimeout)
}
