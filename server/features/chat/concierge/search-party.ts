import type { FindActivitiesInput } from '../tools/find-activities-input.ts'
import type { TripFacts } from '../understanding/index.ts'

/** How many come, and the ages of the young. */
export function addParty(input: FindActivitiesInput, { groupSize, children = 0, ages = [] }: TripFacts): void {
  if (groupSize !== undefined) input.groupSize = Math.min(groupSize, 200)
  const young = ages.filter((age) => age < 18)
  // Who travels alone at seventeen brings no child.
  if (children > 0 || (young.length > 0 && young.length < (groupSize ?? Infinity))) input.children = true
  if (young.length > 0) input.ages = young
}

const OLD = 65
const OF_OLD_PEOPLE = /\b(?:seniors?|pensioners?|retired|retirees?|elderly|frail|octogenarians?|golden wedding|(?:grand(?:ma|pa|mother|father|parents?)|gran|granny|nan)|(?:late|early|mid)?[- ]?(?:60s|70s|80s|90s|sixties|seventies|eighties|nineties))\b/i

export function addElders(input: FindActivitiesInput, { ages = [] }: TripFacts, turns: readonly string[]): void {
  if (ages.some((age) => age >= OLD) || turns.some((turn) => OF_OLD_PEOPLE.test(turn))) input.elders = true
}
