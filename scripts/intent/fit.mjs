import { minimise } from './minimise.mjs'

export const INTENTS = ['travel', 'small-talk', 'other']
/** How strongly weights are held near nought. */
const HOLD = 3
/** A sign that only one sentence has says nothing of others. */
const SEEN = 2
/** So many signs fit the file that is kept. */
const KEPT = 9000

/**
 * Learns from rows `{ signs, intent, weight }` by logistic regression, twice: once to see which signs matter, once with those alone. `kinds` are the
 * intents that there are, `kept` how many signs are kept.
 */
export function fit(rows, sizeFor, { kinds = INTENTS, kept = KEPT, hold = HOLD } = {}) {
  const counts = new Map()
  for (const { signs } of rows) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const known = [...counts.keys()].filter((sign) => counts.get(sign) >= SEEN)
  const learn = (names) => learnWith(rows, names, { sizeFor, kinds, hold })
  const all = learn(known)
  const worth = known.map((sign, at) => ({ sign, worth: spread(all.map((weights) => weights[at])) * Math.sqrt(counts.get(sign)) }))
  worth.sort((left, right) => right.worth - left.worth || (left.sign < right.sign ? -1 : 1))
  const names = worth.slice(0, kept).map(({ sign }) => sign).sort()
  return { names, weights: learn(names) }
}

function spread(values) {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
}

/** One list of weights for every intent, its bias last. */
function learnWith(rows, names, { sizeFor, kinds, hold }) {
  const index = new Map(names.map((name, at) => [name, at]))
  const width = names.length + 1
  const samples = rows.map(({ signs, intent, weight }) => {
    const at = signs.flatMap((sign) => index.get(sign) ?? [])
    return { at: Int32Array.from([...at, names.length]), size: sizeFor(at.length), wanted: kinds.indexOf(intent), weight }
  })
  const point = minimise((weights, slope) => lossOf(samples, { weights, slope, width, hold, kinds: kinds.length }), kinds.length * width)
  return kinds.map((_, intent) => point.slice(intent * width, (intent + 1) * width))
}

function lossOf(samples, { weights, slope, width, hold, kinds }) {
  const each = Array.from({ length: kinds }, (_, kind) => kind)
  let loss = 0
  for (let at = 0; at < weights.length; at += 1) {
    const held = at % width === width - 1 ? 0 : hold
    loss += (held / 2) * weights[at] ** 2
    slope[at] = held * weights[at]
  }
  for (const { at, size, wanted, weight } of samples) {
    const shares = sharesOf(each.map((intent) => size * at.reduce((sum, sign) => sum + weights[intent * width + sign], 0)))
    loss -= weight * Math.log(Math.max(shares[wanted], 1e-300))
    for (const [intent, share] of shares.entries()) {
      const error = (share - (intent === wanted ? 1 : 0)) * weight * size
      for (const sign of at) slope[intent * width + sign] += error
    }
  }
  return loss
}

function sharesOf(scores) {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((total, power) => total + power, 0)
  return powers.map((power) => power / sum)
}
