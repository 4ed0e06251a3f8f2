import { part } from '../language/pattern.ts'

const WARM = String.raw`(?:warm(?:th|er)?|hot|heat|sun(?:ny|shine)?|tropical)`
const COLD = String.raw`(?:cold|cool(?:er)?|snow\w*|freezing|chilly|winter)`
/** What turns the word behind it round: 'not too hot', 'we cannot stand the heat', 'escape the cold'. */
const NO = part`
  (?:not|no|never|nothing|nowhere|without|less|isn't|won't|away from|get(?:ting)? out of|escap\w+|avoid\w*|skip\w*|hat(?:e|es)|dislik\w+|
  (?:can't|cannot|can not|don't|doesn't|do not|does not) (?:stand|bear|take|like|do|want|cope with|handle))
`
const BETWEEN = String.raw`(?:\W+(?:too|so|very|that|really|all|the|a|any|be|get|much|anywhere|somewhere|summer|winter)){0,3}\W+`
const TOO = String.raw`\btoo\W+`

const TURNED_FROM_WARM = new RegExp(String.raw`\b${NO}${BETWEEN}${WARM}\b|${TOO}(?:hot|warm|sunny)\b`, 'gi')
const TURNED_FROM_COLD = new RegExp(String.raw`\b${NO}${BETWEEN}${COLD}\b|${TOO}(?:cold|cool|chilly)\b`, 'gi')
/** What is left out wishes for no other weather. */
const NO_BEACH = new RegExp(String.raw`\b${NO}${BETWEEN}(?:beach(?:es)?|swim\w*|ski\w*)\b`, 'gi')
const WANTS_WARM = new RegExp(String.raw`\b(?:${WARM}|beach(?:es)?|swim\w*)\b`, 'i')
const WANTS_COOL = new RegExp(String.raw`\b(?:${COLD}|northern lights|arctic|ski(?:s|ing|ers?|[- ]?(?:trip|resort|holiday|slope)s?)?)\b`, 'i')

/** Whether warmth or cool air is wanted. What is turned away from is not wanted: 'somewhere not hot' is cool. */
export function climateIn(said: string): 'warm' | 'cool' | undefined {
  const text = said.replaceAll('’', "'")
  const fromWarm = text.match(TURNED_FROM_WARM) !== null
  const fromCold = text.match(TURNED_FROM_COLD) !== null
  const plain = text.replaceAll(TURNED_FROM_WARM, ' ').replaceAll(TURNED_FROM_COLD, ' ').replaceAll(NO_BEACH, ' ')
  // 'Not too hot and not too cold' wants neither.
  if (fromWarm && fromCold) return undefined
  if (fromWarm) return 'cool'
  if (fromCold) return 'warm'
  return WANTS_WARM.test(plain) ? 'warm' : WANTS_COOL.test(plain) ? 'cool' : undefined
}
