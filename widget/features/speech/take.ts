import { atom } from 'nanostores'
import { beginLiveTranscript, textOf, type LiveTranscript, type LiveTrouble, type Recognition, type Words } from './live-transcript.ts'
import type { Microphone } from './microphone.ts'

/** The most that the server takes, and what a message can bear. */
export const LONGEST_S = 120
/** From here on it says how much is left. */
export const SOON_FULL_S = 110
/** One bar of the levels stands for so much time. */
export const BAR_MS = 200
export const SILENCE_MS = 4000
const TICK_MS = 50
/** Quieter than this is the room, not a voice. */
const HEARD = 0.12

/** What is told while somebody speaks. */
export type Notice = 'silence' | 'not-live' | 'offline' | 'soon-full'

/** How long one has waited for the words. */
export type Wait = 'short' | 'long' | 'longer'

export type Gauges = ReturnType<typeof createGauges>

/** What is seen of a recording while it runs. */
export function createGauges() {
  return {
    $seconds: atom(0),
    /** How loud it was, a bar for each fifth of a second, from 0 to 1. */
    $bars: atom<readonly number[]>([]),
    $words: atom<Words>({ said: '', hearing: '' }),
    $notice: atom<Notice | null>(null),
    $wait: atom<Wait>('short'),
  }
}

export function resetGauges({ $seconds, $bars, $words, $notice }: Gauges): void {
  $seconds.set(0)
  $bars.set([])
  $words.set({ said: '', hearing: '' })
  $notice.set(null)
}

/** What came of a recording. */
export interface Taken {
  /** Null where the browser cannot record, or nothing was. */
  audio: Blob | null
  milliseconds: number
  bars: readonly number[]
  /** What was written down meanwhile. */
  text: string
  /** Whether that is all of it: the live transcription ran to the end. */
  whole: boolean
}

export interface Take {
  stop(): Promise<Taken>
  drop(): void
  /** The phone gave the microphone's sound to the live transcription: it is ended, so that the recording gets it back. */
  yieldSound(): void
}

interface TakeDeps {
  /** Null where the browser cannot record. */
  microphone: Microphone | null
  /** Null where it cannot write down. */
  recognition: Recognition | null
  language: string
  gauges: Gauges
  /** It is full. */
  onFull: () => void
  /** The live transcription is over, and there is no recording either. */
  onLost: (trouble: LiveTrouble) => void
}

/** One recording, from the open microphone on, with its live transcription. */
export function beginTake(deps: TakeDeps): Take {
  const { microphone, gauges, onFull } = deps
  const begun = performance.now()
  const silence = watchSilence(begun)
  const live = watchLive(deps, silence)

  function look(): void {
    const now = performance.now()
    const loudness = microphone?.loudness() ?? null
    if (loudness !== null) {
      silence.measure(loudness)
      gauges.$bars.set(addLevel(gauges.$bars.get(), Math.floor((now - begun) / BAR_MS), loudness))
    }
    const seconds = Math.min(LONGEST_S, Math.floor((now - begun) / 1000))
    gauges.$seconds.set(seconds)
    gauges.$notice.set(seconds >= SOON_FULL_S ? 'soon-full' : silence.lasts() ? 'silence' : live.notice())
    if (now - begun >= LONGEST_S * 1000) onFull()
  }
  const timer = setInterval(look, TICK_MS)
  look()

  return {
    async stop() {
      clearInterval(timer)
      gauges.$notice.set(null)
      const milliseconds = performance.now() - begun
      const whole = live.runs()
      const [audio, text] = await Promise.all([microphone?.stop() ?? null, live.finish()])
      return { audio, milliseconds, bars: gauges.$bars.get(), text: text.trim(), whole }
    },
    drop() {
      clearInterval(timer)
      live.drop()
      microphone?.drop()
    },
    yieldSound: live.yieldSound,
  }
}

type Silence = ReturnType<typeof watchSilence>

function watchSilence(begun: number) {
  let heardAt = begun
  let silent = false
  const hear = () => {
    heardAt = performance.now()
    silent = false
  }
  return {
    hear,
    measure(loudness: number) {
      if (loudness > HEARD) hear()
      else if (performance.now() - heardAt >= SILENCE_MS) silent = true
    },
    /** Somebody else has noticed. */
    begin: () => void (silent = true),
    lasts: () => silent,
  }
}

/** The live transcription of a recording, where there is one, until it fails. */
function watchLive({ microphone, recognition, language, gauges, onLost }: TakeDeps, silence: Silence) {
  let live: LiveTranscript | null = null
  let notice: Notice | null = recognition ? null : 'not-live'

  function lose(trouble: LiveTrouble): void {
    notice = trouble === 'network' ? 'offline' : 'not-live'
    live?.drop()
    live = null
    if (!microphone) onLost(trouble)
  }
  function handleTrouble(trouble: LiveTrouble): void {
    if (trouble === 'silence') silence.begin()
    // Not from inside its own start, when there is nothing to drop yet.
    else queueMicrotask(() => lose(trouble))
  }
  function handleWords(words: Words): void {
    silence.hear()
    gauges.$words.set(words)
  }
  if (recognition) live = beginLiveTranscript({ recognition, language, onWords: handleWords, onTrouble: handleTrouble })

  return {
    notice: () => notice,
    runs: () => live !== null,
    finish: async () => (live ? live.finish() : textOf(gauges.$words.get())),
    drop: () => live?.drop(),
    yieldSound: () => void (live && lose('worn-out')),
  }
}

/** The loudest of each bar's time; a bar that was missed is as the one before it. */
function addLevel(bars: readonly number[], index: number, level: number): readonly number[] {
  const next = [...bars]
  while (next.length <= index) next.push(next.length === index ? 0 : (next.at(-1) ?? 0))
  next[index] = Math.max(next[index] ?? 0, level)
  return next
}
