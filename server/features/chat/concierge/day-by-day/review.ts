import { pattern } from '../../language/pattern.ts'
import type { Need } from '../../understanding/needs.ts'
import { answersWish, goesAgainstDiet, isIndoors, isStepFree } from '../../ranking/index.ts'
import type { KnownFacts } from '../../tools/read-activities.ts'
import { withoutDays } from './days-named.ts'
import type { PlanWish } from './plan-wish.ts'
import type { Told } from './told.ts'

export type Review = Extract<PlanWish, { kind: 'review' }>

/** What is not wanted in the plan, and by what of its listing a thing is known to have it. */
interface Trait {
  name: string
  words: RegExp
  has: (known: KnownFacts) => boolean
}

const says = (words: RegExp) => ({ accessibility, title, steps }: KnownFacts): boolean => [...accessibility, title, ...steps].some((text) => words.test(text) && !/\b(?:no|without|step-free|avoid\w*)\b/i.test(text))
const isTagged = ({ tags }: KnownFacts, words: RegExp): boolean => tags.some((tag) => words.test(tag))
const STAIRS = says(/\b(?:stairs?|steps|staircases?|stairways?)\b/i)
const STEEP = says(/\b(?:steep\w*|hills?|hilly|uphill|slopes?|climb\w*|fitness|strenuous|demanding|summit|mountain)\b/i)

const TRAITS: readonly Trait[] = [
  { name: 'stairs', words: /\b(?:stairs?|steps|staircases?)\b/, has: STAIRS },
  { name: 'hills', words: /\b(?:hills?|hilly|climb\w*|uphill|steep\w*|slopes?)\b/, has: (known) => STEEP(known) || isTagged(known, /^hiking$/i) },
  { name: 'long walks', words: /\b(?:walking|walks?|hikes?|hiking)\b/, has: (known) => isTagged(known, /^(?:hiking|walking)$/i) },
  { name: 'alcohol', words: /\b(?:alcohol|drinks?|drinking|booze)\b/, has: (known) => isTagged(known, /^(?:wine|beer|sake)$/i) },
]
/** What nothing tells that it has: steps or none, meat or none. */
const UNTOLD: readonly Trait[] = [
  { name: 'steps, or no word on them', words: /\b(?:step-?free|wheelchairs?|accessib\w*|without steps)\b/, has: ({ accessibility }) => !isStepFree(accessibility) },
  { name: 'no listing for families', words: /\b(?:kids?|child(?:ren)?|famil(?:y|ies)|toddlers?)\b/, has: (known) => !isTagged(known, /^(?:family|kids)$/i) },
  { name: 'being out of doors', words: /\b(?:indoors?|inside|under (?:a )?roof|covered)\b/, has: (known) => !isIndoors(known) },
]
const NEEDED: { [One in Need]?: readonly string[] } = {
  accessible: ['stairs', 'hills'], 'little-walking': ['stairs', 'hills'], stroller: ['stairs'], pregnant: ['alcohol'], 'no-alcohol': ['alcohol'],
}
const DIETS: { [One in Need]?: string } = { vegetarian: 'meat or fish', vegan: 'meat, fish, milk or eggs', pescatarian: 'meat', halal: 'pork or wine', kosher: 'pork or shellfish' }
/** 'Take out anything with stairs', 'whatever has a climb in it has to go'. */
const TAKES_OUT = pattern()`
  \b(?:drop|remove|delete|scrap|skip|cut|take (?:out|off|away)|leave out|get rid of|cancel|avoid|without|no)\b.{0,20}\b(?:any ?things?|every ?things?|all(?: the)?(?: things)?|whatever|what|things|those|ones)
  \s+(?:(?:with|that|which|where|there|is|are|has|have|having|needs?|involv\w+|includ\w+|means?|lots? of|a lot of|too (?:much|many)|any)\s+)+([^.;!?]{3,60})|
  \b(?:whatever|any ?thing|every ?thing|what)\s+(?:(?:with|that|which|has|have|needs?|involv\w+|includ\w+|is|on)\s+)+([^.;!?]{3,40}?)\s+(?:has to go|must go|should go|goes|out|off)\b
`

/** 'Swap out anything that isn't step-free', 'take out what is not suitable for a wheelchair'. */
const TAKES_OUT_WHAT_IS_NOT = pattern()`
  \b(?:drop|remove|delete|scrap|skip|cut|take (?:out|off|away)|leave out|get rid of|cancel|swap(?: out)?|change|replace|exchange|lose)\b.{0,20}\b(?:any ?things?|every ?things?|all|whatever|what|things|those|(?:the )?ones|stuff)\s+
  (?:(?:that|which|of it|of that) )*(?:(?:is|are)(?: not|n't)|isn't|aren't|not|without|won't|doesn't|can't)\s+([^.;!?]{3,50})
`

/** What is to be looked through for what nobody can or wants to do; null where that is not said, or no plan stands. */
export function readReview(text: string, { plan, facts, before }: Told): Review | null {
  if (plan.length === 0) return null
  const [, missing] = TAKES_OUT_WHAT_IS_NOT.exec(text) ?? []
  const untold = missing === undefined ? undefined : UNTOLD.find(({ words }) => words.test(missing))
  if (untold !== undefined) return { kind: 'review', traits: [untold.name], codes: [], unknown: [] }
  const [, behind, ahead] = TAKES_OUT.exec(text) ?? []
  const named = withoutDays(behind ?? ahead ?? '').replace(/^(?:in|on|at|for|of)\b\s*(?:the )?/, '').replace(/\b(?:please|in it|for (?:us|her|him|me|them))\b/g, ' ').split(/,|\b(?:or|and)\b/).map((word) => word.trim()).filter((word) => word.length > 2)
  if (named.length > 0) return { kind: 'review', traits: [...new Set(named.map((word) => TRAITS.find(({ words }) => words.test(word))?.name ?? word))], codes: [], unknown: [] }
  const fresh = (facts.needs ?? []).filter((need) => before.needs?.includes(need) !== true)
  const traits = fresh.flatMap((need) => NEEDED[need] ?? DIETS[need] ?? [])
  return traits.length === 0 || text.includes('?') ? null : { kind: 'review', traits: [...new Set(traits)], codes: [], unknown: [] }
}

/** The same with what of the plan has any of that, and what of it tells nothing of it. */
export function reviewed(wish: Review, known: readonly KnownFacts[]): Review {
  const out = known.filter((one) => wish.traits.some((trait) => hasTrait(one, trait)))
  const isOfBody = wish.traits.some((trait) => TRAITS.slice(0, 2).some(({ name }) => name === trait))
  const isOfDiet = wish.traits.some((trait) => Object.values(DIETS).includes(trait))
  const unknown = known.filter((one) => !out.includes(one) && ((isOfBody && one.accessibility.length === 0) || (isOfDiet && isTagged(one, EATEN))))
  return { ...wish, codes: out.map(({ productCode }) => productCode), unknown: unknown.map(({ productCode }) => productCode) }
}

/** Of what one eats there nobody lists all. */
const EATEN = /^(?:food|food tours|cooking|street food|market)$/i

function hasTrait(known: KnownFacts, trait: string): boolean {
  const [diet] = Object.entries(DIETS).find(([, what]) => what === trait) ?? []
  if (diet !== undefined) return goesAgainstDiet(diet, known)
  return [...TRAITS, ...UNTOLD].find(({ name }) => name === trait)?.has(known) ?? answersWish({ title: known.title, tags: known.tags }, trait) > 0
}
