const LONGEST_GROUP = 8
const TIMES = 4
/** "0000" is no loop. */
const LEAST = 12

/** Whether the decoder is stuck: a group of tokens stands four times in a row, over twelve tokens or more. */
export function isLoop(tokens: readonly number[]): boolean {
  for (let period = 1; period <= LONGEST_GROUP; period++) {
    const from = tokens.length - Math.max(LEAST, TIMES * period)
    if (from >= 0 && tokens.slice(from + period).every((token, index) => token === tokens[from + index])) return true
  }
  return false
}
