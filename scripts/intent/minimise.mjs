/** Finds the least value of a smooth function by limited-memory BFGS. `value(point, gradient)` fills the gradient. The same input gives the same answer. */
export function minimise(value, size, { rounds = 60, memory = 8 } = {}) {
  let [point, slope] = [new Float64Array(size), new Float64Array(size)]
  let least = value(point, slope)
  const steps = []
  for (let round = 0; round < rounds; round += 1) {
    const direction = directionFrom(slope, steps)
    const descent = dot(slope, direction)
    const [nextPoint, nextSlope] = [new Float64Array(size), new Float64Array(size)]
    let next = Infinity
    for (let stride = 1; stride > 1e-6; stride /= 2) {
      for (let at = 0; at < size; at += 1) nextPoint[at] = point[at] - stride * direction[at]
      next = value(nextPoint, nextSlope)
      if (next <= least - 1e-4 * stride * descent) break
    }
    const moved = nextPoint.map((to, at) => to - point[at])
    const bent = nextSlope.map((to, at) => to - slope[at])
    const curve = dot(moved, bent)
    if (curve > 1e-10) steps.push({ moved, bent, curve })
    if (steps.length > memory) steps.shift()
    const gain = least - next
    ;[point, slope, least] = [nextPoint, nextSlope, next]
    if (gain < 1e-5 * Math.max(1, least)) break
  }
  return point
}

function directionFrom(slope, steps) {
  const direction = slope.slice()
  const shares = []
  for (const { moved, bent, curve } of steps.toReversed()) {
    const share = dot(moved, direction) / curve
    shares.unshift(share)
    add(direction, bent, -share)
  }
  const last = steps.at(-1)
  const scale = last === undefined ? 1 / Math.max(1, Math.sqrt(dot(slope, slope))) : last.curve / dot(last.bent, last.bent)
  for (let at = 0; at < direction.length; at += 1) direction[at] *= scale
  for (const [index, { moved, bent, curve }] of steps.entries()) add(direction, moved, shares[index] - dot(bent, direction) / curve)
  return direction
}

function dot(left, right) {
  let sum = 0
  for (let at = 0; at < left.length; at += 1) sum += left[at] * right[at]
  return sum
}

function add(to, what, times) {
  for (let at = 0; at < to.length; at += 1) to[at] += times * what[at]
}
