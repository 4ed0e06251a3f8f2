import type { TripFacts } from '../../understanding/index.ts'
import { list } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

/** Kinds of outings that a need rules out. */
const RULED_OUT: Record<string, readonly string[]> = {
  'little-walking': ['walking', 'hiking', 'cycling', 'sport', 'adventure'],
  pregnant: ['adventure', 'sport', 'cycling'],
  'no-alcohol': ['wine', 'beer'],
}

export function ruledOut({ needs = [] }: Pick<TripFacts, 'needs'>): string[] {
  return [...new Set(needs.flatMap((need) => RULED_OUT[need] ?? []))]
}

const DIET = /^(?:vegetarian|vegan|pescatarian|halal|kosher|.+-free|no-pork|no-alcohol)$/

/** What a need that was just told changes; null where none was, or where its own reasons say it. */
export function sayNewNeeds({ facts, before, voice }: Situation): string | null {
  const fresh = (facts.needs ?? []).filter((need) => !(before.needs ?? []).includes(need))
  const diets = fresh.filter((need) => DIET.test(need)).map((need) => need.replace(/^no-/, 'without '))
  if (fresh.includes('little-walking')) return voice.say('How much walking there is nobody grades, so I leave out tours on foot, hikes and bicycles and begin with what one does sitting.', 'Effort is not graded in the inventory: nothing here goes on foot or by bicycle, and what one does sitting comes first.')
  if (fresh.includes('pregnant')) return voice.say('Nothing wild, then: sport and adventure are left out, and the operator should still be asked.', 'I leave out sport and adventure; whoever runs it should still be told.')
  if (diets.length > 0) return voice.say(`${list(diets)}: noted; tell the operator too, since hardly any lists it.`, `I keep ${list(diets)} in mind, and the operator has to be told as well.`).replace(/^./, (first) => first.toUpperCase())
  return null
}
