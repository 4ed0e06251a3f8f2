import { part, pattern } from '../../language/pattern.ts'
import type { Place } from '../../../destinations/index.ts'
import type { Situation } from '../words/situation.ts'

const COMPARES = pattern('i')`
  \b(?:compare[ds]?|comparison|comparing|versus|vs\.?|difference between|(?:better|best|nicer|nicest|cheaper|cheapest|warmer|warmest|prefer|recommend|more|less|most)\b
  .*\b(?:or|than|of (?:the|these|those) (?:two|three)|of (?:both|them|the (?:cities|towns|places)))|
  (?:which|what) (?:of (?:the|these|those|our|my) )?(?:(?:two|three|both|other) )?(?:cit(?:y|ies)|towns?|places?)\b
  .*\b(?:better|best|nicer|nicest|cheaper|cheapest|warmer|more|prefer|recommend|suits?|good)|
  better\b.*\b(?:city|town)|(?:which|what|where)\b.*\b(?:has|have|is|are|offers?|costs?) (?:the )?(?:more|most|better|best|cheaper|nicer|less))
`
const TOWNS = pattern('i')`
  \b(?:(?:the|these|those|our|both|my|of) )?(?:two|three|both|these|those|either|which|what|other) (?:of (?:the|these|those|our) )?(?:two |
  three )?(?:cit(?:y|ies)|towns?)\b|\bof the (?:cities|towns)\b
`

/** 'Compare the two', 'which of the towns': nothing is told or wished beside. */
export function comparesOnly(text: string, stocked: readonly Place[]): boolean {
  return COMPARES.test(text) && (TOWNS.test(text) || townsIn(text, stocked).length > 1) && /^\W*(?:(?:and|so|ok|please|can you|could you)\W+)*(?:compare|which (?:of|city|town)|what(?:'s| is) the difference)\b/i.test(text)
}

/** 'The best way to get from Porto to Lisbon'. */
const OF_WAYS = /\b(?:ways? (?:to|from|of)|get (?:from|to)|travel (?:from|between)|go from|drive|trains?|fly|flights?|bus)\b/i

/** The towns that a message wants weighed against each other: by their names, or those that were spoken of; fewer than two where it wants none. */
export function townsToCompare({ lastText, reading, facts }: Situation, stocked: readonly Place[]): Place[] {
  if (!COMPARES.test(lastText) || OF_WAYS.test(lastText)) return []
  const named = townsIn(lastText, stocked)
  if (facts.alternatives === true && reading.cards.length === 0) return []
  if (named.length > 1) return named.slice(0, 3)
  if (!TOWNS.test(lastText)) return []
  const spoken = reading.turns.slice(0, -reading.lastLength).flatMap((turn) => townsIn(turn, stocked))
  return [...new Set(spoken)].slice(-2)
}

function townsIn(text: string, stocked: readonly Place[]): Place[] {
  const lower = ` ${text.toLowerCase()} `
  return stocked
    .map((place) => ({ place, at: lower.search(new RegExp(String.raw`(?<![\p{L}])${place.name.toLowerCase().replace(/[^\p{L}\p{N} ]/gu, '.')}(?![\p{L}])`, 'u')) }))
    .filter(({ at }) => at >= 0)
    .toSorted((left, right) => left.at - right.at)
    .map(({ place }) => place)
}

const GOES = String.raw`(?:visit(?:ing)?|go(?:ing)?|travel(?:ling)?|come|coming|be there|see|there|a (?:trip|visit|holiday)|(?:our|my|the) (?:trip|visit))`
const BEST_TIME = pattern('iu')`
  ^\W*(?:(?:and|so|but|ok|then|well|by the way)\W+)*(?:(?:what|when|which)(?:'s|
  s| is| are| would be| was)?(?: in your (?:view|opinion))?(?: the)? (?:best|good|ideal|right|nicest|better|perfect) (?:times?|months?|seasons?|
  part)(?: of (?:the )?year)?|(?:which|what) (?:months?|seasons?|time of (?:the )?year) (?:is|are|would be) (?:the )?(?:best|good|ideal|nicest|
  better)|when is it (?:best|nicest|better|good)|when (?:should|would) (?:one|you) (?:best )?)(?: (?:to|for))?(?: ${GOES})?(?: (?:to|in|
  for))?(?: (?:it|there|here|${String.raw`\p{L}[\p{L}' -]{2,24}`}))?\W*$
`

/** 'What is the best time of year to visit': of the town, and of no card. */
export function asksForBestTime({ lastText, facts }: Situation): boolean {
  if (!BEST_TIME.test(lastText)) return false
  const behind = new RegExp(String.raw`\b(?:visit|go|see|travel|come|there|year|time|month|season)\b(?: (?:to|in|for))* (.+?)\W*$`, 'i').exec(lastText)?.[1] ?? ''
  const names = [...(facts.destinations ?? []), ...(facts.destination === undefined ? [] : [facts.destination])].map(({ name, country }) => [name, country]).flat()
  return behind === '' || MERE.test(behind) || names.some((name) => behind.toLowerCase().includes(name.toLowerCase()))
}

const MERE = new RegExp(String.raw`^(?:(?:of|the|year|to|for|in|it|there|here|is|are|best|nicest|good|ideal|better|would|be|${GOES})\s*)+$`, 'i')

const STOPS = part`
  (?:air ?port|aeropuerto|aéroport|flughafen|(?:train |central |bus |main |railway )?station|bahnhof|gare|port|harbour|cruise terminal|
  (?:city |town )?cent(?:re|er)|downtown|(?:old )?town|city|hotel|innenstadt|zentrum|centro)
`
const WAY = pattern('iu')`
  \b(?:(?:how|what|which)\b.*\b(?:get|go|travel|way|reach|transfers?|come|transport|bus|train|taxi|metro|cost|long|far)\b|
  (?:is|are) there\b.*\b(?:bus|train|metro|taxis?|tram|shuttle|transfers?)\b|
  (?:taxi|transfer|shuttle|bus|train|metro)s?\b|wie komm\p{L}+|comment (?:aller|va)|cómo (?:voy|vamos|llego|llegamos|ir))
  .*\b(?:from|to|between|vom|zum|von|de|del|du|desde|al|into|in)\b (?:the |our |la |le |l'|el )?${STOPS}\b
`
const OF_CARDS = /\b(?:it|they|them|meeting point|first|second|third|last|tour|pick(?:ed)?[- ]?up|included?|includes|in time|back|before|catch)\b/i

/** 'How do we get from the airport to the centre': of no flight, and of no card. */
export function asksForWay({ lastText, reading }: Situation): boolean {
  const said = reading.turns.at(-reading.lastLength) ?? ''
  return [said, lastText].some((text) => WAY.test(text)) && !OF_CARDS.test(lastText) && lastText.length < 120
}
