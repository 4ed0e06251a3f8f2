import { pattern } from '../language/pattern.ts'
import { COUNT, readCount } from './numbers.ts'
import type { PartyTotal } from './party-totals.ts'
import { matchSpan } from './plain-text.ts'

/** 'Two families with three kids each': two of each family are grown up. */
const FAMILIES = pattern()`
  (?<![\w$€£])(?<families>${COUNT})\s+(?<kind>families|couples)\b,?\s+(?:(?:each\s+)?with|(?:each\s+)?having)\s+(?<children>${COUNT})\s+(?:\w+\s+)?(?:kids|children|toddlers|teens|teenagers|boys|girls|kid|child|baby|toddler)\s+
  (?:each|apiece|per family)\b
`
/** 'Two families of four', '2 rooms, 2 people each'. */
const PRODUCT = pattern()`
  (?<![\w$€£])(?<groups>${COUNT})\s+(?:families|groups|teams|pairs|sets|parties|households|classes|lots)\s+of\s+(?<each>${COUNT})\b|
  (?<![\w$€£])(?<rooms>${COUNT})\s+(?:\w+\s+)?(?:rooms|cabins|families|couples|tents|boats|cars|flats|
  villas)\b[^.;!?\n]{0,12}?\b(?<inEach>${COUNT})\s+(?:people\s+|persons?\s+|of us\s+|guests\s+|adults\s+)?(?:in each|each|
  per (?:room|cabin|family|tent|boat|car|flat|villa))\b
`

/** Who travels, said as so many groups of so many each. */
export function readMultiplied(text: string): PartyTotal | null {
  const families = FAMILIES.exec(text)
  if (families !== null) {
    const [count, each] = [readCount(families.groups?.families) ?? 1, readCount(families.groups?.children) ?? 0]
    return { size: count * (2 + each), adults: count * 2, children: count * each, weak: false, span: matchSpan(families) }
  }
  const product = PRODUCT.exec(text)
  if (product === null) return null
  const { groups, each, rooms, inEach } = product.groups ?? {}
  return { size: (readCount(groups ?? rooms) ?? 1) * (readCount(each ?? inEach) ?? 1), weak: false, span: matchSpan(product) }
}
