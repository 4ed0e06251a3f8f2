/** A reply being written: every line so far, and whoever reads along. */
export interface LiveReply {
  /** The id of the question it answers, as its sender named it. */
  readonly question: string | null
  /** All lines from the first, then those to come, up to the last. Any number of readers; one that leaves disturbs nobody. */
  follow(): AsyncIterable<string>
  /** Ends the work; what was written stays. Resolves when the last line is there. */
  stop(): Promise<void>
  /** Resolves with all lines when the work is over. Never rejects. */
  readonly finished: Promise<readonly string[]>
}

/** Writes the lines of a reply; returns when it is complete and stored. Must not throw: a failure is a line as well. */
export type WriteReply = (write: (line: string) => void, signal: AbortSignal) => Promise<void>

/** The replies that are being written at this moment, at most one a conversation. */
export interface LiveReplies {
  find(conversation: string): LiveReply | null
  start(conversation: string, question: string | null, write: WriteReply): LiveReply
}

export function createLiveReplies(): LiveReplies {
  const running = new Map<string, LiveReply>()
  return {
    find: (conversation) => running.get(conversation) ?? null,
    start(conversation, question, write) {
      // Two questions sent at the same moment: the later one is answered.
      void running.get(conversation)?.stop()
      const reply = startReply(question, write)
      running.set(conversation, reply)
      void reply.finished.then(() => {
        if (running.get(conversation) === reply) running.delete(conversation)
      })
      return reply
    },
  }
}

function startReply(question: string | null, write: WriteReply): LiveReply {
  const lines: string[] = []
  const abort = new AbortController()
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
  }, abort.signal).then(
    () => lines,
    () => lines,
  )
  void finished.then(() => {
    done = true
    wakeReaders()
  })

  return {
    question,
    finished,
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
