import type { FoundSummary } from '../../tools/find-activities.ts'
import { asksForName } from '../name-asked-for.ts'
import { placeNamesOf } from '../wish-list/place-names.ts'
import { asWritten } from '../wish-list/as-written.ts'
import { wishedThings } from '../wish-list/wished-things.ts'
import { list, shortTitle } from './format.ts'
import type { Situation } from './situation.ts'

const MOST = 3

/** 'Any Michelangelo?': what bears that name or is of that kind, by its title, shown before or not; empty where nothing was asked for so. */
export function sayBorne({ lastText, facts, reading, voice }: Situation, { borne = {}, unmet }: Pick<FoundSummary, 'borne' | 'unmet'>): string {
  if (!asksForName(reading.turns.at(-reading.lastLength) ?? '')) return ''
  const things = wishedThings(lastText, placeNamesOf(facts)).filter((thing) => !unmet.includes(thing) && (borne[thing]?.length ?? 0) > 0)
  const titles = [...new Set(things.flatMap((thing) => borne[thing] ?? []).map(({ title }) => shortTitle(title)))].slice(0, MOST)
  if (titles.length === 0) return ''
  const names = list(things.filter((thing) => !things.some((other) => other !== thing && other.includes(thing))).map((thing) => asWritten(thing, reading.turns)))
  return voice.say(`For ${names} there ${titles.length === 1 ? 'is' : 'are'} ${list(titles)}.`, `Of ${names} I have ${list(titles)}.`, `${list(titles)}: ${titles.length === 1 ? 'that is' : 'those are'} what I have of ${names}.`)
}
