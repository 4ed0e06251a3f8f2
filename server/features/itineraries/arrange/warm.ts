import { setImmediate as nextTurn } from 'node:timers/promises'
import { arrange } from './arrange.ts'
import { randomTrip } from './random-trips.ts'

/** So many trips are enough for the compiler to have seen what there is to see. */
const TRIPS = 10
const SIZE = { waiting: 30, scheduled: 4, days: 14, starts: 4 }

/** Arranges some made-up trips, so that the first traveller does not wait for code to be compiled. Whatever else waits goes first. */
export async function warmArranging(): Promise<void> {
  for (let seed = 1; seed <= TRIPS; seed += 1) {
    arrange(randomTrip(seed, SIZE))
    await nextTurn()
  }
}
