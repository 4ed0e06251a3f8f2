import { pattern } from '../language/pattern.ts'
import type { PayingParty } from '../ranking/index.ts'
import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import type { TripFacts } from '../understanding/index.ts'

/** As many as any search is made for. */
const MOST = 2000
const MOST_AGES = 200

/** Who pays, by what is known of them: of grown-ups who are 'all over seventy' each is seventy at least. */
export function payingParty({ groupSize, children = 0, ages = [], adultsFrom }: Pick<TripFacts, 'groupSize' | 'children' | 'ages' | 'adultsFrom'>): PayingParty {
  const young = ages.filter((age) => age < 18)
  const grown = ages.filter((age) => age >= 18)
  const untold = Math.max(0, (groupSize ?? 0) - Math.max(children, young.length) - grown.length)
  return {
    groupSize: groupSize ?? null,
    ages: young,
    grownAges: adultsFrom === undefined ? grown : [...grown, ...Array.from({ length: Math.min(untold, MOST_AGES) }, () => adultsFrom)],
    // Who travels alone at seventeen brings no child.
    withChildren: children > 0 || (young.length > 0 && young.length < (groupSize ?? Infinity)),
  }
}

/** How many come, and their ages. */
export function addParty(input: FindActivitiesInput, facts: TripFacts): void {
  const { groupSize, ages, grownAges, withChildren } = payingParty(facts)
  if (groupSize !== null) input.groupSize = Math.min(groupSize, MOST)
  if (withChildren) input.children = true
  if (ages.length > 0) input.ages = ages.slice(0, MOST_AGES)
  if (grownAges.length > 0) input.grownAges = grownAges.slice(0, MOST_AGES)
}

const OLD = 65
const OF_OLD_PEOPLE = pattern('i')`
  \b(?:seniors?|pensioners?|retired|retirees?|elderly|frail|octogenarians?|golden wedding|(?:grand(?:ma|pa|mother|father|parents?)|gran|granny|nan)|
  (?:aged?|couple of|couple aged|all|both|we are|we're) (?:of |over )?(?:6[5-9]|
  [789]\d)(?! ?(?:%|[$€£]|euros?|minutes?|hours?|people|of us|km|miles?))|
  (?:late|early|mid)?[- ]?(?:60s|70s|80s|90s|sixties|seventies|eighties|nineties))\b
`

export function addElders(input: FindActivitiesInput, { ages = [], adultsFrom = 0 }: TripFacts, turns: readonly string[]): void {
  if (ages.some((age) => age >= OLD) || adultsFrom >= OLD || turns.some((turn) => OF_OLD_PEOPLE.test(turn))) input.elders = true
}
