import { openJudge } from '../../language/judge.ts'
import type { Weights } from '../../language/judge.ts'
import { signsOfAct } from './signs.ts'

/** What a message does, and how sure that is, from 0 to 1. */
export interface JudgedAct {
  act: string
  share: number
}

/** From what was learned, as `npm run train:acts` writes it. */
export function openActs(weights: Weights): (message: string) => JudgedAct {
  const judge = openJudge(weights)
  return (message) => {
    const shares = Object.entries(judge(signsOfAct(message)))
    const [act, share] = shares.reduce((best, one) => (one[1] > best[1] ? one : best), ['none', 0])
    return { act, share }
  }
}
