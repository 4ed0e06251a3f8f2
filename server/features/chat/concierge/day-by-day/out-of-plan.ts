import { namingWords, scoresOf } from '../../ranking/index.ts'
import type { Nameable } from '../../ranking/index.ts'
import type { Card } from '../read-prompt.ts'
import { daysNamed, withoutDays } from './days-named.ts'
import { isOn } from './standing-plan.ts'
import type { Standing } from './standing-plan.ts'
import { codesNamed } from './things-named.ts'
import type { Told } from './told.ts'

/** The one thing of the plan that the words mean; all that are alike where they mean several. */
export function outOf(words: string, told: Told): readonly Standing[] {
  const { plan, days } = told
  const [from] = days
  const to = days.at(-1)
  if (from === undefined || to === undefined) return []
  const [day] = daysNamed(words, { from, to })
  const bare = withoutDays(words)
  const ofDay = day === undefined ? plan : plan.filter((one) => isOn(one, day))
  if (namingWords(bare).length === 0) return day !== undefined && ofDay.length === 1 && THING.test(words) ? ofDay : ordinalOf(words, told)
  const meant = plainly(bare, ofDay.length > 0 ? ofDay : plan)
  if (meant.length > 0) return meant
  // The day that was named may be the wrong one.
  const elsewhere = day === undefined ? [] : plainly(bare, plan)
  return elsewhere.length > 0 ? elsewhere : ordinalOf(words, told)
}

/** What bears most of the words, and not one of many in its text alone. */
function plainly(words: string, some: readonly Standing[]): readonly Standing[] {
  const said = namingWords(words).length
  const scored = scoresOf(words, some, ({ card }) => nameable(card))
  const best = scored[0]?.score ?? 0
  // 'Cemetery' in a text is meant by 'the cemetery', and by no other talk of one.
  if (best < PLAINLY && !DEFINITE.test(words)) return []
  return best / said < LEAST || (said > 1 && best / said < HALF) ? [] : scored.filter(({ score }) => score > best - CLOSE).map(({ one }) => one)
}

const DEFINITE = /\b(?:the|that|this|our|le|la|les|der|die|das|den)\b|\bl['’]/u
const PLAINLY = 0.6
const LEAST = 0.3
/** Of several words as much as one of two has to be a name. */
const HALF = 0.5
const CLOSE = 0.05
const THING = /\b(?:thing|one|activity|outing|tour|visit|dinner|supper|lunch)\b/

function ordinalOf(words: string, told: Told): Standing[] {
  const codes = codesNamed(words, told, { day: undefined, count: 0 })
  return codes.length === 1 ? told.plan.filter(({ productCode }) => codes.includes(productCode)) : []
}

/** As much of a card as it may be named by. */
export function nameable({ title, tags, about, details }: Card): Nameable {
  return { title, tags, text: about, details }
}
