// How long it takes to arrange a trip, and how near it comes to the best there is.
//   npm run bench:arrange
import { pose } from '../../server/features/itineraries/arrange/pose.ts'
import { exhaust, worthOf } from '../../server/features/itineraries/arrange/exhaust.ts'
import { arrange } from '../../server/features/itineraries/arrange/arrange.ts'
import { randomTrip } from '../../server/features/itineraries/arrange/random-trips.ts'
import { search } from '../../server/features/itineraries/arrange/search.ts'

const RUNS = 60
const SIZES = [
  { name: '10 things, 5 days', size: { waiting: 10, scheduled: 2, days: 5, starts: 4 } },
  { name: '30 things, 14 days', size: { waiting: 30, scheduled: 4, days: 14, starts: 4 } },
  { name: '30 things, 4 days (too many)', size: { waiting: 30, scheduled: 4, days: 4, starts: 4 } },
]

/** Of the processor, so that a busy machine measures the same. */
function millisecondsSince(started: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(started)
  return (user + system) / 1000
}

const at = (sorted: readonly number[], share: number): string => (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1)

const first = process.cpuUsage()
arrange(randomTrip(1, { waiting: 30, scheduled: 4, days: 14, starts: 4 }))
console.log(`the very first of a process, 30 things, 14 days: ${millisecondsSince(first).toFixed(1)} ms\n`)
console.log('| | placed | median ms | p95 ms | worst ms |\n|---|---|---|---|---|')
for (const { name, size } of SIZES) {
  let placed = 0
  const times = Array.from({ length: RUNS }, (_, seed) => {
    const trip = randomTrip(seed + 1, size)
    const started = process.cpuUsage()
    placed += arrange(trip).proposed.length
    return millisecondsSince(started)
  }).toSorted((left, right) => left - right)
  console.log(`| ${name} | ${((placed / RUNS / size.waiting) * 100).toFixed(0)} % | ${at(times, 0.5)} | ${at(times, 0.95)} | ${at(times, 1)} |`)
}

const ratios = Array.from({ length: 300 }, (_, seed) => {
  const problem = pose(randomTrip(seed + 1, { waiting: 4, scheduled: 1, days: 3, starts: 3, isVaried: seed % 2 === 0 }))
  const best = exhaust(problem)
  return best === 0 ? 1 : worthOf(problem, search(problem)) / best
}).toSorted((left, right) => left - right)
console.log(`\nof the optimum by exhaustive search, 300 trips of 4 things: worst ${ratios[0]?.toFixed(4)}, p5 ${ratios[15]?.toFixed(4)}, mean ${(ratios.reduce((sum, one) => sum + one, 0) / ratios.length).toFixed(4)}`)
