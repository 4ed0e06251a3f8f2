import type { Span } from './grid-math.ts'

/** Which of how many equal lanes a block takes in the width of its day. */
export interface Lane {
  lane: number
  lanes: number
}

/**
 * Lays blocks side by side so that no two which overlap in time share a lane. Blocks that hang together by overlaps get
 * the same number of lanes, so that their edges agree. The answer has the order of `spans`.
 */
export function layLanes(spans: readonly Span[]): Lane[] {
  const order = spans.map((_, index) => index).sort((one, other) => compare(at(spans, one), at(spans, other)))
  const placed: Lane[] = spans.map(() => ({ lane: 0, lanes: 1 }))
  let cluster: number[] = []
  let laneEnds: number[] = []
  let clusterEnd = -Infinity

  const close = () => {
    for (const index of cluster) at(placed, index).lanes = laneEnds.length
    cluster = []
    laneEnds = []
  }
  for (const index of order) {
    const span = at(spans, index)
    if (span.from >= clusterEnd) close()
    const free = laneEnds.findIndex((end) => end <= span.from)
    const lane = free === -1 ? laneEnds.length : free
    laneEnds[lane] = span.to
    at(placed, index).lane = lane
    cluster.push(index)
    clusterEnd = Math.max(clusterEnd, span.to)
  }
  close()
  return placed
}

export function overlaps(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}

function compare(one: Span, other: Span): number {
  return one.from - other.from || other.to - one.to
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new RangeError(`no item ${index}`)
  return item
}
