/** Remembers the answers to requests that carry an id, so that one sent twice is worked on once. */
export interface RequestsOnce<Answer> {
  run(id: string | undefined, work: () => Promise<Answer>): Promise<Answer>
}

export function createRequestsOnce<Answer>(most = 500): RequestsOnce<Answer> {
  const answers = new Map<string, Promise<Answer>>()
  return {
    run(id, work) {
      if (id === undefined) return work()
      const known = answers.get(id)
      if (known !== undefined) return known
      const answer = work()
      answers.set(id, answer)
      // A failure is no answer: the next try works anew.
      answer.catch(() => answers.delete(id))
      const oldest = answers.keys().next().value
      if (answers.size > most && oldest !== undefined) answers.delete(oldest)
      return answer
    },
  }
}
