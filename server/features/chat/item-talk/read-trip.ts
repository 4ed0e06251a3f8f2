import type { TripFacts } from '../understanding/index.ts'
import { asksOnly, tellsPurse } from './asks-only.ts'
import { asksOfPlaceOnly, placeAskedOf } from './desk-question.ts'
import { withFactPlain } from './fact-change.ts'
import { isAboutItems, isMereQuestion } from './item-talk.ts'
import { readPurseTold, sayPurseTold } from './purse-told.ts'
import { readToldAsked } from './told-asked.ts'

type Read = (said: readonly string[]) => TripFacts

/**
 * What holds of the trip. What is said of the cards alone says nothing of it; a question brings no wishes along: 'is it good
 * for kids?' has no children in it.
 */
export function readTrip(given: readonly string[], read: Read): TripFacts {
  const asked = given.map(withFactPlain)
  const turns = asked.map((turn, at) => (at === 0 ? withoutMatter(turn) : withPursePlain(withoutMatter(turn))))
  const said = turns.filter((turn, at) => {
    if (at === 0) return true
    if (readToldAsked(asked[at] ?? '').length > 0) return false
    if (settlesTown(turns.slice(0, at + 1), read) || tellsPurse(turn) || readPurseTold(asked[at] ?? '') !== null) return true
    return !(isAboutItems(turn) || ((asksOnly(turn) || turn !== asked[at]) && read(turns.slice(0, at)).destination !== undefined))
  })
  const facts = read(said)
  const stated = said.filter((turn, at) => at === 0 || !isMereQuestion(turn))
  const held = stated.length === said.length ? facts : withWishesOf(read(stated), facts)
  const last = turns.at(-1)
  // The intent is the last message's, whether or not it says anything of the trip; a day or a change that was asked for goes with its message.
  if (last === undefined || said.at(-1) === last) return held
  const { onDay: _onDay, refinement: _refinement, ...lasting } = held
  return { ...lasting, intent: read(turns).intent }
}

/** 'The second, then', where towns were to be chosen among: it is no card that is meant. */
function settlesTown(turns: readonly string[], read: Read): boolean {
  const before = ONE_OF_THEM.test(turns.at(-1) ?? '') ? read(turns.slice(0, -1)) : {}
  return 'alternatives' in before && before.alternatives === true && read(turns).alternatives !== true
}

const ONE_OF_THEM = /\b(?:first|second|third|former|latter|last)\b/i

/** Of 'what is the weather in Lisbon' the trip learns the place, as long as it has none. */
function withoutMatter(turn: string): string {
  return asksOfPlaceOnly(turn) ? placeAskedOf(turn) || turn : turn
}

/** A sum that is asked tells of the trip what there is to spend, and who pays. */
function withPursePlain(turn: string): string {
  const purse = readPurseTold(turn)
  return purse === null ? turn : [sayPurseTold(purse), WHO.exec(turn)?.[0] ?? ''].filter((words) => words !== '').join(' ')
}

const WHO = /\b(?:(?:for |the )?(?:all )?(?:\d{1,2}|two|three|four|five|six|seven|eight|nine|ten) (?:of us|adults?|people|persons|kids|children)|für uns (?:zwei|drei|vier|fünf|sechs))\b/i

function withWishesOf(stated: TripFacts, facts: TripFacts): TripFacts {
  const { interests, avoid, children, ages, style, pace } = stated
  const { interests: _interests, avoid: _avoid, children: _children, ages: _ages, style: _style, pace: _pace, ...rest } = facts
  return { ...rest, ...defined({ interests, avoid, children, ages, style, pace }) }
}

function defined<T extends object>(values: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as { [Key in keyof T]?: Exclude<T[Key], undefined> }
}
