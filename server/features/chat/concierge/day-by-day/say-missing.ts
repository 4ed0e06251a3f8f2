import { answersWish } from '../../ranking/index.ts'
import type { SummarizedActivity } from '../../tools/found-summary.ts'
import type { Situation } from '../words/situation.ts'
import { isInOwnWords, sayWishes } from '../words/trip.ts'
import type { Made } from './say-plan.ts'

/** What was wished for and stands nowhere in the plan, by its name; what is told of elsewhere is not told again. */
export function sayMissing({ facts, reading, voice }: Situation, { searched }: Pick<Made, 'searched'>, items: readonly SummarizedActivity[]): string {
  const told = new Set(searched.flatMap(({ found }) => [...found.unmet, ...found.blockers.flatMap(({ wish }) => wish ?? [])]))
  const said = reading.turns.join('\n')
  const met = new Set(searched.flatMap(({ found }) => found.plan?.met ?? []))
  const missing = (facts.interests ?? []).filter((wish) => !told.has(wish) && !OF_MANNER.test(wish) && (!(met.has(wish) || items.some((one) => answersWish(one, wish) > 0)) || !(isInOwnWords(wish, said, items) || isInOwnWords(wish, said, [...met].map((word) => ({ title: word, tags: [] }))))))
  const wishes = sayWishes({ interests: missing }, reading.turns)
  // What the place has nothing of was said at once.
  if (missing.length === 0 || missing.length > MOST || wishes === '' || new RegExp(`\\bno ${wishes}\\b`, 'i').test(reading.answered) || reading.answered.includes(`or ${wishes} there is nothing in it`) || reading.answered.includes(`Of ${wishes} there is nothing in it`)) return ''
  // What has no free start at all was told of by the search itself: this only found no place among the rest.
  return voice.say(`For ${wishes} there is nothing in it: none of what I have fits ${facts.budget === undefined ? 'the days, the hours and all of you' : 'the days and the money beside the rest'}.`, `Of ${wishes} there is nothing in it; what I have of that does not fit beside the rest.`)
}

/** Of so many wishes some always wait. */
const MOST = 2
/** No thing that one books. */
const OF_MANNER = /^(?:family|kids|rainy day|adventure|culture|nature|outdoors|walking|walks|photography|romance|romantic)$/
