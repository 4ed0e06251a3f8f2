/** What was learned, as `openJudge` reads it: whole numbers from -127 to 127 for each of `kinds`. */
export function packed({ names, weights }, kinds) {
  const most = weights.reduce((largest, list) => list.slice(0, -1).reduce((top, weight) => Math.max(top, Math.abs(weight)), largest), 0)
  const bytes = Int8Array.from(names.flatMap((_, sign) => weights.map((list) => Math.round((list[sign] / most) * 127))))
  return {
    unit: Number((most / 127).toPrecision(6)),
    kinds: Object.fromEntries(kinds.map((kind, at) => [kind, Number(weights[at].at(-1).toPrecision(4))])),
    signs: names.join('|'),
    weights: Buffer.from(bytes.buffer).toString('base64'),
  }
}
