import { useContext } from 'react'
import { OriginContext } from '../../kit/ui/index.ts'
import { posterFor } from '../backdrops/index.ts'
import { coverOf, type Pictured } from './cover.ts'
import { SafePicture } from './detail/SafePicture.tsx'

interface CoverProps {
  trip: Pictured & { destination: string }
  /** What tells its hills from others, where no picture loads at all. */
  seed: string
}

/** The picture of a trip: of what is planned in it, else the one that hangs over its conversation. */
export function Cover({ trip, seed }: CoverProps) {
  return <SafePicture src={coverOf(trip)} seed={seed} instead={posterFor(trip.destination || null, useContext(OriginContext) ?? '')} />
}
