import { useCallback, useRef, useState } from 'react'

export interface Answered<Reply> {
  reply: Reply
  /** How long the answer took. */
  milliseconds: number
}

export type Asked<Reply> = { state: 'idle' } | { state: 'asking' } | { state: 'failed' } | { state: 'answered'; reply: Reply }

export interface Asking<Input, Reply> {
  now: Asked<Reply>
  /** How long each answer took, the last at the end; ms. */
  took: readonly number[]
  /** So often the server was asked, whether it answered or not. */
  count: number
  /** Resolves to the reply; to null where it failed, or where another question has been asked since. */
  ask(input: Input): Promise<Reply | null>
  /** What was asked does not matter any more. */
  forget(): void
}

/** An instrument's questions to the server: only the answer to the last one counts. `put` has to be the same in every drawing. */
export function useAsking<Input, Reply>(put: (input: Input) => Promise<Answered<Reply>>): Asking<Input, Reply> {
  const [now, setNow] = useState<Asked<Reply>>({ state: 'idle' })
  const [took, setTook] = useState<readonly number[]>([])
  const [count, setCount] = useState(0)
  const latest = useRef(0)

  const ask = useCallback(
    async (input: Input) => {
      const own = (latest.current += 1)
      setNow({ state: 'asking' })
      setCount((before) => before + 1)
      const answer = await put(input).catch(() => null)
      if (own !== latest.current) return null
      setNow(answer ? { state: 'answered', reply: answer.reply } : { state: 'failed' })
      if (answer) setTook((before) => [...before, answer.milliseconds])
      return answer?.reply ?? null
    },
    [put],
  )
  const forget = useCallback(() => {
    latest.current += 1
    setNow({ state: 'idle' })
  }, [])
  return { now, took, count, ask, forget }
}
