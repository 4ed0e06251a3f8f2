/** The browser's own recognition of speech (Web Speech API) as far as we use it. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onresult: ((event: { results: ArrayLike<RecognizedPart> }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start(): void
  stop(): void
  abort(): void
}

interface RecognizedPart extends ArrayLike<{ transcript: string }> {
  isFinal: boolean
}

export interface Words {
  /** What stands. */
  said: string
  /** What is being heard and may still change. */
  hearing: string
}

/** Silence passes; after the others nothing more is written down. */
export type LiveTrouble = 'silence' | 'network' | 'refused' | 'worn-out'

export interface LiveTranscript {
  /** Ends it. Answers all words, once the last ones are in. */
  finish(): Promise<string>
  /** Ends it and keeps nothing. */
  drop(): void
}

interface LiveDeps {
  recognition: Recognition
  language: string
  onWords: (words: Words) => void
  onTrouble: (trouble: LiveTrouble) => void
}

/** So many errors in one recording, and it is not started again. */
export const MOST_ERRORS = 3
/** How long the last words may take. */
const LAST_WORDS_MS = 800

export const textOf = ({ said, hearing }: Words): string => [said, hearing].filter(Boolean).join(' ')

/** Writes down what is said while it is said. Browsers end a recognition as they like: it is started again until we end it. */
export function beginLiveTranscript({ recognition, language, onWords, onTrouble }: LiveDeps): LiveTranscript {
  let words: Words = { said: '', hearing: '' }
  let errors = 0
  let running = true
  let over: () => void = () => {}

  function start(): void {
    try {
      recognition.start()
    } catch {
      fail('not-started')
    }
  }

  function fail(error: string): void {
    if (!running) return
    errors += 1
    const trouble = troubleOf(error, errors)
    running = trouble === null || trouble === 'silence'
    if (trouble) onTrouble(trouble)
  }

  function drop(): void {
    running = false
    recognition.onresult = recognition.onerror = recognition.onend = null
    recognition.abort()
  }

  let before = ''
  Object.assign(recognition, { lang: language, continuous: true, interimResults: true })
  recognition.onresult = ({ results }) => {
    words = readResults(before, Array.from(results))
    onWords(words)
  }
  recognition.onerror = ({ error }) => fail(error)
  recognition.onend = () => {
    // A new run begins with no results.
    before = textOf(words)
    void (running ? start() : over())
  }
  start()

  return {
    async finish() {
      if (running) {
        running = false
        const ended = new Promise<void>((resolve) => (over = resolve))
        recognition.stop()
        await Promise.race([ended, wait(LAST_WORDS_MS)])
      }
      drop()
      return textOf(words)
    },
    drop,
  }
}

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function troubleOf(error: string, errors: number): LiveTrouble | null {
  if (error === 'not-allowed' || error === 'service-not-allowed') return 'refused'
  if (error === 'network') return 'network'
  if (errors >= MOST_ERRORS) return 'worn-out'
  return error === 'no-speech' ? 'silence' : null
}

function readResults(before: string, parts: RecognizedPart[]): Words {
  const join = (final: boolean) => parts.filter(({ isFinal }) => isFinal === final).map((part) => part[0]?.transcript.trim() ?? '')
  return { said: [before, ...join(true)].filter(Boolean).join(' '), hearing: join(false).filter(Boolean).join(' ') }
}
