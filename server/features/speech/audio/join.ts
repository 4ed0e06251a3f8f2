/** The channels as one. */
export function mix(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), ...others] = channels
  if (others.length === 0) return first
  return first.map((sample, index) => others.reduce((sum, channel) => sum + (channel[index] ?? 0), sample) / channels.length)
}

/** The pieces one after the other. */
export function join(pieces: readonly Float32Array[]): Float32Array {
  const joined = new Float32Array(pieces.reduce((length, piece) => length + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    joined.set(piece, at)
    at += piece.length
  }
  return joined
}
