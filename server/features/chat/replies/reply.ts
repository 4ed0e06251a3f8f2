/** A reply being written, by this instance or another. */
export interface Reply {
  /** Names the question it answers; null for one that nothing else is a repetition of. */
  readonly question: string | null
  /** All lines from the first, then those to come, up to the last. Any number of readers; one that leaves disturbs nobody. */
  follow(): AsyncIterable<string>
  /** Ends the work; what was written stays. Resolves when it is over. */
  stop(): Promise<void>
  /** Resolves with all lines when the work is over. Never rejects. */
  finished(): Promise<readonly string[]>
  /** The same for who waits for the whole: words are held back no longer for who reads along. */
  whole(): Promise<readonly string[]>
}

/** What a reply hears while it is written. */
export interface Wishes {
  /** The work is to end. */
  signal: AbortSignal
  /** Somebody waits for the whole. */
  hurried: AbortSignal
}

/** Writes the lines of a reply; returns when it is complete and stored. Must not throw: a failure is a line as well. */
export type WriteReply = (write: (line: string) => void, wishes: Wishes) => Promise<void>

/** A reply written by this process. */
export function startReply(question: string | null, write: WriteReply): Reply {
  const lines: string[] = []
  const abort = new AbortController()
  const hurry = new AbortController()
  let done = false
  let wakeReaders = (): void => {}
  let news = nextNews()

  /** Resolves when something has changed; each change makes the next promise. */
  function nextNews(): Promise<void> {
    return new Promise((resolve) => {
      wakeReaders = () => {
        news = nextNews()
        resolve()
      }
    })
  }
  const finished = write((line) => {
    lines.push(line)
    wakeReaders()
  }, { signal: abort.signal, hurried: hurry.signal }).then(
    () => lines,
    () => lines,
  )
  void finished.then(() => {
    done = true
    wakeReaders()
  })

  return {
    question,
    finished: () => finished,
    whole() {
      hurry.abort()
      return finished
    },
    async *follow() {
      for (let at = 0; ; ) {
        while (at < lines.length) yield lines[at++] ?? ''
        if (done) return
        await news
      }
    },
    async stop() {
      abort.abort()
      await finished
    },
  }
}
