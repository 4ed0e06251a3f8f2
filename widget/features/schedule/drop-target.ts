import type { TimeOfDay } from '@meander/sdk/contract/days'

/** Where something is dropped: a day of the trip, 1 at its start, and the start on it. */
export interface DropTarget {
  dayNumber: number
  slot: TimeOfDay
}

const ID = /^(\d{1,3})-((?:[01]\d|2[0-3]):[0-5]\d)$/
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d$/

/** Reads a target given as its two parts or as `{dayNumber}-{slot}`, such as `2-09:30`. Anything else is null: ignored. */
export function readDropTarget(given: unknown, dayCount: number): DropTarget | null {
  const target = typeof given === 'string' ? fromId(given) : fromParts(given)
  if (target === null || !Number.isInteger(target.dayNumber)) return null
  return target.dayNumber >= 1 && target.dayNumber <= dayCount ? target : null
}

export function dropTargetId({ dayNumber, slot }: DropTarget): string {
  return `${dayNumber}-${slot}`
}

function fromId(text: string): DropTarget | null {
  const [, dayNumber, slot] = ID.exec(text) ?? []
  return dayNumber === undefined || slot === undefined ? null : { dayNumber: Number(dayNumber), slot: slot as TimeOfDay }
}

function fromParts(given: unknown): DropTarget | null {
  if (typeof given !== 'object' || given === null || !('dayNumber' in given) || !('slot' in given)) return null
  const { dayNumber, slot } = given
  if (typeof dayNumber !== 'number' || typeof slot !== 'string' || !TIME.test(slot)) return null
  return { dayNumber, slot: slot as TimeOfDay }
}
