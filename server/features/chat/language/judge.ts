/** What was learned of some kinds by the signs that they have, as the training scripts write it. */
export interface Weights {
  /** What 1 is worth. */
  unit: number
  /** By their names, and the bias of each. */
  kinds: Record<string, number>
  /** Names, `|` between them. */
  signs: string
  /** For every sign one signed byte for every kind, in base64. */
  weights: string
}

/** The shares of all kinds, from 0 to 1, together 1. */
export type Shares = Readonly<Record<string, number>>

/** Long messages have more signs, but are no surer for it. */
export function sizeFor(count: number): number {
  return 6 / Math.sqrt(count + 1)
}

/** What some signs speak for, by multinomial logistic regression. */
export function openJudge({ unit, kinds, signs, weights }: Weights): (signs: readonly string[]) => Shares {
  const names = Object.keys(kinds)
  const biases = Object.values(kinds)
  const bytes = new Int8Array(Buffer.from(weights, 'base64'))
  const index = new Map(signs.split('|').map((sign, at) => [sign, at * names.length]))
  return (given) => {
    const known = given.flatMap((sign) => index.get(sign) ?? [])
    const size = sizeFor(known.length)
    const powers = names.map((_, kind) => Math.exp((known.reduce((sum, at) => sum + (bytes[at + kind] ?? 0), 0) * unit + (biases[kind] ?? 0)) * size))
    const all = powers.reduce((sum, power) => sum + power, 0)
    return Object.fromEntries(names.map((name, at) => [name, (powers[at] ?? 0) / all]))
  }
}
