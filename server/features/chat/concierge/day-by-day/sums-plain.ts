import { pattern } from '../../language/pattern.ts'
import { readPurseTold } from '../../item-talk/purse-told.ts'
import { partsOf } from '../questions/questions-in.ts'
import { readReferences } from '../references/read-references.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Told } from './told.ts'

/** What a question of money wants to hear of all that stands: what it costs, what one pays, and what is left. */
export interface SumParts {
  isLeft: boolean
  isByHead: boolean
}

const LEFT = pattern()`
  \b(?:left(?: over)?|remain(?:s|ing|der)?|stays? (?:in|with|over)|spare|to spare|(?:are|do|will|would|can) (?:we|i) (?:still |all |then |now )?(?:over|under|above|below|within|inside|stay|keep|fit|afford)|
  (?:is|does|will|would) (?:it|that|this|everything|all of (?:it|that)|the (?:plan|total|trip|whole \w+|lot)) (?:still |all |then |now |be )*(?:over|under|above|below|within|inside|enough|fits?|do)|(?:have|is (?:it|that|this)|got) (?:still )?enough|
  (?:by how much|over (?:it|that|the limit|budget)))\b
`
const OF_MONEY = pattern()`
  \b(?:costs?|prices?|how much(?! (?:\w+ )?(?:time|space|room|walking|longer|further))|total|sum|comes? to|spend|pay|altogether|in all|bill|set (?:us|me) back|left|remain\w*|
  budget|limit|over|under|within|afford|enough|the (?:whole )?lot)\b
`
const BY_HEAD = pattern()`
  \b(?:per (?:head|person|capita|adult)|a (?:head|person)|apiece|pp|each of us|(?:what|how much|total|sum|cost|price|that|it|makes?|pays?|left)\b[^,.;?]{0,30}\beach\b|for each(?: of us)?|each(?=\W*$))(?! (?:day|city|town|place|thing)\b)
`
/** Of places and hours some are left as well; and what is to be otherwise is no question. */
const OF_OTHERS = pattern()`
  \b(?:swap|replace|drop|skip|change|move|cheaper|something|instead|add|remove|cancel|another|without|if we (?:drop|skip|leave)|minus|days? (?:is|are) the|dearest|cheapest|(?:time|places?|seats?|tickets?|hours?|days?|room) (?:is |are )?left|
  left to (?:see|do)|left (?:hand|side|luggage)|how (?:long|many|far)|what did you change|(?:per|each|every|by|a) (?:day|city|town|place|stop))\b
`

/** Null where no sum of all is asked, or one of a single card, a day or another manner. */
export function readSumParts(text: string, hasPurse: boolean): SumParts | null {
  const lower = text.toLowerCase().replaceAll('’', "'")
  const purse = readPurseTold(text)
  if ((purse === null && !OF_MONEY.test(lower)) || OF_OTHERS.test(lower)) return null
  const isLeft = (purse !== null || hasPurse) && LEFT.test(lower)
  // 'Each' beside what there is to spend is of that.
  const isByHead = BY_HEAD.test(purse === null ? lower : lower.replace(purse.said, ' ').replace(/\b(?:if )?(?:we|us) (?:each|all)\b|\beach of us (?:has|have)\b/, ' '))
  return isLeft || isByHead ? { isLeft, isByHead } : null
}

/** Whether one clause of a message asks what is left, whatever the others want to be otherwise. */
export function asksWhatIsLeft(text: string, hasPurse: boolean): boolean {
  return partsOf(text).some((part) => readSumParts(part, hasPurse)?.isLeft === true)
}

/** The same of a plan that stands. */
export function readPlainSum({ text, facts, reading, plan, places }: Pick<Told, 'text' | 'facts' | 'reading' | 'plan' | 'places'>): PlanWish | null {
  if (plan.length === 0 || IN_MONEY.test(text) || places.some(({ name }) => text.toLowerCase().includes(name.toLowerCase()))) return null
  const parts = readSumParts(text, facts.budget !== undefined)
  if (parts === null || !parts.isLeft || readReferences(text, reading).by === 'named') return null
  return { kind: 'total', limit: null, dates: [], isLeft: true, ...(parts.isByHead ? { by: 'head' } : {}) }
}

/** In other money than that of the prices it is asked by another door. */
const IN_MONEY = /\b(?:in|into) (?:us |canadian |australian |singapore |swiss )?(?:euros?|dollars?|pounds?|yen|francs?|kronor|kroner|krone)\b/i
