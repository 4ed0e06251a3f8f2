import { part, pattern } from '../language/pattern.ts'
import { matched, says } from './claim.ts'
import type { Claim } from './claim.ts'
import type { KnownActivity } from './known-activity.ts'

const YOUNG = part`
  (?:kids?|child(?:ren)?|toddlers?|infants?|bab(?:y|ies)|little ones|small ones|minors?|teen\w*|youngsters?|youths?|under-?\s?\d+s?|(?:those|anyone|nobody|
  people|guests|children|kids) (?:under|below|younger than)(?: the age of)? \d+|families|seniors?|pensioners?|pregnant \w+|over-?\d+s)
`
const SHUT = part`
  (?:(?:are|is|be|being)(?:n[’']t| not| never) (?:\w+ )?(?:allowed|admitted|permitted|accepted|taken|let in|welcome|suitable|possible)|(?:can ?not|can[’']t|may not|must not|mustn[’']t|
  will not be able to|won[’']t be able to) (?:come|join|enter|take part|go|board|visit|ride|attend|be taken)|(?:are|is) (?:barred|excluded|banned|turned away|refused)|
  (?:have to|has to|must|need to|should|had better) (?:stay|wait|be left|remain) (?:out|away|home|at home|ashore|behind|outside|with))
`
const ONLY = part`
  \b(?:adults?|grown-?ups?|over-?\d+s?|(?:the )?over \d+s?)[\s-]*only\b|\bonly (?:for |open to |takes? |admits? )?(?:the )?(?:adults|grown-?ups|over-?\d+s?)\b|
  \bstrictly for (?:adults|grown-?ups)\b|\bchild-free\b
`
const BARRED = pattern('i')`
  ${ONLY}|\bno\s+(?:small |young |little )?${YOUNG}(?= (?:are |is )?(?:allowed|admitted|permitted|welcome|on|at|in|here|please|there|can|may)\b|\W*$)|
  \bno (?:place|outing|thing|trip|tour|walk|evening|fun) for (?:small |young |little )?${YOUNG}|\b(?:small |young |little )?${YOUNG}\b[^.;,]{0,25}?\s${SHUT}|
  \b(?:does|do|is|are|will|would)(?:n[’']t| not) (?:be )?(?:suitable for|allow\w*|admit\w*|suited to|fit for|take|accept|welcome|open to|meant for)\s+(?:\w+ )?${YOUNG}|
  \bunsuitable for (?:\w+ )?${YOUNG}|\bleave (?:the|your|any) (?:small |young |little )?${YOUNG}\b
`
/** From which age one must be kept out for that to be true. */
const LEAST: readonly (readonly [who: RegExp, age: number])[] = [
  [/adult|grown|minor|teen|youth/i, 18],
  [/toddler|infant|bab|little|small|young/i, 3],
  [/child|kid|famil/i, 12],
]

function isBarred(activity: KnownActivity, sentence: string, found: string): boolean {
  const { minimumAges } = activity
  const [age] = [...found.matchAll(/\d+/g)].map(([number]) => Number(number))
  if (age !== undefined) return minimumAges.includes(age) || (/over/i.test(found) && minimumAges.includes(age + 1))
  if (/senior|pension|pregnan/i.test(found)) return says(activity, new RegExp(/senior|pension|pregnan/i.exec(found)?.[0] ?? found, 'i'))
  // 'Grown-ups only' is the stronger half of what else it says of children.
  const [, least = 18] = LEAST.find(([who]) => who.test(new RegExp(ONLY, 'i').exec(sentence)?.[0] ?? found)) ?? []
  return minimumAges.some((known) => known >= least)
}

/** Who may not come: as old as the field has it, or it is not said. */
export const ADMITTANCE: readonly Claim[] = [{ what: 'who may not come', find: matched(BARRED), isBorne: isBarred }]
