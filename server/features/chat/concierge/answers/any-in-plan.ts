import { sayTime } from '@meander/sdk/contract/clock'
import { isDay } from '@meander/sdk/contract/days'
import { answersWish } from '../../ranking/index.ts'
import { say } from '../asker.ts'
import type { Decision } from '../asker.ts'
import { withCards } from '../day-by-day/standing-plan.ts'
import { list, shortTitle, weekday } from '../words/format.ts'
import type { Situation } from '../words/situation.ts'

/** 'Is there anything romantic in it?', 'what of it is for kids?': a kind that is looked for in the plan, and nowhere else. */
const ASKS = /^\W*(?:(?:and|so|but|ok)\W+)*(?:is there|are there|do we have|have we got|what|which(?: of (?:it|them|those))?)\b.*\b(?:in it|in the plan|in there|of it|among (?:it|them|those)|in our days)\W*\?*\W*$/i
const SAYS: Readonly<Record<string, string>> = { romantic: 'romance', historic: 'history', historical: 'history', arty: 'art', artistic: 'art', cultural: 'culture', scenic: 'views', musical: 'music', quiet: 'quiet', relaxing: 'wellness', indoors: 'rainy day', outdoors: 'outdoors', kids: 'family', children: 'family' }
const SMALL = /\b(?:is|are|there|anything|something|things?|do|have|we|got|what|which|of|it|them|those|in|the|plan|for|with|to|any|some|our|days|one|ones|a|bit|really|at all|and|so|but|ok)\b/gi

/** What of a plan that stands answers a wish by its own word; null where that is not asked, or nothing is known of the word. */
export function answerAnyInPlan({ reading, lastText, voice }: Situation): Decision | null {
  if (reading.plan.length === 0 || !ASKS.test(lastText)) return null
  const words = lastText.toLowerCase().replace(/[^\p{L}\s-]/gu, ' ').replace(SMALL, ' ').trim().split(/\s+/).filter((word) => word !== '')
  const [word] = words
  if (word === undefined || words.length > 1) return null
  const wish = SAYS[word] ?? word
  const plan = withCards(reading)
  const there = plan.filter(({ card }) => answersWish(card, wish) > 0)
  // Of a word that no card knows the rules may still know something.
  if (there.length === 0 && SAYS[word] === undefined) return null
  if (there.length === 0) return say(voice.say(`Nothing in the plan is listed for that. Say “add something ${word}”, and I look for a place for it.`, `None of it is listed as that; say “add something ${word}”, and I look what fits.`))
  const names = list(there.slice(0, MOST).map(({ card, date, startTime }) => `${shortTitle(card.title)}${isDay(date) ? ` on ${weekday(date)} at ${sayTime(startTime)}` : ''}`))
  return say(voice.say(`Yes: ${names}.`, `There is: ${names}.`))
}

const MOST = 4
