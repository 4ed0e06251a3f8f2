import type { FoundSummary } from '../../tools/find-activities.ts'
import { list, monthName, vary } from './format.ts'
import type { Situation } from './situation.ts'

/** The one question that helps most: days, then people, then wishes. Null when nothing is missing. */
export function askForMissing({ facts, turn }: Situation, found: FoundSummary): string | null {
  const place = found.destination ?? ''
  if (facts.startDate === undefined) {
    if (facts.duration !== undefined) return 'Which day do you arrive? Then I can say which hours are still free.'
    return vary(place, turn, ['When are you going, and for how long?', 'Which days do you have? With dates I can name free hours.'])
  }
  if (facts.flexible === true) return `Which days in ${monthName(facts.startDate)} suit you best?`
  if (facts.endDate === undefined && facts.duration === undefined) return 'How many days do you have?'
  if (facts.groupSize === undefined) return facts.children === undefined ? vary(place, turn, ['How many of you are going?', 'Who is coming along?']) : 'How many are you in all, children counted?'
  if (facts.interests === undefined) return `What should the days be about: ${suggestWishes(found)}?`
  return null
}

/** Wishes that the place can fulfil. */
function suggestWishes(found: FoundSummary): string {
  const tags = [...new Set(found.activities.flatMap((activity) => activity.tags.slice(0, 1)))].slice(0, 3)
  return tags.length < 2 ? 'food, history, something outdoors' : list(tags.map((tag) => tag.toLowerCase()), 'or')
}
