import { applied, highest, joined, layerOf, mean, relu, softmax, weighted } from './arithmetic.ts'
import { memoryCellOf, remembered } from './memory-cell.ts'
import type { Weights } from './weights.ts'

/** What the network says of a message, in shares that add up to 1. */
export interface Told {
  /** Of each token: outside of clauses, beginning of one, inside one. */
  readonly begins: readonly Float32Array[]
  /** Of each token: no span, then beginning and inside of each label. */
  readonly tags: readonly Float32Array[]
  /** Of the tokens from `start` up to and without `end`: each act. */
  actsOf(start: number, end: number): Float32Array
}

/** Reads features of the message's begin and of each token. `isFirst`: nothing was shown before. */
export type Network = (features: readonly Float32Array[], isFirst: boolean) => Told

/** All that were taught, as one: their shares are averaged. */
export function openNetworks(weights: Weights): Network {
  const networks = Array.from({ length: weights.members }, (_, member) => openNetwork(weights, member))
  return (features, isFirst) => {
    const told = networks.map((network) => network(features, isFirst))
    const over = (pick: (one: Told) => readonly Float32Array[]) => features.slice(1).map((_, at) => mean(told.map((one) => pick(one)[at] as Float32Array)))
    return {
      begins: over(({ begins }) => begins),
      tags: over(({ tags }) => tags),
      actsOf: (start, end) => mean(told.map((one) => one.actsOf(start, end))),
    }
  }
}

function openNetwork(weights: Weights, member: number): Network {
  const layer = (name: string) => layerOf(weights, `${member}.${name}`)
  const [inner, begins, tags, attend, clause, acts] = [layer('inner'), layer('begins'), layer('tags'), layer('attend'), layer('clause'), layer('acts')]
  const [forth, back] = [memoryCellOf(weights, `${member}.forth`), memoryCellOf(weights, `${member}.back`)]
  return (features, isFirst) => {
    const given = features.map((feature) => relu(applied(inner, joined(feature, Float32Array.of(isFirst ? 1 : 0)))))
    const ahead = remembered(forth, given)
    const behind = remembered(back, given.toReversed()).reverse()
    const all = ahead.map((state, at) => joined(state, behind[at] as Float32Array))
    const whole = mean(all)
    const [states, words] = [all.slice(1), features.slice(1)]
    const attended = states.map((state) => applied(attend, state)[0] as number)
    return {
      begins: states.map((state) => softmax(applied(begins, state))),
      tags: states.map((state) => softmax(applied(tags, state))),
      actsOf(start, end) {
        const part = states.slice(start, end)
        const shares = softmax(Float32Array.from(attended.slice(start, end)))
        const seen = joined(weighted(part, shares), highest(part), whole, mean(words.slice(start, end)))
        return softmax(applied(acts, relu(applied(clause, seen))))
      },
    }
  }
}
