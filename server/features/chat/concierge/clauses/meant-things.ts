import { likeliest } from '../../ranking/index.ts'
import type { Likely } from '../../ranking/index.ts'
import { inEnglish } from '../../item-talk/glossary.ts'
import { nameable } from '../day-by-day/out-of-plan.ts'
import type { Standing } from '../day-by-day/standing-plan.ts'
import type { Card } from '../read-prompt.ts'

/** From here on a thing is meant, whatever else there is; from the other on as long as nothing else comes near. */
export const SURELY = 0.75
const PERHAPS = 0.45
/** So much more than the next it has to be. */
const AHEAD = { surely: 0.08, perhaps: 0.13 }
/** That is surely something of the plan, where it is said to stand. */
const BEFORE_SHOWN = 0.3

/** Things that some words may mean, the likeliest first; one where it is plain which. */
export interface MeantThings {
  planned: readonly Standing[]
  shown: readonly Card[]
  /** Surely meant. */
  isPlain: boolean
}

const NOTHING: MeantThings = { planned: [], shown: [], isPlain: false }

/** What stands, by whatever words: what was only shown is meant where nothing of the plan can be. */
export function standsBy(words: string, plan: readonly Standing[], others: readonly Card[]): MeantThings {
  const { here, there } = bothBy(words, plan, others)
  if (there.isPlain && there.score > here.score + BEFORE_SHOWN) return { planned: [], shown: there.some, isPlain: true }
  return here.some.length > 0 ? { planned: here.some, shown: [], isPlain: here.isPlain } : NOTHING
}

/** What comes, by its name: what was shown, or what stands and is to stand elsewhere. */
export function comesBy(words: string, plan: readonly Standing[], others: readonly Card[]): MeantThings {
  const { here, there } = bothBy(words, plan, others)
  if (Math.max(here.score, there.score) < SURELY) return NOTHING
  return there.score > here.score ? { planned: [], shown: there.some, isPlain: there.isPlain } : { planned: here.some, shown: [], isPlain: here.isPlain }
}

interface Found<One> {
  some: One[]
  score: number
  isPlain: boolean
}

function bothBy(words: string, plan: readonly Standing[], others: readonly Card[]): { here: Found<Standing>; there: Found<Card> } {
  return { here: meantOf(inAnyLanguage(words, plan, ({ card }) => nameable(card))), there: meantOf(inAnyLanguage(words, others, nameable)) }
}

/** In other languages by the words of a glossary, where that tells more. */
function inAnyLanguage<One>(words: string, things: readonly One[], nameOf: (one: One) => ReturnType<typeof nameable>): Likely<One>[] {
  const own = likeliest(words, things, nameOf)
  const english = inEnglish(words.toLowerCase())
  const other = english === words.toLowerCase() ? [] : likeliest(english, things, nameOf)
  return (other[0]?.score ?? 0) > (own[0]?.score ?? 0) ? other : own
}

function meantOf<One>(all: readonly Likely<One>[]): Found<One> {
  const [best, next] = all
  if (best === undefined || best.score < PERHAPS) return { some: [], score: best?.score ?? 0, isPlain: false }
  const isSure = best.score >= SURELY
  const ahead = isSure ? AHEAD.surely : AHEAD.perhaps
  if (best.score - (next?.score ?? 0) >= ahead) return { some: [best.one], score: best.score, isPlain: isSure }
  // Weak words that many things bear alike name none of them.
  const alike = all.filter(({ score }) => best.score - score < ahead)
  return { some: alike.length > MOST_ALIKE && !isSure ? [] : alike.slice(0, MOST_ALIKE).map(({ one }) => one), score: best.score, isPlain: false }
}

const MOST_ALIKE = 3
