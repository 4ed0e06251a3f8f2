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
    return { at: Int32Array.from([...at, names.length], (sign) => sign * kinds.length), size: sizeFor(at.length), wanted: kinds.indexOf(intent), weight }
  })
  const point = minimise((weights, slope) => lossOf(samples, { weights, slope, hold, kinds: kinds.length }), kinds.length * width)
  return kinds.map((_, intent) => Float64Array.from({ length: width }, (_, sign) => point[sign * kinds.length + intent]))
}

/** The weights of one sign lie side by side, one for each kind, those of the bias last. Plain loops: this is where all the time goes. */
function lossOf(samples, { weights, slope, hold, kinds }) {
  let loss = holdBack(weights, slope, { hold, end: weights.length - kinds })
  const shares = new Float64Array(kinds)
  for (const { at, size, wanted, weight } of samples) {
    shares.fill(0)
    for (let sign = 0; sign < at.length; sign += 1) for (let kind = 0; kind < kinds; kind += 1) shares[kind] += weights[at[sign] + kind]
    toShares(shares, size)
    loss -= weight * Math.log(Math.max(shares[wanted], 1e-300))
    shares[wanted] -= 1
    for (let kind = 0; kind < kinds; kind += 1) shares[kind] *= weight * size
    for (let sign = 0; sign < at.length; sign += 1) for (let kind = 0; kind < kinds; kind += 1) slope[at[sign] + kind] += shares[kind]
  }
  return loss
}

/** A bias is free. */
function holdBack(weights, slope, { hold, end }) {
  let loss = 0
  for (let at = 0; at < weights.length; at += 1) {
    const held = at < end ? hold : 0
    loss += (held / 2) * weights[at] ** 2
    slope[at] = held * weights[at]
  }
  return loss
}

function toShares(scores, size) {
  let most = -Infinity
  for (let at = 0; at < scores.length; at += 1) most = Math.max(most, scores[at] * size)
  let sum = 0
  for (let at = 0; at < scores.length; at += 1) sum += scores[at] = Math.exp(scores[at] * size - most)
  for (let at = 0; at < scores.length; at += 1) scores[at] /= sum
}
