import { part } from '../../language/pattern.ts'
import { readPurseTold } from '../../item-talk/purse-told.ts'
import type { TripFacts } from '../../understanding/index.ts'
import type { Stands } from '../references/what-stands.ts'
import { readEnd } from './ends-of-plan.ts'
import type { End } from './ends-of-plan.ts'

/** For whom a sum of the plan is asked. */
export type Payer = 'all' | 'each' | 'couple' | 'adults' | 'children' | 'child'

/** A question about all that stands in the plan. */
export type PlanAsked =
  | { kind: 'sum'; payers: readonly Payer[]; isLeft: boolean }
  /** Days with nothing on them, in all or in a part of them. */
  | { kind: 'free'; part: 'daytime' | 'morning' | 'afternoon' | 'evening' | null }
  | { kind: 'end'; end: End; codes: readonly string[] }
  /** What is much on foot, or hard. */
  | { kind: 'walking' }
  | { kind: 'weather'; isOutdoors: boolean }

interface Context {
  /** The whole message. */
  text: string
  facts: TripFacts
  things: readonly Stands[]
}

const LEAD = String.raw`^\W*(?:(?:and|so|but|ok|okay|then|well|also|oh)\W+)*`
const FREE_DAY = new RegExp(part`
  ${LEAD}(?:on )?(?:which|what) (?:of (?:the|our|these|those) )?days?\b(?!.*\b(?:free entry|free admission|open|can we)\b).*\b(?:free|empty|unplanned|nothing|open for us)\b|
  ${LEAD}(?:is|are) (?:there )?(?:any|one|some|another|a)(?: of (?:the|our|these))? (?:days?|mornings?|afternoons?|evenings?)\b.*\b(?:free|empty|nothing|unplanned|left)\b|
  ${LEAD}(?:is|are) (?:there )?(?:any|a) (?:free|empty) (?:days?|mornings?|afternoons?|evenings?)\b|
  ${LEAD}(?:do|have) (?:we|i) (?:still )?(?:have |got )?(?:any|a|one) (?:\w+ )?(?:free|empty) (?:days?|mornings?|afternoons?|evenings?)|
  ${LEAD}when (?:are|do) we (?:have )?(?:nothing|free|free time)\b
`)
const PARTS: readonly (readonly [RegExp, 'daytime' | 'morning' | 'afternoon' | 'evening'])[] = [
  [/\b(?:daytime|during the day|by day)\b/, 'daytime'], [/\bmornings?\b/, 'morning'], [/\bafternoons?\b/, 'afternoon'], [/\b(?:evenings?|nights?)\b/, 'evening'],
]
const OF_ALL = String.raw`(?:which|what|any|are there|is there|are any|is any)`
const WALKING = new RegExp(String.raw`${LEAD}${OF_ALL}\b.*\b(?:(?:too |most |so )?much walking|lots? of walking|most (?:walking|steps|tiring|strenuous)|too (?:hard|tiring|strenuous|steep|far|long)|tiring|strenuous|hard|steep|on foot|exhausting|walk far)\b`)
const WEATHER = new RegExp(String.raw`${LEAD}(?:if it rains,? )?(?:which|what)(?: ones?| things?| activities| parts?)?(?: of (?:them|these|those|it|the plan|that|the \w+))? (?:is|are|would be|work|can we do|still works?)\b.*\b(?:indoors?|inside|outdoors?|outside|under (?:a|one) roof|if it rains|in the rain|rain)\b`)
const DEAREST = new RegExp(String.raw`${LEAD}(?:and )?which(?: one| of (?:them|these|those|it))?(?: is| costs?)?(?: the)? (?:most expensive|dearest|priciest|costliest|most)\b(?! (?:of )?days?)`)
const CHEAPEST = new RegExp(String.raw`${LEAD}(?:and )?which(?: one| of (?:them|these|those|it))?(?: is| costs?)?(?: the)? (?:cheapest|least expensive|least)\b(?! (?:of )?days?)`)

const MONEY = /\b(?:costs?|prices?|how much(?! (?:\w+ )?(?:time|space|room|walking|longer|further))|total|sum|comes? to|spend|pay|bill|left|remain\w*|budget|the lot|what(?:'s| is) (?:that|it))\b/
const LEFT = /\b(?:left(?: over)?|remain(?:s|ing|der)?|to spare|still (?:have|got))\b/
const IN_ALL = /\b(?:total|sum|altogether|in all|all (?:together|of (?:it|that|this|us))|it all|everything|the (?:whole )?(?:plan|trip|lot|thing))\b/
const PAYERS: readonly (readonly [RegExp, Payer])[] = [
  [/\b(?:without|minus|not counting|except) (?:the |our )?(?:kids?|child(?:ren)?|boys|girls|little ones?)\b|\b(?:just|only|for) (?:the |us )?(?:two |three |four )?(?:adults|grown-?ups)\b|\b(?:two|three|four|both|the) (?:adults|grown-?ups)\b/, 'adults'],
  [/\bfor (?:one|a|each|every|per) (?:child|kid)\b|\b(?:per|each) (?:child|kid)\b|\bfor (?:a|our|the|my) \d+[- ]year[- ]old\b/, 'child'],
  [/\b(?:for|of) (?:the |our |both |just the |only the )?(?:two |three )?(?:kids|children)\b|\bwhat do the (?:kids|children) (?:cost|pay)\b/, 'children'],
  [/\b(?:per|each|a|every|for (?:each|one|a|every)) couple\b/, 'couple'],
  [/\b(?:per|each|a|every|for the|as a) family\b/, 'all'],
  [/\b(?:per (?:head|person|capita)|a (?:head|person)|apiece|pp|each of us|for each|each(?! (?:day|city|town|place|thing|couple|child|kid|one))|we each|(?:pay |by )?half (?:of (?:it|that))?|split)\b/, 'each'],
]
/** Asked in another manner, or of something else. */
const OTHERS = /\b(?:swap|replace|drop|skip|change|cheaper|instead|add|if we (?:drop|skip|leave)|days? (?:is|are) the|dearest|cheapest|(?:time|places?|seats?|tickets?|hours?|days?|room) (?:is |are )?left|how (?:long|far|many(?! (?:euros?|dollars?|pounds?|yen)))|(?:per|each|every|by|a) (?:day|city|town|place|stop)|in (?!all\b|total\b|the end\b)\w+|bring|get it|lower|reduce|less|down|too much|left to (?:see|do|go))\b/u

/** What a part of a message asks of all that stands; null where it asks of a thing, or otherwise. */
export function readPlanAsked(said: string, { text, facts, things }: Context): PlanAsked | null {
  const lower = said.toLowerCase().replaceAll('’', "'").trim()
  if (FREE_DAY.test(lower)) return { kind: 'free', part: PARTS.find(([words]) => words.test(lower))?.[1] ?? null }
  const end = DEAREST.test(lower) ? 'dearest' : CHEAPEST.test(lower) ? 'cheapest' : readEnd(lower)
  // Alone it has a reader of its own.
  if (end !== null) return { kind: 'end', end, codes: codesOfEnd(lower, end, things) }
  if (WALKING.test(lower)) return { kind: 'walking' }
  if (WEATHER.test(lower)) return { kind: 'weather', isOutdoors: /\b(?:outdoors?|outside)\b/.test(lower) }
  return readSum(lower, { text, facts, things })
}

/** The day that was asked for by its hour is what the next part goes on about. */
function codesOfEnd(lower: string, end: End, things: readonly Stands[]): string[] {
  const timed = things.filter(({ startTime }) => startTime !== null).toSorted((left, right) => ((left.startTime ?? '') < (right.startTime ?? '') ? -1 : 1))
  const [first] = end === 'earliest' ? timed : end === 'latest' ? timed.toReversed() : []
  return first === undefined || /\bdays?\b/.test(lower.replace(/\w+days?\b/g, '')) ? [] : [first.card.productCode]
}

/** Only what has no reader of its own: for whom it is, or several sums at once. */
function readSum(lower: string, { text, facts, things }: Context): PlanAsked | null {
  const purse = readPurseTold(text)
  if (OTHERS.test(lower) || (purse !== null && (purse.amount !== facts.budget?.amount || purse.isEach !== (facts.budget.per === 'person')))) return null
  const found = PAYERS.filter(([words]) => words.test(lower)).map(([, payer]) => payer)
  // What is to be taken from other money is told by another reader.
  const currency = things[0]?.card.price?.currency
  if (facts.budget?.currency !== undefined && currency !== undefined && facts.budget.currency !== currency) return null
  if (HOW_MUCH.test(lower)) return { kind: 'sum', payers: ['all'], isLeft: facts.budget !== undefined }
  const isMoney = MONEY.test(lower) || (IN_ALL.test(lower) && found.length > 0)
  if (!isMoney && !(found.length > 0 && /^\W*(?:and|what|how much|so)\b/.test(lower))) return null
  const isLeft = facts.budget !== undefined && LEFT.test(lower)
  const isOfPlan = IN_ALL.test(lower) || found.length > 0 || isLeft
  if (!isOfPlan || !OF_PLAN_ALONE.test(lower)) return null
  return { kind: 'sum', payers: [...(IN_ALL.test(lower) && !found.includes('adults') && !found.includes('children') ? ['all' as const] : []), ...found], isLeft }
}

/** 'How's the money'. */
const HOW_MUCH = /\bhow(?:'s| is| are) (?:the|our) (?:money|budget|finances)\b/
/** No thing is named beside: an article stands before no other noun. */
const OF_PLAN_ALONE = /^(?!.*\bthe (?!(?:total|sum|whole|plan|trip|lot|kids?|child(?:ren)?|boys|girls|adults|grown|two|three|four|five|six|budget|\d+|rest|money|thing|same|way|price|cost|end|bill|group|family|couples?)\b)\p{L}+)/u
