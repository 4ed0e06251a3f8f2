import type { TripFacts } from '../../understanding/index.ts'
import { fearsIn } from '../fears.ts'
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
export function sayNewNeeds({ facts, before, voice, reading }: Situation): string | null {
  const earlier = fearsIn(reading.turns.slice(0, -reading.lastLength)).map(({ name }) => name)
  const fears = fearsIn(reading.turns).map(({ name }) => name).filter((name) => !earlier.includes(name))
  if (fears.length > 0) return voice.say(`Nothing with ${list(fears)}, then; where I am not sure, ask the operator.`, `I keep away from ${list(fears)}; the operator knows the rest.`)
  const fresh = (facts.needs ?? []).filter((need) => !(before.needs ?? []).includes(need))
  const diets = fresh.filter((need) => DIET.test(need)).map((need) => need.replace(/^no-/, 'without '))
  if (fresh.includes('little-walking')) return voice.say(
    'How much walking there is nobody grades, so I leave out tours on foot, hikes and bicycles and begin with what one does sitting.',
    'Effort is not graded in the inventory: nothing here goes on foot or by bicycle, and what one does sitting comes first.',
  )
  if (fresh.includes('pregnant')) return voice.say(
    'Nothing wild, then: sport and adventure are left out, and the operator should still be asked.',
    'I leave out sport and adventure; whoever runs it should still be told.',
  )
  if (fresh.includes('accessible')) return voice.say(
    'Noted: what is listed as without steps comes first, and of the rest I say what I do not know.',
    'Then steps come first: what is known to have none leads.',
  )
  if (fresh.includes('stroller')) return voice.say('With a pushchair, then: what is listed as without steps comes first.', 'Noted; I look at steps first.')
  if (diets.length > 0) return voice.say(
    `${list(diets)}: noted; tell the operator too, since hardly any lists it.`,
    `I keep ${list(diets)} in mind, and the operator has to be told as well.`,
  ).replace(/^./, (first) => first.toUpperCase())
  return null
}
