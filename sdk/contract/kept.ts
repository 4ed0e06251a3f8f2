/**
 * What is made once for each set of words and then kept: one of the browser's formats takes fifty times as long to make as to
 * use. Beyond `most` of them (who asks may name anything) they are made anew each time. What throws is not kept.
 */
export function kept<Words extends readonly (string | undefined)[], Made>(make: (...words: Words) => Made, most = 400): (...words: Words) => Made {
  const known = new Map<string, Made>()
  return (...words) => {
    const key = words.join('\n')
    const before = known.get(key)
    if (before !== undefined) return before
    const made = make(...words)
    if (known.size < most) known.set(key, made)
    return made
  }
}
