import { signsOfAct } from './signs.ts'

/** What was learned, as `npm run train:acts` writes it. */
export interface ActWeights {
  /** What 1 is worth. */
  unit: number
  /** By their names, and the bias of each. */
  acts: Record<string, number>
  /** Names, `|` between them. */
  signs: string
  /** For every sign one signed byte for every act, in base64. */
  weights: string
}

/** What a message does, and how sure that is, from 0 to 1. */
export interface JudgedAct {
  act: string
  share: number
}

/** Long messages have more signs, but are no surer for it. */
export function sizeForAct(count: number): number {
  return 6 / Math.sqrt(count + 1)
}

export function openActs({ unit, acts, signs, weights }: ActWeights): (message: string) => JudgedAct {
  const names = Object.keys(acts)
  const biases = Object.values(acts)
  const bytes = new Int8Array(Buffer.from(weights, 'base64'))
  const index = new Map(signs.split('|').map((sign, at) => [sign, at * names.length]))
  return (message) => {
    const known = signsOfAct(message).flatMap((sign) => index.get(sign) ?? [])
    const size = sizeForAct(known.length)
    const powers = names.map((_, act) => Math.exp((known.reduce((sum, at) => sum + (bytes[at + act] ?? 0), 0) * unit + (biases[act] ?? 0)) * size))
    const all = powers.reduce((sum, power) => sum + power, 0)
    const best = powers.reduce((most, power, at) => (power > (powers[most] ?? 0) ? at : most), 0)
    return { act: names[best] ?? 'none', share: (powers[best] ?? 0) / all }
  }
}
