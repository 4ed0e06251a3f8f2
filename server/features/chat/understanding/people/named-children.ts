import type { Rewriting } from '../rewritten-text.ts'
import { isName } from './names.ts'

const NAMED = String.raw`\p{L}{2,} ?\(\d{1,2}\)`
/** Who comes by name and age, behind a word that brings them along. */
const COMING = new RegExp(String.raw`(?<=(?<![\p{L}])(?:with|plus|bringing|taking|(?:me|wife|husband|partner|mum|dad),) )${NAMED}(?:(?:, | and |, and | & )${NAMED})*`, 'gu')
const ONE = /(?<name>\p{L}{2,}) ?\((?<age>\d{1,2})\)/gu
const OF_AGE = 18

/** 'Two adults with Mia (4) and Tom (8)': each is a child, or somebody who is grown. */
export const NAMED_WITH_AGES: readonly Rewriting[] = [
  [COMING, ([said]) => [...said.matchAll(ONE)].every(({ groups }) => isName(groups?.name ?? ''))
    ? said.replace(ONE, (_all, _name: string, age: string) => `my ${Number(age) < OF_AGE ? 'child' : 'friend'} (${age})`) : null],
]
