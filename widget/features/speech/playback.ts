import { atom, type ReadableAtom } from 'nanostores'

export interface Playback {
  /** How far it is, from 0 to 1, while it plays; null while it does not. */
  $at: ReadableAtom<number | null>
  play(audio: Blob): Promise<void>
  stop(): void
}

const TICK_MS = 50

/** Plays recordings. Not by an `<audio>` with a blob's address, which a host page's content security policy may forbid. */
export function createPlayback(): Playback {
  const $at = atom<number | null>(null)
  let context: AudioContext | null = null
  let timer: ReturnType<typeof setInterval> | undefined

  function stop(): void {
    clearInterval(timer)
    void context?.close().catch(() => {})
    context = null
    $at.set(null)
    setSession('auto')
  }

  return {
    $at,
    stop,
    async play(audio) {
      stop()
      const mine = new AudioContext()
      context = mine
      $at.set(0)
      setSession('playback')
      try {
        const [sound] = await Promise.all([audio.arrayBuffer().then((bytes) => mine.decodeAudioData(bytes)), mine.resume()])
        if (context !== mine) return
        const source = new AudioBufferSourceNode(mine, { buffer: sound })
        source.connect(mine.destination)
        source.onended = () => void (context === mine && stop())
        const begun = mine.currentTime
        source.start()
        timer = setInterval(() => $at.set(Math.min(1, (mine.currentTime - begun) / sound.duration)), TICK_MS)
      } catch {
        if (context === mine) stop()
      }
    },
  }
}

/** So that an iPhone that is set to silent plays it all the same. */
function setSession(type: 'auto' | 'playback'): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = type
}
