import { LRUCache } from 'lru-cache'
import type { DestinationCatalogue, Place } from '../../destinations/index.ts'
import type { TurnReading } from './facts.ts'

/** Keeps how a message was read: a conversation is understood anew at every turn, and most of its messages were read before. */
export interface TurnMemory {
  read(key: string, work: () => TurnReading): TurnReading
}

/** Letters of messages in all; a long conversation has some ten thousand. */
const MOST_LETTERS = 2_000_000
/** What a reading takes beside the words that it was made of. */
const LETTERS_AROUND = 2000

const memories = new WeakMap<DestinationCatalogue, { stocked: readonly Place[]; readings: LRUCache<string, TurnReading> }>()

/** The one of the catalogue. It forgets all once there is more to book: a reading holds places, and whether something can be booked there. */
export function turnMemoryOf(catalogue: DestinationCatalogue): TurnMemory {
  const stocked = catalogue.stocked()
  let memory = memories.get(catalogue)
  if (memory === undefined || memory.stocked !== stocked) {
    memory = { stocked, readings: new LRUCache({ maxSize: MOST_LETTERS, sizeCalculation: (_reading, key) => key.length + LETTERS_AROUND }) }
    memories.set(catalogue, memory)
  }
  const { readings } = memory
  return {
    read(key, work) {
      const known = readings.get(key)
      if (known !== undefined) return known
      const reading = work()
      readings.set(key, reading)
      return reading
    },
  }
}
