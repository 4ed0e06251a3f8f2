import { part } from '../language/pattern.ts'

/** Whose trade it is that leads, teaches or hosts an outing. */
export interface Leader {
  /** With an article: 'a brewer', 'an art historian'. */
  who: string
  by: 'guide' | 'teacher' | 'host'
}

/** Trades, and the words that stand before one; a first word that is neither may be a name. */
const TRADE = part`
  historian|archaeologist|geologist|biologist|botanist|naturalist|astronomer|curator|architect|cook|chef|baker|brewer|cooper|carver|potter|painter|
  printer|sculptor|weaver|musician|drummer|singer|dancer|storyteller|photographer|farmer|fisherman|fisherman’s son|conductor|gripman|florist|gardener|
  winemaker|distiller|sailor|poet|actor|tailor|shoemaker
`
const BEFORE = 'art|court|garden|landscape|architectural|marine|pastry|retired|former|working|local|science|young|old'
const AS = new RegExp(`^(?:an? )?((?:(?:${BEFORE}) )?(?:${TRADE})) (?:as (?:your )?)?(guide|teacher|host)$`, 'i')
const ALONE = new RegExp(`^(?:an? )?((?:(?:${BEFORE}) )?(?:${TRADE}))$`, 'i')

/** Out of a line of what is included: 'Brewer as guide', 'Art historian'. Null for any other line. */
export function readLeader(line: string): Leader | null {
  const [, who, by = 'guide'] = AS.exec(line) ?? ALONE.exec(line) ?? []
  if (who === undefined) return null
  const words = who.toLowerCase()
  return { who: `${/^[aeiou]/.test(words) ? 'an' : 'a'} ${words}`, by: by.toLowerCase() as Leader['by'] }
}
