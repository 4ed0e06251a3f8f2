import { placeNamesOf } from '../wish-list/place-names.ts'
import { wishedThings } from '../wish-list/wished-things.ts'
import { isChoice, speakOfTag } from '../../ranking/index.ts'
import type { FoundSummary } from '../../tools/find-activities.ts'
import { list, monthName } from './format.ts'
import { hoursThatHold, isOnlyTime } from '../hours.ts'
import type { Situation } from './situation.ts'

/**
 * The one question that helps most: days, then people and the ages of children, then wishes. Null when nothing is missing, or when it was asked
 * before and not answered: who does not want to say is not asked twice.
 */
export function askForMissing(situation: Situation, found: FoundSummary): string | null {
  const missing = missingFact(situation)
  if (missing === null || wasAsked(missing, situation)) return null
  const { facts, voice } = situation
  switch (missing) {
    case 'arrival':
      return voice.say('Which day do you arrive?', 'On which day does it begin?')
    case 'days':
      return voice.say('When are you going, and for how long?', 'Which days do you have?')
    case 'month':
      return voice.say(`Which days in ${monthName(facts.startDate ?? '')} suit you best?`)
    case 'length':
      return voice.say('How many days do you have?', 'How long will you stay?')
    case 'party':
      return (facts.children ?? 0) === 0 ? voice.say('How many of you are going?', 'Who is coming along?') : voice.say('How many are you in all, children counted?')
    case 'ages':
      return (facts.children ?? 0) === 1 ? voice.say('How old is the child?', 'How old is your child?') : voice.say('How old are the children?', 'What ages are the children?')
    case 'wishes':
      return voice.say(`What should the days be about: ${suggestWishes(found, facts)}?`, `What do you like most: ${suggestWishes(found, facts)}?`)
  }
}

type Missing = 'arrival' | 'days' | 'month' | 'length' | 'party' | 'ages' | 'wishes'

function missingFact({ facts, reading }: Situation): Missing | null {
  if (facts.startDate === undefined) return facts.duration === undefined ? 'days' : 'arrival'
  if (facts.flexible === true) return 'month'
  if (facts.endDate === undefined && facts.duration === undefined && !reading.turns.some(isOnlyTime) && !isOneOccasion(reading.turns)) return 'length'
  if (facts.groupSize === undefined) return 'party'
  if ((facts.children ?? 0) > 0 && !(facts.ages ?? []).some((age) => age < 18)) return 'ages'
  return facts.interests === undefined && facts.style === undefined && !reading.turns.some((turn) => wishedThings(turn, placeNamesOf(facts)).length > 0) ? 'wishes' : null
}

/** A day with an hour set for it is one evening or one stop, and no stay. */
function isOneOccasion(turns: readonly string[]): boolean {
  const { earliest, latest } = hoursThatHold(turns)
  return earliest !== undefined || latest !== undefined
}

/** Each question by the words that all its forms have. */
const ASKED: Record<Missing, RegExp> = {
  arrival: /which day do you arrive\?|on which day does it begin\?/i,
  days: /when are you going|which days do you have\?/i,
  month: /which days in \w+ suit you best\?/i,
  length: /how many days do you have\?|how long will you stay\?/i,
  party: /how many of you are going\?|who is coming along\?|how many are you in all/i,
  ages: /how old (?:is|are)|what ages are/i,
  wishes: /what should the days be about|what do you like most/i,
}

function wasAsked(missing: Missing, { reading }: Situation): boolean {
  return ASKED[missing].test(reading.answered)
}

/** Of these only one is named: who likes the one likes the others. */
const ALIKE: readonly (readonly string[])[] = [
  ['food', 'cooking', 'wine', 'market', 'coffee', 'tea', 'beer', 'street food', 'sake'],
  ['art', 'museum', 'street art', 'film', 'literature', 'science'],
  ['history', 'architecture', 'castle', 'ruins', 'religion', 'temple', 'archaeology'],
  ['music', 'theatre', 'dance', 'concert', 'jazz', 'nightlife'],
  ['boat', 'water', 'beach'],
  ['hiking', 'cycling', 'sport', 'adventure', 'walking'],
  ['nature', 'garden', 'wildlife', 'views'],
  ['workshop', 'crafts'],
  ['wellness', 'spa'],
]
/** What children like, the most liked first. */
const FOR_CHILDREN = ['wildlife', 'boat', 'workshop', 'beach', 'nature', 'garden', 'science', 'adventure', 'cycling', 'castle', 'train', 'water']

/** Three wishes that the place can fulfil and that differ, as one speaks of them. Whether it is for children is clear from who comes. */
function suggestWishes(found: FoundSummary, { children = 0 }: Situation['facts']): string {
  const tags = found.activities.flatMap((activity) => activity.tags.slice(0, children > 0 ? 4 : 1)).map((tag) => tag.toLowerCase()).filter((tag) => isChoice(tag) && tag !== 'family')
  const wanted = children === 0 ? tags : FOR_CHILDREN.filter((tag) => tags.includes(tag))
  const groups = wanted.map((tag) => ALIKE.findIndex((group) => group.includes(tag)))
  const some = [...new Set(wanted.filter((_, at) => groups[at] === -1 || groups.indexOf(groups[at] ?? -1) === at).map((tag) => speakOfTag(tag).plain))].slice(0, 3)
  return some.length < 2 ? (children > 0 ? 'animals, boats or making things' : 'food, history or something outdoors') : list(some, 'or')
}
