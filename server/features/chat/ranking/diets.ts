import { part } from '../language/pattern.ts'
import type { Activity } from '@meander/sdk/contract/activities'

const DIETS = /^(?:vegetarian|vegan|pescatarian|halal|kosher|[a-z]+-free)$/

export function isDiet(need: string): boolean {
  return DIETS.test(need)
}

const MEAT = part`
  steak|asado|parrilla|meat|pork|ham|jam[oó]n|sausages?|beef|lamb|goat|chicken|duck|foie|tripe|bacon|barbecue|bbq|burgers?|kebabs?|skewers?|grill\w*|
  chorizo|prosciutto|wurst|schnitzel
`
const FISH = String.raw`fish\w*|seafood|sashimi|tuna|bonito|squid|octopus|mussels?|sardines?|oysters?|prawns?|shrimps?|crabs?|lobsters?|clams?|sushi|anchov\w+|cod|herring|eels?|ceviche`

/** What a title names that a diet leaves out. */
const AGAINST: Readonly<Record<string, RegExp>> = {
  vegetarian: new RegExp(String.raw`\b(?:${MEAT}|${FISH})\b`, 'i'),
  vegan: new RegExp(String.raw`\b(?:${MEAT}|${FISH}|cheeses?|gelato|ice cream|butter|cream|milk|eggs?|honey|chocolate)\b`, 'i'),
  pescatarian: new RegExp(String.raw`\b(?:${MEAT})\b`, 'i'),
  'pork-free': /\b(?:pork|ham|jam[oó]n|bacon|chorizo|prosciutto|sausages?|wurst)\b/i,
  halal: /\b(?:pork|ham|jam[oó]n|bacon|chorizo|prosciutto|wine|beer|whisk\w+|gin|sake)\b/i,
  kosher: /\b(?:pork|ham|jam[oó]n|bacon|chorizo|prosciutto|shrimps?|prawns?|lobsters?|oysters?|clams?)\b/i,
}

/** What is served instead is told beside it. */
const SPARES = /\b(?:vegetarian|vegan|veggie|meat-free|without meat|on request)\b/i

/** A meal that is made of what somebody does not eat. Only food is a matter of diet: a fish in a museum is none. */
export function goesAgainst(diet: string, { tags = [], title, inclusions = [], description = '' }: Pick<Activity, 'tags' | 'title'> & Partial<Pick<Activity, 'inclusions' | 'description'>>): boolean {
  if (diet === 'halal' && tags.some((tag) => /^(?:wine|beer)$/i.test(tag))) return true
  return tags.some((tag) => /^(?:food|cooking|market|street food)$/i.test(tag)) && (AGAINST[diet]?.test(title) === true || (inclusions.some((one) => AGAINST[diet]?.test(one)) && !SPARES.test([...tags, description, ...inclusions].join(' '))))
}
